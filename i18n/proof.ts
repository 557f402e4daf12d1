/** What a proof found, in words: the same in the page and on a terminal. */
import { has } from '@lurk/kernel';
import { type Lang, sentence } from './format.ts';
import type { Words } from './words.ts';

const en = {
  /** All is well with it. */
  fine: {
    format: 'The record is complete',
    promise: 'The deal was promised as deals are today',
    commitment: 'The server dealt from the secret it had locked in beforehand',
    terms: 'Options, seats, wishes, host and rules are the ones it had locked in',
    rounds: 'No round of the deal is missing, and none was dealt again without a cause ({count} {count|round|rounds})',
    numbers: 'The deal contains the secret numbers of {count} {count|person|people}, as they had locked them in',
    game: 'The rules are known here ({field})',
    roles: 'Roles follow from the wishes and the dice of the deal',
    inputs: 'Every move was allowed ({count})',
    seals: 'No sealed choice was changed ({count} {count|question|questions})',
    outcome: 'The result follows from the moves',
    end: 'The table is as it was left',
    kept: 'Every proof this device was shown is in the record ({count})',
    bound: 'What the server had locked in is what this table showed',
    mine: 'Your secret number is in the deal, as this device sent it',
    others: 'Nobody’s number was changed after yours was revealed',
    table: 'During the deal the server did nothing an honest one would not do',
    receipts: 'Your sealed choices are the ones this device sent ({count})',
    seen: 'The record tells what you saw ({count} {count|event|events})',
  },
  /** Something is wrong, or cannot be proved. */
  why: {
    notARecord: 'This is not the record of a game',
    unknownGame: 'Other rules than those known here ({field}): the deal was checked, the moves could not be',
    otherSecret: 'Round {round}: the secret, or something tied to it, was changed after the server had locked it in',
    termsChanged: 'Round {round} was about something other than the game that was played: {field}',
    roundMissing: 'Round {round} does not follow the one before: a round was left out or put in',
    roundWithoutCause: 'Round {round} was dealt again although everybody had revealed their number: the server could choose',
    askedOthers: 'Round {round} asked other people than the rules of the deal say',
    otherNumber: 'Round {round}: the number of {seat} is not the one they had locked in',
    notOpened: '{seat} never revealed their number, and the cards were dealt all the same',
    nobodysNumber: 'No person’s number is in the deal: the server alone has chosen the cards',
    otherRoles: 'The roles are not those that follow from wishes and dice: somebody chose them',
    unplayable: 'The record cannot be played: no table has such options, seats or moves',
    unlawfulInput: 'Move {count} was not allowed: cards or dice were others than those dealt, or a move was changed',
    sealsChanged: 'A sealed choice was changed before it was revealed',
    otherOutcome: 'The result does not follow from the moves',
    otherEnd: 'The table at the end is not the one these moves lead to',
    roundHidden: 'This device was shown a proof for round {round} that the record hides: the cards were dealt again',
    otherTerms: 'Round {round}: the record is about something other than this device was shown: {field}',
    myNumberChanged: 'Round {round}: the record has another secret number in your name than this device sent',
    denied: 'Round {round}: the server had confirmed your number, and the record says that it never came',
    othersChanged: 'Round {round}: the number of {seat} was exchanged after yours was revealed',
    dealAbandoned: 'A deal at this table was given up after your number was revealed, and another one begun: the server could choose',
    receiptMissing: 'A choice you sealed is not in the record as you sealed it',
    otherStory: 'The record tells another game than the one you saw',
    roundTwice: 'The server began round {round} twice, with two proofs: it could choose',
    brokenChain: 'The server began round {round} out of turn',
    rebound: 'The server showed one proof for two different deals (round {round})',
    otherTable: 'Round {round}: the server locked in another table than the one it showed',
    othersSwapped: 'Round {round}: the server exchanged people’s numbers while they were being revealed',
    tooManyRounds: 'The server dealt more often than any honest one would',
    olderPromise:
      'Dealt before options, seats and wishes were part of the promise, and when a deal could be begun again unseen: this proof is weaker than today’s',
    roundWithheld: 'Round {round} was given up because the number of {seat} did not come, says the server; they were left out afterwards',
    leftOut: 'Round {round}: your number did not reach the server in time, it says; the deal is as good as the numbers of the others',
    nothingKept: 'This device was not at the deal: the record could only be compared with itself',
  },
  field: {
    match: 'the number of the game',
    game: 'which game it is',
    rulesVersion: 'the rules',
    options: 'the options',
    seats: 'seats, bots or wishes',
    host: 'the host',
    round: 'the number of the round',
    after: 'the round before',
    people: 'who was asked',
    protocol: 'the way of dealing',
  },
  seat: 'seat {seat}',
  fair: 'Everything fits: dealt and played as it was promised.',
  doubtful: 'Nothing is wrong, but not everything can be proved.',
  unfair: 'Something does not fit.',
};

const fr: Words<typeof en> = {
  fine: {
    format: 'Le relevé est complet',
    promise: 'La distribution a été promise comme on le fait aujourd’hui',
    commitment: 'Le serveur a distribué avec le secret qu’il avait fixé d’avance',
    terms: 'Options, places, souhaits, hôte et règles sont ceux qu’il avait fixés d’avance',
    rounds: 'Aucun tour de la distribution ne manque, aucun n’a été refait sans raison ({count} {count|tour|tours})',
    numbers: 'La distribution contient les nombres secrets de {count} {count|personne|personnes}, tels que fixés d’avance',
    game: 'Les règles sont connues ici ({field})',
    roles: 'Les rôles découlent des souhaits et des dés de la distribution',
    inputs: 'Tous les coups étaient permis ({count})',
    seals: 'Aucun choix scellé n’a été changé ({count} {count|question|questions})',
    outcome: 'Le résultat découle des coups',
    end: 'La table est telle qu’on l’a laissée',
    kept: 'Chaque preuve montrée à cet appareil est dans le relevé ({count})',
    bound: 'Ce que le serveur avait fixé est ce que cette table montrait',
    mine: 'Votre nombre secret est dans la distribution, tel que cet appareil l’a envoyé',
    others: 'Aucun autre nombre n’a été changé après que le vôtre a été révélé',
    table: 'Pendant la distribution, le serveur n’a rien fait qu’un serveur honnête ne ferait',
    receipts: 'Vos choix scellés sont ceux que cet appareil a envoyés ({count})',
    seen: 'Le relevé raconte ce que vous avez vu ({count} {count|événement|événements})',
  },
  why: {
    notARecord: 'Ceci n’est pas le relevé d’une partie',
    unknownGame: 'D’autres règles que celles connues ici ({field}) : la distribution a été vérifiée, les coups n’ont pas pu l’être',
    otherSecret: 'Tour {round} : le secret, ou ce qui en dépend, a été changé après que le serveur l’a fixé',
    termsChanged: 'Le tour {round} portait sur autre chose que la partie jouée : {field}',
    roundMissing: 'Le tour {round} ne suit pas le précédent : un tour a été retiré ou ajouté',
    roundWithoutCause: 'Le tour {round} a été refait alors que tous avaient révélé leur nombre : le serveur a pu choisir',
    askedOthers: 'Le tour {round} a sollicité d’autres personnes que ne le veut la règle de la distribution',
    otherNumber: 'Tour {round} : le nombre de {seat} n’est pas celui fixé d’avance',
    notOpened: '{seat} n’a jamais révélé son nombre, et l’on a distribué quand même',
    nobodysNumber: 'Aucun nombre d’une personne n’est dans la distribution : le serveur seul a choisi les cartes',
    otherRoles: 'Les rôles ne sont pas ceux qui découlent des souhaits et des dés : quelqu’un les a choisis',
    unplayable: 'Le relevé ne peut pas être joué : aucune table n’a de telles places, options ou coups',
    unlawfulInput: 'Le coup {count} n’était pas permis : cartes ou dés n’étaient pas ceux distribués, ou un coup a été changé',
    sealsChanged: 'Un choix scellé a été changé avant d’être révélé',
    otherOutcome: 'Le résultat ne découle pas des coups',
    otherEnd: 'La table à la fin n’est pas celle où mènent ces coups',
    roundHidden: 'Une preuve pour le tour {round}, montrée à cet appareil, est cachée par le relevé : on a distribué à nouveau',
    otherTerms: 'Tour {round} : le relevé porte sur autre chose que ce qui a été montré à cet appareil : {field}',
    myNumberChanged: 'Tour {round} : le relevé porte à votre nom un autre nombre que celui envoyé par cet appareil',
    denied: 'Tour {round} : le serveur avait confirmé votre nombre, et le relevé dit qu’il n’est jamais venu',
    othersChanged: 'Tour {round} : le nombre de {seat} a été échangé après que le vôtre a été révélé',
    dealAbandoned:
      'Une distribution de cette table a été abandonnée après que votre nombre a été révélé, et une autre commencée : le serveur a pu choisir',
    receiptMissing: 'Un choix que vous aviez scellé n’est pas tel quel dans le relevé',
    otherStory: 'Le relevé raconte une autre partie que celle que vous avez vue',
    roundTwice: 'Le serveur a commencé deux fois le tour {round}, avec deux preuves : il a pu choisir',
    brokenChain: 'Le serveur a commencé le tour {round} hors de son ordre',
    rebound: 'Le serveur a montré la même preuve pour deux distributions différentes (tour {round})',
    otherTable: 'Tour {round} : le serveur a fixé une autre table que celle qu’il montrait',
    othersSwapped: 'Tour {round} : le serveur a échangé des nombres au moment de les révéler',
    tooManyRounds: 'Le serveur a distribué plus souvent qu’un serveur honnête ne le ferait',
    olderPromise:
      'Distribuée avant que les options, les places et les souhaits fassent partie de la promesse, quand une distribution pouvait être recommencée sans être vue : cette preuve est plus faible que celles d’aujourd’hui',
    roundWithheld:
      'Le tour {round} a été abandonné car le nombre de {seat} n’est pas venu, dit le serveur ; cette place a ensuite été laissée de côté',
    leftOut: 'Tour {round} : votre nombre n’est pas arrivé à temps, dit le serveur ; la distribution vaut ce que valent les autres nombres',
    nothingKept: 'Cet appareil n’était pas à la distribution : le relevé n’a pu être comparé qu’à lui-même',
  },
  field: {
    match: 'la partie',
    game: 'le jeu',
    rulesVersion: 'les règles',
    options: 'les options',
    seats: 'les places, robots ou souhaits',
    host: 'l’hôte',
    round: 'le numéro du tour',
    after: 'le tour précédent',
    people: 'les personnes sollicitées',
    protocol: 'la manière de distribuer',
  },
  seat: 'place {seat}',
  fair: 'Tout concorde : distribué et joué comme promis.',
  doubtful: 'Rien n’est faux, mais tout ne peut pas être prouvé.',
  unfair: 'Quelque chose ne concorde pas.',
};

const WORDS: Record<Lang, Words<typeof en>> = { en, fr };

/** What is found, as `table/findings.ts` has it. */
export interface Provable {
  readonly what: keyof typeof en.fine;
  readonly why: keyof typeof en.why | null;
  readonly round?: number;
  readonly seat?: number;
  readonly field?: string;
  readonly count?: number;
}

export function tellFinding(lang: Lang, { what, why, round = 0, seat, field = '', count = 0 }: Provable, names: readonly string[]): string {
  const w = WORDS[lang];
  const who = seat === undefined ? '' : (names[seat] ?? '') || sentence(lang, w.seat, { seat: seat + 1 });
  const part = has(w.field, field) ? w.field[field] : field;
  return sentence(lang, why ? w.why[why] : w.fine[what], { round, seat: who, field: part, count });
}

export const tellVerdict = (lang: Lang, { ok, sure }: { readonly ok: boolean; readonly sure: boolean }): string =>
  WORDS[lang][!ok ? 'unfair' : sure ? 'fair' : 'doubtful'];

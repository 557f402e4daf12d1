// One sentence for each thing that can happen, in French. Characters are spoken of in the third person, so that every reader reads the same.
import { de, que } from '@lurk/i18n';
import { backs, phases, roles, s, sides } from './components.fr.ts';
import type { Lines } from './lines.ts';

export const events: Lines = {
  charactersDealt: () => 'Chacun reçoit un Personnage.',
  characterPicked: ({ pawn }, n) => `${n.who(pawn)} : Personnage choisi.`,
  leaderIs: ({ seat, why }, n) => (why === 'first' ? `Premier Leader : ${n.player(seat)}.` : `Leader désormais : ${n.player(seat)}.`),
  leaderTokenPut: ({ room }, n) => `Le jeton Leader est ${n.in(room)}.`,
  roleIs: ({ role }) => (role === 'alien' ? 'Votre rôle : Alien.' : 'Votre rôle : Humain.'),
  rolesDealt: () => 'Les cartes Rôle sont distribuées.',
  roundBegan: ({ round }) => `La manche ${round} commence.`,
  phaseBegan: ({ phase }) => `${phases[phase]}.`,
  weatherRolled: ({ results }, n) => `Le dé Météo indique : ${n.list(results.map((weather) => n.weather(weather)))}.`,
  weatherIs: ({ weather }, n) => `Le temps de cette manche : ${n.weather(weather)}.`,
  fuelUsed: ({ room, count, fuel }, n) =>
    count === 0
      ? `Plus aucun jeton Fioul ${n.in(room)}.`
      : `${s(count, 'jeton Fioul consommé', 'jetons Fioul consommés')} ${n.in(room)} ; il en reste ${fuel}.`,
  damaged: ({ room, count, damage, why }, n) =>
    `${why === 'shortage' ? 'Le fioul manque : ' : ''}${count === 0 ? 'pas de place pour un dégât de plus' : s(count, 'dégât')} ${n.in(room)}, ${damage} en tout.`,
  repaired: ({ room, count, damage, pawn }, n) => `${n.who(pawn)} répare ${s(count, 'dégât')} ${n.in(room)} ; il en reste ${damage}.`,
  blackout: ({ on }) => (on ? 'La lumière s’éteint : Obscurité.' : 'La lumière revient.'),
  boilerDestroyed: () => 'La Chaufferie est détruite. La base commence à geler.',
  freezing: ({ to }) => (to === 0 ? 'Le feu réchauffe la base : la Congélation revient à 0.' : `Congélation : ${to}.`),
  rescueMoved: ({ at, fuel }) => `L’Hélicoptère de secours est à la case ${at} ; fioul utilisé : ${fuel}.`,
  rescueArrived: () => 'L’Hélicoptère de secours s’est posé.',
  rescueGone: () => 'L’Hélicoptère de secours a dû rebrousser chemin.',
  ate: ({ from, count }) =>
    count === 0
      ? 'Il n’y a rien à manger.'
      : from === 'kitchen'
        ? `Le repas cuit est mangé : ${s(count, 'jeton Vivres', 'jetons Vivres')}.`
        : `${s(count, 'jeton Vivres', 'jetons Vivres')} du Cellier pour le repas.`,
  starving: () => 'Il n’y a pas assez de vivres : désormais tout le monde est Affamé.',
  starvingDiscarded: ({ pawns }, n) => `La faim affaiblit, une carte de moins : ${n.all(pawns)}.`,
  dogPlaced: ({ room }, n) => `Un Chien court ${n.to(room)}.`,
  dogsAside: ({ count }) => `Sans place, en attente dehors : ${s(count, 'Chien')}.`,
  kennelOpened: () => 'Le Chenil est ouvert : ses Chiens en sortent.',
  proposed: ({ by }, n) => `${n.who(by)} propose un plan aux Aliens.`,
  planIs: ({ plan }, n) => `Notre plan : ${n.list(plan.map(({ room, force }) => `${n.the(room)} ${force}`))}.`,
  planned: ({ forces }) => `L’Alien se cache dans ${s(forces.length, 'lieu', 'lieux')} : Force ${forces.join(', ')}.`,
  attacked: ({ attacks }, n) => `L’Alien frappe : ${n.list(attacks.map(({ room, force }) => `${n.the(room)} (${force})`))}.`,
  alienSabotaged: ({ room, force }, n) => `L’Alien saccage ${n.the(room)} avec Force ${force}.`,
  alienFled: ({ room }, n) => `L’Alien s’enfuit : ${n.the(room)} est libre.`,
  assimilated: ({ pawn, room }, n) => `L’Alien assimile ${n.who(pawn)} ${n.in(room)}.`,
  dogAssimilated: ({ room }, n) => `Un Chien est assimilé ${n.in(room)}.`,
  forceRecovered: ({ pool }) => `L’Alien se retire. Sa Force : ${pool}.`,
  revealed: ({ pawn, pool }, n) => `${n.who(pawn)} est un Alien ! La Force de l’Alien est maintenant de ${pool}.`,
  discardedAll: ({ pawn, up, backs: hidden }, n) =>
    up.length === 0 && Object.values(hidden).every((count) => count === 0)
      ? `${n.who(pawn)} n’a rien à abandonner.`
      : `${n.who(pawn)} abandonne : ${n.backs(hidden, up)}.`,
  aliensBeaten: ({ pawns }, n) => `L’Alien Dévoilé n’a plus de Force. Défaite pour ${n.all(pawns)}.`,
  drew: ({ pawn, count }, n) => `${n.who(pawn)} pioche ${s(count, 'carte Action', 'cartes Action')}.`,
  drewCards: ({ cards }, n) => `Vous avez pioché ${n.list(cards.map((card) => n.action(card)))}.`,
  reshuffled: () => 'La pioche Actions est refaite avec la défausse.',
  swappedCard: ({ pawn }, n) => `${n.who(pawn)} change une carte Action.`,
  swappedCardFor: (event, n) => `Vous avez échangé ${n.action(event.out)} contre ${n.action(event.in)}.`,
  pileBegan: () => 'La première carte Action ouvre la pile Activités, sans être vue.',
  placed: ({ pawn, place, how }, n) => `${n.who(pawn)} ${how === 'sleep' ? `se couche ${n.in(place)}` : `va ${n.to(place)}`}.`,
  itemShown: ({ pawn, item }, n) => `${n.who(pawn)} montre : ${n.item(item)}.`,
  putCard: ({ pawn }, n) => `${n.who(pawn)} pose une carte sur la pile Activités.`,
  putCardIs: ({ card }, n) => `Votre carte sur la pile : ${n.action(card)}.`,
  shownCard: ({ pawn, card }, n) => `À la Suspicion maximum, ${n.who(pawn)} la montre : ${n.action(card)}.`,
  deckSeen: ({ counts }, n) =>
    `Vous regardez la pioche Actions : ${n.list((['use', 'repair', 'sabotage'] as const).map((card) => `${counts[card]} ${n.action(card)}`))}.`,
  slept: ({ pawn, count }, n) => `${n.who(pawn)} change ${s(count, 'carte')}.`,
  sleptCards: ({ cards }, n) => `Vos nouvelles cartes : ${n.list(cards.map((card) => n.action(card)))}.`,
  tookLeaderToken: ({ pawn }, n) => `${n.who(pawn)} prend le jeton Leader.`,
  pileLost: ({ count }) => `Perdu sans être vu, de la pile Activités : ${s(count, 'carte')}.`,
  encounterBegan: ({ room, pawns, dog, force }, n) =>
    `Rencontre ${n.in(room)} : ${n.list([...pawns.map((pawn) => n.who(pawn)), ...(dog ? ['un Chien'] : []), ...(force > 0 ? [`l’Alien (${force})`] : [])])}.`,
  avoided: ({ pawn, with: arm }, n) => `${n.who(pawn)} l’évite : ${n.item(arm)}.`,
  drove: ({ pawn, with: arm, room }, n) => `${n.who(pawn)} fait fuir l’Alien ${n.in(room)} : ${n.item(arm)}.`,
  laidDown: ({ pawns }, n) => `${pawns.length > 1 ? 'Personnages couchés' : 'Personnage couché'} : ${n.all(pawns)}.`,
  sentToRec: ({ pawns }, n) =>
    `Dans la Salle de repos, ${pawns.length > 1 ? 'Personnages couchés' : 'Personnage couché'} : ${n.all(pawns)}.`,
  dogCaptured: ({ room }, n) => `Le Chien ${n.in(room)} est capturé et mis au Chenil.`,
  tokensPut: ({ pawns }, n) => `Deux jetons Infection chacun, face cachée : ${n.all(pawns)}.`,
  looked: ({ by, of, side }, n) => `${n.who(by)} regarde ${sides[side]} ${de(n.who(of))}.`,
  sawToken: ({ of, token }, n) => `Vous avez vu un jeton ${de(n.who(of))} : ${roles[token]}.`,
  tokenSeen: ({ by, token }, n) => `${n.who(by)} a vu votre jeton : ${roles[token]}.`,
  drewDogToken: ({ pawn }, n) => `${n.who(pawn)} pioche un jeton du sac Infection et l’y remet.`,
  dogTokenIs: ({ alien }) => (alien ? 'C’était un Chien alien.' : 'C’était un Chien sain.'),
  resorted: ({ pawns }, n) => `Cartes Rôle reposées : ${n.all(pawns)}.`,
  suspicionMoved: ({ pawn, to }, n) =>
    to === 0 ? `Il est prouvé ${que(n.who(pawn))} est Humain.` : `Suspicion ${de(n.who(pawn))} : ${to}.`,
  rescueDeclined: ({ pawn }, n) => `${n.who(pawn)} fait attendre l’Hélicoptère de secours.`,
  burnt: ({ room, pawn, with: arm }, n) => `${n.who(pawn)} incendie ${n.the(room)} : ${n.item(arm)}.`,
  flipped: ({ card }, n) => `La prochaine carte de la pile : ${n.action(card)}.`,
  assigned: ({ pawn, card, times }, n) => `${n.action(card)} pour ${n.who(pawn)}${times > 1 ? `, ${times} fois` : ''}.`,
  cardLost: ({ card, pawn }, n) => `${n.action(card)} ne sert nulle part et est perdue ; ${n.who(pawn)} se couche.`,
  usePassed: ({ pawn }, n) => `${n.who(pawn)} n’en fait rien.`,
  stopped: ({ left }) =>
    left === 0 ? 'Le travail est fini.' : `Le travail est fini ; ${s(left, 'carte non retournée', 'cartes non retournées')}.`,
  fuelMoved: ({ room, fuel }, n) => `1 jeton Fioul de plus ${n.in(room)} : ${fuel}.`,
  fuelLost: ({ count }) => (count === 0 ? 'Il ne restait aucun jeton Fioul dans le Hangar.' : `Jetons Fioul du Hangar perdus : ${count}.`),
  sosSent: () => 'S.O.S. ! L’Hélicoptère de secours se met en route.',
  foodMoved: ({ count }) => `Jetons Vivres cuits : ${count}.`,
  foodLost: ({ count }) =>
    count === 0 ? 'Il ne restait aucun jeton Vivres dans le Cellier.' : `Jetons Vivres du Cellier perdus : ${count}.`,
  cardsLost: ({ of, count }) => (count === 0 ? 'Il ne restait aucune carte à perdre.' : `Perdu sans être vu : ${backs[of](count)}.`),
  labLost: ({ count }) => (count === 0 ? 'Il ne restait aucun jeton Labo à perdre.' : `Perdu sans être vu : ${backs.lab(count)}.`),
  bloodSought: ({ found }) => (found ? 'Une Poche de sang est détruite.' : 'Il ne restait aucune Poche de sang à détruire.'),
  drewItems: ({ pawn, of, count }, n) => `${n.who(pawn)} pioche ${backs[of](count)}.`,
  drewItemsAre: ({ items }, n) => `Vous regardez : ${n.items(items)}.`,
  keptItem: ({ pawn }, n) => `${n.who(pawn)} garde une carte.`,
  keptItemIs: ({ kept, back }, n) => `Gardé : ${n.item(kept)}${back.length > 0 ? ` ; sous la pioche : ${n.items(back)}` : ''}.`,
  drewLab: ({ pawn }, n) => `${n.who(pawn)} pioche un jeton Labo.`,
  drewLabIs: ({ token }, n) => `C’est : ${n.item(token)}.`,
  settledLab: ({ pawn, kept }, n) => (kept ? `${n.who(pawn)} le garde.` : `${n.who(pawn)} le défausse, face cachée.`),
  stationSet: ({ weather, pawn }, n) => `${n.who(pawn)} laisse le dé sur : ${n.weather(weather)}.`,
  bonusPlayed: ({ pawn, item, room }, n) => `${n.who(pawn)} joue ${n.item(item)} ${n.in(room)}.`,
  gathered: () => 'Tout le monde est de retour dans la Salle de repos.',
  offerMade: ({ to }, n) => `Votre offre est partie : ${n.who(to)}.`,
  offerCame: ({ offer }, n) =>
    `${n.who(offer.from)} vous propose un échange : ${n.backs(offer.backs, offer.up)} contre ${n.backs(offer.want, offer.wantUp)}.`,
  offerClosed: ({ from, why }, n) =>
    `L’offre ${de(n.who(from))} est ${why === 'declined' ? 'refusée' : why === 'withdrawn' ? 'retirée' : 'caduque'}.`,
  traded: ({ from, to, gave, gaveUp, got, gotUp }, n) =>
    `${n.who(from)} et ${n.who(to)} échangent : ${n.backs(gave, gaveUp)} contre ${n.backs(got, gotUp)}.`,
  gotItems: ({ from, items }, n) => `Vous avez reçu ${de(n.who(from))} : ${n.items(items)}.`,
  stayedHidden: () => 'Vous êtes Humain : il n’y a rien à dévoiler.',
  voteCalled: () => 'Le vote est lancé.',
  voted: ({ votes }, n) => `Votes : ${n.list(votes.map(({ by, at }) => `${n.who(by)} → ${at === null ? 'personne' : n.who(at)}`))}.`,
  volunteered: ({ kind, pawns }, n) => `Pour l’Analyse ${kind} : ${n.all(pawns)}.`,
  noAnalysis: ({ kind }) => `Pas d’Analyse ${kind}.`,
  analysed: ({ kind, by, pawn, role }, n) =>
    `Analyse ${kind} par ${n.who(by)} : ${n.who(pawn)} est ${role === 'alien' ? 'un Alien' : 'Humain'}.`,
  escapeBegan: ({ exit, pawn }, n) => `${n.who(pawn)} démarre ${n.exit(exit)}.`,
  boardingAsked: ({ pawn, boards }, n) => (boards ? `${n.who(pawn)} veut monter à bord.` : `${n.who(pawn)} reste au sol.`),
  boardingAnswered: ({ pawn, no }, n) =>
    no.length > 0 ? `Refus pour ${n.who(pawn)} : ${n.all(no)}.` : `${n.who(pawn)} peut monter à bord.`,
  roleShown: ({ pawn, role }, n) => `${n.who(pawn)} : ${roles[role]}.`,
  departed: ({ exit, aboard }, n) => `Départ : ${n.exit(exit)}, avec ${n.all(aboard)}.`,
  won: ({ winner }) => (winner === 'humans' ? 'Les Humains ont gagné.' : 'Les Aliens ont gagné.'),
  unveiled: (event, n) => `La vérité : ${n.list(event.roles.flatMap((role, pawn) => (role ? [`${n.who(pawn)} ${roles[role]}`] : [])))}.`,
  threatMoved: ({ to }) => `La Menace est sur la case ${to}.`,
  characterLost: ({ pawn, pool }, n) => `L’Alien, c’était ${n.who(pawn)}. Sa Force : ${pool}.`,
  dogTokenShown: ({ pawn, alien }, n) => `${n.who(pawn)} pioche pour le Chien : ${alien ? 'un Chien alien !' : 'un Chien sain.'}`,
  targetIs: ({ value }) => `L’Alien met Force ${value} sur chaque lieu.`,
  diceRolled: ({ dice }, n) => `Les dés : ${n.list(dice.map((face) => n.face(face)))}.`,
  diceAssigned: ({ pawn }, n) => `Les dés vont à ${n.who(pawn)}.`,
  diceRerolled: ({ pawn, dice }, n) => `${n.who(pawn)} relance : ${n.list(dice.map((face) => n.face(face)))}.`,
  dieSet: ({ pawn, face }, n) => `${n.who(pawn)} se couche et met un dé sur ${n.face(face)}.`,
  diceCancelled: ({ pawn, which }, n) => `${n.who(pawn)} annule ${s(which.length, 'dé')}.`,
  acted: ({ pawn, action, times }, n) =>
    action ? `${n.who(pawn)} : ${n.action(action)}${times > 1 ? `, ${times} fois` : ''}.` : `${n.who(pawn)} ne fait rien.`,
  actionLost: ({ pawn }, n) => `${n.who(pawn)} perd son action.`,
  partyStopped: () => 'Le Leader arrête le travail.',
  given: ({ from, to, item }, n) => `${n.who(from)} remet à ${n.who(to)} : ${n.item(item)}.`,
  escapeRolled: ({ dice }, n) =>
    dice.length === 0
      ? 'L’Alien n’a plus de Force pour l’empêcher.'
      : `L’Alien tente de l’empêcher : ${n.list(dice.map((face) => n.face(face)))}.`,
  escapeInterrupted: () => 'L’évasion est empêchée.',
};

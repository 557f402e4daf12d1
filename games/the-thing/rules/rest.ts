/** Phase 5, Rest and accusations (3.A.13), and phase 6, Analyses (3.A.14). */
import { type Answer, ask, end, go, must, next, remove } from '@lurk/kernel';
import { dealtRole } from '../acts/end.ts';
import { show, spendRecharge, useUp } from '../acts/items.ts';
import { closeOffer, lapseAfter, lapseOffers, makeOffer } from '../acts/offers.ts';
import { moveDisc, putDisc, reveal } from '../acts/roles.ts';
import type { Accepting, Test, Unmask } from '../answers.ts';
import {
  analysisMeans,
  analysisTarget,
  analysisTargets,
  analystOf,
  callVote,
  lastReveal,
  pickAnalyst,
  volunteer,
  vote,
} from '../asks/rest.ts';
import { showAnalysed } from '../coop/acts.ts';
import { partyAnalyst } from '../coop/asks.ts';
import { analysts } from '../coop/facts.ts';
import { backsOf, itemOf, NO_BACKS, sortItems } from '../facts/items.ts';
import { characters, pawnsOf, seatOf, turnOrder } from '../facts/people.ts';
import { backsIn, itemsIn, upIn } from '../facts/trades.ts';
import type { Frames } from '../frames.ts';
import { type C, type Hideable, interrupt, type Pawn, procedure, type Up } from '../types.ts';

export const rest = procedure('rest', {
  gather: (c) => {
    gather(c);
    return next;
  },
  /** TT-166, TT-169, TT-170a Trades and reveals are free acts until the Leader calls the vote. */
  talk: () => ask(callVote, 'called'),
  called: (c) => {
    lapseOffers(c, true);
    c.tell.all({ t: 'voteCalled' });
    return ask(vote, 'voted');
  },
  /** TT-170, TT-173 */
  voted: (c, answers: Answer<Pawn | null>[]) => {
    const { open } = c.s;
    const votes = answers.map(({ seat, choice }) => ({ by: pawnsOf(open, seat)[0], at: choice }));
    c.tell.all({ t: 'voted', votes });
    for (const pawn of turnOrder(open)) {
      const against = votes.filter(({ at }) => at === pawn).length;
      if (against > 0) moveDisc(c, pawn, against, 'vote');
    }
    return ask(lastReveal, 'unmasked');
  },
  /** TT-174, TT-213a One after the other, counted from the Leader of this moment. */
  unmasked: (c, answers: Answer<Unmask | null>[]) => {
    const { open } = c.s;
    const chosen = new Map(answers.map(({ seat, choice }) => [seat, choice]));
    for (const pawn of turnOrder(open)) if (chosen.get(seatOf(open, pawn)) === 'reveal') reveal(c, pawn, 'choice');
    return next;
  },
});

/** TT-165, TC-067 */
export function gather({ s, tell }: C): void {
  for (const pawn of characters(s.open)) Object.assign(s.open.people[pawn], { at: 'rec', standing: true });
  tell.all({ t: 'gathered' });
}

/** D-33, D-35 What a Character does while the discussion is open; who else learns of it is written in each act (L-33). */
export const trade = interrupt('trade', {
  act: (c, [{ seat, choice }]) => {
    const { open } = c.s;
    const [me] = pawnsOf(open, seat);
    if (choice === 'reveal') reveal(c, me, 'choice');
    else if (choice === 'remain') c.tell.seat(seat, { t: 'stayedHidden' });
    else if (choice === 'withdraw') closeOffer(c, me, 'withdrawn');
    else if (choice.pick === 'decline') closeOffer(c, choice.with, 'declined');
    else if (choice.pick === 'accept') accept(c, me, choice.with);
    else if (choice.pick === 'request') {
      const { pick: to, with: want } = choice.with;
      makeOffer(c, me, { to, give: [], giveUp: [], want: backsIn(want), wantUp: upIn(want, open.people[to].up) });
    } else {
      const { pick: to, with: deal } = choice.with;
      const { up } = open.people[me];
      const [want, wantUp] = [backsIn(deal.want), upIn(deal.want, open.people[to].up)];
      makeOffer(c, me, { to, give: itemsIn(deal.give), giveUp: upIn(deal.give, up), want, wantUp });
    }
    return end();
  },
});

/** TT-166a Both sides change hands at the same moment; RU-48 everybody sees who, how many of what, and what lay face up. */
function accept(c: C, me: Pawn, { pick: from, with: chosen }: Accepting): void {
  const { s, tell } = c;
  const offer = must(s.own[seatOf(s.open, from)].offer, `an offer of Character ${from}`);
  const mine = itemsIn([...chosen.weapon, ...chosen.object, ...chosen.lab]);
  closeOffer(c, from, null);
  hand(c, from, me, offer.give, offer.giveUp);
  hand(c, me, from, mine, offer.wantUp);
  const [gave, got] = [backsOf(offer.give), mine.length > 0 ? backsOf(mine) : NO_BACKS];
  tell.all({ t: 'traded', from, to: me, gave, gaveUp: offer.giveUp, got, gotUp: offer.wantUp });
  tell.seat(seatOf(s.open, me), { t: 'gotItems', from, items: [...offer.give, ...offer.giveUp.map(itemOf)] });
  tell.seat(seatOf(s.open, from), { t: 'gotItems', from: me, items: [...mine, ...offer.wantUp.map(itemOf)] });
  // TT-166c
  lapseAfter(c, me, mine);
  lapseOffers(c);
}
/** TT-261, RU-49 What lies face up stays face up, with its Recharge tokens. */
function hand({ s }: C, from: Pawn, to: Pawn, items: readonly Hideable[], up: readonly Up[]): void {
  const [giver, taker] = [from, to].map((pawn) => s.own[seatOf(s.open, pawn)]);
  remove(giver.items, items);
  taker.items.push(...items);
  sortItems(taker.items);
  remove(s.open.people[from].up, up);
  s.open.people[to].up.push(...up);
}

type Analysing = C<Frames['analysis']>;

/** TT-175 to TT-184a One Analysis, A or B, of this round. */
export const analysis = procedure('analysis', {
  /** L-07 Every Character, every round; C-13 with open hands only those who can. */
  ask: ({ s, at }) => {
    if (!s.open.coop) return ask(volunteer, 'volunteered');
    return analysts(s.open, at.kind).length > 0 ? ask(partyAnalyst, 'offered') : end();
  },
  offered: (c, answers: Answer<Pawn | null>[]) =>
    chooseAnalyst(
      c,
      answers.flatMap(({ choice }) => (choice === null ? [] : [choice])),
    ),
  volunteered: (c, answers: Answer<'volunteer' | null>[]) =>
    chooseAnalyst(
      c,
      answers.filter(({ choice }) => choice !== null).map(({ seat }) => pawnsOf(c.s.open, seat)[0]),
    ),
  picked: ({ at }, [{ choice }]: Answer<Pawn>[]) => {
    at.volunteers = [choice];
    return next;
  },
  /** D-38 Asked where there is a choice. */
  aim: (c) => {
    const { at, s } = c;
    const [by] = at.volunteers;
    at.by = by;
    // TT-183, TT-289 The Cable is used, and stays.
    if (at.kind === 'B') show(c, by, 'cable');
    const [targets, means] = [analysisTargets(s.open, at.kind), analysisMeans(s.open, at.kind, by)];
    return targets.length * means.length > 1 ? ask(analysisTarget, 'aimed') : test(c, { pick: targets[0], with: means[0] });
  },
  aimed: (c, [{ choice }]: Answer<Test>[]) => test(c, choice),
});

function chooseAnalyst({ s, at, tell }: Analysing, willing: readonly Pawn[]) {
  at.volunteers = turnOrder(s.open, willing);
  if (willing.length === 0) {
    tell.all({ t: 'noAnalysis', kind: at.kind });
    return end();
  }
  tell.all({ t: 'volunteered', kind: at.kind, pawns: at.volunteers });
  // TT-178, RU-52
  return willing.length > 1 ? ask(pickAnalyst, 'picked') : go('aim');
}

/** TT-180 to TT-183 */
function test(c: Analysing, { pick: pawn, with: means }: Test) {
  const { s, at, tell } = c;
  const by = analystOf(at);
  if (means === 'blood') useUp(c, by, 'blood');
  else spendRecharge(c, by, means);
  const role = dealtRole(s, pawn);
  tell.all({ t: 'analysed', kind: at.kind, by, pawn, role });
  if (s.open.coop) showAnalysed(c, pawn, role);
  else if (role === 'alien') reveal(c, pawn, 'analysis');
  else putDisc(c, pawn, 0, 'analysis');
  return end();
}

// A line for everything that is told, in English.
import type { Lines } from './lines.ts';

const tokens = (n: number): string => `${n} electricity ${n === 1 ? 'token' : 'tokens'}`;

export const events: Lines = {
  fuelPlaced: ({ zones }, n) => `There is fuel in six zones: ${n.zones(zones)}.`,
  placed: () => 'Everybody is somewhere on the station, and nobody can see anybody.',
  startedAt: ({ zones: [first, second] }, n) =>
    second === undefined
      ? `You alone know it: you start ${n.at(first)}.`
      : `You alone know it: Student 1 starts ${n.at(first)}, Student 2 ${n.at(second)}.`,
  roundBegan: ({ round }) => `Round ${round} begins.`,
  turnBegan: ({ side }, n) =>
    side === 'students' ? 'It is the Students’ turn.' : n.anomaly('It is your turn.', 'It is the Anomaly’s turn.'),
  used: ({ pawn, card, use, forced }, n) => {
    const [the, as, gift] = [n.card(card), n.use(use), n.gift(card)];
    const special = n.isSpecial(card, use);
    if (!special && !forced)
      return n.of(pawn, (who) => ({ you: `You discard ${the} for a ${as}.`, name: `${who} discards ${the} for a ${as}.` }));
    if (!special)
      return n.of(pawn, (who) => ({
        you: `You are made to discard ${the} for a ${as}.`,
        name: `${who} is made to discard ${the} for a ${as}.`,
        toAnomaly: `You make ${who} discard ${the} for a ${as}.`,
      }));
    if (!forced)
      return n.of(pawn, (who) => ({
        you: `You use ${as}; the Anomaly gets your card for ${gift}.`,
        name: `${who} uses ${as}; the Anomaly gets the card for ${gift}.`,
        toAnomaly: `${who} uses ${as}; the card is yours, for ${gift}.`,
      }));
    return n.of(pawn, (who) => ({
      you: `You are made to use ${as}; the Anomaly gets your card for ${gift}.`,
      name: `${who} is made to use ${as}; the Anomaly gets the card for ${gift}.`,
      toAnomaly: `You make ${who} use ${as}; the card is yours, for ${gift}.`,
    }));
  },
  studentRevealed: ({ pawn, zone }, n) =>
    n.of(pawn, (who) => ({ you: `You show where you are: ${n.the(zone)}.`, name: `${who} is revealed ${n.at(zone)}.` })),
  studentMoved: ({ pawn, how, zone }, n) =>
    n.of(pawn, (who) => {
      if (zone !== null) return { you: `Against your will, you walk ${n.to(zone)}.`, name: `Under orders, ${who} walks ${n.to(zone)}.` };
      return how === 'move'
        ? { you: 'You move, unseen.', name: `${who} moves, unseen.` }
        : { you: 'You dash off, unseen.', name: `${who} dashes off, up to two zones away.` };
    }),
  studentMovedTo: ({ pawn, zone }, n) =>
    n.of(pawn, (who) => ({
      you: `You alone know it: you are now ${n.at(zone)}.`,
      name: `You alone know it: ${who} is now ${n.at(zone)}.`,
    })),
  symbolShown: ({ pawn, symbol, shown }, n) => {
    const what = shown.length > 1 ? `${n.symbol(symbol)}, after ${n.symbol(shown[0])}` : n.symbol(symbol);
    return n.of(pawn, (who) => ({ you: `You show ${what}.`, name: `${who} shows ${what}.` }));
  },
  tracked: ({ pawn, symbol, yes }, n) => {
    const zone = (whose: string): string => (yes ? `Yes: ${whose} has it.` : `No: ${whose} does not have it.`);
    return n.of(pawn, (who) => ({
      you: `You track ${n.symbol(symbol)}. ${zone('the Anomaly’s zone')}`,
      name: `${who} tracks ${n.symbol(symbol)}. ${zone('the Anomaly’s zone')}`,
      toAnomaly: `${who} tracks ${n.symbol(symbol)}. ${zone('your zone')}`,
    }));
  },
  trapLaid: ({ pawn, zone }, n) =>
    n.of(pawn, (who) =>
      zone === null
        ? { you: 'You lay a trap, unseen.', name: `${who} lays a trap, unseen.` }
        : { you: `Under orders, you lay a trap ${n.at(zone)}.`, name: `Under orders, ${who} lays a trap ${n.at(zone)}.` },
    ),
  trapLaidAt: ({ zone }, n) => `You alone know it: the trap is ${n.at(zone)}.`,
  trapActivated: ({ pawn, zone, aim }, n) => {
    const where = aim === 'fuel' ? `${n.at(zone)}, under the fuel` : n.at(zone);
    return n.of(pawn, (who) => ({ you: `You spring your trap ${where}.`, name: `${who} springs a trap ${where}.` }));
  },
  attacked: ({ weapon, zone, hit, pawns, damage }, n) => {
    const blow = `${n.use(weapon)} ${n.at(zone)}`;
    if (hit === 'anomaly') return n.anomaly(`${blow}: you are hit, ${damage} damage.`, `${blow}: the Anomaly is hit, ${damage} damage.`);
    return hit === 'students' ? `${blow}: the blow falls on ${n.them(pawns)}, ${damage} damage.` : `${blow}: nothing is hit.`;
  },
  exploded: ({ zone, pawns, anomaly }, n) =>
    pawns.length > 0 || anomaly
      ? `The fuel blows up ${n.at(zone)}; in the blast: ${n.them(pawns, anomaly)}.`
      : `The fuel blows up ${n.at(zone)}; nobody was there.`,
  secondHitLost: ({ pawn }, n) =>
    n.of(pawn, () => ({ you: 'Too late: your second hit is lost.', name: 'Too late: the second hit is lost.' })),
  sensorPlaced: ({ pawn, zone }, n) =>
    n.of(pawn, (who) => ({ you: `You set up a sensor ${n.at(zone)}.`, name: `${who} sets up a sensor ${n.at(zone)}.` })),
  baitSet: ({ pawn, zone }, n) =>
    n.of(pawn, (who) => ({
      you: `You lay a bait ${n.at(zone)}: the Anomaly must come closer.`,
      name: `${who} lays a bait ${n.at(zone)}: the Anomaly must come closer.`,
      toAnomaly: `${who} lays a bait ${n.at(zone)}: you must come closer.`,
    })),
  anomalyMoved: ({ how, sensor }, n) => {
    const moved = {
      move: () => n.anomaly('You move, unseen.', 'The Anomaly moves, unseen.'),
      bait: () => n.anomaly('You answer the bait.', 'The Anomaly answers the bait.'),
      reactive: () => n.anomaly('Attacked, you slip away.', 'Attacked, the Anomaly slips away.'),
      teleport: () => n.anomaly('You vanish and are elsewhere.', 'The Anomaly vanishes and is elsewhere.'),
    }[how]();
    if (sensor === null) return moved;
    return `${moved} ${n.anomaly(`A sensor gives you away ${n.at(sensor)}.`, `A sensor gives it away ${n.at(sensor)}.`)}`;
  },
  anomalyMovedTo: ({ zone }, n) => `You alone know it: you are ${n.at(zone)}.`,
  noReaction: (_, n) => n.anomaly('You do not react.', 'The Anomaly does not react.'),
  skipped: (_, n) => n.anomaly('You skip your turn.', 'The Anomaly skips its turn.'),
  turnEnded: (_, n) => n.anomaly('Your turn ends.', 'The Anomaly’s turn ends.'),
  apChanged: ({ ap, why }, n) =>
    ({
      spent: () => n.anomaly(`You spend an action point: ${ap} left.`, `The Anomaly spends an action point: ${ap} left.`),
      lost: () => n.anomaly('Your unspent action points are lost.', 'The Anomaly’s unspent action points are lost.'),
      refill: () => n.anomaly(`You have ${ap} action points again.`, `The Anomaly has ${ap} action points again.`),
      spirit: () => n.anomaly(`Strength returns: you have ${ap} action points.`, `Strength returns: the Anomaly has ${ap} action points.`),
    })[why](),
  paid: ({ deed, cards }, n) =>
    n.anomaly(`For ${n.bottom(deed)} you discard ${n.cards(cards)}.`, `For ${n.bottom(deed)} the Anomaly discards ${n.cards(cards)}.`),
  anomalyRevealed: ({ zone, why, pawns }, n) => {
    const what = why === 'feed' ? 'feed' : 'possess somebody';
    const shown = n.anomaly(`You reveal yourself ${n.at(zone)} to ${what}.`, `The Anomaly reveals itself ${n.at(zone)} to ${what}.`);
    return `${shown} ${pawns.length > 0 ? `Found there: ${n.them(pawns)}.` : 'Nobody else is there.'}`;
  },
  fed: ({ zone, on }, n) =>
    ({
      students: () => n.anomaly('You feed on your catch.', 'The Anomaly feeds on its catch.'),
      fuel: () => n.anomaly(`You feed on the fuel ${n.at(zone)}.`, `The Anomaly feeds on the fuel ${n.at(zone)}.`),
      electricity: () =>
        n.anomaly(`You feed on an electricity token ${n.at(zone)}.`, `The Anomaly feeds on an electricity token ${n.at(zone)}.`),
      nothing: () => n.anomaly(`You bite the empty air ${n.at(zone)}.`, `The Anomaly bites the empty air ${n.at(zone)}.`),
    })[on](),
  evolved: ({ evolution }, n) => n.anomaly(`You evolve: ${n.evolution(evolution)}.`, `The Anomaly evolves: ${n.evolution(evolution)}.`),
  electricityPlaced: ({ zones }, n) => {
    const what = `${tokens(zones.length)} in ${n.zones(zones)}`;
    return n.anomaly(`You lay ${what}.`, `The Anomaly lays ${what}.`);
  },
  // AN-119 Every Student says how often, also if never; when nobody was hit one sentence says it for all.
  electricityActivated: ({ hits, eaten, zone }, n) => {
    const each = hits.map((times, pawn) => `${n.student(pawn)} ${times}`).join(', ');
    const struck = hits.some((times) => times > 0)
      ? `The electricity goes off. Hits: ${each}.`
      : 'The electricity goes off and hits nobody.';
    if (zone === null) return struck;
    const first = `${tokens(eaten)} ${n.at(zone)}`;
    return `${n.anomaly(`You first feed on ${first}.`, `The Anomaly first feeds on ${first}.`)} ${struck}`;
  },
  possessed: ({ pawn }, n) =>
    n.of(pawn, (who) => ({
      you: 'The Anomaly possesses you and sees your whole hand.',
      name: `The Anomaly possesses ${who} and sees their whole hand.`,
      toAnomaly: `You possess ${who} and see their whole hand.`,
    })),
  handSeen: ({ cards }, n) =>
    cards.length > 0 ? `Nobody else sees it: the hand is ${n.cards(cards)}.` : 'Nobody else sees it: the hand is empty.',
  scented: ({ zones, answers }, n) => {
    const { at, allBut, there, elsewhere } = n.sniffed(zones, answers);
    const where = allBut ? `everything but ${at}` : at;
    const inside = there ? [`There: ${there}`] : [];
    const outside = elsewhere ? [`${there ? 'elsewhere' : 'Elsewhere'}: ${elsewhere}`] : [];
    const answer = [...inside, ...outside].join('; ');
    return n.anomaly(`You sniff at ${where}. ${answer}.`, `The Anomaly sniffs at ${where}. ${answer}.`);
  },
  trackMoved: ({ track }, n) =>
    `Health is now ${n.health(track, 'students')} for the Students, ${n.health(track, 'anomaly')} for the Anomaly.`,
  spirit: ({ side }, n) =>
    side === 'students'
      ? 'Survival Spirit: the Students take heart.'
      : n.anomaly('Survival Spirit: you gather yourself.', 'Survival Spirit: the Anomaly gathers itself.'),
  reshuffled: () => 'The draw pile is empty: the discard pile is shuffled to make a new one.',
  drawn: ({ counts, why }, n) => {
    const each = n.drawn(counts);
    const how = { setup: 'Cards are dealt', refill: 'Hands are filled up', spirit: 'Hands are filled up at once' }[why];
    return each ? `${how}: ${each}.` : 'Nobody draws a card.';
  },
  drawnCards: ({ cards }, n) => `Nobody else sees it: you draw ${n.cards(cards)}.`,
  roundEnded: ({ round }) => `Round ${round} is over.`,
  starved: (_, n) =>
    n.anomaly('You have not fed this round: hunger gnaws at you.', 'The Anomaly has not fed this round: hunger gnaws at it.'),
  irradiated: ({ pawns, anomaly }, n) =>
    pawns.length > 0 || anomaly ? `Radiation burns, 1 damage each: ${n.them(pawns, anomaly)}.` : 'Radiation burns nobody.',
  radiationPlaced: ({ zone }, n) => `Radiation spreads ${n.to(zone)}.`,
  // Its lowest number is where it would go, were nothing in the way.
  radiationForecast: ({ token }, n) => `The next radiation token is heading for ${n.aim(token)}.`,
  won: ({ winner }) =>
    ({
      students: 'The Students win: the Anomaly is dead.',
      anomaly: 'The Anomaly wins: nobody is left to resist it.',
      draw: 'Neither side survives: the game is drawn.',
    })[winner],
  unveiled: ({ anomaly, students }, n) => `Everything comes to light: ${n.everybody(anomaly, students)}.`,
};

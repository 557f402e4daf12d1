// A line for everything that is told, in French. No sentence agrees with the gender of a player, and none puts « de » or
// « que » before a name, which might want « d’ » or « qu’ ».
import type { Lines } from './lines.ts';

const tokens = (n: number): string => `${n} ${n < 2 ? 'jeton' : 'jetons'} éclair`;
const harm = (n: number): string => `${n} ${n < 2 ? 'dégât' : 'dégâts'}`;

export const events: Lines = {
  fuelPlaced: ({ zones }, n) => `Il y a du carburant dans six zones : ${n.zones(zones)}.`,
  placed: () => 'Chacun est quelque part dans la station, et personne ne voit personne.',
  startedAt: ({ zones: [first, second] }, n) =>
    second === undefined
      ? `Personne d’autre ne le sait : vous commencez ${n.at(first)}.`
      : `Personne d’autre ne le sait : Étudiant 1 commence ${n.at(first)}, Étudiant 2 ${n.at(second)}.`,
  roundBegan: ({ round }) => `La manche ${round} commence.`,
  turnBegan: ({ side }, n) =>
    side === 'students' ? 'C’est aux Étudiants de jouer.' : n.anomaly('C’est à vous de jouer.', 'C’est à l’Anomalie de jouer.'),
  used: ({ pawn, card, use, forced }, n) => {
    const [as, gift] = [n.use(use), n.gift(card)];
    const what = `${n.card(card)} : ${as}.`;
    const special = n.isSpecial(card, use);
    if (!special && !forced) return n.of(pawn, (who) => ({ you: `Vous défaussez ${what}`, name: `${who} défausse ${what}` }));
    if (!special)
      return n.of(pawn, (who) => ({
        you: `On vous fait défausser ${what}`,
        name: `L’Anomalie fait défausser à ${who} ${what}`,
        toAnomaly: `Vous faites défausser à ${who} ${what}`,
      }));
    if (!forced)
      return n.of(pawn, (who) => ({
        you: `Vous utilisez ${as} ; l’Anomalie reçoit la carte, pour ${gift}.`,
        name: `${who} utilise ${as} ; l’Anomalie reçoit la carte, pour ${gift}.`,
        toAnomaly: `${who} utilise ${as} ; la carte vous revient, pour ${gift}.`,
      }));
    return n.of(pawn, (who) => ({
      you: `On vous fait utiliser ${as} ; l’Anomalie reçoit la carte, pour ${gift}.`,
      name: `Sur ordre, ${who} utilise ${as} ; l’Anomalie reçoit la carte, pour ${gift}.`,
      toAnomaly: `Sur votre ordre, ${who} utilise ${as} ; la carte vous revient, pour ${gift}.`,
    }));
  },
  studentRevealed: ({ pawn, zone }, n) =>
    n.of(pawn, (who) => ({ you: `Vous révélez votre position : ${n.the(zone)}.`, name: `${who} se révèle ${n.at(zone)}.` })),
  studentMoved: ({ pawn, how, zone }, n) =>
    n.of(pawn, (who) => {
      if (zone !== null) return { you: `Malgré vous, vous allez ${n.to(zone)}.`, name: `Sur ordre, ${who} va ${n.to(zone)}.` };
      return how === 'move'
        ? { you: 'Vous vous déplacez à l’abri des regards.', name: `${who} se déplace à l’abri des regards.` }
        : { you: 'Vous filez à l’abri des regards.', name: `${who} file jusqu’à deux zones plus loin.` };
    }),
  studentMovedTo: ({ pawn, zone }, n) =>
    n.of(pawn, (who) => ({
      you: `Personne d’autre ne le sait : vous voilà ${n.at(zone)}.`,
      name: `Personne d’autre ne le sait : ${who} se trouve ${n.at(zone)}.`,
    })),
  symbolShown: ({ pawn, symbol, shown }, n) => {
    const what = shown.length > 1 ? `${n.symbol(symbol)}, après ${n.symbol(shown[0])}` : n.symbol(symbol);
    return n.of(pawn, (who) => ({ you: `Vous montrez ${what}.`, name: `${who} montre ${what}.` }));
  },
  tracked: ({ pawn, symbol, yes }, n) => {
    const zone = (whose: string): string => (yes ? `Oui : ${whose} le porte.` : `Non : ${whose} ne le porte pas.`);
    return n.of(pawn, (who) => ({
      you: `Vous pistez ${n.symbol(symbol)}. ${zone('la zone de l’Anomalie')}`,
      name: `${who} piste ${n.symbol(symbol)}. ${zone('la zone de l’Anomalie')}`,
      toAnomaly: `${who} piste ${n.symbol(symbol)}. ${zone('votre zone')}`,
    }));
  },
  trapLaid: ({ pawn, zone }, n) =>
    n.of(pawn, (who) =>
      zone === null
        ? { you: 'Vous posez un piège en secret.', name: `${who} pose un piège en secret.` }
        : { you: `Sur ordre, vous posez un piège ${n.at(zone)}.`, name: `Sur ordre, ${who} pose un piège ${n.at(zone)}.` },
    ),
  trapLaidAt: ({ zone }, n) => `Personne d’autre ne le sait : le piège est ${n.at(zone)}.`,
  trapActivated: ({ pawn, zone, aim }, n) => {
    const where = aim === 'fuel' ? `${n.at(zone)}, sous le carburant` : n.at(zone);
    return n.of(pawn, (who) => ({ you: `Vous activez votre piège ${where}.`, name: `${who} active un piège ${where}.` }));
  },
  attacked: ({ weapon, zone, hit, pawns, damage }, n) => {
    const blow = `${n.use(weapon)} ${n.at(zone)}`;
    if (hit === 'anomaly') return n.anomaly(`${blow} : vous encaissez ${harm(damage)}.`, `${blow} : l’Anomalie encaisse ${harm(damage)}.`);
    return hit === 'students' ? `${blow} : le coup est pour ${n.them(pawns)}, ${harm(damage)}.` : `${blow} : rien n’est touché.`;
  },
  exploded: ({ zone, pawns, anomaly }, n) =>
    pawns.length > 0 || anomaly
      ? `Le carburant explose ${n.at(zone)} ; dans le souffle : ${n.them(pawns, anomaly)}.`
      : `Le carburant explose ${n.at(zone)} ; il n’y avait personne.`,
  secondHitLost: ({ pawn }, n) =>
    n.of(pawn, () => ({ you: 'Trop tard : votre second tir est perdu.', name: 'Trop tard : le second tir est perdu.' })),
  sensorPlaced: ({ pawn, zone }, n) =>
    n.of(pawn, (who) => ({ you: `Vous installez un détecteur ${n.at(zone)}.`, name: `${who} installe un détecteur ${n.at(zone)}.` })),
  baitSet: ({ pawn, zone }, n) =>
    n.of(pawn, (who) => ({
      you: `Vous posez un appât ${n.at(zone)} : l’Anomalie doit s’approcher.`,
      name: `${who} pose un appât ${n.at(zone)} : l’Anomalie doit s’approcher.`,
      toAnomaly: `${who} pose un appât ${n.at(zone)} : vous devez vous approcher.`,
    })),
  anomalyMoved: ({ how, sensor }, n) => {
    const moved = {
      move: () => n.anomaly('Vous vous déplacez à l’abri des regards.', 'L’Anomalie se déplace à l’abri des regards.'),
      bait: () => n.anomaly('Vous répondez à l’appât.', 'L’Anomalie répond à l’appât.'),
      reactive: () => n.anomaly('Sous l’attaque, vous vous esquivez.', 'Sous l’attaque, l’Anomalie s’esquive.'),
      teleport: () => n.anomaly('Vous disparaissez : vous voilà ailleurs.', 'L’Anomalie disparaît : la voilà ailleurs.'),
    }[how]();
    if (sensor === null) return moved;
    return `${moved} ${n.anomaly(`Un détecteur vous trahit ${n.at(sensor)}.`, `Un détecteur la trahit ${n.at(sensor)}.`)}`;
  },
  anomalyMovedTo: ({ zone }, n) => `Personne d’autre ne le sait : vous êtes ${n.at(zone)}.`,
  noReaction: (_, n) => n.anomaly('Vous ne réagissez pas.', 'L’Anomalie ne réagit pas.'),
  skipped: (_, n) => n.anomaly('Vous sautez votre tour.', 'L’Anomalie saute son tour.'),
  turnEnded: (_, n) => n.anomaly('Votre tour s’achève.', 'Le tour de l’Anomalie s’achève.'),
  apChanged: ({ ap, why }, n) =>
    ({
      spent: () =>
        n.anomaly(
          `Vous dépensez un point d’action : il vous en reste ${ap}.`,
          `L’Anomalie dépense un point d’action : il lui en reste ${ap}.`,
        ),
      lost: () => n.anomaly('Vos points d’action restants sont perdus.', 'Les points d’action restants de l’Anomalie sont perdus.'),
      refill: () => n.anomaly(`Vous retrouvez vos ${ap} points d’action.`, `L’Anomalie retrouve ses ${ap} points d’action.`),
      spirit: () =>
        n.anomaly(
          `Les forces vous reviennent : vous avez ${ap} points d’action.`,
          `Les forces reviennent à l’Anomalie : elle a ${ap} points d’action.`,
        ),
    })[why](),
  paid: ({ deed, cards }, n) =>
    n.anomaly(
      `Pour ${n.bottom(deed)}, vous défaussez ${n.cards(cards)}.`,
      `Pour ${n.bottom(deed)}, l’Anomalie défausse ${n.cards(cards)}.`,
    ),
  anomalyRevealed: ({ zone, why, pawns }, n) => {
    const shown =
      why === 'feed'
        ? n.anomaly(`Pour vous nourrir, vous vous révélez ${n.at(zone)}.`, `Pour se nourrir, l’Anomalie se révèle ${n.at(zone)}.`)
        : n.anomaly(
            `Pour posséder quelqu’un, vous vous révélez ${n.at(zone)}.`,
            `Pour posséder quelqu’un, l’Anomalie se révèle ${n.at(zone)}.`,
          );
    return `${shown} ${pawns.length > 0 ? `Sur place : ${n.them(pawns)}.` : 'Il n’y a personne d’autre.'}`;
  },
  fed: ({ zone, on }, n) =>
    ({
      students: () => n.anomaly('Vous vous nourrissez de votre prise.', 'L’Anomalie se nourrit de sa prise.'),
      fuel: () => n.anomaly(`Vous vous nourrissez du carburant ${n.at(zone)}.`, `L’Anomalie se nourrit du carburant ${n.at(zone)}.`),
      electricity: () =>
        n.anomaly(`Vous vous nourrissez d’un jeton éclair ${n.at(zone)}.`, `L’Anomalie se nourrit d’un jeton éclair ${n.at(zone)}.`),
      nothing: () => n.anomaly(`Vous mordez dans le vide ${n.at(zone)}.`, `L’Anomalie mord dans le vide ${n.at(zone)}.`),
    })[on](),
  evolved: ({ evolution }, n) => n.anomaly(`Vous évoluez : ${n.evolution(evolution)}.`, `L’Anomalie évolue : ${n.evolution(evolution)}.`),
  electricityPlaced: ({ zones }, n) => {
    const what = `${tokens(zones.length)} : ${n.zones(zones)}`;
    return n.anomaly(`Vous posez ${what}.`, `L’Anomalie pose ${what}.`);
  },
  // AN-119 Every Student says how often, also if never; when nobody was hit one sentence says it for all.
  electricityActivated: ({ hits, eaten, zone }, n) => {
    const each = hits.map((times, pawn) => `${n.student(pawn)} ${times}`).join(', ');
    const struck = hits.some((times) => times > 0)
      ? `Les éclairs se déchaînent. Coups reçus : ${each}.`
      : 'Les éclairs se déchaînent et ne touchent personne.';
    if (zone === null) return struck;
    const first = `${tokens(eaten)} ${n.at(zone)}`;
    return `${n.anomaly(`Vous vous nourrissez d’abord de ${first}.`, `L’Anomalie se nourrit d’abord de ${first}.`)} ${struck}`;
  },
  possessed: ({ pawn }, n) =>
    n.of(pawn, (who) => ({
      you: 'L’Anomalie s’empare de vous et voit toute votre main.',
      name: `Sous l’emprise de l’Anomalie, ${who} lui livre toute sa main.`,
      toAnomaly: `Sous votre emprise, ${who} vous livre toute sa main.`,
    })),
  handSeen: ({ cards }, n) =>
    cards.length > 0
      ? `Personne d’autre ne le voit : cette main contient ${n.cards(cards)}.`
      : 'Personne d’autre ne le voit : cette main est vide.',
  scented: ({ zones, answers }, n) => {
    const { at, allBut, there, elsewhere } = n.sniffed(zones, answers);
    const where = allBut ? `tout, sauf ${at}` : at;
    const inside = there ? [`Là : ${there}`] : [];
    const outside = elsewhere ? [`${there ? 'ailleurs' : 'Ailleurs'} : ${elsewhere}`] : [];
    const answer = [...inside, ...outside].join(' ; ');
    return n.anomaly(`Vous flairez ${where}. ${answer}.`, `L’Anomalie flaire ${where}. ${answer}.`);
  },
  trackMoved: ({ track }, n) =>
    `Vie restante : ${n.health(track, 'students')} PV pour les Étudiants, ${n.health(track, 'anomaly')} PV pour l’Anomalie.`,
  spirit: ({ side }, n) =>
    side === 'students'
      ? 'Esprit de survie : les Étudiants reprennent courage.'
      : n.anomaly('Esprit de survie : vous vous ressaisissez.', 'Esprit de survie : l’Anomalie se ressaisit.'),
  reshuffled: () => 'La pile est vide : on mélange la défausse pour la refaire.',
  drawn: ({ counts, why }, n) => {
    const each = n.drawn(counts);
    const how = {
      setup: 'Les cartes sont distribuées',
      refill: 'Les mains se complètent',
      spirit: 'Les mains se complètent aussitôt',
    }[why];
    return each ? `${how} : ${each}.` : 'Personne ne pioche.';
  },
  drawnCards: ({ cards }, n) => `Personne d’autre ne le voit : vous piochez ${n.cards(cards)}.`,
  roundEnded: ({ round }) => `La manche ${round} s’achève.`,
  starved: (_, n) => n.anomaly('Une manche sans repas : la faim vous ronge.', 'Une manche sans repas : la faim ronge l’Anomalie.'),
  irradiated: ({ pawns, anomaly }, n) =>
    pawns.length > 0 || anomaly
      ? `Les radiations brûlent, 1 dégât chacun : ${n.them(pawns, anomaly)}.`
      : 'Les radiations ne brûlent personne.',
  radiationPlaced: ({ zone }, n) => `Les radiations s’étendent ${n.to(zone)}.`,
  // Its lowest number is where it would go, were nothing in the way.
  radiationForecast: ({ token }, n) => `Le prochain jeton radiation se dirige vers ${n.aim(token)}.`,
  won: ({ winner }) =>
    ({
      students: 'Les Étudiants gagnent : l’Anomalie est morte.',
      anomaly: 'L’Anomalie gagne : plus personne ne lui résiste.',
      draw: 'Aucun camp ne survit : partie nulle.',
    })[winner],
  unveiled: ({ anomaly, students }, n) => `Tout s’éclaire : ${n.everybody(anomaly, students)}.`,
};

/** The Demon's own table: body, skills, prey, and how far one Hunt reaches, as the game says. */

import { framesOf } from '@lurk/kernel';
import {
  attackedFrom,
  barOf,
  DEMON,
  type Demon,
  type DemonRoll,
  defenceOf,
  escapes,
  escapesNeeded,
  type Hunter,
  huntChance,
  huntFaces,
  huntReaches,
  huntSteps,
  inForest,
  isAttackable,
  isCritical,
  isExposed,
  MOST_RAGE,
  powerNow,
  scoreIn,
  tableOf,
  turnOdds,
  type Upgradable,
  type VI,
} from '@lurk/victim/public';
import { passOf } from '../../../play/asking/asked';
import type { Lines } from '../../../play/frame/model';
import type { GlyphId } from '../glyphs';
import type { BandView, DemonTable, HuntFace, Key, PreyView, SkillView } from '../model';
import { panelsOf, sealOf, stepTitle, wordsOf } from './ask';
import { formula } from './bunker';
import type { Desk } from './desk';
import { factsOf } from './facts';
import { hunterOf } from './hunter';
import { keyOf } from './keys';
import { names } from './names';
import { demonView } from './party';
import { type Perspective, say } from './perspective';
import { type Touch, touchOf } from './picked';

/** The Demon's die that lies on the table while something is asked about it: of a Hunt, or of an Attack. */
const rolledIn = ({ view }: Perspective, { kind }: Touch): DemonRoll | null =>
  kind === 'huntMove' || kind === 'bloodSmell' ? view.open.demonRoll : null;
/** What the die shows and what that is worth, as it was told; `left` of the steps, once some are taken. */
function dieInWords(perspective: Perspective, roll: DemonRoll, { kind }: Touch): string {
  const { now } = say(perspective).demon;
  if (roll.why === 'attack') return now.struck(roll.face, scoreIn(tableOf(perspective.lang), roll.worth));
  if (kind === 'bloodSmell') return (roll.worth.matched ? now.smeltRage : now.smelt)(roll.face);
  const hunt = framesOf<VI>(perspective.view).findLast(({ proc }) => proc === 'hunt');
  return now.hunted(roll.face, hunt?.proc === 'hunt' ? hunt.at.left : roll.worth.steps);
}
/** What the question says beside its title: what the die shows, what this turn still offers. */
function helpOf(perspective: Perspective, touch: Touch, demon: Demon, skills: readonly SkillView[]): string | null {
  const { now } = say(perspective).demon;
  const { open: table } = perspective.view;
  const rolled = rolledIn(perspective, touch);
  if (rolled) return dieInWords(perspective, rolled, touch);
  if (touch.kind !== 'demonAction') return null;
  const chosen = skills.find(({ picked }) => picked);
  if (chosen) return chosen.rule;
  const may = (key: Key): boolean => touch.can(key) || touch.picked.has(key);
  const deed =
    may(keyOf('word', 'attack')) || may(keyOf('word', 'attackAll'))
      ? table.victims.some((victim) => attackedFrom(table, 'demon', victim) === 'tile')
        ? now.attack
        : now.attackFar
      : may(keyOf('word', 'hunt'))
        ? skills.some(({ open }) => open)
          ? now.huntOrSkill
          : now.hunt
        : skills.some(({ open }) => open)
          ? now.skill
          : demon.turn.ap === 0
            ? now.noPoint
            : now.nothing;
  return [may(keyOf('word', 'death')) ? now.death : deed, ...(skills.some(({ upgrade }) => upgrade) ? [now.upgrade] : [])].join(' ');
}

function facesOf({ view: { open }, ...perspective }: Perspective, by: Hunter, rolled: number | null): HuntFace[] {
  const w = say(perspective).demon;
  return huntFaces(open, by).map(({ face, steps, matched, gains }) => ({
    face,
    burns: matched,
    rolled: face === rolled,
    says: [steps > 0 ? w.faceSteps(steps) : matched ? w.faceStay : w.faceNone, ...(gains > 0 ? [w.faceRage(gains)] : [])].join(', '),
  }));
}
const bandsOf = ({ view: { open }, ...perspective }: Perspective, by: Hunter): BandView[] =>
  huntReaches(open, by).map(({ from, to, chance }) => ({ steps: say(perspective).demon.band(from, to), chance }));
/** What the face does that is the Rage. */
function huntRule({ view: { open }, ...perspective }: Perspective, by: Hunter, { rage }: Demon): string {
  const w = say(perspective).demon;
  const burning = huntFaces(open, by).find(({ matched }) => matched);
  if (by === 'slave') return w.slaveRule(rage);
  return burning?.meat ? w.meatRule(rage) : burning?.gains === 0 ? w.fullRule(rage) : w.huntRule(rage);
}

function preyOf(perspective: Perspective, by: Hunter, facts: { party: DemonTable['party'] }): PreyView[] {
  const { open } = perspective.view;
  const w = say(perspective).demon;
  const reach = huntSteps(open, by);
  return facts.party.flatMap((one) => {
    const victim = open.victims.find(({ character }) => character === one.id);
    if (!victim?.at || !inForest(victim)) return [];
    const steps = reach.get(victim.at) ?? null;
    const aimable = isExposed(victim);
    const from = attackedFrom(open, by, victim);
    const { dice, plus } = defenceOf(open, victim);
    const defence = plus > 0 ? `${dice} +${plus}` : `${dice}`;
    const where = from === 'tile' ? w.onTile : from === 'range' ? w.inRange : steps === null ? w.noWay : w.stepsTo(steps);
    return [
      {
        victim: one,
        steps,
        // A Victim who can be attacked already need not be hunted.
        reach: steps === null || from || !aimable ? null : huntChance(open, steps, by),
        defence: w.defends(defence),
        dice: defence,
        line: !aimable ? w.notAimed : isCritical(victim) ? w.down : where,
        aimable,
      },
    ];
  });
}

const GLYPHS: Readonly<Record<string, GlyphId>> = {
  ...{ bloodSmell: 'drop', frenzy: 'claw', voodooDoll: 'shadow', venomousFangs: 'poisoned', shadowRush: 'shadow', fright: 'frightened' },
  ...{
    target: 'target',
    doubleSlash: 'claw',
    ambush: 'paw',
    madCharge: 'arrow',
    morbidExplosion: 'skull',
    thunderCall: 'bolt',
    spiderWeb: 'web',
    poisonMist: 'poisoned',
    shadowSpikes: 'broken',
    dimensionShift: 'turnRight',
    terrifyingDance: 'frightened',
    behindYou: 'eye',
  },
  ...{ wolfBite: 'skull', freshMeat: 'skull', bloodCurse: 'skull', toxicScar: 'skull', splitting: 'skull', hauntingHum: 'skull' },
};

function upgradeOf(perspective: Perspective, demon: Demon, touch: Touch, skill: Upgradable): SkillView['upgrade'] {
  const key = keyOf('upgrade', skill);
  if (!touch.can(key) && !touch.picked.has(key)) return undefined;
  const w = say(perspective).demon.upgrade;
  return {
    key,
    skill,
    picked: touch.picked.has(key),
    gives: skill === 'passive' ? w.passive : demon.upgrades[skill] === 0 ? w.first : w.special,
  };
}

function skillsOf(perspective: Perspective, demon: Demon, touch: Touch): SkillView[] {
  const w = say(perspective).demon;
  const { skill } = names(perspective);
  const data = DEMON[demon.demon];
  const asked = touch.kind === 'demonAction';
  const barred = (action: 'special1' | 'special2' | 'death'): string => {
    const bar = barOf(perspective.view.open, action);
    return bar === 'takenAlready'
      ? w.notes.used
      : bar === 'noPoints'
        ? w.notes.noPoint
        : bar === 'noStamina' || bar === 'needsRage'
          ? w.notes[bar]
          : w.notes.noTarget;
  };
  const special = (id: 'special1' | 'special2'): SkillView => {
    const { id: name, cost } = data[id];
    const power = powerNow(perspective.view.open, id);
    // RU-82 Where it hits one Victim only, it is another choice.
    const strikes = name === 'thunderCall' && !perspective.view.open.options.thunderHitsAll;
    const key: Key = strikes ? keyOf('word', 'thunderStrike') : keyOf('word', name);
    const open = touch.can(key) || touch.picked.has(key);
    const used = demon.turn.done.includes(id);
    const note = open ? w.notes.ready : asked ? barred(id) : w.notes.waits;
    const upgrade = upgradeOf(perspective, demon, touch, id);
    return {
      ...skill(name),
      id,
      key,
      glyph: GLYPHS[name],
      kind: w.kinds.power(power),
      cost: { glyph: 'bolt', count: cost },
      upgrades: demon.upgrades[id],
      slots: 3,
      note,
      state: open ? 'on' : used ? 'no' : 'wait',
      open,
      ...(touch.picked.has(key) ? { picked: true } : {}),
      ...(upgrade ? { upgrade } : {}),
    };
  };
  const deathKey = keyOf('word', 'death');
  const mayKill = touch.can(deathKey) || touch.picked.has(deathKey);
  const passive = upgradeOf(perspective, demon, touch, 'passive');
  return [
    {
      ...skill(data.passive),
      id: 'passive',
      key: keyOf('word', 'passive'),
      glyph: GLYPHS[data.passive],
      kind: w.kinds.passive,
      upgrades: demon.upgrades.passive,
      slots: 1,
      note: demon.upgrades.passive > 0 ? w.notes.d10 : w.notes.always,
      state: 'on',
      open: false,
      ...(passive ? { upgrade: passive } : {}),
    },
    special('special1'),
    special('special2'),
    {
      ...skill(data.death),
      id: 'death',
      key: deathKey,
      glyph: GLYPHS[data.death],
      kind: w.kinds.death,
      cost: { glyph: 'flame', count: MOST_RAGE },
      upgrades: 0,
      slots: 0,
      note: mayKill ? w.notes.ready : barred('death'),
      state: mayKill ? 'on' : 'wait',
      open: mayKill,
      ...(touch.picked.has(deathKey) ? { picked: true } : {}),
    },
  ];
}

function planOf(perspective: Perspective, by: Hunter, prey: readonly PreyView[]): DemonTable['plan'] {
  const { open } = perspective.view;
  return prey.flatMap(({ victim: { id, seat }, steps }) => {
    const one = open.victims.find(({ character }) => character === id);
    return one && isAttackable(one) && steps !== null ? [{ id, name: seat.name, ...turnOdds(open, one, steps, by) }] : [];
  });
}

function knownOf(perspective: Perspective): string[] {
  const { open } = perspective.view;
  const w = say(perspective).demon;
  return [
    w.knowAll,
    w.knowBunker(escapes(open), escapesNeeded(open)),
    ...(open.gate === null ? [] : [w.knowGate(open.gate)]),
    ...(open.row.length ? [w.knowRow(formula(open.row))] : []),
  ];
}

export function demonTable(perspective: Perspective, desk: Desk, lines: Lines): DemonTable | null {
  const { open, seat } = perspective.view;
  const body = demonView(perspective);
  const hunter = hunterOf(perspective);
  if (!open.demon || !body || !hunter) return null;
  const touch = touchOf(perspective, desk);
  const facts = factsOf(perspective, desk, lines, touch);
  const w = say(perspective).demon;
  // VI-344 With two or three players the slave is the Demon's own.
  const own = touch.kind === 'slaveAction' && open.demon.seat === seat ? w.slaveTurn : null;
  const step = stepTitle(perspective, desk) ?? own;
  const prey = preyOf(perspective, hunter.by, facts);
  const skills = skillsOf(perspective, open.demon, touch);
  const help = helpOf(perspective, touch, open.demon, skills);
  const asked = { ...facts.prompt, ...(step ? { wanted: step } : {}) };
  const hunts =
    touch.can(keyOf('word', 'hunt')) || touch.picked.has(keyOf('word', 'hunt')) || touch.kind === 'huntMove' || touch.kind === 'bloodSmell';
  const rolled = rolledIn(perspective, touch);
  return {
    ...facts,
    side: 'demon',
    kind: touch.kind,
    prompt: help ? { ...asked, help: touch.kind === 'demonAction' ? help : [help, asked.help].filter(Boolean).join(' ') } : asked,
    body,
    slave: open.demon.seat !== seat,
    skills,
    deeds: wordsOf(perspective, desk, touch, skills),
    words: [],
    prey,
    faces: facesOf(perspective, hunter.by, rolled?.why === 'hunt' ? rolled.face : null),
    bands: bandsOf(perspective, hunter.by),
    huntRule: huntRule(perspective, hunter.by, open.demon),
    plan: planOf(perspective, hunter.by, prey),
    struck: facts.tray.now !== null && open.phase === 'demon' && !hunts,
    known: knownOf(perspective),
    acts: passOf(perspective, desk),
    panels: panelsOf(perspective, desk),
    seal: sealOf(perspective, desk),
  };
}

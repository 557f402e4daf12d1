/** The Demon's own table: body, skills, prey, and how far one Hunt reaches. Exact, from what everybody sees. */

import { framesOf } from '@lurk/kernel';
import {
  type Cell,
  canPay,
  canSmell,
  DEMON,
  type Demon,
  demonFaces,
  diceFor,
  escapes,
  escapesNeeded,
  type Hunter,
  isAttackable,
  isCritical,
  MOST_RAGE,
  type Open,
  powerOf,
  UPGRADE_COST,
  type Upgradable,
  type VI,
} from '@lurk/victim/public';
import { passOf } from '../../../play/asked';
import type { Lines } from '../../../play/model';
import type { GlyphId } from '../glyphs';
import type { BandView, DemonTable, HuntFace, Key, PreyView, SkillView } from '../model';
import { panelsOf, sealOf, stepTitle, wordsOf } from './ask';
import { formula } from './bunker';
import type { Desk } from './desk';
import { factsOf } from './facts';
import { hunterOf } from './hunter';
import { huntSteps } from './map';
import { names } from './names';
import { demonView } from './party';
import { type Perspective, say } from './perspective';
import { type Touch, touchOf } from './picked';
import { dieScores, hitChance } from './tray';

/** VI-303 to VI-306, VI-329 The chance that one Hunt gives at least so many steps; the Werewolf rolls again what is too low, once. */
export function huntChance(open: Open, demon: Demon, steps: number, by: Hunter = 'demon'): number {
  const faces = demonFaces(open, demon);
  const good = faces.filter((face) => face !== demon.rage && face >= steps).length / faces.length;
  return canSmell(open, by) ? good + (1 - good) * good : good;
}

/** The Demon's die that lies on the table while something is asked about it: of a Hunt, or of an Attack. */
function rolledIn({ view }: Perspective, { kind }: Touch) {
  if (kind !== 'huntMove' && kind !== 'bloodSmell') return null;
  const frame = framesOf<VI>(view).findLast(({ proc }) => proc === 'hunt' || proc === 'attack');
  if (frame?.proc === 'hunt') return { face: frame.at.die, left: frame.at.left };
  return frame?.proc === 'attack' ? { face: frame.at.die, left: null } : null;
}
/** What the question says beside its title: what the die shows, what this turn still offers. */
function helpOf(perspective: Perspective, touch: Touch, demon: Demon, skills: readonly SkillView[]): string | null {
  const { now } = say(perspective).demon;
  const rolled = rolledIn(perspective, touch);
  if (rolled && touch.kind === 'huntMove') return now.hunted(rolled.face, rolled.left ?? 0);
  if (rolled) return rolled.left === null ? now.struck(rolled.face) : now.smelt(rolled.face, demon.rage);
  if (touch.kind !== 'demonAction') return null;
  const chosen = skills.find(({ picked }) => picked);
  if (chosen) return chosen.rule;
  const may = (key: Key): boolean => touch.can(key) || touch.picked.has(key);
  const deed =
    may('word:attack') || may('word:attackAll')
      ? now.attack
      : may('word:hunt')
        ? skills.some(({ open }) => open)
          ? now.huntOrSkill
          : now.hunt
        : skills.some(({ open }) => open)
          ? now.skill
          : demon.turn.ap === 0
            ? now.noPoint
            : now.nothing;
  return [may('word:death') ? now.death : deed, ...(skills.some(({ upgrade }) => upgrade) ? [now.upgrade] : [])].join(' ');
}

function facesOf({ view: { open }, ...perspective }: Perspective, demon: Demon, by: Hunter, rolled: number | null): HuntFace[] {
  const w = say(perspective).demon;
  return demonFaces(open, demon).map((face) => {
    const burns = face === demon.rage;
    return {
      face,
      burns,
      rolled: face === rolled,
      says: burns ? (by === 'demon' && demon.rage < MOST_RAGE ? w.faceStay : w.faceStayFull) : face === 0 ? w.faceNone : w.faceSteps(face),
    };
  });
}
/** Steps that are equally likely share a band. */
function bandsOf({ view: { open }, ...perspective }: Perspective, demon: Demon, by: Hunter): BandView[] {
  const w = say(perspective).demon;
  const most = Math.max(...demonFaces(open, demon));
  const bands: { from: number; to: number; chance: number }[] = [];
  for (let steps = 1; steps <= most; steps++) {
    const chance = huntChance(open, demon, steps, by);
    const last = bands.at(-1);
    if (last && last.chance === chance) last.to = steps;
    else bands.push({ from: steps, to: steps, chance });
  }
  return bands.filter(({ chance }) => chance > 0).map(({ from, to, chance }) => ({ steps: w.band(from, to), chance }));
}

function preyOf(
  perspective: Perspective,
  demon: Demon,
  hunter: { by: Hunter; at: Cell },
  facts: { party: DemonTable['party'] },
): PreyView[] {
  const { open } = perspective.view;
  const w = say(perspective).demon;
  const reach = huntSteps(open, hunter.at);
  return facts.party.flatMap((one) => {
    const victim = open.victims.find(({ character }) => character === one.id);
    if (!victim?.at || victim.status !== 'forest') return [];
    const steps = reach.get(victim.at) ?? null;
    const aimable = victim.hide !== 'hidden';
    const line = !aimable ? w.notAimed : isCritical(victim) ? w.down : steps === null ? w.noWay : steps === 0 ? w.onTile : w.stepsTo(steps);
    return [
      {
        victim: one,
        steps,
        reach: steps === null || steps === 0 || !aimable ? null : huntChance(open, demon, steps, hunter.by),
        defence: w.defends(diceFor(victim, 'vit'), victim.worn.includes('vest')),
        dice: `${diceFor(victim, 'vit')}${victim.worn.includes('vest') ? ' +1' : ''}`,
        line,
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
  const key: Key = `upgrade:${skill}`;
  if (demon.rage < UPGRADE_COST || !(touch.can(key) || touch.picked.has(key))) return undefined;
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
  const special = (id: 'special1' | 'special2'): SkillView => {
    const { id: name, cost, power } = data[id];
    const key: Key = `word:${name}`;
    const open = touch.can(key) || touch.picked.has(key);
    const used = demon.turn.done.includes(id);
    const note = open
      ? w.notes.ready
      : !asked
        ? w.notes.waits
        : used
          ? w.notes.used
          : demon.turn.ap === 0
            ? w.notes.noPoint
            : canPay(demon, id)
              ? w.notes.noTarget
              : w.notes.noStamina;
    const upgrade = upgradeOf(perspective, demon, touch, id);
    return {
      ...skill(name),
      id,
      key,
      glyph: GLYPHS[name],
      kind: power > 0 ? w.kinds.power(powerOf(demon, id)) : w.kinds.noPower,
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
  const deathKey: Key = 'word:death';
  const mayKill = touch.can(deathKey) || touch.picked.has(deathKey);
  const passive = upgradeOf(perspective, demon, touch, 'passive');
  return [
    {
      ...skill(data.passive),
      id: 'passive',
      key: 'word:passive',
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
      note: mayKill ? w.notes.ready : demon.rage < MOST_RAGE ? w.notes.needsRage : w.notes.noTarget,
      state: mayKill ? 'on' : 'wait',
      open: mayKill,
      ...(touch.picked.has(deathKey) ? { picked: true } : {}),
    },
  ];
}

function planOf(perspective: Perspective, prey: readonly PreyView[]): DemonTable['plan'] {
  const { open } = perspective.view;
  const aimed = prey.filter(
    ({ victim, aimable }) => aimable && open.victims.some((one) => one.character === victim.id && isAttackable(one)),
  );
  return aimed.flatMap(({ victim: { id, seat }, steps, reach }) => {
    const one = open.victims.find(({ character }) => character === id);
    if (!one || steps === null) return [];
    return [{ id, name: seat.name, hunt: reach, hit: hitChance(open, one, dieScores(open)) }];
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
  const prey = preyOf(perspective, open.demon, hunter, facts);
  const skills = skillsOf(perspective, open.demon, touch);
  const help = helpOf(perspective, touch, open.demon, skills);
  const asked = { ...facts.prompt, ...(step ? { wanted: step } : {}) };
  const hunts = touch.can('word:hunt') || touch.picked.has('word:hunt') || touch.kind === 'huntMove' || touch.kind === 'bloodSmell';
  const rolled = rolledIn(perspective, touch);
  return {
    ...facts,
    side: 'demon',
    kind: touch.kind,
    prompt: help ? { ...asked, help: touch.kind === 'demonAction' ? help : [help, asked.help].filter(Boolean).join(' ') } : asked,
    body,
    slave: open.demon.seat !== seat,
    skills,
    deeds: wordsOf(perspective, desk),
    words: [],
    prey,
    faces: facesOf(perspective, open.demon, hunter.by, rolled?.left == null ? null : rolled.face),
    bands: bandsOf(perspective, open.demon, hunter.by),
    huntRule: hunter.by === 'demon' ? w.huntRule(open.demon.rage) : w.slaveRule(open.demon.rage),
    plan: planOf(perspective, prey),
    struck: facts.tray.now !== null && open.phase === 'demon' && !hunts,
    known: knownOf(perspective),
    acts: passOf(perspective, desk),
    panels: panelsOf(perspective, desk),
    seal: sealOf(perspective, desk),
  };
}

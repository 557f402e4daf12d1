/** The table of somebody who plays Victims. */
import { CHARACTER, CHARACTERS, freeCharacters, inForest, RECOMMENDED } from '@lurk/victim/public';
import { passOf } from '../../../play/asking/asked';
import type { Lines } from '../../../play/frame/model';
import type { CastView, VictimTable } from '../model';
import { panelsOf, sealOf, stepTitle, wordsOf } from './ask';
import type { Desk } from './desk';
import { factsOf, waitingPrompt } from './facts';
import { handsOf } from './hand';
import { keyOf } from './keys';
import { names } from './names';
import { statsOf } from './party';
import { peekOf } from './peek';
import { look, mine, type Perspective, say } from './perspective';
import { type Touch, touchOf } from './picked';
import { aimInWords } from './way';
import { wheelOf } from './wheel';

/** VI-011, VI-012 Everybody to choose from, until all are chosen. */
function castOf(perspective: Perspective, touch: Touch): CastView[] | null {
  const { open } = perspective.view;
  if (open.round > 0) return null;
  const { character, skill, item } = names(perspective);
  const free = freeCharacters(open);
  return CHARACTERS.map((id) => {
    const { start, active, passive, starter } = CHARACTER[id];
    const taken = open.victims.find((victim) => victim.character === id);
    const choice = touch.choice(keyOf('character', id));
    return {
      id,
      key: keyOf('character', id),
      ...character(id),
      stats: statsOf(perspective, { character: id, stats: start }),
      active: skill(active),
      passive: skill(passive),
      starter: say(perspective).cast.starter(item(starter).name),
      recommended: RECOMMENDED.includes(id),
      ...(taken ? { taken: look(perspective, taken.seat) } : {}),
      ...(choice?.picked ? { picked: true } : {}),
      ...(choice || !free.includes(id) ? {} : { why: waitingPrompt(perspective).wanted }),
    };
  });
}

/** Why somebody only looks on; null while one of theirs is in the forest. */
function outOf(perspective: Perspective): string | null {
  const own = mine(perspective);
  if (perspective.view.open.round === 0 || own.some(inForest)) return null;
  const w = say(perspective).out;
  return own.some(({ status }) => status === 'escaped')
    ? w.escaped
    : own.some(({ status }) => status === 'eliminated')
      ? w.eliminated
      : w.removed;
}

/** Where to pass is to keep the roll (RU-113). */
const ROLLED = ['useManual', 'useManuals'];

export function victimTable(perspective: Perspective, desk: Desk, lines: Lines): VictimTable {
  const touch = touchOf(perspective, desk);
  const facts = factsOf(perspective, desk, lines, touch);
  const step = stepTitle(perspective, desk);
  const wheel = wheelOf(perspective, touch);
  // An action that is chosen and wants something more: what it does, instead of what actions cost.
  const help = aimInWords(perspective, desk)?.help ?? (step && wheel?.parts.find(({ picked }) => picked)?.rule);
  return {
    ...facts,
    side: 'victim',
    kind: touch.kind,
    prompt: { ...facts.prompt, ...(step ? { wanted: step } : {}), ...(help ? { help } : {}) },
    out: outOf(perspective),
    wheel,
    hands: handsOf(perspective, touch),
    cast: castOf(perspective, touch),
    words: wordsOf(perspective, desk, touch, wheel?.parts ?? []),
    acts: passOf(perspective, desk, ROLLED.some((kind) => kind === touch.kind) ? say(perspective).tray.keeping : undefined),
    panels: panelsOf(perspective, desk),
    peek: peekOf(perspective, desk),
    seal: sealOf(perspective, desk),
  };
}

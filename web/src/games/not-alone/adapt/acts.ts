/** What can be done besides touching cards and places: each act with its price, and why not. */
import { kindAt, type Value } from '@lurk/kernel';
import {
  type AskKind,
  isLastWill,
  kindOf,
  type Visit,
  visitAsked,
  type WhyNot,
  whyNotGiveUp,
  whyNotPower,
  whyNotResist,
  whyNotTakeBack,
} from '@lurk/not-alone/public';
import { isWindow, passAct } from '../../../play/asking/asked';
import { questionAt } from '../../../play/asking/desk';
import { type Draft, idOf, type Path, pickIn } from '../../../play/asking/draft';
import { type Key, keyAt, PASS } from '../../../play/asking/things';
import type { ActView } from '../../../play/frame/model';
import type { Weighed } from '../../../play/frame/table.svelte';
import type { IconName } from '../../../ui/icons';
import { canTouch, type Desk, emptyDesk, isSilent } from './desk';
import { keyOf } from './keys';
import { type Perspective, say } from './perspective';
import { why } from './picked';
import { choiceWords } from './step';

interface ActWords {
  readonly icon: IconName;
  readonly help: string;
  readonly rule?: string;
}
function actWords(perspective: Perspective, id: string): ActWords {
  const w = say(perspective).hand;
  const t = say(perspective);
  const here = visitHere(perspective);
  const all: Record<string, ActWords> = {
    resist: { icon: 'back', help: w.resistHelp(1), rule: w.resistRule },
    giveUp: { icon: 'heart', help: w.giveUpHelp, rule: w.giveUpRule },
    power: { icon: 'spark', help: here ? t.places[here.at].power : '', ...(here ? { rule: t.places[here.at].rule } : {}) },
    takeBack: { icon: 'back', help: t.takeBackHelp },
    discard: { icon: 'cards', help: t.discardTwoHelp },
    loseWill: { icon: 'heart', help: t.loseWillHelp },
    passPhase: { icon: 'skip', help: t.passPhaseHelp },
  };
  return all[id] ?? { icon: 'check', help: '' };
}

/** The visit the reader is resolving. */
export const visitHere = ({ view }: Perspective): Visit | undefined =>
  view.decision?.kind === 'resolveVisit' ? visitAsked(view) : undefined;

/** What always stands there in this question, possible or not: a greyed one says why. */
const STANDING: Partial<Record<AskKind, readonly string[]>> = { explore: ['resist', 'giveUp'], resolveVisit: ['power', 'takeBack'] };

function whyNot({ view }: Perspective, id: string, visit: Visit | undefined): WhyNot | null {
  if (id === 'resist') return whyNotResist(view, 1);
  if (id === 'giveUp') return whyNotGiveUp(view);
  if (id === 'takeBack') return whyNotTakeBack(view);
  return visit ? whyNotPower(view, visit) : null;
}

/** NA-074 Resisting with the last Will is Giving Up and returns all cards, so it does not matter which cards were picked: offer Give Up with its cost. */
const lastWill = (perspective: Perspective, paid: Value): Required<Pick<ActView, 'heavy'>> | null =>
  whyNotGiveUp(perspective.view) === null && isLastWill(perspective.view.open, perspective.view.seat, paid)
    ? { heavy: { cost: say(perspective).hand.lastWill, does: keyOf('word', 'giveUp') } }
    : null;

/** Two of two Will is the last, too. */
export function weighs(perspective: Perspective, path: Path, draft: Draft): Weighed<Key> | null {
  const question = questionAt(perspective.view, emptyDesk);
  const paid = pickIn(draft);
  const heavy = question && path.at(-1) === 'resist' && paid !== undefined ? lastWill(perspective, paid) : null;
  return question && heavy ? { name: choiceWords(perspective, question).option('resist', []), ...heavy } : null;
}

export function actsOf(perspective: Perspective, desk: Desk, picked: ReadonlySet<Key>): ActView[] {
  const question = questionAt(perspective.view, desk);
  if (!question) return [];
  const { decision, offered } = question;
  const naming = choiceWords(perspective, question);
  const { shape } = decision;
  const options = shape.t === 'oneOf' ? shape.options : [];
  const words = options.map(idOf).filter((id) => kindAt(shape, id) === null && !isSilent(id));
  const standing = offered ? [] : (STANDING[kindOf(decision)] ?? []);
  const atOnce = isWindow(perspective, question);
  const acts = [...new Set([...standing, ...words.map(String)])].map((id): ActView => {
    const { icon, help, rule } = actWords(perspective, id);
    const key = keyAt(shape, id);
    const name = naming.option(id, []);
    const may = canTouch(perspective.view, desk, key);
    return {
      key,
      name,
      help,
      rule: rule ?? help,
      icon,
      picked: picked.has(key),
      ...(id === 'resist' ? { cost: 1, ...lastWill(perspective, 1) } : {}),
      ...(atOnce ? { atOnce } : {}),
      ...(may ? {} : { why: why(perspective, whyNot(perspective, id, visitHere(perspective))) }),
    };
  });
  if (!decision.mayPass) return acts;
  const help = decision.kind === 'resolveVisit' ? say(perspective).nothingHelp : say(perspective).passHelp;
  const pass = passAct(perspective, question, picked.has(PASS), help);
  return atOnce ? [pass, ...acts] : [...acts, pass];
}

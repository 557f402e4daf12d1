/** An Encounter as one viewer sees it: who takes part, whose tokens lie where, who looks at which (public), and what only the reader knows. */
import { framesOf, has } from '@lurk/kernel';
import {
  clashOf,
  forceIn,
  freeTokens,
  hasDog,
  isOnGreen,
  isStanding,
  type Location,
  type Look,
  type Pawn,
  type Place,
  type Seen,
  type Side,
  type Token,
  type TT,
  tellWhyNot,
  turnOrder,
  whyNotPawn,
} from '@lurk/the-thing/public';
import { type Draft, pickIn } from '../../../play/asking/draft';
import type { Choosable } from '../../../play/frame/model';
import type { SeatLook } from '../../../ui/types';
import { lookAll, lookPawn, mine, type Perspective, say, table } from './people';
import { STEPS } from './which';

type MeetStep = (typeof STEPS)[keyof typeof STEPS];
const SIDES: readonly Side[] = ['left', 'right'];

export interface TokenView {
  readonly side: Side;
  /** The player who has taken it: its place on the table is empty. */
  readonly by?: SeatLook;
  /** The reader may ask for it, or is told why not. */
  readonly choice?: Choosable;
}
export interface MeetPerson {
  readonly look: SeatLook;
  readonly standing: boolean;
  /** Proven Human: lays no tokens (TT-110). */
  readonly proven: boolean;
  /** Asked at this moment, where all may know it. */
  readonly asked: boolean;
  readonly tokens: readonly TokenView[];
}
export interface MeetView {
  readonly room: Place | Location;
  readonly title: string;
  readonly step: MeetStep;
  /** A Dog's token is drawn from the bag: nobody lays any. */
  readonly bag: boolean;
  /** Alien Force in the room, and what so many Characters do to it. */
  readonly force: number;
  readonly outcome?: string;
  readonly people: readonly MeetPerson[];
  readonly avoided: readonly SeatLook[];
  /** Who looks at which token, once that is known to all. */
  readonly looks: readonly string[];
  /** The reader's part in it; null for those who only see it. */
  readonly mine: MyPart | null;
}
export interface MyPart {
  readonly person: MeetPerson;
  /** What is asked of me now. */
  readonly asks: 'lay' | 'look' | 'draw' | 'reset' | null;
  readonly laid: string | undefined;
  /** TT-109 Looked at when one reaches for it, and never drawn. */
  readonly mayLay: boolean;
  /** What lies on the table of mine: nobody else sees the faces. */
  readonly tokens: readonly Token[];
  /** The token I have in hand, and its name; its face only while I look. */
  readonly hand: { readonly of: SeatLook | null; readonly name: string; readonly face: Token | null } | null;
}

const ASKS: Readonly<Record<string, MyPart['asks']>> = {
  placeTokens: 'lay',
  lookAt: 'look',
  lookNext: 'look',
  drawDogToken: 'draw',
  resort: 'reset',
  resortAlone: 'reset',
};

/** What all know of it. */
type Held = { room: Place | Location; pawns: readonly Pawn[]; queue: readonly Pawn[]; looks: readonly Look[] };
/** The Encounter that is going on, from the public frames. */
function encounterIn(view: Seen): Held | null {
  for (const frame of framesOf<TT>(view).toReversed()) {
    if (frame.proc === 'meeting') return frame.at;
    if (frame.proc === 'encounter' || frame.proc === 'alienEncounter') return { ...frame.at, looks: [] };
    const room = frame.proc === 'dogTest' ? view.open.people[frame.at.pawn].at : null;
    if (frame.proc === 'dogTest' && room) return { room, pawns: [frame.at.pawn], queue: [], looks: [] };
  }
  return null;
}

/** Null while no Encounter is going on. `draft`: what the reader has picked or given. */
export function meetView(perspective: Perspective, draft: Draft): MeetView | null {
  const { view, memory } = perspective;
  const { open, ask } = view;
  const at = encounterIn(view);
  if (!at || !ask || !has(STEPS, ask.kind) || open.coop) return null;
  const step = STEPS[ask.kind];
  const { room, looks } = at;
  const pawns = turnOrder(open, at.pawns);
  const bag = ask.kind === 'drawDogToken' || ask.kind === 'resortAlone';
  const force = step === 'gather' ? forceIn(open, room) : 0;
  const me = mine(perspective);
  const words = say(perspective).meet;
  const met = memory.record.facts.findLast((fact) => fact.t === 'met');
  const people = pawns.map((pawn) => personOf(perspective, { at, pawn, bag, step, draft }));
  const own = me === null ? undefined : people[pawns.indexOf(me)];
  return {
    room,
    title: titleOf(perspective, room, pawns, { bag, force }),
    step,
    bag,
    force,
    ...(force > 0 ? { outcome: words[clashOf(force, pawns.length)] } : {}),
    people: people.filter((person) => person !== own),
    avoided: lookAll(perspective, met?.t === 'met' && met.room === room ? met.avoided : []),
    looks: looks.map(({ by, of, side }) =>
      words.looks(lookPawn(perspective, by).name, lookPawn(perspective, of).name, table(perspective).sides[side]),
    ),
    mine: own && me !== null ? myPart(perspective, { at, me, own, bag, draft }) : null,
  };
}

function titleOf(
  perspective: Perspective,
  room: Place | Location,
  pawns: readonly Pawn[],
  { bag, force }: { bag: boolean; force: number },
): string {
  const { meet } = say(perspective);
  const place = table(perspective).places[room].name;
  if (force > 0) return meet.against(place, pawns.length, force);
  if (bag || (pawns.length === 1 && hasDog(perspective.view.open, room))) return meet.withDog(place);
  return meet.count(place, pawns.length);
}

type Of = { at: Held; pawn: Pawn; bag: boolean; step: MeetStep; draft: Draft };
function personOf(perspective: Perspective, { at, pawn, bag, step, draft }: Of): MeetPerson {
  const { open, ask } = perspective.view;
  const proven = isOnGreen(open, pawn);
  const waiting = Array.isArray(ask?.waiting) ? ask.waiting : [];
  const lays = !proven && !bag && step !== 'gather' && step !== 'lay';
  return {
    look: lookPawn(perspective, pawn),
    standing: isStanding(open, pawn),
    proven,
    asked: waiting.includes(open.people[pawn].seat),
    tokens: lays ? SIDES.map((side) => tokenOf(perspective, at, pawn, side, draft)) : [],
  };
}

function tokenOf(perspective: Perspective, at: Held, of: Pawn, side: Side, draft: Draft): TokenView {
  const { view, lang } = perspective;
  const taken = at.looks.find((look) => look.of === of && look.side === side);
  if (taken) return { side, by: lookPawn(perspective, taken.by) };
  const kind = view.decision?.kind;
  const me = mine(perspective);
  if ((kind !== 'lookAt' && kind !== 'lookNext') || me === null || of === me) return { side };
  const free = freeTokens(view.open, at.pawns, me, at.looks).get(of)?.includes(side);
  const why = whyNotPawn(view, of);
  if (!free) return { side, choice: { why: tellWhyNot(lang, why ?? 'tokensTaken') } };
  const picked = pickIn(draft) === of && draft !== null && typeof draft === 'object' && 'with' in draft && draft.with === side;
  return { side, choice: { picked } };
}

type Mine = { at: Held; me: Pawn; own: MeetPerson; bag: boolean; draft: Draft };
function myPart(perspective: Perspective, { at, me, own, bag, draft }: Mine): MyPart {
  const { view } = perspective;
  const asks = (view.decision && ASKS[view.decision.kind]) ?? null;
  const pick = pickIn(draft);
  return {
    person: own,
    asks,
    laid: asks === 'lay' && typeof pick === 'string' ? pick : undefined,
    mayLay: view.decision?.shape.t === 'oneOf' && view.decision.shape.options.includes('alien'),
    tokens: view.own?.tokens ?? [],
    hand: handOf(perspective, at, me, bag),
  };
}

/** TT-116, TT-121 What I have in hand: whose it is everybody knows, what it is only I. */
function handOf(perspective: Perspective, at: Held, me: Pawn, bag: boolean): MyPart['hand'] {
  const { open, ask } = perspective.view;
  const { sights } = perspective.memory.witness;
  if (ask?.kind !== 'resort' && ask?.kind !== 'resortAlone') return null;
  const { meet } = say(perspective);
  const seen = sights.findLast(({ t, round }) => round === open.round && t !== 'seen');
  if (bag) return { of: null, name: meet.dogToken, face: seen?.t === 'drew' ? (seen.alien ? 'alien' : 'human') : null };
  const look = at.looks.find(({ by }) => by === me);
  if (!look) return null;
  const of = lookPawn(perspective, look.of);
  return { of, name: meet.tokenOf(of.name, table(perspective).sides[look.side]), face: seen?.t === 'saw' ? seen.token : null };
}

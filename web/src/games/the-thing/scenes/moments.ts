/** The great moments of a match: a vote, a test, the Alien shown, somebody lost, a room on fire, a door. */
import type { Event, Pawn, Role } from '@lurk/the-thing/public';
import type { SeatLook } from '../../../ui/types';
import type { GlyphId } from '../glyphs';
import { lookPawn, type Perspective, say, table } from './people';
import { type VoteView, voted } from './vote';

/** Somebody in the light, everybody else in the dark. */
export interface StageView {
  readonly kind: 'stage';
  /** How it is lit. */
  readonly light: 'lamp' | 'fire' | 'blood' | 'ice';
  readonly glyph: GlyphId;
  readonly word: string;
  readonly line: string;
  readonly who: readonly { readonly look: SeatLook; readonly character: string }[];
  /** What a test has shown. */
  readonly role?: Role;
}
type GreatMoment = { readonly kind: 'vote'; readonly vote: VoteView } | StageView;

/** The moment that the log tells of there; null where nothing is drawn of it. */
export function momentView(perspective: Perspective, log: readonly Event[], at: number): GreatMoment | null {
  const event = log[at];
  const vote = voted(perspective, log, at);
  if (vote) return { kind: 'vote', vote };
  return event ? stageOf(perspective, event) : null;
}

function stageOf(perspective: Perspective, event: Event): StageView | null {
  const { moments } = say(perspective);
  const all = (pawns: readonly Pawn[]): StageView['who'] =>
    pawns.map((pawn) => {
      const { character } = perspective.view.open.people[pawn];
      return { look: lookPawn(perspective, pawn), character: character ? table(perspective).characters[character].name : '' };
    });
  const look = (pawn: Pawn): StageView['who'] => all([pawn]);
  const line = perspective.speech.tellEvent(perspective.lang, event, perspective.view, perspective.names);
  const stage = (light: StageView['light'], glyph: GlyphId, word: string, who: StageView['who']): StageView => ({
    kind: 'stage',
    light,
    glyph,
    word,
    line,
    who,
  });
  switch (event.t) {
    case 'analysed':
      return {
        ...stage(
          event.role === 'alien' ? 'blood' : 'lamp',
          event.role === 'alien' ? 'alien' : 'check',
          moments.tested[event.role],
          look(event.pawn),
        ),
        role: event.role,
      };
    case 'revealed':
      return stage('blood', 'alien', moments.revealed, look(event.pawn));
    case 'assimilated':
      return stage('blood', 'force', moments.assimilated, look(event.pawn));
    case 'burnt':
      return stage('fire', 'fire', moments.burnt, look(event.pawn));
    case 'boilerDestroyed':
      return stage('ice', 'cold', moments.boiler, []);
    case 'aliensBeaten':
      return stage('fire', 'fire', moments.beaten, all(event.pawns));
    case 'escapeBegan':
      return stage('ice', event.exit === 'shed' ? 'snowcat' : 'heli', moments.leaving, look(event.pawn));
    case 'departed':
      return stage('ice', event.exit === 'shed' ? 'snowcat' : 'heli', moments.departed, all(event.aboard));
    default:
      return null;
  }
}

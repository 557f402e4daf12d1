/** The procedures, with what their frames carry: public facts only. */
import type { CoopFrames } from './coop/types.ts';
import type { Action } from './data/cards.ts';
import type { Location, Place } from './data/rooms.ts';
import type { Weather } from './data/weather.ts';
import type { Pawn, Side } from './types.ts';

/** Who has still to speak about an Encounter (RU-26): `queue` next, `passed` only again if somebody avoids it. */
export type Arming<R extends Location | Place = Location | Place> = { room: R; pawns: Pawn[]; queue: Pawn[]; passed: Pawn[] };
/** With Alien Force; `fled`: it has fled, and those who are left would meet. */
export type Facing = Arming<Location> & { fled: boolean };
/** A Character Encounter: who takes part, who has still to choose a token (RU-32), and which tokens are chosen. */
export type Meeting = { room: Place; pawns: Pawn[]; queue: Pawn[]; looks: Look[] };
export type Look = { by: Pawn; of: Pawn; side: Side };
/** TT-159a An action to be resolved, and how often. */
export type Acting = { pawn: Pawn; times: number };

/** With four players and more. */
type HiddenFrames = {
  match: null;
  picking: { pawn: Pawn };
  round: null;
  characterActions: null;
  weather: { rolled: Weather | null };
  maintenance: null;
  alienActions: null;
  propose: null;
  drawing: { order: Pawn[] };
  placing: { order: Pawn[] };
  place: { pawn: Pawn; count: number };
  attack: null;
  encounters: { left: (Place | Location)[]; others: Place[]; byBoard: boolean };
  alienEncounter: Facing;
  encounter: Arming<Place>;
  meeting: Meeting;
  dogTest: { pawn: Pawn };
  resolving: { flips: number };
  bonus: null;
  action: Acting & { action: Action };
  drawItem: { pawn: Pawn };
  drawLab: { pawn: Pawn; extra: boolean };
  rollInStation: { pawn: Pawn; results: Weather[] };
  useVehicle: Acting;
  rest: null;
  trade: null;
  analysis: { kind: Analysis; volunteers: Pawn[]; by: Pawn | null };
  meal: null;
  dogs: null;
  escape: null;
};
export type Analysis = 'A' | 'B';
export type Frames = HiddenFrames & CoopFrames;

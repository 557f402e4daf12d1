import type { GreenRoom, Location } from '../data/rooms.ts';
import type { C } from '../types.ts';
import { growForce } from './roles.ts';

/** TT-105 Into the Kennel. */
export function captureDog({ s, tell }: C, room: GreenRoom): void {
  s.open.rooms[room].dog = false;
  s.open.kennel++;
  tell.all({ t: 'dogCaptured', room });
}

/** TT-131, TT-136 The Dog leaves the game, and the Alien has one Force more there. */
export function eatDog(c: C, room: Location): void {
  const { open } = c.s;
  if (room === 'kennel') open.kennel--;
  else open.rooms[room].dog = false;
  c.tell.all({ t: 'dogAssimilated', room });
  growForce(c, room);
}

/** What an act would come to, as far as this reader can know: said before it is done. Who can be where is told at exact tables alone. */
import {
  type Aim,
  foodAt,
  type Hits,
  hitsOf,
  ordinalOf,
  type Pawn,
  type Presence,
  pawnsOf,
  presentAt,
  tableOf,
  type Zone,
} from '@lurk/anomaly/public';
import { listed } from '@lurk/i18n';
import { namesFor, type Perspective, say } from './perspective';

const isExact = ({ view }: Perspective): boolean => view.open.options.overlay === 'exact' && view.open.placed;

/** Everybody's knowledge, and where one's own Students are. */
function present(perspective: Perspective, zone: Zone): Presence {
  const { open, own, seat } = perspective.view;
  const { anomaly, sure, maybe } = presentAt(perspective.memory.trail, zone);
  const mine = seat === null ? [] : pawnsOf(open, seat);
  const others = (pawns: readonly Pawn[]): Pawn[] => pawns.filter((pawn) => !mine.includes(pawn));
  const here = mine.filter((pawn) => own?.pawns[ordinalOf(open, pawn)]?.zone === zone);
  return { anomaly, sure: [...here, ...others(sure)], maybe: others(maybe) };
}

function namesOf(perspective: Perspective, who: Hits['sure']): string {
  const { lang } = perspective;
  const { student } = namesFor(perspective);
  return listed(
    lang,
    who.map((one) => (one === 'anomaly' ? tableOf(lang).people.anomaly : student(one))),
  );
}

/** Whom an attack would hurt. */
export function hitsAhead(perspective: Perspective, pawn: Pawn, zone: Zone, aim: Aim): string {
  const { follows } = say(perspective);
  const { open } = perspective.view;
  const near = present(perspective, zone);
  if (!isExact(perspective)) return aim === 'fuel' && near.sure.length > 0 ? follows.hitsYou : follows.hitsUnknown;
  const { sure, maybe } = hitsOf(near, { pawn, aim, morph: open.evolutions.includes('morph') });
  return follows.hits(namesOf(perspective, sure), namesOf(perspective, maybe));
}

/** AN-107, AN-122 What Feed or Possess would find in the Anomaly's own zone. */
export function findsAhead(perspective: Perspective, deed: 'feed' | 'possess'): string | undefined {
  const { view } = perspective;
  const here = view.own?.pawns[0]?.zone;
  if (!here || !view.open.placed) return undefined;
  const { follows } = say(perspective);
  const empty = deed === 'feed' ? follows[foodAt(view.open, here)[0] ?? 'nothing'] : follows.card;
  if (!isExact(perspective)) return follows.ifNot(follows.unknown, empty);
  const { sure, maybe } = presentAt(perspective.memory.trail, here);
  if (sure.length > 0) {
    const who = follows.sure(namesOf(perspective, sure));
    return deed === 'feed' ? follows.so(who, follows.gain) : `${who}.`;
  }
  return maybe.length > 0 ? follows.ifNot(follows.maybe(namesOf(perspective, maybe)), empty) : follows.so(follows.nobody, empty);
}

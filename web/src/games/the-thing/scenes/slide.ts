/** Discs on the Suspicion track while they move: each in a lane of its own, those that stay wherever there is room. */
export interface Disc<Who> {
  readonly who: Who;
  readonly from: number;
  readonly to: number;
}
export type Laid<D> = D & { readonly lane: number };

export function lanesFor<Who, D extends Disc<Who>>(discs: readonly D[]): { readonly discs: readonly Laid<D>[]; readonly lanes: number } {
  const taken: [lane: number, from: number, to: number][] = [];
  const isFree = (lane: number, from: number, to: number): boolean =>
    !taken.some(([other, start, end]) => other === lane && from <= end && to >= start);
  const lay = (disc: D): Laid<D> => {
    const [from, to] = [Math.min(disc.from, disc.to), Math.max(disc.from, disc.to)];
    let lane = 0;
    while (!isFree(lane, from, to)) lane++;
    taken.push([lane, from, to]);
    return { ...disc, lane };
  };
  const moves = (disc: D): boolean => disc.from !== disc.to;
  const moving = discs.filter(moves).map((disc, lane) => {
    taken.push([lane, Math.min(disc.from, disc.to), Math.max(disc.from, disc.to)]);
    return { ...disc, lane };
  });
  const laid = new Map([...moving, ...discs.filter((disc) => !moves(disc)).map(lay)].map((disc) => [disc.who, disc]));
  return {
    discs: discs.flatMap(({ who }) => laid.get(who) ?? []),
    lanes: 1 + Math.max(0, ...taken.map(([lane]) => lane)),
  };
}

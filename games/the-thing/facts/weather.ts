import { climateOf, type Weather } from '../data/weather.ts';

/** D-03, D-30 What the clock keeps: less fuel for the Boiler, then for the Generator. */
export const mildest = (results: readonly Weather[], players: number): Weather =>
  results.toSorted((a, b) => {
    const [x, y] = [climateOf(a, players), climateOf(b, players)];
    return x.boiler - y.boiler || x.generator - y.generator;
  })[0];

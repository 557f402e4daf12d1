/**
 * Figures beside their targets: judged by the median of their rounds, printed, and written with their charts into their section of
 * `docs/performance.md`. A section lies between two comments that name it; whatever stands outside of them is written by hand.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { type Bar, bars } from './report/chart.ts';

export interface Figure {
  /** As the target is called: `P7`; empty for what is only shown beside one. */
  no: string;
  what: string;
  /** By round; the median is judged. */
  seen: number[];
  /** Behind every number: `x`, `B`, `KB`, `s`. */
  unit: string;
  /** Better if it is lower, or if it is higher. */
  better: 'lower' | 'higher';
  target: number;
  stretch: number;
  /** Shown and judged, but it cannot fail the run. */
  free?: true;
  /** Whatever must be said beside it: absolute figures, which say something about the machine. */
  note?: string;
}
/** Several things side by side, by one measure. */
export interface Comparison {
  /** Names the file of its chart. */
  name: string;
  title: string;
  bars: Bar[];
}
export interface Section {
  /** `bench: NAME` in the comments around it. */
  name: string;
  /** One line: what was measured with which versions. */
  about: string;
  figures: Figure[];
  /** Whatever else is to be seen in rows. */
  tables?: { head: string[]; rows: string[][] }[];
  comparisons?: Comparison[];
}

/** Beyond this share of a target the run fails: the machine's noise must not. */
export const SLACK = 1.25;

const DOCS = join(import.meta.dirname, '..', 'docs');
const CHARTS = 'performance';

export const median = (list: readonly number[]): number => list.toSorted((a, b) => a - b)[list.length >> 1];
export const short = (n: number): string =>
  n >= 100 || Number.isInteger(n) ? Math.round(n).toLocaleString('en') : n >= 10 ? n.toFixed(1) : n.toPrecision(2);
/** The middle of the rounds, and how far apart they lie. */
export const spread = (list: readonly number[]): string =>
  list.length === 1 ? short(list[0]) : `${short(median(list))} [${short(Math.min(...list))}-${short(Math.max(...list))}]`;

/** How large the machine is, and what ran on it. */
const machine = (): string =>
  `${cpus().length} cores (${cpus()[0].model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`;

/** How much of what is allowed was needed: 1 is the target itself, whichever way it points. */
const shareOf = ({ seen, better, target }: Figure): number => (better === 'lower' ? median(seen) / target : target / median(seen));

/** Is it past its target by more than the machine's noise? */
export const isMissed = (figure: Figure): boolean => !figure.free && shareOf(figure) > SLACK;

function verdictOf(figure: Figure): string {
  if (shareOf({ ...figure, target: figure.stretch }) <= 1) return 'met, stretch too';
  const share = shareOf(figure);
  if (share <= 1) return 'met';
  if (!Number.isFinite(share)) return 'missed';
  return `missed by ${Math.round((share - 1) * 100)} %${share <= SLACK ? ', within the gate' : ''}`;
}

const targetOf = ({ better, target, stretch, unit }: Figure): string => {
  const sign = better === 'lower' ? '≤' : '≥';
  return `${sign} ${target.toLocaleString('en')} ${unit} (${stretch.toLocaleString('en')})`;
};
const seenOf = ({ seen, unit }: Figure): string => `${spread(seen)} ${unit}`;

/** A table of text for whoever watches the run. */
export function printTable(head: string[], rows: string[][]): void {
  const widths = head.map((title, i) => Math.max(title.length, ...rows.map((row) => row[i].length)));
  const line = (row: string[]): string => row.map((cell, i) => cell.padEnd(widths[i])).join('  ');
  console.log([line(head), widths.map((w) => '-'.repeat(w)).join('  '), ...rows.map(line), ''].join('\n'));
}

export function printFigures(figures: Figure[]): void {
  const rows = figures.map((figure) => [figure.no, figure.what, seenOf(figure), targetOf(figure), verdictOf(figure), figure.note ?? '']);
  printTable(['', 'Figure', 'median [min-max]', 'target (stretch)', 'verdict', 'seen'], rows);
}

function tableOf(figures: Figure[]): string {
  const rows = figures.map((figure) => [
    figure.no,
    figure.what,
    targetOf(figure),
    `**${spread(figure.seen)}** ${figure.unit}`,
    verdictOf(figure),
    figure.note ?? '',
  ]);
  return asMarkdown(['', 'what', 'asked for (stretch)', 'seen: median [lowest-highest]', '', 'absolute'], rows);
}
const asMarkdown = (head: string[], rows: string[][]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

function writeChart(name: string, title: string, svg: string): string {
  mkdirSync(join(DOCS, CHARTS), { recursive: true });
  writeFileSync(join(DOCS, CHARTS, `${name}.svg`), svg);
  return `![${title}](${CHARTS}/${name}.svg)`;
}

function targetsChart({ name, figures }: Section): string {
  const title = 'What was needed of what is allowed: shorter than the line meets the target';
  const share = (figure: Figure): Bar => ({
    name: `${figure.no} ${figure.what}`,
    value: shareOf(figure),
    label: seenOf(figure),
    tone: shareOf(figure) <= 1 ? 'good' : 'bad',
  });
  return writeChart(name, title, bars(title, figures.map(share), 1));
}

/** Writes table and charts into the document, in place of those of the last run. */
export function writeSection(section: Section): void {
  const { name, about, figures, tables = [], comparisons = [] } = section;
  const file = join(DOCS, 'performance.md');
  const text = readFileSync(file, 'utf8');
  const [from, to] = [`<!-- bench: ${name} -->`, `<!-- /bench: ${name} -->`];
  const [start, end] = [text.indexOf(from), text.indexOf(to)];
  if (start < 0 || end < start) throw new Error(`docs/performance.md has no section "${name}"`);
  const charts = comparisons.map((comparison) =>
    writeChart(`${name}-${comparison.name}`, comparison.title, bars(comparison.title, comparison.bars)),
  );
  const others = tables.map(({ head, rows }) => asMarkdown(head, rows));
  const inside = [`${about}. ${machine()}.`, tableOf(figures), targetsChart(section), ...others, ...charts].join('\n\n');
  writeFileSync(file, `${text.slice(0, start + from.length)}\n${inside}\n${text.slice(end)}`);
}

/** Bars as an SVG: drawn by hand, since a few rectangles need no library. */

export interface Bar {
  name: string;
  value: number;
  /** What stands behind the bar; its value if it is left out. */
  label?: string;
  tone?: 'ours' | 'good' | 'bad' | 'other';
}

const COLOURS: Record<NonNullable<Bar['tone']>, string> = { ours: '#1f6f8b', good: '#2e7d4f', bad: '#b3401f', other: '#8a8f98' };
const [WIDTH, NAMES, ROW, TOP, LABELS] = [960, 400, 26, 44, 170];

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const shortened = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most - 1)}…` : text);
const written = (value: number): string => (value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(2));

/** `line` is drawn across at this value: what is allowed. A bar that would leave the picture is cut, and its label says how far it goes. */
export function bars(title: string, list: readonly Bar[], line?: number): string {
  const room = WIDTH - NAMES - LABELS;
  const longest = Math.max(...list.map(({ value }) => value), line ?? 0);
  const most = line === undefined ? longest : Math.min(longest, 3 * line);
  const wide = (value: number): number => Math.round((Math.min(value, most) / most) * room);
  const height = TOP + list.length * ROW + 12;
  const rows = list.map(({ name, value, label = written(value), tone = 'other' }, i) => {
    const y = TOP + i * ROW;
    const end = NAMES + wide(value);
    return [
      `<text x="${NAMES - 8}" y="${y + 14}" text-anchor="end">${escaped(shortened(name.trim(), 66))}</text>`,
      `<rect x="${NAMES}" y="${y + 2}" width="${Math.max(1, end - NAMES)}" height="${ROW - 8}" fill="${COLOURS[tone]}"/>`,
      `<text x="${end + 6}" y="${y + 14}" font-weight="bold">${escaped(label)}</text>`,
    ].join('\n');
  });
  const x = NAMES + wide(line ?? 0);
  const bar = `<line x1="${x}" x2="${x}" y1="${TOP - 6}" y2="${height - 8}" stroke="#111" stroke-width="1.5" stroke-dasharray="4 3"/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="system-ui, sans-serif" font-size="12" fill="#1b1d21">`,
    `<title>${escaped(title)}</title>`,
    `<rect width="${WIDTH}" height="${height}" fill="#fff"/>`,
    `<text x="12" y="22" font-size="15" font-weight="bold">${escaped(title)}</text>`,
    ...rows,
    ...(line === undefined ? [] : [bar]),
    '</svg>\n',
  ].join('\n');
}

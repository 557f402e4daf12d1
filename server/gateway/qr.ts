/** The link of a table as a picture for a phone's camera: one SVG path, drawn by the page in its own colours. */
import { encode } from 'uqr';

export function qrOf(link: string): { link: string; size: number; path: string } {
  const { data, size } = encode(link, { border: 2 });
  let path = '';
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      if (!data[y][x]) continue;
      const from = x;
      while (x + 1 < size && data[y][x + 1]) x++;
      path += `M${from} ${y}h${x - from + 1}v1h-${x - from + 1}z`;
    }
  return { link, size, path };
}

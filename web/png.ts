/** A PNG as small as its filters make it: what a browser writes is a third bigger. Three bytes a pixel, rows from the top. */
import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const BYTES = 3;
const BITS = 8;
const TRUECOLOUR = 2;

/** What is expected of a byte from its neighbours to the left, above, and above left; the number of each is its place. */
const FILTERS: readonly ((left: number, up: number, corner: number) => number)[] = [
  () => 0,
  (left) => left,
  (_, up) => up,
  (left, up) => (left + up) >> 1,
  nearest,
];

/** Paeth's: the neighbour nearest to left + up − corner. */
function nearest(left: number, up: number, corner: number): number {
  const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}

export function pngOf(pixels: Uint8Array, width: number, height: number): Buffer {
  const row = width * BYTES;
  const empty = new Uint8Array(row);
  const rows = Array.from({ length: height }, (_, y) => {
    const line = pixels.subarray(y * row, (y + 1) * row);
    return filtered(line, y === 0 ? empty : pixels.subarray((y - 1) * row, y * row));
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([BITS, TRUECOLOUR], 8);
  const data = deflateSync(Buffer.concat(rows), { level: 9, memLevel: 9 });
  return Buffer.concat([SIGNATURE, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

/** By the filter that leaves least. */
function filtered(line: Uint8Array, above: Uint8Array): Buffer {
  const tried = FILTERS.map((expected, filter) => {
    const out = Buffer.alloc(line.length + 1);
    out[0] = filter;
    for (let i = 0; i < line.length; i++) out[i + 1] = line[i] - expected(line[i - BYTES] ?? 0, above[i], above[i - BYTES] ?? 0);
    return out;
  });
  const left = tried.map((out) => out.subarray(1).reduce((sum, byte) => sum + Math.min(byte, 256 - byte), 0));
  return tried[left.indexOf(Math.min(...left))];
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body), body.length + 4);
  return out;
}

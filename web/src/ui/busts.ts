/**
 * Busts of the people around the flare, on a 200 × 300 sheet. A number is how much of the seat's colour is
 * mixed into the dark (percent); a string is a colour of its own. Sheets are listed from back to front.
 */
export interface BustSheet {
  readonly d: string;
  readonly fill?: number | string;
  readonly line?: number | string;
  readonly width?: number;
  readonly opacity?: number;
}

export interface Bust {
  readonly sheets: readonly BustSheet[];
  /** Shoulders: lit from below by the flare. */
  readonly lit: string;
}

export type BustKind = 'lamp' | 'hood' | 'helmet' | 'robot';

export const busts: Record<BustKind, Bust> = {
  lamp: {
    lit: 'M100 176C60 180 24 202 8 300H192C176 202 140 180 100 176Z',
    sheets: [
      { d: 'M100 8a20 20 0 1 0 .1 0Z', fill: 24, line: 54 },
      { d: 'M84 138h32v46q-16 14-32 0Z', fill: 24, line: 54 },
      { d: 'M100 176C60 180 24 202 8 300H192C176 202 140 180 100 176Z', fill: 38, line: 68 },
      {
        d: 'M100 34C64 34 50 64 54 104 46 124 52 146 66 152 76 158 124 158 134 152 148 146 154 124 146 104 150 64 136 34 100 34Z',
        fill: 26,
        line: 56,
      },
      { d: 'M72 96C72 74 86 68 100 68S128 74 128 96C128 126 116 146 100 148 84 146 72 126 72 96Z', fill: '#0a0e0c' },
      { d: 'M76 116c4 20 13 30 24 32 11-2 20-12 24-32q-24 14-48 0Z', fill: 46 },
      { d: 'M60 160Q100 186 140 160L148 184Q100 216 52 184Z', fill: 50, line: 80 },
      { d: 'M46 208l15-7 10 99H54ZM154 208l-15-7-10 99h17Z', fill: 20, line: 50 },
      { d: 'M56 80q44-22 88 0v10q-44-22-88 0Z', fill: '#0a0e0c' },
      { d: 'M76 74a24 24 0 1 0 48 0 24 24 0 1 0 -48 0Z', fill: '#fff3cf', opacity: 0.25 },
      { d: 'M90 74a10 10 0 1 0 20 0 10 10 0 1 0 -20 0Z', fill: '#fff3cf', line: '#0a0e0c', width: 3 },
    ],
  },
  hood: {
    lit: 'M100 176C60 180 24 202 8 300H192C176 202 140 180 100 176Z',
    sheets: [
      { d: 'M100 176C60 180 24 202 8 300H192C176 202 140 180 100 176Z', fill: 38, line: 68 },
      { d: 'M100 22C54 24 40 72 46 112 36 138 44 166 58 182H142C156 166 164 138 154 112 160 72 146 24 100 22Z', fill: 30, line: 60 },
      { d: 'M100 44C70 46 62 80 66 112 68 140 82 160 100 164 118 160 132 140 134 112 138 80 130 46 100 44Z', fill: '#0a0e0c' },
      { d: 'M74 112c2 26 12 42 26 46 14-4 24-20 26-46q-26 16-52 0Z', fill: 44 },
      { d: 'M54 160Q100 194 146 160L156 186Q100 226 44 186Z', fill: 56, line: 86 },
      { d: 'M118 194l22-6 10 74-14-6-8 12Z', fill: 48, line: 78 },
      { d: 'M46 222l14-6 8 84H52Z', fill: 22, line: 52 },
    ],
  },
  helmet: {
    lit: 'M100 176C60 180 24 202 8 300H192C176 202 140 180 100 176Z',
    sheets: [
      { d: 'M100 176C60 180 24 202 8 300H192C176 202 140 180 100 176Z', fill: 38, line: 68 },
      { d: 'M46 208l15-7 10 99H54ZM154 208l-15-7-10 99h17Z', fill: 20, line: 50 },
      { d: 'M66 158h68l10 22q-44 26-88 0Z', fill: 26, line: 56 },
      { d: 'M100 26C56 26 44 60 44 96V126C44 148 62 160 78 164H122C138 160 156 148 156 126V96C156 60 144 26 100 26Z', fill: 34, line: 64 },
      { d: 'M58 86c0-18 17-28 42-28s42 10 42 28v24c0 16-15 24-42 24s-42-8-42-24Z', fill: '#0a0e0c', line: 70, width: 2 },
      { d: 'M62 112q38 20 76 0c-2 12-16 18-38 18s-36-6-38-18Z', fill: '#ffb454', opacity: 0.75 },
      { d: 'M68 78c6-8 16-11 26-11L66 100Z', fill: '#fff', opacity: 0.3 },
      { d: 'M160 116V40h4v78ZM158 34h8v8h-8Z', fill: 50, line: 80 },
      { d: 'M84 206h32v30H84Z', fill: 24, line: 54 },
      { d: 'M90 214h20M90 221h20M90 228h12', line: 80, width: 2.5 },
    ],
  },
  robot: {
    lit: 'M100 172 46 186Q20 194 12 300H188Q180 194 154 186Z',
    sheets: [
      { d: 'M100 172 46 186Q20 194 12 300H188Q180 194 154 186Z', fill: 30, line: 60 },
      { d: 'M86 128h28v52H86Z', fill: 18, line: 48 },
      { d: 'M86 142h28M86 154h28M86 166h28', line: 60, width: 2 },
      { d: 'M42 76h14v40H42ZM144 76h14v40h-14Z', fill: 26, line: 56 },
      { d: 'M54 68Q100 30 146 68V112Q146 134 126 138H74Q54 134 54 112Z', fill: 36, line: 66 },
      { d: 'M97 44V16h6v28ZM92 6h16v12H92Z', fill: 30, line: 60 },
      { d: 'M73 92a27 27 0 1 0 54 0 27 27 0 1 0 -54 0Z', fill: '#0a0e0c', line: 80, width: 3 },
      { d: 'M86 92a14 14 0 1 0 28 0 14 14 0 1 0 -28 0Z', fill: 100 },
      { d: 'M94 92a6 6 0 1 0 12 0 6 6 0 1 0 -12 0Z', fill: '#0a0e0c' },
      { d: 'M89 85a4 4 0 1 0 8 0 4 4 0 1 0 -8 0Z', fill: '#fff' },
      { d: 'M62 204h76l-8 44H70Z', fill: 20, line: 50 },
      { d: 'M72 214h56M74 226h52', line: 56, width: 2.5 },
      { d: 'M93 272a7 7 0 1 0 14 0 7 7 0 1 0 -14 0Z', fill: '#ffb454' },
    ],
  },
};

export const pageNames = [
  'home',
  'lobby',
  'lobby-guest',
  'hunted',
  'hunted-idle',
  'hunted-sealed',
  'creature',
  'creature-left',
  'reveal',
  'end-creature',
  'end-hunted',
  'parts',
] as const;

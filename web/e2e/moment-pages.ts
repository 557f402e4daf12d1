/** One page of the gallery for each kind of moment: choosing, reacting, watching, a scene, the end; of each side, and what comes before. */
const MOMENTS = {
  home: ['home'],
  'not-alone': [
    'lobby',
    'lobby-guest',
    'live-explore',
    'live-visit',
    'live-hunt',
    'live-detour',
    'live-watch',
    'live-reveal',
    'live-end',
    'plain-live-visit',
  ],
  anomaly: ['lobby', 'live-move', 'live-trap', 'live-body', 'live-react', 'live-watch', 'scene-feed', 'live-end'],
  'the-thing': ['live-place', 'live-meet', 'live-offered', 'live-vote', 'live-alien', 'live-dice', 'live-board', 'end-tree'],
  victim: ['cast', 'lay', 'hail', 'two-over', 'bench', 'demon', 'demon-upgrade', 'slave', 'scene-blow', 'end-lost'],
};
export type MomentsOf = keyof typeof MOMENTS;

/** As the gallery names it. */
export const pagesOf = (of: MomentsOf): string[] => MOMENTS[of].map((name) => (of === 'home' ? name : `${of}/${name}`));
export const allPages = (): string[] => (Object.keys(MOMENTS) as MomentsOf[]).flatMap(pagesOf);

/** Whichever a page consists of: it is there once one of these is. */
export const STANDS = 'main, .lobby, .curse';

import type { Reader } from '../../../i18n/context.svelte';
import { names } from '../adapt/names';
import type { GreatView } from '../scenes/model';

const blow = (t: Reader, how: 'eliminated' | 'enslaved', mine: boolean): GreatView => ({
  kind: 'blow',
  how,
  victim: 'rolita',
  seat: { id: 'rolita', name: 'Theo', colour: 3, ...(mine ? { you: true } : {}) },
  who: names(t).character('rolita').name,
  demon: { id: 'werewolf', name: names(t).demon('werewolf'), mine: false },
  mine,
  count: 1,
});
/** Great moments by the name of their page. */
export const great: Readonly<Record<string, (t: Reader) => GreatView>> = {
  'scene-blow': (t) => blow(t, 'eliminated', false),
  'scene-slave': (t) => blow(t, 'enslaved', true),
  'scene-door': () => ({ kind: 'door', seat: { id: 'anya', name: 'Mila', colour: 1 }, formula: '6 + 3', gate: 9, needed: 3 }),
};

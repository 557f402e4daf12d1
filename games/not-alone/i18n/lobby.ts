/** What is chosen before a match. */
import { inBoth } from '@lurk/i18n';
import { lobbyEn } from './lobby.en.ts';
import { lobbyFr } from './lobby.fr.ts';

export const lobbyOf = inBoth(lobbyEn, lobbyFr);

import type { Lang } from '@lurk/i18n';

export type { Lang };
export const languages: readonly { readonly code: Lang; readonly name: string }[] = [
  { code: 'en', name: 'English' },
  { code: 'fr', name: 'Français' },
];

export const languages = [
  { code: 'en', name: 'English' },
  { code: 'fr', name: 'Français' },
] as const;

export type Lang = (typeof languages)[number]['code'];

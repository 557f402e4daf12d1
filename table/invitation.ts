/**
 * A link that shows its game in chats: what it says in its query, and under which name the build leaves the page for it. Chats read
 * the head of a page and run no script, so there is a page for every game and language, and one of Lurk itself.
 */

/** Of no game in particular. */
export const NO_GAME = 'lurk';
/** Stands in those pages for the address people reach the server by, which no build can know. */
export const ORIGIN = 'https://origin.invalid';
/** Where they lie among what was built: the dot says that nobody may ask for them by name. */
export const HEADS = '.heads';

export const headName = (game: string, lang: string): string => `${game}.${lang}.html`;

/** The query of a link to a table of this game, from somebody who reads this language. */
export const invitation = (game: string, lang: string): string => `?${new URLSearchParams({ game, in: lang })}`;

/** The names under which to look for the page of such a query, the most fitting first; what it says is compared with those there are, and written nowhere. */
export function headsFor(query: string): string[] {
  const said = new URLSearchParams(query);
  const [games, langs] = [
    [said.get('game'), NO_GAME],
    [said.get('in'), 'en'],
  ];
  return games.flatMap((game) => langs.flatMap((lang) => (game && lang ? [headName(game, lang)] : [])));
}

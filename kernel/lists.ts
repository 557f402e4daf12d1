/** Removing from lists. Removing what is not there is a mistake in the rules and throws (`splice(-1)` would silently remove the last item). */
export function placeIn<T>(list: readonly T[], item: T): number {
  const place = list.indexOf(item);
  if (place < 0) throw new Error(`no ${item} among ${list.join(', ') || 'nothing'}`);
  return place;
}

/** The first that fits: there must be one. */
export function theFirst<T>(list: readonly T[], fits: (item: T) => boolean): T {
  const place = list.findIndex(fits);
  if (place < 0) throw new Error(`none fits among ${list.join(', ') || 'nothing'}`);
  return list[place];
}

/** Takes each of these out of the list, once. */
export function remove<T>(list: T[], items: readonly T[]): void {
  for (const item of items) list.splice(placeIn(list, item), 1);
}

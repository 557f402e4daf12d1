/** Takes one of this kind out of a list it is in; to take what is not there would be a mistake in the rules. */
export function removeOne<T>(list: T[], item: T): void {
  const place = list.indexOf(item);
  if (place < 0) throw new Error(`no ${item} among ${list.join(', ') || 'nothing'}`);
  list.splice(place, 1);
}

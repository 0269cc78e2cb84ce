/** A name with all but the first word masked, `Ngo B•••`, or `N•••` of a single word: enough to recognise one's own. */
export function maskName(name: string): string {
  const [first = '', second] = name.trim().split(/\s+/);
  return second === undefined ? `${initialOf(first)}•••` : `${first} ${initialOf(second)}•••`;
}

function initialOf(word: string): string {
  return [...word][0] ?? '';
}

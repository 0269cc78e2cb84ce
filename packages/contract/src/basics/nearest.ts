/** The name that was probably meant: at most a third of its letters differ, or it begins alike, word by word. */
export function nearest(text: string, names: readonly string[]): string | undefined {
  const [best] = names
    .map((name) => ({ name, distance: distance(text.toLowerCase(), name.toLowerCase()) }))
    .filter(({ name, distance: far }) => far <= Math.max(1, Math.floor(name.length / 3)) || beginsAlike(text, name))
    .toSorted((a, b) => a.distance - b.distance);
  return best?.name;
}

/** At least half of the letters of each word: `trustProxy` and `trustedProxies`. */
function beginsAlike(text: string, name: string): boolean {
  const [written, meant] = [wordsOf(text), wordsOf(name)];
  return (
    written.length === meant.length &&
    meant.every((word, place) => {
      const other = written[place] ?? '';
      const half = Math.ceil(Math.max(word.length, other.length) / 2);
      return word.slice(0, half) === other.slice(0, half);
    })
  );
}

/** Of `camelCase`, `snake_case` and `dotted.names`. */
function wordsOf(name: string): readonly string[] {
  return name.split(/[^A-Za-z\d]+|(?=[A-Z])/).map((word) => word.toLowerCase());
}

/** How many letters to insert, leave out or replace (Levenshtein). */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of Array.from(from).entries()) {
    const next = [index + 1];
    for (let column = 1; column <= to.length; column += 1) {
      const replaced = (row[column - 1] ?? 0) + (to[column - 1] === letter ? 0 : 1);
      next.push(Math.min(replaced, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

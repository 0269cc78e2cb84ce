/** A value for a terminal: control characters in it are shown, never obeyed. */
export function printable(value: unknown): string {
  const text = typeof value === 'string' ? value : value === null || value === undefined ? '–' : JSON.stringify(value);
  return text.replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, (character) => {
    const code = character.codePointAt(0) ?? 0;
    return `\\u${code.toString(16).padStart(4, '0')}`;
  });
}

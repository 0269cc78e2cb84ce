/** Words that an attacker knows: an account's name, address and number, and those of the shop and the gateway. */
const WORD_LENGTH_MIN = 3;
/** What a password must have beside them. */
const LETTERS_MIN = 5;

/**
 * Whether a password is little more than what is known about its account. An estimate of guesses does not find that:
 * `Claire.Mbarga1` is a good password for anybody else.
 */
export function isOwnData(password: string, known: readonly (string | null)[]): boolean {
  const plain = plainLetters(password);
  const words = known.flatMap((text) => plainLetters(text ?? '').split(/[^a-z0-9]+/));
  const longestFirst = words
    .filter(({ length }) => length >= WORD_LENGTH_MIN)
    .toSorted((one, other) => other.length - one.length);
  const rest = longestFirst.reduce((text, word) => text.replaceAll(word, ' '), plain);
  return rest !== plain && rest.replaceAll(/[^a-z]/g, '').length < LETTERS_MIN;
}

/** Lower case, without marks. */
function plainLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase();
}

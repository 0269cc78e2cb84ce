/** Whether a bank can read a name in it: punctuation alone is none. */
export function isHolderName(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

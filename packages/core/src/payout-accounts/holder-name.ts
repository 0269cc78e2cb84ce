/** Whether it contains a letter or digit: punctuation alone is not a name. */
export function isHolderName(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

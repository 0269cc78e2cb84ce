/** In a list: what is longer ends in an ellipsis. */
export function shortened(words: string, lengthMax: number): string {
  const characters = [...words];
  return characters.length <= lengthMax ? words : `${characters.slice(0, lengthMax - 1).join('')}…`;
}

/** `createdAtMs` as `created_at_ms`. */
export type SnakeCase<Text> = Text extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : '';

export function snakeCase<Text extends string>(text: Text): SnakeCase<Text> {
  return text.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) as SnakeCase<Text>;
}

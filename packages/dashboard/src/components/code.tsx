import type { JSX } from 'hono/jsx/jsx-runtime';

/** Text of a machine as it is, line by line. What cannot be seen, or turns the direction of text around, is made visible. */
export function Code({ label, children }: { readonly label: string; readonly children: string }): JSX.Element {
  return (
    // Long lines and long texts are reached with the keyboard too.
    <pre tabindex={0} role="region" aria-label={label}>
      <code>{children.replaceAll(UNSEEN, escaped)}</code>
    </pre>
  );
}

/** JSON laid out for reading; anything else as it came. */
export function prettyJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/** Control characters but for tab and line ends, and those of UAX #9 that override or isolate a direction. */
const UNSEEN = /(?![\t\n\r])[\p{Cc}\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]/gu;

/** As JSON writes it, so that what was JSON still is. */
function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** From where a request came, as far as whoever took it in knows. */
export interface Origin {
  /** Of the other end, or whom a trusted proxy there names. */
  readonly clientAddress?: string | null;
  /** What the program at the other end calls itself. */
  readonly userAgent?: string | null;
  /** Names the request in the answer and in logs. */
  readonly requestId?: string | null;
}

const LENGTH_MAX = 255;

/**
 * Text of strangers as it may be stored and shown: at most 255 characters, none of which ends a line, turns its neighbours
 * around, or cannot be seen; null when nothing is left.
 */
export function inertText(text: string | null | undefined): string | null {
  const inert = [...(text ?? '').replaceAll(/[\p{C}\p{Z}]+/gu, ' ').trim()].slice(0, LENGTH_MAX).join('');
  return inert === '' ? null : inert;
}

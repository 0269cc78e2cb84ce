import type { Locale } from '@mitako/contract/names';

/** Origin of a request, as far as its receiver knows. */
export interface Origin {
  /** Address of the other end, or of the client named by a trusted proxy. */
  readonly clientAddress?: string | null;
  /** The `User-Agent`. */
  readonly userAgent?: string | null;
  /** Language of whoever asks, for messages that the request causes. Absent: unknown. */
  readonly locale?: Locale | undefined;
  /** Id of the request in the response and in logs. */
  readonly requestId?: string | null;
  /** The `traceparent` header: the trace to which the request belongs. Ignored when invalid. */
  readonly traceparent?: string | null;
  /** Whether the caller has closed the connection by now. Absent: unknown. */
  readonly isGone?: () => boolean;
}

const LENGTH_MAX = 255;

/**
 * Untrusted text in a form that is safe to store and show: at most 255 characters, without line breaks,
 * bidirectional controls or invisible characters; null when nothing is left.
 */
export function inertText(text: string | null | undefined): string | null {
  const inert = [...(text ?? '').replaceAll(/[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]+/gu, ' ').trim()]
    .slice(0, LENGTH_MAX)
    .join('');
  return inert === '' ? null : inert;
}

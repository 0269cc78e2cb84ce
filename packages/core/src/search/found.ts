import type { FoundKind } from '@mitako/contract/names';

/** The summary of an object. It contains no encrypted field, so that a search reveals no more than the object's page. */
export interface FoundObject {
  readonly kind: FoundKind;
  readonly id: string;
  readonly createdAtMs: number;
  readonly status?: string | null;
  readonly money?: { readonly amount: number; readonly currency: string };
  readonly merchantId?: string | null;
  readonly livemode?: boolean | null;
  /** The merchant's public name, an event's name. */
  readonly words?: string;
  /** Ids of what shows it, the best first: itself, or what it belongs to. */
  readonly shownBy: readonly string[];
}

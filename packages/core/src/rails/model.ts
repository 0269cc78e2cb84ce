/**
 * The provider's own words about an outcome. Shown to the operator, never to payers; nothing in it may
 * be secret.
 */
export interface RailDetail {
  /** The provider's code, `NOT_ENOUGH_FUNDS`; null: none. At most 100 characters; longer ones are cut. */
  readonly code: string | null;
  /** The provider's message. At most 200 characters; longer ones are cut. */
  readonly message: string | null;
  /** The provider's id of its transaction or request, for its support. At most 100 characters; longer ones are cut. */
  readonly requestId: string | null;
}

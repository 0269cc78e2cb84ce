import type { WholeLiteral } from '@mitako/contract/names';

/**
 * An amount of a request. A literal with a fraction does not compile: francs have none, and the gateway refuses it. A
 * `number` does, because only the gateway can tell.
 */
export interface OfWholeAmount<Amount extends number> {
  /** In minor units of the currency; XAF has no smaller unit than the franc. */
  readonly amount?: Amount & WholeLiteral<Amount>;
}

// What an agent sends. Names are those of the wire; a type test holds each to the contract's schema.
import type { Amount } from '@mitako/contract/names';

/** Cash taken over the counter. */
export interface CashInParams {
  /** E-mail, E.164 phone number or `usr_…` of the customer. */
  readonly user: string;
  readonly amount: Amount;
  /** ISO 4217 code; the first currency of the service when absent. */
  readonly currency?: string | undefined;
  /** The agent's PIN. */
  readonly pin: string;
}

/** Cash paid out over the counter. */
export interface CashOutParams {
  /** E-mail, E.164 phone number or `usr_…` of the customer. */
  readonly user: string;
  /** The six digits that the customer was given. */
  readonly code: string;
  /** What the customer asked for; refused when it is not that. */
  readonly amount?: Amount | undefined;
  /** ISO 4217 code; the first currency of the service when absent. */
  readonly currency?: string | undefined;
  /** The agent's PIN. */
  readonly pin: string;
}

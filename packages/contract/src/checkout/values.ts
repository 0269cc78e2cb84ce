import type { Locale } from '../basics/values.ts';

/** The same sentence in French and English. */
export type Prompt = Readonly<Record<Locale, string>>;

/** Source of a statement: the provider reported it, an operator recorded it by hand, or the gateway determined it. */
export const KNOWN_FROM = ['provider', 'operator', 'gateway'] as const;

export type KnownFrom = (typeof KNOWN_FROM)[number];

/**
 * `not_charged`: no attempt took money. `returning`: it arrived after the payment had ended, and is owed to the payer;
 * `returned`: that was returned. `refunded`: of a payment that was made, in part or in full.
 */
export const PAYER_MONEY_STATES = ['not_charged', 'returning', 'returned', 'refunded'] as const;

export type PayerMoneyState = (typeof PAYER_MONEY_STATES)[number];

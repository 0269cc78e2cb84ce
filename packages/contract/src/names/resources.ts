// The shapes of the wire, as documented types. The zod schemas beside them are held to these by the compiler.
export type * from './resources/basics.ts';
export type * from './resources/payments.ts';
export type * from './resources/checkout.ts';
export type * from './resources/accounts.ts';
export type * from './resources/refunds.ts';
export type * from './resources/disputes.ts';
export type * from './resources/settlements.ts';
export type * from './resources/merchants.ts';
export type * from './resources/merchant-terms.ts';
export type * from './resources/webhooks.ts';
export type * from './resources/timeline.ts';
export type * from './resources/audit.ts';
export type * from './resources/wallet.ts';
export type * from './resources/overview.ts';
export type * from './resources/health.ts';
export type * from './resources/ledger-checks.ts';
export type * from './resources/agents.ts';

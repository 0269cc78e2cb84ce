// The things the engine keeps, as readonly data. Times are epoch milliseconds, money is integer minor units.
export type * from './model/people.ts';
export type * from './model/merchants.ts';
export type * from './model/credentials.ts';
export type * from './model/payments.ts';
export type * from './model/refunds.ts';
export type * from './model/disputes.ts';
export type * from './model/settlements.ts';
export type * from './model/agents.ts';
export type * from './model/ledger.ts';
export type * from './model/volumes.ts';
export type * from './model/webhooks.ts';
export type * from './model/work.ts';
export type * from './model/audit.ts';
export type * from './model/health.ts';

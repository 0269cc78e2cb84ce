// The engine's objects, as readonly data. Times are epoch milliseconds, money is integer minor units.
export type * from './payout-accounts/model.ts';
export type * from './people/model.ts';
export type * from './merchants/model.ts';
export type * from './methods/model.ts';
export type * from './api-keys/model.ts';
export type * from './payment-links/model.ts';
export type * from './payments/model.ts';
export type * from './refunds/model.ts';
export type * from './disputes/model.ts';
export type * from './settlements/model.ts';
export type * from './agents/model.ts';
export type * from './ledger/model.ts';
export type * from './ledger/volumes-model.ts';
export type * from './webhooks/model.ts';
export type * from './worker/model.ts';
export type * from './audit/model.ts';
export type * from './health/model.ts';

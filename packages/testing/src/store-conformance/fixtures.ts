// A valid default of each row; a test overrides only the fields it is about.
export * from './fixtures/ids.ts';
export * from './fixtures/changed.ts';
export * from './fixtures/people.ts';
export * from './fixtures/credentials.ts';
export * from './fixtures/payment-links.ts';
export * from './fixtures/payments.ts';
export * from './fixtures/payout-accounts.ts';
export * from './fixtures/payout-exports.ts';
export * from './fixtures/files.ts';
export * from './fixtures/settlements.ts';
export * from './fixtures/figures.ts';
export * from './fixtures/agents.ts';
export * from './fixtures/ledger.ts';
export * from './fixtures/webhooks.ts';
export * from './fixtures/work.ts';
export * from './fixtures/audit-log.ts';
export * from './fixtures/health.ts';

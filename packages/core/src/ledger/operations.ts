export * from './checkpoints/read-checkpoints.ts';
export * from './ledger-checks.ts';
export { verifyLedger } from './verify-ledger-now.ts';

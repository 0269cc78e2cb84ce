// The client for a logged-in operator.
export * from './session.ts';
export { createOperatorAccount, type OperatorAccount } from './clients/create-operator-account.ts';
export type { OperatorClient } from './clients/create-operator-client.ts';

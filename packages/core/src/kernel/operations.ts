import type { OperationName } from '@mitako/contract';
import * as agentLocations from '../agent-locations/operations.ts';
import * as agents from '../agents/operations.ts';
import * as apiKeys from '../api-keys/operations.ts';
import * as attempts from '../attempts/operations.ts';
import * as audit from '../audit/operations.ts';
import * as cashPayments from '../cash-payments/operations.ts';
import * as checkout from '../checkout/operations.ts';
import * as customers from '../customers/operations.ts';
import * as disputes from '../disputes/operations.ts';
import * as files from '../files/operations.ts';
import * as health from '../health/operations.ts';
import * as ledger from '../ledger/operations.ts';
import * as merchants from '../merchants/operations.ts';
import * as messages from '../messages/operations.ts';
import * as methods from '../methods/operations.ts';
import * as notices from '../notices/operations.ts';
import * as paymentLinks from '../payment-links/operations.ts';
import * as payments from '../payments/operations.ts';
import * as payoutAccounts from '../payout-accounts/operations.ts';
import * as payoutExports from '../payout-exports/operations.ts';
import * as people from '../people/operations.ts';
import * as rails from '../rails/operations.ts';
import * as refunds from '../refunds/operations.ts';
import * as reports from '../reports/operations.ts';
import * as rootSecret from '../root-secret/operations.ts';
import * as sandbox from '../sandbox/operations.ts';
import * as search from '../search/operations.ts';
import * as settlements from '../settlements/operations.ts';
import * as wallets from '../wallets/operations.ts';
import * as webhooks from '../webhooks/operations.ts';
import type { Operation } from './operation.ts';

/** The operation behind each name of the contract, by subject; the compiler refuses a declaration without one. */
export const operations: { readonly [Name in OperationName]: Operation<Name> } = {
  ...agentLocations,
  ...agents,
  ...apiKeys,
  ...attempts,
  ...audit,
  ...cashPayments,
  ...checkout,
  ...customers,
  ...disputes,
  ...files,
  ...health,
  ...ledger,
  ...merchants,
  ...messages,
  ...methods,
  ...notices,
  ...paymentLinks,
  ...payments,
  ...payoutAccounts,
  ...payoutExports,
  ...people,
  ...rails,
  ...refunds,
  ...reports,
  ...rootSecret,
  ...sandbox,
  ...search,
  ...settlements,
  ...wallets,
  ...webhooks,
};

import { type ApiKeyOperations, apiKeyOperations } from './api-keys/local-operations.ts';
import type { LocalTable } from './basics/route.ts';
import { type LedgerOperations, ledgerOperations } from './ledger/local-operations.ts';
import { type PeopleOperations, peopleOperations } from './people/local-operations.ts';

/** Every operation that no request over HTTP reaches, by its name: what it takes and what it answers. */
export interface LocalOperations extends PeopleOperations, ApiKeyOperations, LedgerOperations {}

export const localOperations: LocalTable<LocalOperations> = {
  ...peopleOperations,
  ...apiKeyOperations,
  ...ledgerOperations,
};

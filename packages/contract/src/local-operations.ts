import type { LocalTable } from './basics/route.ts';
import { type LedgerOperations, ledgerOperations } from './ledger/local-operations.ts';
import { type PeopleOperations, peopleOperations } from './people/local-operations.ts';

/** Every operation that no request over HTTP reaches, by its name: what it takes and what it answers. */
export interface LocalOperations extends PeopleOperations, LedgerOperations {}

export const localOperations: LocalTable<LocalOperations> = { ...peopleOperations, ...ledgerOperations };

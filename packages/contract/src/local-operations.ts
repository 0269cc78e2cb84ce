import type { TypesOf } from './basics/declare.ts';
import { ledgerOperations } from './ledger/local-operations.ts';
import { merchantOperations } from './merchants/local-operations.ts';
import { peopleOperations } from './people/local-operations.ts';
import { rootSecretOperations } from './root-secret/local-operations.ts';

export const localOperations = {
  ...peopleOperations,
  ...ledgerOperations,
  ...merchantOperations,
  ...rootSecretOperations,
};

/** Every operation that no request over HTTP reaches, by its name: what it takes and what it answers. */
export interface LocalOperations extends TypesOf<typeof localOperations> {}

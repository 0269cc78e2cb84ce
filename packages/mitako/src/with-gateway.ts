import { type DataOf, errorMessage, type FieldErrors, type OperationName } from '@mitako/contract';
import { type Arrived, createGateway, type Result, RootSecretError, sandboxRail, worldOf } from '@mitako/core';
import { Failure } from './failure.ts';
import { previousSecretIn, secretOf } from './secret.ts';
import { openExistingStore, requireCurrentSchema, requireFile } from './store.ts';

/** Behaviour without an existing file or a secret. Default: as for a new database. */
export interface Advice {
  readonly noFile?: string;
  readonly noSecret?: string;
}

/**
 * Calls an operation from the command line, as the operator unless another credential is given.
 * @throws Failure with what the engine refuses, by the names of the flags
 */
export type Ask = <Name extends OperationName>(name: Name, asked?: Partial<Arrived>) => Promise<DataOf<Name>>;

/** Runs one function with the engine on a store, without serving, and closes it. */
export async function withGateway<Outcome>(
  location: string,
  work: (ask: Ask) => Promise<Outcome>,
  advice: Advice = {},
): Promise<Outcome> {
  // The file first: the required secret depends on the database.
  requireFile(location, advice.noFile);
  const secret = secretOf(location, advice.noSecret);
  const opened = await openExistingStore(location);
  try {
    await requireCurrentSchema(opened);
    // No public URL leaves this process.
    const gateway = createGateway({
      store: opened.store,
      publicUrl: 'http://localhost',
      secret,
      ...previousSecretIn(),
      rails: [sandboxRail()],
      // Reads and settings of either world: nothing is paid here.
      rehearse: (await worldOf(opened.store)) === 'rehearsal',
    });
    return await work(async (name, asked) =>
      dataOrFailure(await gateway.call(name, { credential: { kind: 'operator' }, ...asked, way: 'command_line' })),
    );
  } catch (error) {
    throw error instanceof RootSecretError ? new Failure(error.message, { cause: error }) : error;
  } finally {
    await opened.store.close();
  }
}

function dataOrFailure<Data>(result: Result<Data>): Data {
  if (result.kind === 'done') return result.data;
  if (result.kind === 'file') throw new TypeError(`${result.name} is a file`);
  // The details of a `VALIDATION_ERROR`.
  const fields = (result.details['fields'] ?? {}) as FieldErrors;
  const rules = Object.entries(fields).flatMap(([name, broken]) =>
    broken.map(({ message }) => `--${name}: ${message}`),
  );
  throw new Failure(rules.length === 0 ? errorMessage(result.code) : rules.join(' '));
}

import { createGateway, isGatewayError, RootSecretError, sandboxRail, type Gateway } from '@mitako/core';
import { Failure } from './failure.ts';
import { secretOf } from './secret.ts';
import { openExistingStore, requireCurrentSchema, requireFile } from './store.ts';

/** What to do when no existing file was named, or no secret given. Default: as for a new database. */
export interface Advice {
  readonly noFile?: string;
  readonly noSecret?: string;
}

/** Runs one function with the engine on a store, without serving, and closes it. */
export async function withGateway<Result>(
  location: string,
  work: (gateway: Gateway) => Promise<Result>,
  advice: Advice = {},
): Promise<Result> {
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
      rails: [sandboxRail()],
    });
    return await work(gateway);
  } catch (error) {
    const isTheirs = isGatewayError(error) || error instanceof RootSecretError;
    throw isTheirs ? new Failure(error.message, { cause: error }) : error;
  } finally {
    await opened.store.close();
  }
}

import { createGateway, isGatewayError, RootSecretError, sandboxRail, type Gateway } from '@mitako/core';
import { Failure } from './failure.ts';
import { secretOf } from './secret.ts';
import { openExistingStore, requireCurrentSchema, requireFile } from './store.ts';

/** What somebody does next who named no file that is there, or gave no secret. As for a new database when absent. */
export interface Advice {
  readonly noFile?: string;
  readonly noSecret?: string;
}

/** Does one thing with the engine on a store, without serving anything, and lets go of it. */
export async function withGateway<Result>(
  location: string,
  work: (gateway: Gateway) => Promise<Result>,
  advice: Advice = {},
): Promise<Result> {
  // The file first: which secret is asked for depends on which database it is.
  requireFile(location, advice.noFile);
  const secret = secretOf(location, advice.noSecret);
  const opened = await openExistingStore(location);
  try {
    await requireCurrentSchema(opened);
    // Nothing that needs the public address leaves this process.
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

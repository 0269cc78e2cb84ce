import { createGateway, isGatewayError, RootSecretError, sandboxRail, type Gateway } from '@mitako/core';
import { Failure } from './failure.ts';
import { secretOf } from './secret.ts';
import { openExistingStore, requireCurrentSchema } from './store.ts';

/** Does one thing with the engine on a store, without serving anything, and lets go of it. */
export async function withGateway<Result>(
  location: string,
  work: (gateway: Gateway) => Promise<Result>,
): Promise<Result> {
  const secret = secretOf(location);
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

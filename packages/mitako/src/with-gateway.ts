import { createGateway, isGatewayError, sandboxRail, type Gateway } from '@mitako/core';
import { Failure } from './failure.ts';
import { secretOf } from './secret.ts';
import { openStore, requireCurrentSchema } from './store.ts';

/** Does one thing with the engine on a store, without serving anything, and lets go of it. */
export async function withGateway<Result>(
  location: string,
  work: (gateway: Gateway) => Promise<Result>,
): Promise<Result> {
  const secret = secretOf(location);
  const opened = await openStore(location);
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
    throw isGatewayError(error) ? new Failure(refusal(error), { cause: error }) : error;
  } finally {
    await opened.store.close();
  }
}

/** The sentence of the code, and for a request that does not validate, which field broke which rule. */
function refusal(error: { readonly message: string; readonly details: Readonly<Record<string, unknown>> }): string {
  const fields = error.details['fields'];
  if (typeof fields !== 'object' || fields === null) return error.message;
  const rules = Object.entries(fields as Readonly<Record<string, readonly { readonly message: string }[]>>);
  return rules.map(([name, broken]) => `${name}: ${broken.map(({ message }) => message).join(', ')}.`).join(' ');
}

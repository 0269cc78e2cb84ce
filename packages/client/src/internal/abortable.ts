import { aborted } from './failures.ts';

/**
 * Awaits a promise shared by several calls until this call's signal aborts.
 * @throws MitakoError `ABORTED`
 */
export async function abortable<Value>(
  shared: Promise<Value>,
  signal: AbortSignal | undefined,
  idempotencyKey: string | undefined,
): Promise<Value> {
  if (signal === undefined) return shared;
  let end = (): void => undefined;
  const ended = new Promise<never>((_, reject) => {
    end = () => {
      // A request that waits here has not been accepted yet.
      reject(aborted(signal.reason, idempotencyKey, false));
    };
    if (signal.aborted) end();
    else signal.addEventListener('abort', end);
  });
  try {
    return await Promise.race([ended, shared]);
  } finally {
    signal.removeEventListener('abort', end);
  }
}

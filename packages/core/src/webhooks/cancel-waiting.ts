import type { Context } from '../context.ts';
import { commitOnce } from '../kernel/decide-and-commit.ts';

/** Cancels all pending deliveries of an endpoint that is deleted or about to be: a bounded number in each commit. */
export async function cancelWaiting(context: Context, endpointId: string): Promise<void> {
  const filter = { endpointId, statuses: ['waiting', 'failing'] } as const;
  const isAnyLeft = async (): Promise<boolean> =>
    (await context.store.read.deliveries(filter, { limit: 1, afterId: null })).length > 0;
  while (await isAnyLeft()) await commitOnce(context, [{ type: 'delivery.cancel_waiting', endpointId }]);
}

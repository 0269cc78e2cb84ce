import type { Context } from '../context.ts';
import { isGatewayError } from '../errors.ts';
import { decideAndCommit } from '../kernel/decide-and-commit.ts';
import type { Change } from '../ports/changes.ts';

/**
 * Decides and commits under a lease, whose token the changes carry: committing twice is refused.
 * @returns false when the lease was lost, or others were faster five times
 */
export async function decideUnderLease(context: Context, decide: () => Promise<readonly Change[]>): Promise<boolean> {
  try {
    await decideAndCommit(context, async () => ({ changes: await decide(), value: null }), {
      unwitnessed: 'repeat',
      // The lease is lost: its new holder decides.
      refusals: { 'task.finish': 'SERVICE_UNAVAILABLE' },
    });
    return true;
  } catch (error) {
    if (isGatewayError(error) && error.code === 'SERVICE_UNAVAILABLE') return false;
    throw error;
  }
}

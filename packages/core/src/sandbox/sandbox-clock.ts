import { LIMITS, type SandboxClock } from '@mitako/contract/names';
import { timestamp } from '../basics/timestamp.ts';
import type { Context } from '../context.ts';
import { invalidField } from '../errors.ts';
import { merchantOf } from '../kernel/callers.ts';
import { deciding, type ReadOperation, refuse } from '../kernel/operation.ts';
import { type Done, succeeded } from '../kernel/result.ts';
import { merchantById } from '../merchants/merchant-by-id.ts';
import type { Merchant } from '../model.ts';
import { testClosings } from '../settlements/test-closings.ts';

export const getSandboxClock: ReadOperation<'getSandboxClock'> = async (context, { caller }) =>
  clockAnswer(context, await merchantById(context, merchantOf(caller).merchantId));

/**
 * Moves the clock of a merchant's test mode. Nothing runs by another time: what test objects wait for comes nearer by the
 * step, as if they were older, and the guards and the background work of all modes find it due.
 */
export const advanceSandboxClock = deciding<'advanceSandboxClock'>(async (context, { caller, body: { seconds } }) => {
  const merchant = await merchantById(context, merchantOf(caller).merchantId);
  const byMs = seconds * 1000;
  const next: Merchant = {
    ...merchant,
    sandboxAheadMs: merchant.sandboxAheadMs + byMs,
    version: merchant.version + 1,
  };
  if (next.sandboxAheadMs > LIMITS.clockAheadSecondsMax * 1000) {
    throw invalidField('seconds', 'too_large', 'the clock moves by ten years in all');
  }
  const waiting = await context.store.read.waitingInSandbox(merchant.id, LIMITS.clockMovedObjectsMax + 1);
  if (waiting > LIMITS.clockMovedObjectsMax) return refuse('SANDBOX_TOO_FULL');
  return {
    changes: [
      { type: 'merchant.update', merchant: next, fromVersion: merchant.version },
      { type: 'sandbox.advance', merchantId: merchant.id, byMs },
      ...testClosings(context, merchant, next),
    ],
    answer: clockAnswer(context, next),
    audit: { livemode: false },
  };
});

function clockAnswer({ clock }: Context, { sandboxAheadMs }: Merchant): Done<{ readonly clock: SandboxClock }> {
  return succeeded(200, {
    clock: { time: timestamp(clock.now() + sandboxAheadMs), ahead_seconds: sandboxAheadMs / 1000 },
  });
}

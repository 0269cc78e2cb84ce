import type { FailureCode } from '@mitako/contract/names';
import type { Context } from '../context.ts';
import type { Payment, Principal } from '../model.ts';
import type { Change } from '../ports/changes.ts';
import { newTask } from '../worker/new-task.ts';
import { SANDBOX_RAIL_ID, TIMEOUT_REFERENCE, WALLET_TIMEOUT_MS } from './sandbox-rail.ts';

/** How long after its success the payment of `refund@sandbox.test` is refunded. */
const REFUND_AFTER_MS = 2_000;

/** Scenario of a wallet payment. Ordinary accounts, and all live payments, simply pay. */
export type WalletScenario =
  | { readonly kind: 'pay'; readonly changes: readonly Change[] }
  | { readonly kind: 'declined'; readonly failureCode: FailureCode }
  | { readonly kind: 'pending'; readonly rail: string; readonly railReference: string; readonly pollAtMs: number };

/** The scenario of a seeded sandbox user (decisions §11). */
export function walletScenario(context: Context, payment: Payment, payer: Principal): WalletScenario {
  const nowMs = context.clock.now();
  switch (payment.livemode ? null : payer.sandboxScenario) {
    // Whatever an agent has put into the wallet: a test relies on this refusal.
    case 'insufficient':
      return { kind: 'declined', failureCode: 'insufficient_funds' };
    case 'declined':
      return { kind: 'declined', failureCode: 'payer_declined' };
    case 'timeout':
      return {
        kind: 'pending',
        rail: SANDBOX_RAIL_ID,
        railReference: TIMEOUT_REFERENCE,
        pollAtMs: nowMs + WALLET_TIMEOUT_MS,
      };
    case 'refund':
      return {
        kind: 'pay',
        changes: [
          newTask(payment, {
            id: `sandbox_refund_${payment.id}`,
            kind: 'sandbox_refund',
            subjectId: payment.id,
            dueAtMs: nowMs + REFUND_AFTER_MS,
          }),
        ],
      };
    case 'success':
    case null:
      return { kind: 'pay', changes: [] };
  }
}

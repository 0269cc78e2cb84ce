import { type CheckoutPaid, type FailureCode, WALLET_METHOD } from '@mitako/contract/names';
import { WALLET_RAIL, newAttempt } from '../attempts/new-attempt.ts';
import { applyOutcome } from '../attempts/outcome.ts';
import { checkoutAnswers } from './pay-answers.ts';
import { refusalOfDuplicate } from './refusal-of-duplicate.ts';
import { refusalToPay } from './refusal-to-pay.ts';
import { startAttempt } from './start-attempt.ts';
import type { Context } from '../context.ts';
import { GatewayError } from '../errors.ts';
import { sessionOf } from '../kernel/callers.ts';
import { type Decision, type OperationRequest, refuse, type WriteOperation } from '../kernel/operation.ts';
import { assertOffered, refusalOfOwnMethod } from '../methods/choose-method.ts';
import { accountId, newAccount } from '../ledger/accounts.ts';
import type { Principal } from '../model.ts';
import type { Change } from '../ports/changes.ts';
import type { CheckoutRead, WalletPaymentRead } from './reads.ts';
import { refusalToChange } from '../payments/payable.ts';
import { requireVerifiedPhone } from '../people/verify-phone.ts';
import { walletScenario } from '../sandbox/scenarios.ts';
import { exceededWalletLimit, type WalletRoom, walletRoom } from '../wallets/limits.ts';

interface First extends WalletPayment {
  readonly room: WalletRoom | null;
  /** Why the payment cannot be paid, checked before the PIN. */
  readonly refusal: Decision<never> | null;
}

/**
 * Pays from the caller's wallet. The PIN attempt is counted in one commit and verified outside of any. A second commit
 * moves the money: debit, credit, fee, status, event and stored response, all or nothing.
 */
export const payFromWallet: WriteOperation<'payCheckout', First> = {
  async first(context, request, storedKey) {
    const found = await readWalletPayment(context, request, storedKey);
    if (found.payment.livemode && found.payer.sandboxScenario !== null) throw new GatewayError('MODE_MISMATCH');
    requireVerifiedPhone(context, found.payer, found.payment.livemode);
    const room = await roomOf(context, found);
    return { ...found, room, refusal: await refusalOfWallet(context, request, found, room) };
  },
  replay: { stored: ({ remembered }) => remembered },
  pin(_context, { body }, { payer, refusal }, isReplay) {
    if (body.method !== 'wallet' || (refusal !== null && !isReplay)) return null;
    return { principal: payer, pin: body.pin };
  },
  async decide(context, request, { first, round }) {
    // What moves the payment has guards, so it may rest on what was read before the PIN; a refusal has none that would notice
    // later changes.
    const isOpen = first.refusal === null && refusalToChange(context, first.payment) === null;
    if (round === 1 && isOpen) return decideWallet(context, first, first.room);
    const current = await readWalletPayment(context, request, null);
    // Without a PIN, a payment stays refused, even if it is open again by now.
    const room = await roomOf(context, current);
    const refusal = (await refusalOfWallet(context, request, current, room)) ?? first.refusal;
    return refusal ?? decideWallet(context, current, room);
  },
};

async function refusalOfWallet(
  context: Context,
  { body }: OperationRequest<'payCheckout'>,
  read: WalletPayment,
  room: WalletRoom | null,
): Promise<Decision<never> | null> {
  const refusal = (await refusalToPay(context, read.payment)) ?? refusalOfOwnMethod(context, read, WALLET_METHOD);
  if (refusal !== null || body.method !== 'wallet') return refusal;
  if (read.payer.frozenAtMs !== null) return refuse('ACCOUNT_FROZEN');
  const exceeded = room && exceededWalletLimit(room, read.payment.amount, { isShown: true });
  if (exceeded !== null) return refuse('LIMIT_EXCEEDED', exceeded);
  if (body.refuse_duplicate !== true) return null;
  return refusalOfDuplicate(context, read.payment, { payerId: read.payer.id });
}

function roomOf(context: Context, { payer, payment }: WalletPayment): Promise<WalletRoom | null> {
  return walletRoom(context, { user: payer, currency: payment.currency, livemode: payment.livemode }, 'pay');
}

/** That the payer is not frozen is guarded with the PIN. */
function guardsOf(amount: number, { id, tier }: Principal, room: WalletRoom | null): readonly Change[] {
  return room === null ? [] : [{ type: 'assert.wallet', id, tier }, ...room.guards(amount)];
}

function decideWallet(context: Context, read: WalletPayment, room: WalletRoom | null): Decision<CheckoutPaid> {
  const { payment, merchant, payer, wallet } = read;
  const offered = assertOffered(read, WALLET_METHOD);
  const scenario = walletScenario(context, payment, payer);
  const by = {
    methodType: 'wallet',
    methodProvider: null,
    methodCountry: null,
    phone: null,
    payerId: payer.id,
  } as const;
  if (scenario.kind === 'pending') {
    // Simulated by the sandbox rail: the attempt is polled, and fails when its time has come.
    const attempt = newAttempt(
      context,
      payment,
      { ...by, rail: scenario.rail },
      {
        status: 'pending',
        railReference: scenario.railReference,
        nextPollAtMs: scenario.pollAtMs,
      },
    );
    const started = startAttempt(context, payment, attempt, checkoutAnswers);
    return { ...started, changes: [offered, ...started.changes] };
  }

  const attempt = newAttempt(context, payment, { ...by, rail: WALLET_RAIL }, { status: 'submitting' });
  const underway = { attempt, isNew: true };
  const decline = (failureCode: FailureCode, because: readonly Change[] = []): Decision<CheckoutPaid> => {
    const declined = applyOutcome(context, payment, merchant, underway, { kind: 'failed', failureCode });
    return {
      changes: [offered, ...declined.changes, ...because],
      answer: checkoutAnswers.declined(context, declined.payment, failureCode),
      // A suspended merchant's live payments are frozen: neither paid nor declined.
      onBehalfOf: payment,
    };
  };
  if (scenario.kind === 'declined') return decline(scenario.failureCode);
  if ((wallet?.available ?? 0) < payment.amount) return decline('insufficient_funds', tooLittle(context, read));
  const moved = applyOutcome(context, payment, merchant, underway, { kind: 'paid', railReference: null });
  return {
    changes: [offered, ...guardsOf(payment.amount, payer, room), ...moved.changes, ...scenario.changes],
    answer: checkoutAnswers.paid(context, moved.payment),
    onBehalfOf: payment,
  };
}

/** A wallet that was topped up since it was read declines nothing: what a debit requires, the decline excludes. */
function tooLittle(context: Context, { payment, payer, wallet }: WalletPayment): readonly Change[] {
  const { amount, currency, livemode } = payment;
  const id = accountId(payer.id, 'wallet', currency, livemode);
  return [
    // A currency that was configured later has no accounts yet.
    ...(wallet === null ? [{ type: 'account.open', account: newAccount(id, context.clock.now()) } as const] : []),
    { type: 'assert.account_below', accountId: id, amount },
  ];
}

/** The inputs of the decision. */
type WalletPayment = Pick<WalletPaymentRead, 'payer' | 'wallet' | 'remembered'> & Omit<CheckoutRead, 'liveAttempt'>;

/** @throws GatewayError `AUTHENTICATION_REQUIRED`, `INVALID_TOKEN`, `CHECKOUT_NOT_FOUND` */
async function readWalletPayment(
  context: Context,
  { caller, parameters: { slug } }: OperationRequest<'payCheckout'>,
  idempotencyKey: string | null,
): Promise<WalletPayment> {
  const { principalId: payerId } = sessionOf(caller);
  const read = await context.store.read.walletPayment({ slug, payerId, idempotencyKey });
  if (read === null) throw new GatewayError('INVALID_TOKEN');
  if (read.checkout === null) throw new GatewayError('CHECKOUT_NOT_FOUND');
  return { ...read, ...read.checkout };
}

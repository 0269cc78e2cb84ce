import { timestamp } from '../basics/timestamp.ts';
import type { Context } from '../context.ts';
import { type Decision, refuse } from '../kernel/operation.ts';
import { accountId } from '../ledger/accounts.ts';
import type { Payment } from '../model.ts';

/** So soon after a payment, another one like it is usually a mistake. */
const SOON_MS = 10 * 60 * 1000;
/** Of the payer's newest movements. */
const LOOKED_AT = 20;

/** Of a wallet, or of a number. */
export type PayerOf = { readonly payerId: string } | { readonly phone: string };

/**
 * The question whether this payer means to pay twice: the same amount to the same merchant within ten minutes. A courtesy, not a
 * guard: of two payments at once neither is found.
 */
export async function refusalOfDuplicate(
  context: Context,
  payment: Payment,
  payer: PayerOf,
): Promise<Decision<never> | null> {
  const paidAtMs =
    'phone' in payer
      ? await paidByNumber(context, payment, payer.phone)
      : await paidFromWallet(context, payment, payer);
  if (paidAtMs === undefined || paidAtMs < context.clock.now() - SOON_MS) return null;
  return refuse('POSSIBLE_DUPLICATE', { paid_at: timestamp(paidAtMs) });
}

async function paidFromWallet(
  { store }: Context,
  { id, merchantId, amount, currency, livemode }: Payment,
  { payerId }: Extract<PayerOf, { readonly payerId: string }>,
): Promise<number | undefined> {
  const walletId = accountId(payerId, 'wallet', currency, livemode);
  const moved = await store.read.transfersOfAccount(walletId, { limit: LOOKED_AT, afterId: null });
  const same = moved.find(
    (transfer) =>
      transfer.kind === 'capture' &&
      transfer.merchantId === merchantId &&
      transfer.paymentId !== id &&
      transfer.entries.some((entry) => entry.accountId === walletId && entry.amount === -amount),
  );
  return same?.createdAtMs;
}

async function paidByNumber(
  { store, keyring }: Context,
  { id, merchantId, amount, currency, livemode }: Payment,
  phone: string,
): Promise<number | undefined> {
  const phoneHashes = keyring.under((keys) => keys.hashPayerPhone(phone));
  const tried = await store.read.attemptsByHandle({ phoneHashes }, LOOKED_AT);
  const same = tried.find(
    (attempt) =>
      attempt.status === 'succeeded' &&
      attempt.paymentId !== id &&
      attempt.merchantId === merchantId &&
      attempt.livemode === livemode &&
      attempt.currency === currency &&
      attempt.amount === amount,
  );
  return same?.updatedAtMs;
}

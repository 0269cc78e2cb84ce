import { LIMITS, type PayoutAccount as WirePayoutAccount, type PayoutAccountRecord } from '@mitako/contract/names';
import { maskPhone } from '../basics/phone.ts';
import { timestamp, timestampOrNull } from '../basics/timestamp.ts';
import type { Context } from '../context.ts';
import type { PayoutAccount } from '../model.ts';

export function payoutAccountToWire(context: Context, account: PayoutAccount): WirePayoutAccount {
  return {
    id: account.id,
    type: account.type,
    holder_name: holderOf(context, account),
    scheme: account.scheme,
    provider: account.provider,
    number_masked: maskPhone(numberOf(context, account)),
    livemode: account.livemode,
    created_at: timestamp(account.createdAtMs),
    held_until: timestamp(heldUntilMs(account)),
    replaced_at: timestampOrNull(account.replacedAtMs),
  };
}

/** For the operator: with its whole number. */
export function payoutAccountRecordToWire(context: Context, account: PayoutAccount): PayoutAccountRecord {
  const { merchantId } = account;
  return { ...payoutAccountToWire(context, account), merchant_id: merchantId, number: numberOf(context, account) };
}

/** Payouts are held for 24 hours, so that the owner can notice a change made from a stolen session. */
export function heldUntilMs({ createdAtMs }: PayoutAccount): number {
  return createdAtMs + LIMITS.payoutHoldMs;
}

/** Holder and number are sealed, each for its row. */
export function sealingContext(field: 'holder' | 'number', id: string): string {
  return `payout-${field}:${id}`;
}

export function holderOf({ keyring }: Context, { id, encryptedHolder }: PayoutAccount): string {
  return keyring.open(encryptedHolder, sealingContext('holder', id));
}

export function numberOf({ keyring }: Context, { id, encryptedNumber }: PayoutAccount): string {
  return keyring.open(encryptedNumber, sealingContext('number', id));
}

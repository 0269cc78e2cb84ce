import { bareNumber, type BodyOf } from '@mitako/contract';
import type { Context } from '../context.ts';
import { invalidField } from '../errors.ts';
import { merchantOf } from '../kernel/callers.ts';
import { deciding } from '../kernel/operation.ts';
import { succeeded } from '../kernel/result.ts';
import { merchantById } from '../merchants/merchant-by-id.ts';
import { queueMessage } from '../messages/queue-message.ts';
import type { PayoutAccount } from '../model.ts';
import { sendsIn } from '../notices/notify.ts';
import { tellManagers } from '../notices/tell-members.ts';
import { emailOfAccount } from '../people/contact.ts';
import type { Change } from '../ports/changes.ts';
import { canBeOfProvider } from '../rails/provider-of-number.ts';
import { isOfMode } from '../rails/rail-methods.ts';
import { appendEvent } from '../webhooks/append-event.ts';
import { isHolderName } from './holder-name.ts';
import { payoutAccountToWire, sealingContext } from './wire.ts';

/**
 * Sets where a merchant is paid out. The former account stays as a row, for the settlements that were paid to it. Of
 * two concurrent calls, one replaces the account of the other.
 */
export const setPayoutAccount = deciding<'setPayoutAccount'>(async (context, request) => {
  const { livemode, type, holder_name: holder } = request.body;
  if (!isHolderName(holder)) throw invalidField('holder_name', 'format', 'must have a letter or digit');
  const owner = { merchantId: merchantOf(request.caller).merchantId, livemode };
  const { number, scheme, provider } = numberIn(context, request.body);
  const former = await context.store.read.payoutAccountOf(owner);
  const id = context.ids.next('payoutAccount', owner.merchantId);
  const account: PayoutAccount = {
    id,
    ...owner,
    type,
    scheme,
    provider,
    encryptedHolder: context.keyring.seal(holder, sealingContext('holder', id)),
    encryptedNumber: context.keyring.seal(number, sealingContext('number', id)),
    createdAtMs: context.clock.now(),
    replacedAtMs: null,
  };
  const wire = payoutAccountToWire(context, account);
  const { holder_name: _, replaced_at: _replaced, ...data } = wire;
  return {
    changes: [
      ...(former === null
        ? []
        : [{ type: 'payout_account.replace', id: former.id, nowMs: account.createdAtMs } as const]),
      { type: 'payout_account.insert', payoutAccount: account },
      appendEvent(context, account, { type: 'payout_account.set', data }, 0),
      ...(await tellOfChange(context, account, number)),
    ],
    answer: succeeded(200, { payout_account: wire }),
    audit: { livemode },
  };
});

/**
 * Told to the owner and the administrators, and to the address that the merchant registered with: whoever took over an
 * account, and changed its address, is not the only one to know.
 */
async function tellOfChange(
  context: Context,
  { id: cause, merchantId, livemode, createdAtMs: atMs }: PayoutAccount,
  number: string,
): Promise<readonly Change[]> {
  if (!sendsIn(context, livemode)) return [];
  const merchant = await merchantById(context, merchantId);
  const values = { shop: merchant.name, livemode, account: `••••\u00a0${number.slice(-4)}`, atMs };
  const message = { kind: 'payout_account_changed', cause, values } as const;
  return [
    ...(await tellManagers(context, merchantId, message)),
    ...queueMessage(context, { ...message, to: emailOfAccount(context, merchant) }),
  ];
}

/** @throws GatewayError `VALIDATION_ERROR` unless exactly the fields of its type are given */
function numberIn(
  context: Context,
  { livemode, type, iban, rib, phone, provider }: BodyOf<'setPayoutAccount'>,
): Pick<PayoutAccount, 'scheme' | 'provider'> & { readonly number: string } {
  if (type === 'bank_account') {
    for (const [field, value] of Object.entries({ phone, provider })) {
      if (value !== undefined) throw invalidField(field, 'conflict', 'must be left out for a bank account');
    }
    if (iban !== undefined && rib !== undefined)
      throw invalidField('rib', 'conflict', 'must be left out beside an IBAN');
    if (iban !== undefined) return { number: bareNumber(iban), scheme: 'iban', provider: null };
    if (rib !== undefined) return { number: bareNumber(rib), scheme: 'rib', provider: null };
    throw invalidField('iban', 'required', 'must be given for a bank account, unless "rib" is');
  }
  for (const [field, value] of Object.entries({ iban, rib })) {
    if (value !== undefined) throw invalidField(field, 'conflict', 'must be left out for a mobile-money account');
  }
  if (phone === undefined) throw invalidField('phone', 'required', 'must be given for a mobile-money account');
  const methods = context.rails.filter((rail) => isOfMode(rail, { livemode })).flatMap((rail) => rail.methods);
  const providers = [...new Set(methods.map((method) => method.provider))];
  if (provider === undefined || !providers.includes(provider)) {
    throw invalidField('provider', 'invalid_choice', `must be one of: ${providers.join(', ')}`);
  }
  // Money that is sent to a number of another provider reaches another person, or is lost.
  if (!canBeOfProvider(methods, provider, phone)) {
    throw invalidField('phone', 'provider', `must be a number of ${provider}`);
  }
  return { number: phone, scheme: null, provider };
}

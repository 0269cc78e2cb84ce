import { newPin, type Principal, type Wallet } from '@mitako/contract';
import type { Identity } from '@mitako/core';
import { ask, isOfAnother, keyOf, newKey, readForm, type Refusal } from '@mitako/pages';
import type { FormState } from '../components/form-page.tsx';
import type { CheckoutPageContext } from '../page-context.ts';
import { type HeldInWallet, type WalletField, WalletPage } from '../pages/wallet.tsx';
import type { PageRequest, Site } from '../site.ts';
import { keepDeclined, keepReceipt } from './paid.ts';
import {
  againAfter,
  asksTwice,
  leaveAfter,
  showFrozen,
  showOverLimit,
  showPinLocked,
  showUnverified,
} from './refusals.tsx';
import { formOf, refuseForm } from './refused-form.ts';
import { goTo, ofCustomer, show } from './respond.tsx';
import { walletAlert } from './wallet-alert.ts';

type State = FormState<WalletField>;

const FROM_WALLET = { method: 'wallet', provider: null, phoneMasked: null } as const;

/** Shows the PIN form; first a login and setting a PIN, if they are missing. */
export const showWallet = ofCustomer(async (site, context, customer) => {
  const page = context.get('page');
  if (customer.principal.frozen !== undefined) return showFrozen(context, customer.principal.frozen);
  if (customer.principal.has_pin === false) return goTo(context, page.paths.pin);
  const isUnverified = site.gateway.sends.sms && page.checkout.livemode && customer.principal.phone_verified !== true;
  if (isUnverified && page.isHosted) return showUnverified(context);
  if (isUnverified) return goTo(context, page.paths.phone);
  const lockedMs = lockOf(page, customer.principal);
  if (lockedMs > 0) return showPinLocked(context, Math.ceil(lockedMs / 1000));
  const wallet = await walletOf(site, context, customer.identity);
  const room = wallet?.limits?.pay ?? null;
  if (room !== null && room.left !== null && room.left < page.checkout.amount) return showOverLimit(context, room);
  const state = formOf(site, context);
  return show(
    context,
    <WalletPage page={page} state={state} principal={customer.principal} held={heldIn(page, wallet)} />,
  );
});

/** The wallet in the payment's mode; null if it could not be read, which does not prevent paying. */
async function walletOf(site: Site, context: PageRequest, identity: Identity): Promise<Wallet | null> {
  const mode = context.get('page').checkout.livemode ? 'live' : 'test';
  const reply = await ask(site, context, 'getWallet', { identity, mode });
  return reply.kind === 'refused' ? null : reply.data.wallet;
}

function heldIn({ checkout: { livemode, currency } }: CheckoutPageContext, wallet: Wallet | null): HeldInWallet {
  const held = wallet?.balances.find((each) => each.livemode === livemode && each.currency === currency);
  const { per_day_left: day, per_month_left: month } = wallet?.limits?.pay ?? {
    per_day_left: null,
    per_month_left: null,
  };
  const left = Math.min(day ?? Infinity, month ?? Infinity);
  return { balance: held?.available ?? null, leftToday: Number.isFinite(left) ? left : null };
}

/** Pays from the wallet. */
export const payFromWallet = ofCustomer(async (site, context, customer) => {
  const page = context.get('page');
  const { slug } = page.checkout;

  const { pin, account, meant } = await readForm(context, ['pin', 'account', 'meant']);
  const key = await keyOf(context);
  const again = (status: number, faults: Omit<State, 'values'>): Response | Promise<Response> => {
    const state = { isMeant: meant !== '', ...faults, values: {} };
    return refuseForm(site, context, state, () =>
      show(
        context,
        <WalletPage page={page} state={state} principal={customer.principal} held={heldIn(page, null)} />,
        status,
      ),
    );
  };

  if (isOfAnother(account, customer.principal.id)) {
    return again(409, { formKey: newKey(), errors: {}, alert: page.text.alerts.otherAccount });
  }
  // Text that cannot be a PIN is not submitted, because attempts are few.
  if (!newPin.safeParse(pin).success) {
    return again(422, { formKey: key, errors: { pin: page.text.fieldErrors.pin }, alert: null });
  }
  const reply = await ask(site, context, 'payCheckout', {
    identity: customer.identity,
    parameters: { slug },
    body: { method: 'wallet', pin, refuse_duplicate: meant === '' },
    idempotencyKey: key,
  });
  if (reply.kind === 'done') {
    keepReceipt(site, context, reply.data, FROM_WALLET);
    return goTo(context, reply.status === 202 ? page.paths.wait : page.paths.result);
  }
  keepDeclined(site, context, reply, FROM_WALLET);
  return (
    leaveAfter(context, reply) ??
    again(reply.status, { ...asksTwice(reply), formKey: againAfter(context, reply, key), ...explain(page, reply) })
  );
});

/** For how long the PIN is still locked. */
function lockOf({ checkout }: CheckoutPageContext, { pin_locked_until: until }: Principal): number {
  return until == null ? 0 : Date.parse(until) - Date.parse(checkout.server_time);
}

/** A wrong PIN is reported at the field with the remaining attempts. */
function explain(page: CheckoutPageContext, refusal: Refusal): Pick<State, 'errors' | 'alert' | 'isLasting'> {
  if (refusal.code !== 'INVALID_PIN') return { errors: {}, ...walletAlert(page, refusal) };
  const attemptsLeft = refusal.details['attempts_left'];
  const known = typeof attemptsLeft === 'number' ? attemptsLeft : null;
  return { errors: { pin: page.text.fieldErrors.wrongPin(known) }, alert: null };
}

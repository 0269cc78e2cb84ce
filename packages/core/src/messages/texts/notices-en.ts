import { formatAmount as money } from '../../basics/money.ts';
import { panelPath, totalOf } from './facts.ts';
import { dayOf, moment } from './moment.ts';
import type { NoticeTexts } from './texts.ts';

const GATHERED = 'When many come at once, one message has all of them.';

/** What members of a merchant are notified of. */
export const noticesEn: NoticeTexts = {
  payment_received: ({ shop, livemode, paymentId, amount, currency, reference, atMs }) => ({
    subject: `Payment received: ${money(amount, currency, 'en')}`,
    lines: [
      `${shop} received ${money(amount, currency, 'en')} on ${moment(atMs, 'en')}.`,
      ...(reference === null ? [] : [`Your reference: ${reference}`]),
    ],
    button: { label: 'See the payment', path: panelPath(livemode, `/payments/${paymentId}`) },
  }),
  payments_received: ({ shop, livemode, fromMs, sums }) => {
    const { count, total } = totalOf(sums, 'en');
    return {
      subject: `${count} payments received: ${total}`,
      lines: [`${shop} received ${count} payments in the ten minutes from ${moment(fromMs, 'en')}.`, GATHERED],
      button: { label: 'See the payments', path: panelPath(livemode, '/payments') },
    };
  },
  payments_daily: ({ shop, livemode, day, sums }) => {
    const { count, total } = totalOf(sums, 'en');
    return {
      subject: `Your payments of ${dayOf(day, 'en')}: ${total}`,
      lines: [`${shop} received ${count === 1 ? '1 payment' : `${count} payments`} that day: ${total} before fees.`],
      button: { label: 'See the reports', path: panelPath(livemode, '/reports') },
    };
  },
  refund_made: ({ shop, livemode, paymentId, amount, currency }) => ({
    subject: `Refund sent: ${money(amount, currency, 'en')}`,
    lines: [`${shop} refunded ${money(amount, currency, 'en')} to a customer.`],
    button: { label: 'See the payment', path: panelPath(livemode, `/payments/${paymentId}`) },
  }),
  refunds_made: ({ shop, livemode, fromMs, sums }) => {
    const { count, total } = totalOf(sums, 'en');
    return {
      subject: `${count} refunds sent: ${total}`,
      lines: [`${shop} refunded ${count} payments in the ten minutes from ${moment(fromMs, 'en')}.`, GATHERED],
      button: { label: 'See the payments', path: panelPath(livemode, '/payments') },
    };
  },
  dispute_opened: ({ shop, livemode, disputeId, amount, currency, deadlineMs }) => ({
    subject: `${money(amount, currency, 'en')} dispute: reply by ${dayOf(deadlineMs, 'en')}`,
    lines: [
      `A payment to ${shop} is disputed. The amount is held until the decision.`,
      `Send your evidence before ${moment(deadlineMs, 'en')}. After that, it is decided without it.`,
    ],
    button: { label: 'Reply to the dispute', path: panelPath(livemode, `/disputes/${disputeId}`) },
  }),
  dispute_due: ({ shop, livemode, disputeId, amount, currency, deadlineMs }) => ({
    subject: `${money(amount, currency, 'en')} dispute: 24 hours left to reply`,
    lines: [
      `${shop} has not replied to this dispute yet.`,
      `Send your evidence before ${moment(deadlineMs, 'en')}. After that, it is decided without it.`,
    ],
    button: { label: 'Reply to the dispute', path: panelPath(livemode, `/disputes/${disputeId}`) },
  }),
  payout_paid: ({ shop, livemode, settlementId, amount, currency, reference }) => ({
    subject: `Payout sent: ${money(amount, currency, 'en')}`,
    lines: [
      `${money(amount, currency, 'en')} went to the payout account of ${shop}.`,
      ...(reference === null ? [] : [`Reference of the payout: ${reference}`]),
    ],
    button: { label: 'See the payout', path: panelPath(livemode, `/settlements/${settlementId}`) },
  }),
  payout_failed: ({ shop, livemode, settlementId, amount, currency }) => ({
    subject: `Payout failed: ${money(amount, currency, 'en')}`,
    lines: [
      `The payout to ${shop} did not go through. The amount is available again and will be in the next payout.`,
      'Check that your payout account is correct.',
    ],
    button: { label: 'See the payout', path: panelPath(livemode, `/settlements/${settlementId}`) },
  }),
  endpoint_failing: ({ shop, livemode, endpointId, host, sinceMs }) => ({
    subject: 'Your webhook has been failing for an hour',
    lines: [
      `${host} has not accepted an event of ${shop} since ${moment(sinceMs, 'en')}.`,
      'Each event is sent again for 24 hours; after that you can replay it. After five days of failures the webhook is disabled.',
    ],
    button: { label: 'See the failures', path: panelPath(livemode, `/webhooks/${endpointId}`) },
  }),
  endpoint_recovered: ({ shop, livemode, endpointId, host, sinceMs }) => ({
    subject: 'Your webhook works again',
    lines: [
      `${host} accepts the events of ${shop} again. It had failed since ${moment(sinceMs, 'en')}.`,
      'What failed in the meantime is sent again automatically, for 24 hours.',
    ],
    button: { label: 'See the webhook', path: panelPath(livemode, `/webhooks/${endpointId}`) },
  }),
  kyc_approved: ({ shop }) => ({
    subject: 'Your business is verified',
    lines: [`${shop} can receive real payments from now on.`],
    button: { label: 'Open the dashboard', path: panelPath(true, '') },
  }),
  kyc_needs_info: ({ shop, note }) => ({
    subject: 'We need more information to verify your business',
    lines: [`Something is missing before ${shop} can receive real payments.`, ...(note === null ? [] : [note])],
    button: { label: 'Complete the verification', path: panelPath(true, '/account/kyc') },
  }),
  kyc_rejected: ({ shop, note }) => ({
    subject: 'Your business could not be verified',
    lines: [`${shop} cannot receive real payments.`, ...(note === null ? [] : [note])],
    button: { label: 'See the decision', path: panelPath(true, '/account/kyc') },
  }),
  payout_account_changed: ({ shop, livemode, account, atMs }) => ({
    subject: `The payout account of ${shop} has changed`,
    lines: [`Since ${moment(atMs, 'en')}, payouts to ${shop} go to the account ${account}.`],
    button: { label: 'See the account', path: panelPath(livemode, '/payout-account') },
    note: 'If nobody at your business asked for this, write to us now, and change your password.',
  }),
  live_key_created: ({ shop, livemode, key, atMs }) => ({
    subject: `New live API key for ${shop}`,
    lines: [`The key “${key}” was created on ${moment(atMs, 'en')}. It can take payments and refund them for ${shop}.`],
    button: { label: 'See the keys', path: panelPath(livemode, '/api-keys') },
    note: 'If nobody at your business asked for this, revoke the key, change your password and write to us now.',
  }),
  receipt: ({ amount, currency, shop, reference, atMs, path }) => ({
    subject: `Your receipt: ${money(amount, currency, 'en')} to ${shop}`,
    lines: [
      `You paid ${money(amount, currency, 'en')} to ${shop} on ${moment(atMs, 'en')}.`,
      `Reference: ${reference}`,
    ],
    button: { label: 'See the receipt', path },
    note: 'If you did not pay this, write to us.',
  }),
  receipt_refund: ({ amount, currency, shop, reference, path }) => ({
    subject: `${shop} refunded you ${money(amount, currency, 'en')}`,
    lines: [
      `${shop} sent ${money(amount, currency, 'en')} back to the account that you paid with.`,
      `Reference of the payment: ${reference}`,
    ],
    button: { label: 'See the receipt', path },
  }),
};

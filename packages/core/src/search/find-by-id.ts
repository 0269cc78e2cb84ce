import type { FoundObject } from './found.ts';
import type { Context } from '../context.ts';
import { shown } from '../payments/shown.ts';
import { deliveryStatus } from '../webhooks/delivery-status.ts';
import type { Attempt, Merchant, Payment, PaymentLink, Refund } from '../model.ts';

/** The object of any type with an id; null when there is none. One look-up by a primary key. */
export async function findById(context: Context, id: string): Promise<FoundObject | null> {
  const [prefix = ''] = id.split('_', 1);
  return Object.hasOwn(FINDERS, prefix) ? ((await FINDERS[prefix]?.(context, id)) ?? null) : null;
}

type Find = (context: Context, id: string) => Promise<FoundObject | null>;

/** By prefix. */
const FINDERS: Readonly<Record<string, Find>> = {
  pay: find(async ({ store, clock }, id) => {
    const payment = await store.read.paymentById(id);
    return payment && shown(payment, clock.now());
  }, ofPayment),
  plink: find(
    ({ store }, id) => store.read.paymentLinkById(id),
    (link) => ofPaymentLink(link),
  ),
  att: find(({ store }, id) => store.read.attemptById(id), ofAttempt),
  rfd: find(({ store }, id) => store.read.refundById(id), ofRefund),
  dsp: find(
    ({ store }, id) => store.read.disputeById(id),
    (each) => ({ ...ofMoney(each), kind: 'dispute' }),
  ),
  stl: find(
    ({ store }, id) => store.read.settlementById(id),
    (each) => ({ ...ofMoney(each), kind: 'settlement' }),
  ),
  evt: find(
    ({ store }, id) => store.read.eventById(id),
    ({ id, type, subjectId, merchantId, livemode, createdAtMs }) => ({
      kind: 'event',
      id,
      createdAtMs,
      words: type,
      merchantId,
      livemode,
      shownBy: [subjectId, merchantId],
    }),
  ),
  dlv: find(
    ({ store }, id) => store.read.deliveryById(id),
    (delivery) => ({
      ...ofOwned(delivery),
      kind: 'delivery',
      words: delivery.eventType,
      status: deliveryStatus(delivery),
      shownBy: [delivery.id],
    }),
  ),
  mer: find(
    ({ store }, id) => store.read.merchantById(id),
    (merchant) => ofMerchant(merchant),
  ),
  agt: findPerson('agent'),
  usr: findPerson('user'),
  key: find(
    ({ store }, id) => store.read.apiKeyById(id),
    (each) => ({ ...ofOwned(each), kind: 'api_key' }),
  ),
  whe: find(
    ({ store }, id) => store.read.endpointById(id),
    (each) => ({
      ...ofOwned(each),
      kind: 'webhook_endpoint',
      status: each.deletedAtMs !== null ? 'deleted' : each.enabled ? 'enabled' : 'disabled',
    }),
  ),
  pac: find(
    async ({ store }, id) => (await store.read.payoutAccounts([id], []))[0] ?? null,
    (each) => ({
      ...ofOwned(each),
      kind: 'payout_account',
      words: each.type,
      status: each.replacedAtMs === null ? 'current' : 'replaced',
    }),
  ),
  pex: find(
    ({ store }, id) => store.read.payoutExportById(id),
    ({ id, livemode, createdAtMs, amount, currency, format }) => ({
      kind: 'payout_export',
      id,
      livemode,
      createdAtMs,
      words: format,
      money: { amount, currency },
      shownBy: [id],
    }),
  ),
  chk: find(
    ({ store }, id) => store.read.ledgerCheckById(id),
    ({ id, status, createdAtMs }) => ({ kind: 'ledger_check', id, createdAtMs, status, shownBy: [id] }),
  ),
  tx: async (context, id) => {
    const [header] = await context.store.read.transferHeaders([id]);
    const subject = header?.subjectId ?? header?.paymentId ?? null;
    // Never a transaction's own id: those are not subjects.
    return subject === null || subject.startsWith('tx_') ? null : findById(context, subject);
  },
};

export function ofPayment(payment: Payment): FoundObject {
  return { ...ofMoney(payment), kind: 'payment' };
}

export function ofPaymentLink(link: PaymentLink): FoundObject {
  return {
    ...ofOwned(link),
    kind: 'payment_link',
    words: link.description,
    status: link.isActive ? 'active' : 'inactive',
    ...(link.amount === null ? {} : { money: { amount: link.amount, currency: link.currency } }),
  };
}

export function ofMerchant({ id, name, kycStatus, suspendedAtMs, createdAtMs }: Merchant): FoundObject {
  return {
    kind: 'merchant',
    id,
    createdAtMs,
    words: name,
    status: suspendedAtMs === null ? kycStatus : 'suspended',
    merchantId: id,
    shownBy: [id],
  };
}

export function ofAttempt(attempt: Attempt): FoundObject {
  return { ...ofMoney(attempt), kind: 'attempt', words: attempt.rail };
}

export function ofRefund(refund: Refund): FoundObject {
  return { ...ofMoney(refund), kind: 'refund' };
}

function find<Row>(
  read: (context: Context, id: string) => Promise<Row | null>,
  present: (row: Row) => FoundObject,
): Find {
  return async (context, id) => {
    const row = await read(context, id);
    return row === null ? null : present(row);
  };
}

/** For people, only the existence of the account is shown. */
function findPerson(kind: 'agent' | 'user'): Find {
  return find(
    ({ store }, id) => store.read.principalById(id),
    ({ id, createdAtMs, frozenAtMs }) => ({
      kind,
      id,
      createdAtMs,
      status: frozenAtMs === null ? 'active' : 'frozen',
      shownBy: [id],
    }),
  );
}

interface Owned {
  readonly id: string;
  readonly merchantId: string;
  readonly livemode: boolean;
  readonly createdAtMs: number;
}

function ofMoney(
  row: Owned & { readonly amount: number; readonly currency: string; readonly status: string },
): Omit<FoundObject, 'kind'> {
  const { id, merchantId, livemode, createdAtMs, amount, currency, status } = row;
  return { id, merchantId, livemode, createdAtMs, status, money: { amount, currency }, shownBy: [id] };
}

/** Of what has no page of its own: its merchant's. */
function ofOwned({ id, merchantId, livemode, createdAtMs }: Owned): Omit<FoundObject, 'kind'> {
  return { id, merchantId, livemode, createdAtMs, shownBy: [merchantId] };
}

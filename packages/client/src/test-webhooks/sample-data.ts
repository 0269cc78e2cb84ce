import {
  type DisputeEventData,
  EVENT_TYPES,
  type EventDataByName,
  type EventType,
  PAYMENT_EVENT_FIELDS,
  type PaymentEventData,
  type PaymentEventField,
  type PaymentStatus,
  type RefundEventData,
  type Settlement,
  type WebhookEventData,
} from '@mitako/contract/names';

/** Ids of the things that the events of one test are about. */
export interface SampleIds {
  readonly payment: string;
  readonly attempt: string;
  readonly transaction: string;
  readonly refund: string;
  readonly dispute: string;
  readonly settlement: string;
  readonly payoutAccount: string;
  readonly endpoint: string;
}

/**
 * Complete data of an event.
 * @throws TypeError for a name that no event has
 */
export function sampleData<Name extends EventType>(name: Name, ids: SampleIds, at: string): WebhookEventData[Name] {
  // From JavaScript: a misspelled name would be signed like an event of its family.
  if (!EVENT_TYPES.includes(name)) throw new TypeError(`There is no event ${name}.`);
  const [subject = ''] = name.split('.');
  const samples: Readonly<Partial<Record<string, Sample<unknown>>>> = SAMPLES;
  const sample = samples[name] ?? samples[`${subject}.*`];
  if (sample === undefined) throw new TypeError(`There is no sample of ${name}.`);
  return sample(ids, at) as WebhookEventData[Name];
}

type Sample<Data> = (ids: SampleIds, at: string) => Data;

/** Of each declared data, and of events whose sample differs from that of their family. */
const SAMPLES: { readonly [Name in keyof EventDataByName]: Sample<EventDataByName[Name]> } & {
  readonly [Name in EventType]?: Sample<WebhookEventData[Name]>;
} = {
  'payment.*': (ids) => paymentOf(ids, 'requested'),
  'payment.processing': (ids) => paymentOf(ids, 'processing'),
  'payment.attempt_failed': (ids) => ({
    ...paymentOf(ids, 'requested'),
    failure_code: 'payer_timeout',
    failure_message: 'The payment was not confirmed in time.',
    attempt_id: ids.attempt,
    attempts_left: 2,
  }),
  'payment.succeeded': (ids) => paymentOf(ids, 'succeeded'),
  'payment.failed': (ids) => ({
    ...paymentOf(ids, 'failed'),
    failure_code: 'payer_declined',
    failure_message: 'The payment was declined.',
  }),
  'payment.canceled': (ids) => paymentOf(ids, 'canceled'),
  'payment.expired': (ids) => paymentOf(ids, 'expired'),
  'payment.refunded': (ids) => ({
    ...paymentOf(ids, 'refunded'),
    refund_id: ids.refund,
    refund_amount: AMOUNT,
    amount_refunded: AMOUNT,
  }),
  'refund.*': (ids, at) => refundOf(ids, at, 'pending'),
  'refund.succeeded': (ids, at) => refundOf(ids, at, 'succeeded'),
  'refund.failed': (ids, at) => ({ ...refundOf(ids, at, 'failed'), failure_code: 'provider_error' }),
  'dispute.*': (ids, at) => disputeOf(ids, at, 'needs_response'),
  'dispute.evidence_submitted': (ids, at) => ({
    ...disputeOf(ids, at, 'under_review'),
    evidence_submitted_at: at,
  }),
  'dispute.won': (ids, at) => closedDisputeOf(ids, at, 'won'),
  'dispute.lost': (ids, at) => closedDisputeOf(ids, at, 'lost'),
  'settlement.*': settlementOf,
  'settlement.paid': (ids, at) => ({
    ...settlementOf(ids, at),
    status: 'paid',
    closing_transaction_id: ids.transaction,
    reference: 'VIR-1042',
    payout_account_id: ids.payoutAccount,
    resolved_at: at,
  }),
  'settlement.failed': (ids, at) => ({
    ...settlementOf(ids, at),
    status: 'failed',
    closing_transaction_id: ids.transaction,
    failure_reason: 'The account is closed.',
    resolved_at: at,
  }),
  'payout_account.*': (ids, at) => ({
    id: ids.payoutAccount,
    type: 'mobile_money',
    scheme: null,
    provider: 'mtn_momo',
    number_masked: '•••• 6789',
    livemode: false,
    created_at: at,
    held_until: later(at, 1),
  }),
  'endpoint.disabled': (ids, at) => ({
    endpoint: {
      id: ids.endpoint,
      url: 'https://shop.example.cm/webhooks',
      description: null,
      events: ['*'],
      enabled: false,
      prefixed_names: false,
      livemode: false,
      created_at: at,
      updated_at: at,
      disabled_reason: 'No delivery succeeded for 5 days.',
    },
  }),
  ping: (ids) => ({ endpoint_id: ids.endpoint }),
};

/** In XAF, which has no smaller unit. */
const AMOUNT = 5000;

/** The compiler refuses to leave null what may not be. */
const NULLS = Object.fromEntries(PAYMENT_EVENT_FIELDS.map((name) => [name, null])) as Record<PaymentEventField, null>;

function paymentOf(ids: SampleIds, status: PaymentStatus): PaymentEventData {
  const isPaid = status === 'succeeded' || status === 'refunded';
  return {
    ...NULLS,
    id: ids.payment,
    slug: slugOf(ids),
    status,
    amount: AMOUNT,
    currency: 'XAF',
    customer_reference: 'order-1042',
    transaction_id: isPaid ? ids.transaction : null,
  };
}

function refundOf(ids: SampleIds, at: string, status: RefundEventData['status']): RefundEventData {
  return {
    id: ids.refund,
    payment_id: ids.payment,
    dispute_id: null,
    amount: AMOUNT,
    currency: 'XAF',
    status,
    reason: null,
    failure_code: null,
    livemode: false,
    transaction_id: status === 'succeeded' ? ids.transaction : null,
    fee_returned: 0,
    created_at: at,
    updated_at: at,
    slug: slugOf(ids),
    customer_reference: 'order-1042',
  };
}

function disputeOf(ids: SampleIds, at: string, status: DisputeEventData['status']): DisputeEventData {
  return {
    id: ids.dispute,
    payment_id: ids.payment,
    amount: AMOUNT,
    currency: 'XAF',
    status,
    reason: 'The payer does not know the payment.',
    livemode: false,
    due_at: later(at, 7),
    evidence_submitted_at: null,
    note: null,
    resolved_at: null,
    transaction_id: ids.transaction,
    closing_transaction_id: null,
    return_status: null,
    refund_id: null,
    created_at: at,
    updated_at: at,
    slug: slugOf(ids),
    customer_reference: 'order-1042',
  };
}

function closedDisputeOf(ids: SampleIds, at: string, status: 'won' | 'lost'): DisputeEventData {
  const toPayer = status === 'lost' ? ({ return_status: 'pending', refund_id: ids.refund } as const) : {};
  return { ...disputeOf(ids, at, status), resolved_at: at, closing_transaction_id: ids.transaction, ...toPayer };
}

function settlementOf(ids: SampleIds, at: string): Settlement {
  return {
    id: ids.settlement,
    number: 1,
    period_start: null,
    status: 'pending',
    amount: AMOUNT,
    currency: 'XAF',
    livemode: false,
    lines_count: 1,
    transaction_id: ids.transaction,
    closing_transaction_id: null,
    reference: null,
    failure_reason: null,
    payout_account_id: null,
    created_at: at,
    updated_at: at,
    resolved_at: null,
  };
}

/** As long as those of the gateway. */
function slugOf({ payment }: SampleIds): string {
  return payment.slice('pay_'.length);
}

function later(at: string, days: number): string {
  return new Date(Date.parse(at) + days * 86_400_000).toISOString();
}

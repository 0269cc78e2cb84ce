// Allowed transitions, defined independently, because the engine's own tables are under test.

type Machine = Readonly<Record<string, readonly string[]>>;

/** From each status of a payment to the next, with its event. `new` is before the first. */
export const PAYMENT_EVENTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  new: { requested: 'payment.created' },
  requested: {
    processing: 'payment.processing',
    succeeded: 'payment.succeeded',
    failed: 'payment.failed',
    canceled: 'payment.canceled',
    expired: 'payment.expired',
  },
  processing: {
    requested: 'payment.attempt_failed',
    succeeded: 'payment.succeeded',
    failed: 'payment.failed',
  },
  succeeded: { partially_refunded: 'payment.refunded', refunded: 'payment.refunded' },
  partially_refunded: { refunded: 'payment.refunded' },
  refunded: {},
  failed: {},
  canceled: {},
  expired: {},
};

const PAYMENTS: Machine = Object.fromEntries(
  Object.entries(PAYMENT_EVENTS).map(([from, to]) => [from, Object.keys(to)]),
);

/** A failed attempt may turn out to be paid; a paid one is final. */
const ATTEMPTS: Machine = {
  new: ['submitting', 'pending', 'succeeded', 'failed'],
  submitting: ['pending', 'needs_review', 'succeeded', 'failed', 'paid_late'],
  pending: ['needs_review', 'succeeded', 'failed', 'paid_late'],
  needs_review: ['succeeded', 'failed', 'paid_late'],
  failed: ['succeeded', 'paid_late'],
  succeeded: [],
  paid_late: [],
};

const REFUNDS: Machine = { new: ['pending', 'succeeded'], pending: ['succeeded', 'failed'], succeeded: [], failed: [] };

const DISPUTES: Machine = {
  new: ['needs_response'],
  needs_response: ['under_review', 'won', 'lost'],
  under_review: ['won', 'lost'],
  won: [],
  lost: [],
};

const SETTLEMENTS: Machine = { new: ['pending'], pending: ['paid', 'failed'], paid: [], failed: [] };

const DELIVERIES: Machine = {
  new: ['pending'],
  pending: ['pending', 'delivered', 'failed', 'canceled'],
  delivered: [],
  failed: [],
  canceled: [],
};

/** By the table of the status. */
export const MACHINES = {
  mitako_payments: PAYMENTS,
  mitako_attempts: ATTEMPTS,
  mitako_refunds: REFUNDS,
  mitako_disputes: DISPUTES,
  mitako_settlements: SETTLEMENTS,
  mitako_deliveries: DELIVERIES,
} as const satisfies Readonly<Record<string, Machine>>;

export type Machined = keyof typeof MACHINES;

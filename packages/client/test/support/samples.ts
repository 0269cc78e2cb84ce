// One of everything that the API answers with.
import { payment } from './api.ts';

const timestamps = { created_at: payment.created_at, updated_at: payment.updated_at };
export const refund = {
  id: 'rfd_1',
  payment_id: payment.id,
  amount: 2000,
  currency: 'XAF',
  status: 'pending',
  reason: null,
  failure_code: null,
  livemode: false,
  transaction_id: null,
  fee_returned: 0,
  ...timestamps,
};
export const dispute = {
  id: 'dsp_1',
  payment_id: payment.id,
  amount: 5000,
  currency: 'XAF',
  status: 'needs_response',
  reason: 'never arrived',
  livemode: false,
  due_at: payment.expires_at,
  evidence: null,
  evidence_submitted_at: null,
  note: null,
  resolved_at: null,
  transaction_id: 'tx_1',
  closing_transaction_id: null,
  ...timestamps,
};
export const settlement = {
  id: 'stl_1',
  status: 'pending',
  amount: 5000,
  currency: 'XAF',
  livemode: false,
  lines_count: 1,
  transaction_id: 'tx_2',
  closing_transaction_id: null,
  reference: null,
  failure_reason: null,
  resolved_at: null,
  ...timestamps,
};
export const line = {
  transaction_id: 'tx_1',
  type: 'payment',
  payment_id: payment.id,
  refund_id: null,
  dispute_id: null,
  settlement_id: null,
  customer_reference: 'order-1',
  gross: 5000,
  fee: 0,
  amount: 5000,
  currency: 'XAF',
  created_at: payment.created_at,
};
export const timeline = {
  payment_id: payment.id,
  status: 'requested',
  explain: { fr: 'Le client peut payer.', en: 'The customer can pay.', next: 'customer' },
  entries: [
    {
      type: 'payment_created',
      at: payment.created_at,
      id: payment.id,
      amount: 5000,
      currency: 'XAF',
      expires_at: payment.expires_at,
    },
  ],
  truncated: false,
};
export const endpoint = {
  id: 'whe_1',
  url: 'https://shop.example/webhooks',
  description: null,
  events: ['payment.*'],
  enabled: true,
  prefixed_names: false,
  livemode: false,
  disabled_reason: null,
  ...timestamps,
};
export const endpointWithRecent = {
  ...endpoint,
  health: { status: 'healthy', since: null },
  recent: { finished: 1, delivered: 1, delivered_at_once: 1, failing: 0 },
};
export const endpointWithSecret = { ...endpoint, secret: 'whsec_x' };
export const event = {
  id: 'evt_1',
  event: 'payment.succeeded',
  data: {},
  livemode: false,
  sequence: 2,
  created_at: payment.created_at,
};
export const delivery = {
  id: 'dlv_1',
  event_id: 'evt_1',
  event: 'payment.succeeded',
  endpoint_id: 'whe_1',
  status: 'waiting',
  livemode: false,
  attempts_count: 0,
  next_attempt_at: null,
  last_status_code: null,
  last_error: null,
  created_at: payment.created_at,
  delivered_at: null,
};
export const deliveryWithAttempts = { ...delivery, request_body: '{}', attempts: [] };
export const balances = [
  { currency: 'XAF', livemode: false, available: 5000, pending: 0, disputed: 0, refunding: 0, settling: 0 },
];
export const pagination = { limit: 20, has_more: false, next_cursor: null };
/** A page as a list gives it. */
export const page = (items: readonly unknown[]): unknown => ({ items, has_more: false, next_cursor: null });
export const principal = {
  id: 'usr_1',
  role: 'user',
  email: 'ngo@example.cm',
  name: 'Ngo Bassa',
  phone: null,
  created_at: payment.created_at,
  has_pin: true,
};
/** What a login, a registration and a refresh answer. */
export const loggedIn = { access_token: 'access-1', refresh_token: 'refresh-1', principal };
export const device = {
  id: 'dev_1',
  name: 'Phone',
  created_at: payment.created_at,
  last_used_at: payment.created_at,
  current: true,
};
export const transaction = {
  id: 'tx_1',
  type: 'cash_in',
  amount: 5000,
  currency: 'XAF',
  livemode: true,
  created_at: payment.created_at,
  payment_id: null,
  merchant: null,
  counterparty: { name: 'Agent Un' },
  description: null,
};
export const receipt = {
  id: 'tx_1',
  type: 'cash_in',
  amount: 5000,
  currency: 'XAF',
  livemode: true,
  created_at: payment.created_at,
  agent: { id: 'agt_1', name: 'Agent Un' },
  user: { name: 'Ngo Bassa', contact_masked: 'n••@example.cm' },
};
export const held = [{ currency: 'XAF', available: 5000, livemode: true }];
export const limits = { cash_in_max: 1, cash_in_per_day_max: 2, cash_out_max: 3, cash_out_per_day_max: 4 };
export const agent = { ...principal, id: 'agt_1', role: 'agent', limits, suspended: false };
const profileFields = {
  id: 'mer_1',
  name: 'Boutique',
  email: 'boutique@example.cm',
  phone: null,
  support_email: null,
  support_phone: null,
  brand_color: null,
  logo_url: null,
  kyc_status: 'pending',
  suspended: false,
  suspension_reason: null,
  fees: { basis_points: 250, fixed: 0, minimum: 0, maximum: null, refund_policy: 'proportional' },
  settlement: { delay_seconds: 0, schedule: 'daily', minimum: 1, next_at: payment.expires_at },
  created_at: payment.created_at,
};
export const profile = profileFields;
export const kyc = {
  status: 'pending',
  submission: {},
  note: null,
  submitted_at: payment.created_at,
  decided_at: null,
};
export const overview = {
  livemode: false,
  volume: [
    { date: '2026-01-01', currency: 'XAF', payments_count: 1, amount: 5000, refunds_count: 0, amount_refunded: 0 },
  ],
  outcomes: { decided: 1, succeeded: 1, failed: 0, expired: 0, canceled: 0, succeeded_percent: 100 },
  attention: {
    kyc_status: null,
    endpoints: [],
    disputes: { count: 0, next_due_at: null },
    payments_in_review: 0,
    failed_settlements: [],
  },
};
export const auditEntry = {
  id: 'aud_1',
  action: 'api_key.create',
  actor: { type: 'merchant', id: 'mer_1', name: 'Ngo Bassong' },
  subject: { type: 'api_key', id: 'key_1' },
  merchant_id: 'mer_1',
  livemode: false,
  details: { name: 'Shop' },
  client_address: '203.0.113.7',
  user_agent: 'Firefox on Linux',
  request_id: 'req-20260101',
  created_at: payment.created_at,
};
export const merchant = { ...profileFields, kyc };
export const apiKey = {
  id: 'key_1',
  name: 'Shop',
  livemode: false,
  scopes: ['payments:read'],
  hint: 'svc_test_…9fQ2',
  created_at: payment.created_at,
  expires_at: null,
  revoked_at: null,
  last_used_at: null,
};
export const attempt = {
  id: 'att_1',
  payment_id: payment.id,
  merchant_id: 'mer_1',
  status: 'needs_review',
  method: { type: 'mobile_money', provider: 'mtn_momo', label: 'MTN MoMo', phone_masked: '+2376•••••789' },
  rail: 'mtn',
  rail_reference: null,
  amount: 5000,
  currency: 'XAF',
  livemode: true,
  failure_code: null,
  polls_count: 7,
  unapplied_funds: null,
  ...timestamps,
};
export const checkout = {
  slug: payment.slug,
  status: 'requested',
  amount: 5000,
  currency: 'XAF',
  amount_display: '5 000 FCFA',
  amount_refunded: 0,
  description: null,
  merchant: { name: 'Boutique', support_email: null, support_phone: null, brand_color: null, logo_url: null },
  livemode: false,
  locale: null,
  created_at: payment.created_at,
  expires_at: payment.expires_at,
  succeeded_at: null,
  server_time: payment.created_at,
  methods: [],
  attempts_left: 3,
  next_action: null,
  returns_to_shop: false,
  redirect_url: null,
  failure: null,
};
const checkoutPayment = {
  id: payment.id,
  slug: payment.slug,
  status: 'succeeded',
  amount: 5000,
  currency: 'XAF',
  description: null,
  livemode: false,
  created_at: payment.created_at,
  succeeded_at: payment.created_at,
  transaction_id: 'tx_1',
  failure_code: null,
  failure_message: null,
};
export const checkoutPaid = {
  payment: checkoutPayment,
  redirect_url: 'https://shop.example/thanks',
  next_action: null,
};
export const checkoutCanceled = { payment: checkoutPayment, redirect_url: 'https://shop.example/cart' };
export const cashOutCode = {
  code: '123456',
  amount: 5000,
  currency: 'XAF',
  livemode: true,
  expires_at: payment.expires_at,
};

const none = { count: 0, more: false };
const nothingDue = { ...none, oldest_age_seconds: null };

export const health = {
  checked_at: '2026-01-31T12:00:00.000Z',
  workers: [
    {
      id: 'wrk_1',
      name: 'node-1',
      pid: 7,
      version: null,
      status: 'running',
      started_at: '2026-01-31T11:00:00.000Z',
      last_seen_at: '2026-01-31T11:59:55.000Z',
      age_seconds: 5,
      stopped_at: null,
    },
  ],
  queues: {
    deliveries: {
      waiting: none,
      failing: none,
      due: nothingDue,
      leased: none,
      failed_last_24_hours: { count: 10_000, more: true },
    },
    attempts: { polled: none, due: nothingDue, needs_review: { count: 1, more: false, oldest_age_seconds: 60 } },
    tasks: { waiting: none, due: nothingDue },
    expiries: { due: nothingDue },
    releases: { due: nothingDue },
    settlements: { due: nothingDue },
    entries: { unchained: nothingDue },
  },
  store: {
    name: 'sqlite',
    schema_version: '0001-first',
    engine_version: '3.50.0',
    time: '2026-01-31T12:00:00.003Z',
    clock_difference_ms: 3,
  },
};

export const ledgerCheck = {
  id: 'chk_1',
  status: 'wrong',
  requested_by: 'schedule',
  created_at: '2026-01-31T12:00:00.000Z',
  started_at: '2026-01-31T12:00:00.000Z',
  finished_at: '2026-01-31T12:00:13.000Z',
  checked: { transfers: 5, entries: 15, accounts: 4, payments: 5, settlements: 0 },
  problems_count: 1,
  problems: [{ code: 'balance_wrong', subject: 'acc_1', message: 'It says 7 and is 5.' }],
  digest: 'digest',
};

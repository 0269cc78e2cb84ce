import { enveloped, type Examples } from './example.ts';

const PAYMENT_ID = 'pay_01k0c7r3m8vq4t2n6xw9ye5zab';
const CAPTURE_ID = 'tx_01k0c7s8d2hj5p7r9tv1wx3yz4';
const EVENT_ID = 'evt_01k0c7s8d2k1m3n5p7q9r1s3t5';

const REFUND = {
  id: 'rfd_01k0c9a1b3c5d7e9f1g3h5j7k9',
  payment_id: PAYMENT_ID,
  dispute_id: null,
  amount: 2000,
  currency: 'XAF',
  status: 'pending',
  reason: 'One cup was broken',
  failure_code: null,
  livemode: false,
  transaction_id: null,
  fee_returned: 0,
  created_at: '2026-01-31T14:00:00.000Z',
  updated_at: '2026-01-31T14:00:00.000Z',
};

const DISPUTE = {
  id: 'dsp_01k0e1b3c5d7e9f1g3h5j7k9m1',
  payment_id: PAYMENT_ID,
  amount: 3000,
  currency: 'XAF',
  status: 'needs_response',
  reason: 'The order never arrived',
  livemode: false,
  due_at: '2026-02-08T09:00:00.000Z',
  evidence: null,
  evidence_files: [],
  evidence_submitted_at: null,
  note: null,
  resolved_at: null,
  transaction_id: 'tx_01k0e1b3c5d7e9f1g3h5j7k9m2',
  closing_transaction_id: null,
  return_status: null,
  refund_id: null,
  created_at: '2026-02-01T09:00:00.000Z',
  updated_at: '2026-02-01T09:00:00.000Z',
};

const EVIDENCE = 'Delivered on 31 January at 16:20, signed by Ngo Bassa. Courier: +237 6 99 00 11 22.';
const EVIDENCE_FILE = {
  id: 'file_01kgg5hq3gp1j7t0zv9v5yq3nm',
  name: 'bon-de-livraison.pdf',
  type: 'application/pdf',
  bytes: 184_320,
};

const ANSWERED = {
  ...DISPUTE,
  status: 'under_review',
  evidence: EVIDENCE,
  evidence_files: [EVIDENCE_FILE],
  evidence_submitted_at: '2026-02-02T10:30:00.000Z',
  updated_at: '2026-02-02T10:30:00.000Z',
};

const RESOLVED = {
  ...ANSWERED,
  merchant_id: 'mer_01k0a0b2c4d6e8f0g2h4j6k8m0',
  status: 'won',
  note: 'The courier confirms the signature.',
  resolved_at: '2026-02-03T08:00:00.000Z',
  closing_transaction_id: 'tx_01k0g3d5e7f9g1h3j5k7m9n1p3',
  updated_at: '2026-02-03T08:00:00.000Z',
};

const RETURNED = {
  ...RESOLVED,
  status: 'lost',
  note: null,
  return_status: 'returned',
  refund_id: 'rfd_01k0g3d5e7f9g1h3j5k7m9n1p4',
};

const TIMELINE = {
  payment_id: PAYMENT_ID,
  status: 'succeeded',
  explain: {
    fr:
      'Le client a payé 5\u202f000\u00a0FCFA par MTN MoMo (•••• 6789) le 31 janvier 2026 à 13:00 (heure de Douala). ' +
      'La notification «\u00a0payment.succeeded\u00a0» n’a pas pu être remise à l’adresse whe_01k0a1c3d5e7f9g1h3j5k7m9n1\u00a0: après 1\u00a0tentative, votre serveur a répondu HTTP\u00a0500. ' +
      'Corrigez votre serveur\u00a0: nous réessayons automatiquement, la prochaine fois le 31 janvier 2026 à 13:01.',
    en:
      'The customer paid FCFA\u00a05,000 with MTN MoMo (•••• 6789) on 31 January 2026 at 13:00 (Douala time). ' +
      'The notification "payment.succeeded" could not be delivered to the endpoint whe_01k0a1c3d5e7f9g1h3j5k7m9n1: after 1 attempt, your server answered HTTP 500. ' +
      'Repair your server: we try again by ourselves, the next time on 31 January 2026 at 13:01.',
    next: 'merchant',
  },
  entries: [
    {
      type: 'payment_created',
      at: '2026-01-31T12:00:00.000Z',
      id: PAYMENT_ID,
      amount: 5000,
      currency: 'XAF',
      expires_at: '2026-02-01T12:00:00.000Z',
    },
    {
      type: 'attempt',
      at: '2026-01-31T12:00:30.000Z',
      id: 'att_01k0c7r9x1y3z5a7b9c1d3e5f7',
      status: 'succeeded',
      method: { type: 'mobile_money', provider: 'mtn_momo', label: 'MTN MoMo', phone_masked: '•••• 6789' },
      failure_code: null,
      polls_count: 3,
      rail: 'mtn_momo_cm',
      rail_choice: 'primary',
      rail_reference: '1840092731',
      resolution: null,
      updated_at: '2026-01-31T12:00:42.000Z',
    },
    {
      type: 'transfer',
      at: '2026-01-31T12:00:42.000Z',
      id: CAPTURE_ID,
      kind: 'capture',
      amount: 5000,
      currency: 'XAF',
      balance_change: 4850,
    },
    {
      type: 'status_change',
      at: '2026-01-31T12:00:42.000Z',
      event_id: EVENT_ID,
      from: 'processing',
      to: 'succeeded',
    },
    {
      type: 'event',
      at: '2026-01-31T12:00:42.000Z',
      id: EVENT_ID,
      event: 'payment.succeeded',
      sequence: 3,
    },
    {
      type: 'delivery',
      at: '2026-01-31T12:00:42.000Z',
      id: 'dlv_01k0c7s8d2v4w6x8y0z2a4b6c8',
      event_id: EVENT_ID,
      event: 'payment.succeeded',
      endpoint_id: 'whe_01k0a1c3d5e7f9g1h3j5k7m9n1',
      status: 'failing',
      attempts_count: 1,
      last_status_code: 500,
      last_error: null,
      next_attempt_at: '2026-01-31T12:01:03.000Z',
      delivered_at: null,
    },
  ],
  truncated: false,
};

/** Examples: timelines, refunds and disputes. */
export const afterPaymentExamples: Examples = {
  getTimeline: { answers: { 200: enveloped({ timeline: TIMELINE }) } },
  createRefund: {
    requests: {
      part: { summary: 'In part', value: { amount: 2000, reason: 'One cup was broken' } },
      rest: { summary: 'All that is left', value: {} },
    },
    answers: { 201: enveloped({ refund: REFUND }) },
  },
  getDispute: { answers: { 200: enveloped({ dispute: DISPUTE }) } },
  submitDisputeEvidence: {
    requests: {
      delivered: { summary: 'A proof of delivery', value: { evidence: EVIDENCE, file_ids: [EVIDENCE_FILE.id] } },
    },
    answers: { 200: enveloped({ dispute: ANSWERED }) },
  },
  openDispute: {
    requests: { part: { summary: 'Over a part', value: { amount: 3000, reason: 'The order never arrived' } } },
    answers: { 201: enveloped({ dispute: { ...DISPUTE, merchant_id: RESOLVED.merchant_id } }) },
  },
  resolveDispute: {
    requests: {
      won: { summary: 'For the merchant', value: { outcome: 'won', note: RESOLVED.note } },
      lost: { summary: 'For the payer', value: { outcome: 'lost' } },
    },
    answers: { 200: enveloped({ dispute: RESOLVED }) },
  },
  returnDisputed: {
    requests: {
      recorded: {
        summary: 'Returned by other means',
        value: { by: 'operator', reason: 'Paid in the branch, receipt 1042' },
      },
      again: { summary: 'Request the refund again', value: { by: 'rail', reason: 'The account is open again' } },
    },
    answers: { 200: enveloped({ dispute: RETURNED }) },
  },
};

import { enveloped, type Examples } from './example.ts';

const MERCHANT_ID = 'mer_01k0a0b2c4d6e8f0g2h4j6k8m0';

const SETTLEMENT = {
  id: 'stl_01k0h5f7g9h1j3k5m7n9p1q3r5',
  number: 12,
  period_start: '2026-01-26T05:00:00.000Z',
  status: 'pending',
  amount: 2910,
  currency: 'XAF',
  livemode: false,
  lines_count: 2,
  transaction_id: 'tx_01k0h5f7g9h1j3k5m7n9p1q3r6',
  closing_transaction_id: null,
  reference: null,
  failure_reason: null,
  payout_account_id: null,
  created_at: '2026-02-02T05:00:00.000Z',
  updated_at: '2026-02-02T05:00:00.000Z',
  resolved_at: null,
};

const ACCOUNT = {
  id: 'pac_01k0a5e7g9j1m3p5r7t9v1x3z5',
  type: 'bank_account',
  holder_name: 'Boutique Mvog-Ada SARL',
  scheme: 'rib',
  provider: null,
  number_masked: '•••• 0134',
  livemode: true,
  created_at: '2026-01-12T08:30:00.000Z',
  held_until: '2026-01-13T08:30:00.000Z',
  replaced_at: null,
};

const DESTINATION = { ...ACCOUNT, merchant_id: MERCHANT_ID, number: '10005000011234567890134' };

const PAID = {
  ...SETTLEMENT,
  merchant_id: MERCHANT_ID,
  livemode: true,
  payout_account_id: ACCOUNT.id,
  destination: DESTINATION,
  payout_export_id: null,
  status: 'paid',
  closing_transaction_id: 'tx_01k0h9k1m3n5p7q9r1s3t5v7w9',
  reference: 'AFB-2026-02-02-0017',
  updated_at: '2026-02-02T09:12:00.000Z',
  resolved_at: '2026-02-02T09:12:00.000Z',
};

const LINES = [
  {
    transaction_id: 'tx_01k0c7s8d2hj5p7r9tv1wx3yz4',
    type: 'payment',
    payment_transaction_id: 'tx_01k0c7r9d2hj5p7r9tv1wx3yz4',
    payment_id: 'pay_01k0c7r3m8vq4t2n6xw9ye5zab',
    refund_ids: [],
    dispute_ids: [],
    settlement_id: null,
    customer_reference: 'order-1042',
    gross: 5000,
    fee: 150,
    fee_returned: 0,
    refunded: 0,
    disputed: 0,
    payout_returned: 0,
    net_amount: 4850,
    currency: 'XAF',
    created_at: '2026-02-01T12:00:42.000Z',
  },
  {
    transaction_id: 'tx_01k0d1e3f5g7h9j1k3m5n7p9q1',
    type: 'refund',
    payment_transaction_id: 'tx_01k0c7r9d2hj5p7r9tv1wx3yz4',
    payment_id: 'pay_01k0c7r3m8vq4t2n6xw9ye5zab',
    refund_ids: ['rfd_01k0c9a1b3c5d7e9f1g3h5j7k9'],
    dispute_ids: [],
    settlement_id: null,
    customer_reference: 'order-1042',
    gross: 0,
    fee: 0,
    fee_returned: 60,
    refunded: 2000,
    disputed: 0,
    payout_returned: 0,
    net_amount: -1940,
    currency: 'XAF',
    created_at: '2026-02-01T14:00:00.000Z',
  },
];

/** Examples: settlements. */
export const settlementExamples: Examples = {
  getSettlement: {
    answers: { 200: enveloped({ settlement: { ...SETTLEMENT, livemode: true, destination: ACCOUNT } }) },
  },
  listSettlementLines: {
    answers: {
      200: enveloped({ lines: LINES, pagination: { limit: 20, has_more: false, next_cursor: null } }),
    },
  },
  createSettlement: {
    requests: { live: { summary: 'The live balance', value: { livemode: true, currency: 'XAF' } } },
    answers: {
      201: enveloped({
        settlement: {
          ...SETTLEMENT,
          livemode: true,
          merchant_id: MERCHANT_ID,
          destination: DESTINATION,
          payout_export_id: null,
        },
      }),
    },
  },
  resolveSettlement: {
    requests: {
      paid: {
        summary: 'The bank has paid it out',
        value: { outcome: 'paid', reference: PAID.reference, payout_account_id: ACCOUNT.id },
      },
      failed: {
        summary: 'The payout came back',
        value: { outcome: 'failed', failure_reason: 'The account was closed' },
      },
    },
    answers: { 200: enveloped({ settlement: PAID }) },
  },
  setPayoutAccount: {
    requests: {
      bank: {
        summary: 'A bank account by its RIB',
        value: {
          livemode: true,
          type: 'bank_account',
          holder_name: ACCOUNT.holder_name,
          rib: '10005 00001 12345678901 34',
        },
      },
      phone: {
        summary: 'A mobile-money number',
        value: {
          livemode: true,
          type: 'mobile_money',
          holder_name: 'Awa Ndiaye',
          phone: '+237653456789',
          provider: 'mtn_momo',
        },
      },
    },
    answers: { 200: enveloped({ payout_account: ACCOUNT }) },
  },
  updateMerchant: {
    requests: {
      fees: {
        summary: '2 % and 50 francs, 500 at most',
        value: { fees: { basis_points: 200, fixed: 50, maximum: 500 } },
      },
      payouts: {
        summary: 'Paid out every Monday',
        value: { settlement: { schedule: 'weekly', delay_seconds: 86_400 } },
      },
    },
  },
};

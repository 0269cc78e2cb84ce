import { enveloped, type Examples } from './example.ts';

const USER = '+237670000001';
const USER_ID = 'usr_01k0a2d4e6f8g0h2j4k6m8n0p2';

const RECEIPT = {
  id: 'tx_01k0j7h9k1m3n5p7q9r1s3t5v7',
  type: 'cash_in',
  amount: 10_000,
  currency: 'XAF',
  livemode: true,
  created_at: '2026-02-02T08:15:00.000Z',
  agent: { id: 'agt_01k0a2d4e6f8g0h2j4k6m8n0p2', name: 'Kiosque Akwa' },
  user: { name: 'Ngo Bassa', contact_masked: '•••• 6001' },
};

/** Examples: cash operations. */
export const cashExamples: Examples = {
  lookUpCashHolders: {
    requests: { phone: { summary: 'By phone number', value: { user: USER } } },
    answers: {
      200: enveloped({
        holders: [
          {
            user_id: USER_ID,
            name_masked: 'Ngo B•••',
            email_masked: 'n•••@example.cm',
            phone_masked: '•••• 6001',
            cash_in_left: 150_000,
          },
        ],
      }),
    },
  },
  cashIn: {
    requests: {
      confirmed: {
        summary: 'The customer who was confirmed',
        value: { user_id: USER_ID, amount: 10_000, pin: '4826' },
      },
    },
    answers: { 201: enveloped({ receipt: RECEIPT }) },
  },
  createCashCode: {
    answers: {
      201: enveloped({
        cash_code: {
          payment_id: 'pay_01k0j7h9k1m3n5p7q9r1s3t5v7',
          code: '618204',
          amount: 5_000,
          currency: 'XAF',
          livemode: true,
          expires_at: '2026-02-03T08:15:00.000Z',
        },
      }),
    },
  },
  lookUpCashPayment: {
    requests: { code: { summary: 'The code of the customer', value: { code: '618204' } } },
    answers: {
      200: enveloped({
        cash_payment: {
          amount: 5_000,
          currency: 'XAF',
          livemode: true,
          merchant: { name: 'Boutique Akwa' },
          description: 'Commande 1042',
          expires_at: '2026-02-03T08:15:00.000Z',
        },
      }),
    },
  },
  takeCashPayment: {
    requests: {
      cash: { summary: 'The cash was taken', value: { code: '618204', amount: 5_000, pin: '4826' } },
    },
  },
  createCashOutCode: {
    requests: { amount: { summary: 'For one amount', value: { amount: 10_000, pin: '5829' } } },
    answers: {
      201: enveloped({
        cash_out_code: {
          code: '402917',
          amount: 10_000,
          currency: 'XAF',
          livemode: true,
          expires_at: '2026-02-02T08:25:00.000Z',
        },
      }),
    },
  },
  cashOut: {
    requests: {
      code: { summary: 'With the code of the customer', value: { user: USER, code: '402917', pin: '4826' } },
    },
    answers: { 201: enveloped({ receipt: { ...RECEIPT, type: 'cash_out' } }) },
  },
};

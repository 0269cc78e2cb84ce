import { type NextAction, type Payment, sampleAnswer } from '@mitako/contract';
import { enveloped, type Examples } from './example.ts';

const PAYMENT: Payment = {
  ...sampleAnswer('getPayment').payment,
  id: 'pay_01k0c7r3m8vq4t2n6xw9ye5zab',
  slug: '7mPq2Xv9RkT4nWc8HsLd3y',
  amount: 5000,
  currency: 'XAF',
  description: 'Order 1042',
  customer_reference: 'order-1042',
  return_url: 'https://shop.example.cm/thanks',
  cancel_url: 'https://shop.example.cm/cart',
  checkout_url: 'https://pay.example.cm/checkout/7mPq2Xv9RkT4nWc8HsLd3y',
  expires_at: '2026-02-01T12:00:00.000Z',
  net_amount: 0,
  version: 1,
};

const PAID = {
  id: PAYMENT.id,
  slug: PAYMENT.slug,
  status: 'succeeded',
  amount: 5000,
  currency: 'XAF',
  description: 'Order 1042',
  livemode: false,
  created_at: '2026-01-31T12:00:00.000Z',
  succeeded_at: '2026-01-31T12:00:42.000Z',
  transaction_id: 'tx_01k0c7s8d2hj5p7r9tv1wx3yz4',
  failure_code: null,
  failure_message: null,
};

const CREATE_REQUESTS = {
  order: {
    summary: 'An order of a shop',
    value: {
      amount: 5000,
      currency: 'XAF',
      description: 'Order 1042',
      customer_reference: 'order-1042',
      return_url: 'https://shop.example.cm/thanks',
      cancel_url: 'https://shop.example.cm/cart',
    },
  },
  least: { summary: 'The least there can be', value: { amount: 5000, currency: 'XAF' } },
};

const CHARGED: Payment = {
  ...PAYMENT,
  status: 'processing',
  payment_method: { type: 'mobile_money', provider: 'mtn_momo', label: 'MTN MoMo', phone_masked: '•••• 6789' },
  attempts_count: 1,
  version: 2,
};

const ON_PHONE: NextAction = {
  type: 'approve_on_phone',
  created_at: '2026-01-31T12:00:00.000Z',
  expires_at: '2026-01-31T12:05:00.000Z',
  poll_after_ms: 3000,
  prompt: {
    fr: 'Composez *126# et confirmez le paiement avec votre code secret.',
    en: 'Dial *126# and confirm the payment with your PIN.',
  },
};

const WAIT: NextAction = {
  type: 'wait',
  created_at: '2026-01-31T12:00:00.000Z',
  expires_at: '2026-01-31T12:05:00.000Z',
  poll_after_ms: 3000,
  prompt: null,
};

const CREATED = enveloped({ payment: PAYMENT, checkout_url: PAYMENT.checkout_url });

/** Examples: payments. */
export const paymentExamples: Examples = {
  createPayment: { requests: CREATE_REQUESTS, answers: { 201: CREATED } },
  createSandboxPayment: { requests: CREATE_REQUESTS, answers: { 201: CREATED } },
  getPayment: { answers: { 200: enveloped({ payment: PAYMENT }) } },
  payCheckout: {
    requests: {
      wallet: { summary: 'From the wallet', value: { method: 'wallet', pin: '1234' } },
      mobileMoney: {
        summary: 'By mobile money',
        value: { method: 'mobile_money', provider: 'mtn_momo', phone: '+237653456789' },
      },
    },
    answers: {
      200: enveloped({
        payment: PAID,
        redirect_url: `https://shop.example.cm/thanks?payment_id=${PAYMENT.id}&slug=${PAYMENT.slug}&status=succeeded`,
        next_action: null,
      }),
      202: enveloped({
        payment: { ...PAID, status: 'processing', succeeded_at: null, transaction_id: null },
        redirect_url: null,
        next_action: ON_PHONE,
      }),
    },
  },
  confirmCheckout: {
    requests: { code: { summary: 'The code that the provider sent', value: { code: '123456' } } },
    answers: {
      202: enveloped({
        payment: { ...PAID, status: 'processing', succeeded_at: null, transaction_id: null },
        redirect_url: null,
        next_action: WAIT,
      }),
    },
  },
  chargePayment: {
    requests: {
      number: { summary: 'A number tells its provider', value: { method: 'mobile_money', phone: '+237653456789' } },
      provider: {
        summary: 'A ported number, with its provider',
        value: { method: 'mobile_money', phone: '+237653456789', provider: 'orange_money' },
      },
    },
    answers: { 202: enveloped({ payment: CHARGED, next_action: ON_PHONE }) },
  },
  confirmPayment: {
    requests: { code: { summary: 'The code that the provider sent', value: { code: '123456' } } },
    answers: { 202: enveloped({ payment: CHARGED, next_action: WAIT }) },
  },
};

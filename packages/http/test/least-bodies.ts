import type { RouteName } from '@mitako/contract';

const PAYMENT = { amount: 5000, currency: 'XAF' };
const ACCOUNT = { email: 'a@b.cm', password: 'long enough', name: 'A' };

/** The least that each route with a body takes. */
export const LEAST_BODIES: Partial<Record<RouteName, Readonly<Record<string, unknown>>>> = {
  createPayment: PAYMENT,
  createSandboxPayment: PAYMENT,
  simulatePayment: { outcome: 'succeed' },
  cancelPayment: {},
  createRefund: {},
  payCheckout: { method: 'wallet', pin: '1234' },
  cancelCheckout: {},
  login: { email: 'a@b.cm', password: 'x' },
  register: ACCOUNT,
  refresh: { refresh_token: 'x' },
  logout: { refresh_token: 'x' },
  setPin: { password: 'x', pin: '2580' },
  updateProfile: {},
  submitKyc: {
    legal_name: 'A',
    registration_number: 'B',
    address: 'C',
    representative_name: 'D',
    representative_id_number: 'E',
  },
  createApiKey: { name: 'Server', livemode: false },
  rollApiKey: {},
  createWebhookEndpoint: { url: 'https://shop.example.cm/hook' },
  updateWebhookEndpoint: {},
  rotateWebhookSecret: {},
  replayEvent: {},
  replayFailedDeliveries: { since: '2026-01-31T12:00:00Z' },
  createMerchant: ACCOUNT,
  decideKyc: { decision: 'approved' },
  createAgent: ACCOUNT,
  resolveAttempt: { outcome: 'succeeded' },
  updateMerchant: {},
  createOperatorRefund: {},
  openDispute: {},
  submitDisputeEvidence: { evidence: 'Signed for.' },
  resolveDispute: { outcome: 'won' },
  createSettlement: { livemode: false },
  resolveSettlement: { outcome: 'paid' },
};

import { type PaymentLink, sampleAnswer } from '@mitako/contract';
import { enveloped, type Examples } from './example.ts';

const LINK: PaymentLink = {
  ...sampleAnswer('getPaymentLink').payment_link,
  id: 'plink_01k0c7r3m8vq4t2n6xw9ye5zab',
  slug: '7mPq2Xv9RkT4',
  url: 'https://pay.example.cm/l/7mPq2Xv9RkT4',
  description: 'Plate of ndolé',
  amount: 2500,
  currency: 'XAF',
  active: true,
  status: 'active',
  livemode: true,
};

const CHECKOUT = 'pnx7HYc2kq8WZ4dGtR3mVb';

export const paymentLinkExamples: Examples = {
  createPaymentLink: {
    requests: {
      fixed: { summary: 'A fixed amount', value: { description: LINK.description, amount: 2500 } },
      open: {
        summary: 'An amount that the customer enters, for a hundred payments',
        value: { description: 'Donation', amount_min: 500, max_payments: 100 },
      },
    },
    answers: { 201: enveloped({ payment_link: LINK }) },
  },
  updatePaymentLink: {
    requests: { off: { summary: 'Switch it off', value: { active: false } } },
    answers: { 200: enveloped({ payment_link: { ...LINK, active: false, status: 'inactive' } }) },
  },
  openPaymentLink: {
    requests: { open: { summary: 'The amount that the customer entered', value: { amount: 1500 } } },
    answers: {
      201: enveloped({ slug: CHECKOUT, checkout_url: `https://pay.example.cm/checkout/${CHECKOUT}` }),
    },
  },
};

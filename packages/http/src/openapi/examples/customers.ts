import { type Customer, sampleAnswer } from '@mitako/contract';
import { enveloped, type Examples } from './example.ts';

const CUSTOMER: Customer = {
  ...sampleAnswer('listCustomers').customers[0],
  id: 'cus_4t2n6xw9ye5zab01k0c7r3m8vq',
  type: 'phone',
  name: 'Awa S.',
  phone_masked: '•••• 6789',
  notes: 'Delivery on Friday evenings',
  notes_updated_at: '2026-01-31T14:00:00.000Z',
  livemode: true,
  first_seen_at: '2026-01-05T09:12:00.000Z',
  last_seen_at: '2026-01-31T12:00:00.000Z',
};

export const customerExamples: Examples = {
  getCustomer: {
    answers: {
      200: enveloped({
        customer: {
          ...CUSTOMER,
          totals: {
            payments_count: 9,
            paid_count: 7,
            unpaid_count: 2,
            refunded_count: 1,
            sums: [{ currency: 'XAF', amount_paid: 42_500, amount_refunded: 1_000 }],
            methods: [{ method: 'mtn_momo', payments_count: 9, paid_count: 7 }],
            last_paid_at: '2026-01-31T12:00:00.000Z',
            truncated: false,
          },
        },
      }),
    },
  },
  updateCustomer: {
    requests: {
      name: { summary: 'Give a name', value: { name: CUSTOMER.name } },
      notes: { summary: 'Write notes', value: { notes: CUSTOMER.notes } },
    },
    answers: { 200: enveloped({ customer: CUSTOMER }) },
  },
};

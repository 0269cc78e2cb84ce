import type { PaymentCreateParams } from '@mitako/contract/names';

/** The usual parameters of a shop's order. */
export const PAYMENT_PARAMS: PaymentCreateParams = {
  amount: 5000,
  currency: 'XAF',
  description: 'Order 1042: two loincloths and a basket',
  customer_reference: 'customer-1042',
  return_url: 'https://shop.example.cm/orders/1042/thanks',
  cancel_url: 'https://shop.example.cm/orders/1042/cart',
  metadata: { order_id: '1042', channel: 'web' },
};

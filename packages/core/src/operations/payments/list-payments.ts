import { pageAnswer, pageRequest } from '../../wire/list.ts';
import { paymentToWire } from '../../wire/payment.ts';
import { merchantOf } from '../callers.ts';
import type { Operation } from '../operation.ts';

export const listPayments: Operation<'listPayments'> = async (context, request) => {
  const { query } = request;
  const payments = await context.store.read.payments(
    {
      ...merchantOf(request.caller),
      statuses: query.status,
      customerReference: query.customer_reference,
      createdFromMs: query.created_from,
      createdToMs: query.created_to,
    },
    pageRequest(query, 'payment'),
  );
  return pageAnswer('payments', payments, query.limit, (payment) => paymentToWire(payment, context.settings.publicUrl));
};

import { z } from 'zod';
import { createdAt, livemode } from '../../../basics/fields.ts';
import { disputeEventData } from '../../../disputes/schemas.ts';
import {
  failedAttemptData,
  failedPaymentData,
  paymentEventData,
  refundedPaymentData,
} from '../../../payments/schemas.ts';
import { payoutAccountEventData } from '../../../payout-accounts/schemas.ts';
import { refundEventData } from '../../../refunds/schemas.ts';
import { settlement } from '../../../settlements/schemas.ts';
import { webhookEndpoint } from '../../schemas.ts';
import { EVENT_NAME_PREFIX, type EventType } from '../values.ts';
import type { EventDataByName } from './types.ts';

/** The body of a webhook of this type: its data is declared by its name or, if that is missing here, by its family. */
export function webhookBody(type: EventType): z.ZodType {
  const [subject = ''] = type.split('.');
  const data = DATA[type] ?? DATA[`${subject}.*`];
  if (data === undefined) throw new TypeError(`the data of ${type} is not declared`);
  return z.object({
    event: z.enum([type, `${EVENT_NAME_PREFIX}${type}`]).describe('With the prefix if the endpoint requests it.'),
    data: data.describe('What the event is about.'),
    id: z.string().describe('`evt_…`, the same on every retry and replay: handle each once.'),
    created_at: createdAt,
    livemode,
    sequence: z
      .int()
      .min(0)
      .describe(
        'Counts the events of one payment (with its refunds and disputes), or of one settlement, without gaps.',
      ),
  });
}

const BY_NAME: { readonly [Name in keyof EventDataByName]: z.ZodType<EventDataByName[Name]> } = {
  'payment.*': paymentEventData,
  'payment.attempt_failed': failedAttemptData,
  'payment.failed': failedPaymentData,
  'payment.refunded': refundedPaymentData,
  'refund.*': refundEventData,
  'dispute.*': disputeEventData,
  'settlement.*': settlement,
  'payout_account.*': payoutAccountEventData,
  'endpoint.disabled': z.object({ endpoint: webhookEndpoint.describe('The endpoint, with `disabled_reason`.') }),
  ping: z.object({ endpoint_id: z.string().describe('`whe_…`, the endpoint that was pinged.') }),
};

const DATA: Readonly<Partial<Record<string, z.ZodType>>> = BY_NAME;

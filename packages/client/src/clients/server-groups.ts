// Written by `npx -y pnpm@12 types` from the routes of the contract, where a change begins.
import type { RouteMethods } from '../internal/methods.ts';
import { sending } from '../internal/sending.ts';
import type { Balances } from '../resources/balance.ts';
import type { Customers } from '../resources/customers.ts';
import type { Deliveries } from '../resources/deliveries.ts';
import type { Disputes } from '../resources/disputes.ts';
import type { Events } from '../resources/events.ts';
import type { Files } from '../resources/files.ts';
import type { OfferedMethods } from '../resources/methods.ts';
import type { PaymentLinks } from '../resources/payment-links.ts';
import type { Payments } from '../resources/payments.ts';
import type { Refunds } from '../resources/refunds.ts';
import type { Sandbox } from '../resources/sandbox.ts';
import type { Settlements } from '../resources/settlements.ts';
import type { WebhookEndpoints } from '../resources/webhook-endpoints.ts';

/** The methods of the client, by what they are about. */
export interface ServerGroups {
  /** Payment intents and their refunds. */
  readonly payments: Payments;
  /** Reusable pages to share or print; each visitor gets a payment. */
  readonly paymentLinks: PaymentLinks;
  /** Payers, including those who tried: by number, or by wallet account. With notes. */
  readonly customers: Customers;
  /** Refunds by id. Create and list them with their payment. */
  readonly refunds: Refunds;
  /** Payments that a payer or the payer's provider contests. The amount is held until they are resolved. */
  readonly disputes: Disputes;
  /** Files for the evidence of disputes: PDF, JPEG or PNG of at most 5 MiB. */
  readonly files: Files;
  /** Payouts to the merchant, and the ledger entries that they sum up. */
  readonly settlements: Settlements;
  /** Where webhooks go. */
  readonly webhookEndpoints: WebhookEndpoints;
  /** Events, as sent to webhooks. */
  readonly events: Events;
  /** Webhooks that were sent, with each attempt. */
  readonly deliveries: Deliveries;
  /** The payment methods that the checkouts offer, and their health. */
  readonly methods: OfferedMethods;
  /** Balances of the merchant, by currency. */
  readonly balance: Balances;
  /** Outcomes of test payments, and the time of test mode. A live key gets `MODE_MISMATCH`. */
  readonly sandbox: Sandbox;
}

/** Creates the methods, each by its route. */
export function serverGroups({ call, callWith, csv, download, list, text, upload }: RouteMethods): ServerGroups {
  return {
    payments: {
      create: callWith('POST /gateway/payments', 'payment'),
      list: list('GET /gateway/payments', 'payments'),
      listCsv: csv('GET /gateway/payments.csv'),
      totals: callWith('GET /gateway/payment-totals', 'totals'),
      retrieve: call('GET /gateway/payments/{payment_id}', 'payment'),
      cancel: callWith('POST /gateway/payments/{payment_id}/cancel', 'payment'),
      timeline: call('GET /gateway/payments/{payment_id}/timeline', 'timeline'),
      charge: sending(callWith('POST /gateway/payments/{payment_id}/charge'), { method: 'mobile_money' }),
      confirm: callWith('POST /gateway/payments/{payment_id}/confirm'),
      refund: callWith('POST /gateway/payments/{payment_id}/refunds', 'refund'),
      listRefunds: list('GET /gateway/payments/{payment_id}/refunds', 'refunds'),
    },
    paymentLinks: {
      create: callWith('POST /merchant/payment-links', 'payment_link'),
      list: list('GET /merchant/payment-links', 'payment_links'),
      retrieve: call('GET /merchant/payment-links/{payment_link_id}', 'payment_link'),
      update: callWith('PATCH /merchant/payment-links/{payment_link_id}', 'payment_link'),
    },
    customers: {
      list: list('GET /gateway/customers', 'customers'),
      listCsv: csv('GET /gateway/customers.csv'),
      retrieve: callWith('GET /gateway/customers/{customer_id}', 'customer'),
      totals: callWith('GET /gateway/customer-totals', 'customer_totals'),
      update: callWith('PATCH /gateway/customers/{customer_id}', 'customer'),
      delete: call('DELETE /gateway/customers/{customer_id}'),
      ofPayment: call('GET /gateway/payments/{payment_id}/customer', 'customer'),
      ofPayments: callWith('GET /gateway/payment-customers', 'payment_customers'),
    },
    refunds: {
      retrieve: call('GET /gateway/refunds/{refund_id}', 'refund'),
    },
    disputes: {
      list: list('GET /gateway/disputes', 'disputes'),
      listCsv: csv('GET /gateway/disputes.csv'),
      retrieve: call('GET /gateway/disputes/{dispute_id}', 'dispute'),
      submitEvidence: callWith('POST /gateway/disputes/{dispute_id}/evidence', 'dispute'),
    },
    files: {
      upload: sending(upload('POST /gateway/files', 'file'), { purpose: 'dispute_evidence' }, ['name']),
      retrieve: call('GET /gateway/files/{file_id}', 'file'),
      content: download('GET /gateway/files/{file_id}/content'),
    },
    settlements: {
      list: list('GET /gateway/settlements', 'settlements'),
      listCsv: csv('GET /gateway/settlements.csv'),
      retrieve: call('GET /gateway/settlements/{settlement_id}', 'settlement'),
      lines: list('GET /gateway/settlements/{settlement_id}/lines', 'lines'),
      linesCsv: text('GET /gateway/settlements/{settlement_id}/lines.csv'),
    },
    webhookEndpoints: {
      create: callWith('POST /merchant/webhook-endpoints', 'endpoint'),
      list: list('GET /merchant/webhook-endpoints', 'endpoints'),
      retrieve: call('GET /merchant/webhook-endpoints/{endpoint_id}', 'endpoint'),
      update: callWith('PATCH /merchant/webhook-endpoints/{endpoint_id}', 'endpoint'),
      delete: call('DELETE /merchant/webhook-endpoints/{endpoint_id}'),
      rotateSecret: callWith('POST /merchant/webhook-endpoints/{endpoint_id}/rotate-secret', 'endpoint'),
      ping: call('POST /merchant/webhook-endpoints/{endpoint_id}/ping'),
    },
    events: {
      list: list('GET /merchant/events', 'events'),
      retrieve: call('GET /merchant/events/{event_id}', 'event'),
      replay: callWith('POST /merchant/events/{event_id}/replay', 'deliveries'),
    },
    deliveries: {
      list: list('GET /merchant/deliveries', 'deliveries'),
      listCsv: csv('GET /merchant/deliveries.csv'),
      retrieve: call('GET /merchant/deliveries/{delivery_id}', 'delivery'),
      replay: call('POST /merchant/deliveries/{delivery_id}/replay', 'delivery'),
      replayFailed: callWith('POST /merchant/failed-deliveries/replay'),
    },
    methods: {
      list: call('GET /merchant/methods', 'methods'),
    },
    balance: {
      retrieve: call('GET /merchant/balance', 'balances'),
    },
    sandbox: {
      simulate: callWith('POST /gateway/sandbox/payments/{payment_id}/simulate'),
      clock: call('GET /gateway/sandbox/clock', 'clock'),
      advanceClock: callWith('POST /gateway/sandbox/clock/advance', 'clock'),
    },
  };
}

// Held by the compiler: `tsc` fails where a line below is no longer true. Functions given to `expectTypeOf` do not run.
import type { BodyOf, QueryOf, RouteName } from '@mitako/contract';
import type {
  ErrorCode,
  EventType,
  FieldErrors,
  Payment,
  PaymentCreateParams,
  PaymentEventData,
  PaymentRecord,
  Refund,
  Settlement,
  SettlementLine,
  Timeline,
  WebhookEndpointWithSecret,
} from '@mitako/contract/names';
import { describe, expectTypeOf, it } from 'vitest';
import type * as server from '../src/index.ts';
import type { Client, CurrencyLiteral, List, MitakoError, Page } from '../src/index.ts';
import type * as merchant from '../src/merchant.ts';
import type * as operator from '../src/operator.ts';
import type { OperatorClient } from '../src/operator.ts';
import type * as wallet from '../src/wallet.ts';
import type { WalletClient } from '../src/wallet.ts';
import { createClient, xaf } from '../src/index.ts';
import {
  signTestWebhook,
  verifyWebhook,
  webhookHandler,
  type DisputeEventData,
  type RefundedPaymentData,
  type RefundEventData,
  type UnknownWebhookEvent,
  type VerifyWebhookOptions,
  type WebhookEvent,
} from '../src/webhooks.ts';

declare const client: Client;
declare const operatorClient: OperatorClient;
declare const event: WebhookEvent;

/** What methods take beside an id, by their route, where `scripts/client.mjs` does not take it from the route as it is. */
interface Bodies {
  readonly createPayment: Parameters<Client['payments']['create']>[0];
  readonly createPaymentLink: Parameters<Client['paymentLinks']['create']>[0];
  readonly createRefund: NonNullable<Parameters<Client['payments']['refund']>[1]>;
  readonly chargePayment: server.ChargeParams;
  readonly moveFloat: operator.FloatParams & { readonly direction: unknown };
  readonly payCheckout: (wallet.PayFromWalletParams | wallet.PayByMobileMoneyParams | wallet.PayByCardParams) & {
    readonly method: unknown;
  };
  readonly resolveSettlement: operator.SettlementResolveParams;
}

interface KeyQueries {
  readonly listPayments: server.PaymentListParams;
  readonly listDisputes: server.DisputeListParams;
}

interface Queries {
  readonly getOverview: merchant.OverviewParams;
  readonly listAuditLog: merchant.AuditLogParams;
  readonly listAllDisputes: operator.OperatorDisputeListParams;
  readonly findAgents: wallet.TownQuery;
}

describe('parameters', () => {
  type EachKey<Value> = Value extends unknown ? keyof Value : never;
  type BodyKeys<Name extends RouteName> = Exclude<EachKey<NonNullable<BodyOf<Name>>>, 'idempotency_key'>;

  it('have the fields of the contract, no more and no fewer', () => {
    expectTypeOf<{ [Name in keyof Bodies]: EachKey<Bodies[Name]> }>().toEqualTypeOf<{
      [Name in keyof Bodies]: BodyKeys<Name>;
    }>();
    expectTypeOf<{ [Name in keyof Queries]: keyof Queries[Name] }>().toEqualTypeOf<{
      [Name in keyof Queries]: keyof QueryOf<Name>;
    }>();
    // A key has one mode: only a login chooses it. The format follows from the method.
    expectTypeOf<{ [Name in keyof KeyQueries]: keyof KeyQueries[Name] }>().toEqualTypeOf<{
      [Name in keyof KeyQueries]: Exclude<keyof QueryOf<Name>, 'mode' | 'format'>;
    }>();
  });

  it('are checked where they are written', () => {
    expectTypeOf(() => [
      // @ts-expect-error amount is missing
      client.payments.create({ currency: 'XAF' }),
      // @ts-expect-error amount is an integer, not text
      client.payments.create({ amount: '1', currency: 'XAF' }),
      // @ts-expect-error no such status
      client.payments.list({ status: 'paid' }),
      // @ts-expect-error no filter but the status, the currency, and the page
      client.settlements.list({ merchant_id: 'mer_1' }),
      // @ts-expect-error no such event
      client.webhookEndpoints.create({ url: 'https://x.example', events: ['payment.paid'] }),
      // @ts-expect-error what only reads has no idempotency key
      client.payments.retrieve('pay_1', { idempotencyKey: 'x' }),
      // @ts-expect-error max is not optional: a list may be endless
      client.payments.list().toArray(),
    ]).toBeFunction();
  });
});

describe('results', () => {
  it('are resources', () => {
    expectTypeOf<Client['payments']['create']>().returns.resolves.toEqualTypeOf<Payment>();
    expectTypeOf<Client['payments']['refund']>().returns.resolves.toEqualTypeOf<Refund>();
    expectTypeOf<Client['payments']['timeline']>().returns.resolves.toEqualTypeOf<Timeline>();
    expectTypeOf<Client['settlements']['lines']>().returns.toEqualTypeOf<List<SettlementLine>>();
    expectTypeOf<Client['settlements']['linesCsv']>().returns.resolves.toEqualTypeOf<string>();
    expectTypeOf<Client['payments']['list']>().returns.toEqualTypeOf<List<Payment>>();
    expectTypeOf<ReturnType<List<Refund>['page']>>().resolves.toEqualTypeOf<Page<Refund>>();
    expectTypeOf<
      Client['webhookEndpoints']['rotateSecret']
    >().returns.resolves.toEqualTypeOf<WebhookEndpointWithSecret>();
  });
});

describe('a wallet', () => {
  it('knows what its calls take', () => {
    const wallet = {} as WalletClient;
    expectTypeOf(() => [
      // @ts-expect-error the PIN is missing
      wallet.checkout.payFromWallet('slug', {}),
      // @ts-expect-error a provider is named
      wallet.checkout.payByMobileMoney('slug', { provider: null, phone: '+237653456789' }),
      // @ts-expect-error what only reads has no idempotency key
      wallet.me({ idempotencyKey: 'x' }),
    ]).toBeFunction();
  });
});

describe('an operator', () => {
  it('says why a payout failed, and of no other', () => {
    const operator = {} as OperatorClient;
    expectTypeOf(() => [
      operator.settlements.resolve('stl_1', { outcome: 'failed', failure_reason: 'The account is closed.' }),
      // @ts-expect-error the reason is missing
      operator.settlements.resolve('stl_1', { outcome: 'failed' }),
      // @ts-expect-error it did not fail
      operator.settlements.resolve('stl_1', { outcome: 'paid', failure_reason: 'The account is closed.' }),
      // @ts-expect-error a refund is paid out or it failed: only unapplied funds are returned by other means
      operator.refunds.resolve('rfd_1', { outcome: 'returned' }),
      // @ts-expect-error all that failed since when?
      operator.deliveries.replayFailed({ merchant_id: 'mer_1' }),
    ]).toBeFunction();
  });

  it('sees whose everything is', () => {
    expectTypeOf<OperatorClient['payments']['retrieve']>().returns.resolves.toEqualTypeOf<PaymentRecord>();
    expectTypeOf<OperatorClient['settlements']['lines']>().returns.toEqualTypeOf<List<SettlementLine>>();
    expectTypeOf<OperatorClient['settlements']['linesCsv']>().returns.resolves.toEqualTypeOf<string>();
  });
});

describe('what comes from the environment', () => {
  it('needs no assertion', () => {
    const variable = process.env['MITAKO'];
    const request = {} as { readonly rawBody?: Buffer };
    expectTypeOf(() => [
      createClient({ apiKey: variable, baseUrl: variable }),
      webhookHandler({ secret: variable, onEvent: () => undefined }),
      verifyWebhook({ payload: request.rawBody, headers: {}, secret: variable }),
    ]).toBeFunction();
  });
});

describe('errors', () => {
  it('have a closed list of codes', () => {
    expectTypeOf<ErrorCode>().toExtend<MitakoError['code']>();
    expectTypeOf<'TIMED_OUT'>().toExtend<MitakoError['code']>();
    expectTypeOf<'UNKNOWN'>().toExtend<MitakoError['code']>();
    expectTypeOf<MitakoError['rawCode']>().toEqualTypeOf<string>();
    expectTypeOf((error: MitakoError) => [
      error.code === 'REFUND_EXCEEDS_REMAINING',
      // @ts-expect-error a typo
      error.code === 'REFUND_EXCEDS_REMAINING',
    ]).toBeFunction();
    expectTypeOf<MitakoError['details']['fields']>().toEqualTypeOf<FieldErrors | undefined>();
    expectTypeOf<MitakoError['details']['anything']>().toEqualTypeOf<unknown>();
  });
});

describe('webhook events', () => {
  it('narrow by name', () => {
    expectTypeOf<WebhookEvent['event']>().toExtend<string>();
    expectTypeOf(() => {
      if (event.event === 'payment.succeeded') expectTypeOf(event.data).toEqualTypeOf<PaymentEventData>();
      if (event.event === 'payment.refunded') expectTypeOf(event.data).toEqualTypeOf<RefundedPaymentData>();
      if (event.event === 'payment.refunded') expectTypeOf(event.data.refund_id).toEqualTypeOf<string>();
      if (event.event === 'dispute.opened') expectTypeOf(event.data).toEqualTypeOf<DisputeEventData>();
      if (event.event === 'dispute.opened') expectTypeOf(event.data.due_at).toEqualTypeOf<string>();
      if (event.event === 'settlement.paid') expectTypeOf(event.data).toEqualTypeOf<Settlement>();
      if (event.event === 'refund.failed') expectTypeOf(event.data).toEqualTypeOf<RefundEventData>();
    }).toBeFunction();
  });

  it('narrow in a switch, whose default is for newer servers', () => {
    const dataOf = (given: WebhookEvent): unknown => {
      // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- a receiver picks the few that concern it
      switch (given.event) {
        case 'payment.succeeded':
        case 'payment.failed':
          return expectTypeOf(given.data).toExtend<PaymentEventData>();
        case 'dispute.opened':
          return expectTypeOf(given.data.due_at).toEqualTypeOf<string>();
        default:
          return expectTypeOf<UnknownWebhookEvent>().toExtend<typeof given>();
      }
    };
    expectTypeOf(dataOf).toBeFunction();
  });

  it('know every name of the contract', () => {
    expectTypeOf<Exclude<WebhookEvent, UnknownWebhookEvent>['event']>().toEqualTypeOf<EventType>();
    expectTypeOf<UnknownWebhookEvent['data']>().toEqualTypeOf<unknown>();
    expectTypeOf<UnknownWebhookEvent['event']>().toExtend<string>();
    expectTypeOf<WebhookEvent['id']>().toEqualTypeOf<string>();
    expectTypeOf<WebhookEvent['event']>().toExtend<string>();
  });
});

describe('webhook headers', () => {
  it('are those of every server', () => {
    type Given = VerifyWebhookOptions['headers'];
    expectTypeOf<Headers>().toExtend<Given>();
    expectTypeOf<import('node:http').IncomingHttpHeaders>().toExtend<Given>();
    expectTypeOf<Record<string, string>>().toExtend<Given>();
    expectTypeOf<Record<string, string | string[] | undefined>>().toExtend<Given>();
  });
});

describe('test events', () => {
  it('take part of what the event holds, and anything for an unknown one', () => {
    expectTypeOf(() => [
      signTestWebhook({ secret: 's', event: { event: 'payment.succeeded', data: { amount: 1 } } }),
      signTestWebhook({ secret: 's', event: { event: 'mandate.granted', data: { anything: 1 } } }),
      // @ts-expect-error amount is a number
      signTestWebhook({ secret: 's', event: { event: 'payment.succeeded', data: { amount: '1' } } }),
    ]).toBeFunction();
  });
});

describe('amounts of requests', () => {
  it('have no fraction as a literal, and may be any number', () => {
    const params: PaymentCreateParams = { amount: 5000 };
    const computed: number = params.amount / 2;
    expectTypeOf(() => [
      client.payments.create(params),
      client.payments.create({ amount: 5000, currency: 'XAF' }),
      client.payments.create({ amount: computed }),
      client.payments.create({ amount: xaf(5000) }),
      client.payments.refund('pay_1'),
      client.payments.refund('pay_1', { reason: 'returned' }),
      client.payments.refund('pay_1', { amount: 2500 }),
      operatorClient.payments.refund('pay_1', { amount: 2500 }),
      client.paymentLinks.create({ description: 'Plate' }),
      // @ts-expect-error no amount
      client.payments.create({ currency: 'XAF' }),
      // @ts-expect-error francs have no fraction
      client.payments.create({ amount: 50.5 }),
      // @ts-expect-error beside a currency, too
      client.payments.create({ amount: 50.5, currency: 'XAF' }),
      // @ts-expect-error of refunds
      client.payments.refund('pay_1', { amount: 0.5 }),
      // @ts-expect-error of links
      client.paymentLinks.create({ description: 'Plate', amount: 1500.5 }),
      // @ts-expect-error of the operator's refunds
      operatorClient.payments.refund('pay_1', { amount: 0.5 }),
    ]).toBeFunction();
  });
});

describe('currencies of requests', () => {
  it('are not never where they are refused: the compiler then says what to pass', () => {
    expectTypeOf<'EUR' & CurrencyLiteral<'EUR'>>().not.toBeNever();
  });

  it('are XAF as a literal, and any string', () => {
    const params: PaymentCreateParams = { amount: 5000, currency: 'XAF' };
    const configured: string = params.currency ?? 'EUR';
    expectTypeOf(() => [
      client.payments.create(params),
      client.payments.create({ amount: 5000 }),
      client.payments.create({ amount: 5000, currency: 'XAF' }),
      client.payments.create({ amount: 5000, currency: 'xaf' }),
      client.payments.create({ amount: 5000, currency: configured }),
      // @ts-expect-error 5 000 of another currency
      client.payments.create({ amount: 5000, currency: 'EUR' }),
      // @ts-expect-error no ISO 4217 code
      client.payments.create({ amount: 5000, currency: 'FCFA' }),
      // @ts-expect-error of links, too
      client.paymentLinks.create({ description: 'Plate', currency: 'EUR' }),
    ]).toBeFunction();
  });
});

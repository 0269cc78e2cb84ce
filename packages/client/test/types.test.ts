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
import type { Call, KeyLine, OpenLine, OperatorLine, TokenLine } from '../src/internal/call.ts';
import type { Client, List, MitakoError, Page } from '../src/index.ts';
import type * as agentParams from '../src/agent/params.ts';
import type * as merchantParams from '../src/merchant/params.ts';
import type * as operatorParams from '../src/operator/params.ts';
import type { OperatorClient } from '../src/operator.ts';
import type * as params from '../src/params.ts';
import type * as sessionParams from '../src/session/params.ts';
import type * as walletParams from '../src/wallet/params.ts';
import type { WalletClient } from '../src/wallet.ts';
import {
  signTestWebhook,
  type DisputeEventData,
  type RefundedPaymentData,
  type RefundEventData,
  type UnknownWebhookEvent,
  type VerifyWebhookOptions,
  type WebhookEvent,
} from '../src/webhooks.ts';

declare const client: Client;
declare const call: Call;
declare const event: WebhookEvent;

describe('routes', () => {
  it('are those of the contract that a secret key may call', () => {
    expectTypeOf<'GET /gateway/payments/{payment_id}'>().toExtend<KeyLine>();
    expectTypeOf(() => [
      // @ts-expect-error no such path
      call('GET /gateway/payment', {}),
      // @ts-expect-error no such method there
      call('PUT /gateway/payments', {}),
      // @ts-expect-error an access token only
      call('GET /merchant/kyc', {}),
      // @ts-expect-error nobody's key
      call('GET /gateway/checkout/{slug}', { parameters: { slug: 'x' } }),
      // @ts-expect-error an operator's key
      call('GET /admin/merchants', {}),
    ]).toBeFunction();
  });

  it('are those of its credential for each other client', () => {
    const operatorCall = {} as Call<OperatorLine>;
    const userCall = {} as Call<TokenLine<'user'>>;
    const merchantCall = {} as Call<TokenLine<'merchant'>>;
    expectTypeOf<'GET /auth/{role}/me'>().toExtend<TokenLine<'user' | 'agent' | 'merchant'>>();
    expectTypeOf<'PUT /auth/{role}/me/pin'>().toExtend<TokenLine<'user' | 'agent'>>();
    expectTypeOf<'POST /auth/{role}/login'>().toExtend<OpenLine>();
    expectTypeOf<'GET /merchant/kyc'>().toExtend<TokenLine<'merchant'>>();
    expectTypeOf(() => [
      // @ts-expect-error a secret key's
      operatorCall('GET /gateway/payments', {}),
      // @ts-expect-error an agent's
      userCall('GET /agent/float', {}),
      // @ts-expect-error nobody's: it takes no token
      userCall('GET /gateway/checkout/{slug}', { parameters: { slug: 'x' } }),
      // @ts-expect-error merchants have no PIN
      merchantCall('PUT /auth/{role}/me/pin', { parameters: { role: 'merchant' }, body: { password: '', pin: '' } }),
    ]).toBeFunction();
  });

  it('type what is sent and what comes back', () => {
    const retrieved = () => call('GET /gateway/payments/{payment_id}', { parameters: { payment_id: 'pay_1' } });
    expectTypeOf<Awaited<ReturnType<typeof retrieved>>['payment']>().toExtend<Payment>();
    expectTypeOf(() => [
      // @ts-expect-error the parameter is missing
      call('GET /gateway/payments/{payment_id}', {}),
      // @ts-expect-error it has another name
      call('GET /gateway/payments/{payment_id}', { parameters: { id: 'pay_1' } }),
      // @ts-expect-error no such filter
      call('GET /gateway/payments', { query: { colour: 'red' } }),
      // @ts-expect-error the body is missing
      call('POST /gateway/payments', {}),
      // @ts-expect-error no such field
      call('POST /gateway/payments', { body: { amount: 1, currency: 'XAF', colour: 'red' } }),
      // @ts-expect-error it takes no body
      call('GET /merchant/balance', { body: {} }),
    ]).toBeFunction();
  });
});

describe('parameters', () => {
  type BodyKeys<Name extends RouteName> = Exclude<keyof NonNullable<BodyOf<Name>>, 'idempotency_key'>;
  type EachKey<Body> = Body extends unknown ? keyof Body : never;
  type Inner<Body, Name extends keyof Body> = keyof NonNullable<Body[Name]>;
  type QueryKeys<Name extends RouteName> = keyof QueryOf<Name>;
  /** A key has one mode: only whoever logs in says which. */
  type KeyQueryKeys<Name extends RouteName> = Exclude<QueryKeys<Name>, 'mode'>;

  it('have the fields of the contract, no more and no fewer', () => {
    expectTypeOf<keyof PaymentCreateParams>().toEqualTypeOf<BodyKeys<'createPayment'>>();
    expectTypeOf<keyof params.PaymentCancelParams>().toEqualTypeOf<BodyKeys<'cancelPayment'>>();
    expectTypeOf<keyof params.RefundCreateParams>().toEqualTypeOf<BodyKeys<'createRefund'>>();
    expectTypeOf<keyof params.EvidenceParams>().toEqualTypeOf<BodyKeys<'submitDisputeEvidence'>>();
    expectTypeOf<keyof params.SimulateParams>().toEqualTypeOf<BodyKeys<'simulatePayment'>>();
    expectTypeOf<keyof params.WebhookEndpointCreateParams>().toEqualTypeOf<BodyKeys<'createWebhookEndpoint'>>();
    expectTypeOf<keyof params.WebhookEndpointUpdateParams>().toEqualTypeOf<BodyKeys<'updateWebhookEndpoint'>>();
    expectTypeOf<keyof params.RotateSecretParams>().toEqualTypeOf<BodyKeys<'rotateWebhookSecret'>>();
    expectTypeOf<keyof params.EventReplayParams>().toEqualTypeOf<BodyKeys<'replayEvent'>>();
    expectTypeOf<keyof params.ReplayFailedParams>().toEqualTypeOf<BodyKeys<'replayFailedDeliveries'>>();
    expectTypeOf<keyof params.PaymentListParams>().toEqualTypeOf<Exclude<KeyQueryKeys<'listPayments'>, 'format'>>();
    expectTypeOf<keyof params.DisputeListParams>().toEqualTypeOf<KeyQueryKeys<'listDisputes'>>();
    expectTypeOf<keyof params.SettlementListParams>().toEqualTypeOf<KeyQueryKeys<'listSettlements'>>();
    expectTypeOf<keyof params.EventListParams>().toEqualTypeOf<KeyQueryKeys<'listEvents'>>();
    expectTypeOf<keyof params.DeliveryListParams>().toEqualTypeOf<KeyQueryKeys<'listDeliveries'>>();
  });

  it('of the other clients have them too', () => {
    expectTypeOf<keyof sessionParams.RegisterParams>().toEqualTypeOf<BodyKeys<'register'>>();
    expectTypeOf<keyof sessionParams.RegisterParams>().toEqualTypeOf<BodyKeys<'createMerchant'>>();
    expectTypeOf<keyof sessionParams.LoginParams>().toEqualTypeOf<BodyKeys<'login'>>();
    expectTypeOf<keyof sessionParams.ReauthenticateParams>().toEqualTypeOf<BodyKeys<'reauthenticate'>>();
    expectTypeOf<keyof sessionParams.PasswordParams>().toEqualTypeOf<BodyKeys<'changePassword'>>();
    expectTypeOf<keyof sessionParams.PinParams>().toEqualTypeOf<BodyKeys<'setPin'>>();
    expectTypeOf<keyof walletParams.CashOutCodeParams>().toEqualTypeOf<BodyKeys<'createCashOutCode'>>();
    expectTypeOf<keyof walletParams.CheckoutConfirmParams>().toEqualTypeOf<BodyKeys<'confirmCheckout'>>();
    expectTypeOf<keyof walletParams.CheckoutCancelParams>().toEqualTypeOf<BodyKeys<'cancelCheckout'>>();
    expectTypeOf<
      keyof walletParams.PayFromWalletParams | keyof walletParams.PayByMobileMoneyParams | 'method'
    >().toEqualTypeOf<Exclude<EachKey<BodyOf<'payCheckout'>>, 'idempotency_key'>>();
    expectTypeOf<keyof agentParams.CashInParams>().toEqualTypeOf<BodyKeys<'cashIn'>>();
    expectTypeOf<keyof agentParams.CashOutParams>().toEqualTypeOf<BodyKeys<'cashOut'>>();
    expectTypeOf<keyof merchantParams.ProfileParams>().toEqualTypeOf<BodyKeys<'updateProfile'>>();
    expectTypeOf<keyof merchantParams.LogoParams>().toEqualTypeOf<BodyKeys<'setLogo'>>();
    expectTypeOf<keyof merchantParams.KycParams>().toEqualTypeOf<BodyKeys<'submitKyc'>>();
    expectTypeOf<keyof merchantParams.OverviewParams>().toEqualTypeOf<QueryKeys<'getOverview'>>();
    expectTypeOf<keyof merchantParams.AuditLogParams>().toEqualTypeOf<QueryKeys<'listAuditLog'>>();
    expectTypeOf<keyof operatorParams.OperatorAuditLogParams>().toEqualTypeOf<QueryKeys<'listWholeAuditLog'>>();
    expectTypeOf<keyof merchantParams.ApiKeyCreateParams>().toEqualTypeOf<BodyKeys<'createApiKey'>>();
    expectTypeOf<keyof merchantParams.ApiKeyRollParams>().toEqualTypeOf<BodyKeys<'rollApiKey'>>();
    expectTypeOf<keyof operatorParams.MerchantUpdateParams>().toEqualTypeOf<BodyKeys<'updateMerchant'>>();
    expectTypeOf<Inner<operatorParams.MerchantUpdateParams, 'fees'>>().toEqualTypeOf<
      Inner<BodyOf<'updateMerchant'>, 'fees'>
    >();
    expectTypeOf<Inner<operatorParams.MerchantUpdateParams, 'settlement'>>().toEqualTypeOf<
      Inner<BodyOf<'updateMerchant'>, 'settlement'>
    >();
    expectTypeOf<keyof operatorParams.KycDecisionParams>().toEqualTypeOf<BodyKeys<'decideKyc'>>();
    expectTypeOf<keyof operatorParams.SuspendParams>().toEqualTypeOf<BodyKeys<'suspendMerchant'>>();
    expectTypeOf<keyof operatorParams.AgentCreateParams>().toEqualTypeOf<BodyKeys<'createAgent'>>();
    expectTypeOf<keyof operatorParams.AgentUpdateParams>().toEqualTypeOf<BodyKeys<'updateAgent'>>();
    expectTypeOf<Inner<operatorParams.AgentUpdateParams, 'limits'>>().toEqualTypeOf<
      Inner<BodyOf<'updateAgent'>, 'limits'>
    >();
    expectTypeOf<keyof operatorParams.FloatParams | 'direction'>().toEqualTypeOf<BodyKeys<'moveFloat'>>();
    expectTypeOf<keyof params.RefundCreateParams>().toEqualTypeOf<BodyKeys<'createOperatorRefund'>>();
    expectTypeOf<keyof operatorParams.DisputeOpenParams>().toEqualTypeOf<BodyKeys<'openDispute'>>();
    expectTypeOf<keyof operatorParams.DisputeResolveParams>().toEqualTypeOf<BodyKeys<'resolveDispute'>>();
    expectTypeOf<keyof operatorParams.RefundResolveParams>().toEqualTypeOf<BodyKeys<'resolveRefund'>>();
    expectTypeOf<keyof operatorParams.AttemptResolveParams>().toEqualTypeOf<BodyKeys<'resolveAttempt'>>();
    expectTypeOf<keyof operatorParams.SettlementCreateParams>().toEqualTypeOf<BodyKeys<'createSettlement'>>();
    expectTypeOf<EachKey<operatorParams.SettlementResolveParams>>().toEqualTypeOf<BodyKeys<'resolveSettlement'>>();
    expectTypeOf<keyof operatorParams.MerchantModeParams>().toEqualTypeOf<QueryKeys<'getMerchantBalance'>>();
    expectTypeOf<keyof operatorParams.MerchantListParams>().toEqualTypeOf<QueryKeys<'listMerchants'>>();
    expectTypeOf<keyof operatorParams.RefundListParams>().toEqualTypeOf<QueryKeys<'listAllRefunds'>>();
    expectTypeOf<keyof operatorParams.OperatorDisputeListParams>().toEqualTypeOf<QueryKeys<'listAllDisputes'>>();
    expectTypeOf<keyof operatorParams.OperatorSettlementListParams>().toEqualTypeOf<QueryKeys<'listAllSettlements'>>();
    expectTypeOf<keyof operatorParams.OperatorDeliveryListParams>().toEqualTypeOf<QueryKeys<'listAllDeliveries'>>();
    expectTypeOf<keyof operatorParams.OperatorReplayFailedParams>().toEqualTypeOf<
      BodyKeys<'replayAllFailedDeliveries'>
    >();
    expectTypeOf<keyof operatorParams.AttemptListParams>().toEqualTypeOf<QueryKeys<'listAttempts'>>();
    expectTypeOf<keyof operatorParams.OperatorDeliveryListParams>().toEqualTypeOf<QueryKeys<'listAllDeliveries'>>();
  });

  it('are checked where they are written', () => {
    expectTypeOf(() => [
      // @ts-expect-error currency is missing
      client.payments.create({ amount: 1 }),
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
      // @ts-expect-error no such operator
      wallet.checkout.payByMobileMoney('slug', { provider: 'mpesa', phone: '+237653456789' }),
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
      // @ts-expect-error a refund is paid out or it failed: only late money goes back by other means
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

describe('errors', () => {
  it('have codes that complete, and may have others', () => {
    expectTypeOf<ErrorCode>().toExtend<MitakoError['code']>();
    expectTypeOf<'TIMED_OUT'>().toExtend<MitakoError['code']>();
    expectTypeOf<string>().toExtend<MitakoError['code']>();
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

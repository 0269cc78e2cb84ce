import type { BodyOf, DataOf, RouteName } from '@mitako/contract';
import { routes } from '@mitako/contract';
import type { Payment, PaymentCreated, PaymentCreateParams, Refund, SuccessBody } from '@mitako/contract/names';
import { SCOPES } from '@mitako/contract/names';
import { IN_PROCESS_KEY_ID, type ApiKeyCaller, type Caller } from '../kernel/caller.ts';
import { GatewayError } from '../errors.ts';
import type { OperationRequest } from '../kernel/operation.ts';
import type { MerchantMode } from '../ports/store.ts';
import type { Answer } from '../kernel/answer.ts';

/** Options of a call in process. */
export interface CallOptions {
  /** Same key and same request within 24 hours: the stored answer. */
  readonly idempotencyKey?: string;
}

/**
 * Payments for the merchant's own server, in the same process: the same validation, guards, events and idempotency as
 * over HTTP, without a key, because whoever holds the engine holds everything.
 */
export interface Payments {
  /** @throws GatewayError `VALIDATION_ERROR`, `ACCOUNT_SUSPENDED`, `IDEMPOTENCY_KEY_REUSED` … */
  create(merchant: MerchantMode, params: PaymentCreateParams, options?: CallOptions): Promise<PaymentCreated>;
  /** @throws GatewayError `PAYMENT_NOT_FOUND` */
  retrieve(merchant: MerchantMode, paymentId: string): Promise<Payment>;
  /** @throws GatewayError `PAYMENT_NOT_FOUND`, `PAYMENT_IN_PROGRESS`, `PAYMENT_ALREADY_PAID` … */
  cancel(
    merchant: MerchantMode,
    paymentId: string,
    params?: { readonly reason?: string },
    options?: CallOptions,
  ): Promise<Payment>;
  /** @throws GatewayError `PAYMENT_NOT_REFUNDABLE`, `REFUND_EXCEEDS_REMAINING` … */
  refund(
    merchant: MerchantMode,
    paymentId: string,
    params?: { readonly amount?: number; readonly reason?: string },
    options?: CallOptions,
  ): Promise<Refund>;
}

/**
 * Payments inside a transaction of the embedding program. A refund is not among them: it may have to ask an operator, which
 * no ROLLBACK takes back.
 */
export type PaymentsWithin = Pick<Payments, 'create' | 'retrieve' | 'cancel'>;

type Call = <Name extends RouteName>(name: Name, request: OperationRequest<Name>) => Promise<Answer>;

export function createPayments(call: Call): Payments {
  async function run<Name extends RouteName>(
    name: Name,
    merchant: MerchantMode,
    input: {
      readonly parameters: OperationRequest<Name>['parameters'];
      readonly body: unknown;
      readonly options?: CallOptions | undefined;
    },
  ): Promise<DataOf<Name>> {
    const answer = await call(name, {
      caller: inProcessCaller(merchant),
      parameters: input.parameters,
      query: {} as OperationRequest<Name>['query'],
      body: parseBody(name, input.body),
      idempotencyKey: input.options?.idempotencyKey ?? null,
      deviceName: null,
    });
    return dataOf<DataOf<Name>>(answer);
  }

  return {
    create: (merchant, params, options) => run('createPayment', merchant, { parameters: {}, body: params, options }),
    retrieve: async (merchant, paymentId) =>
      (await run('getPayment', merchant, { parameters: { payment_id: paymentId }, body: undefined })).payment,
    cancel: async (merchant, paymentId, params, options) =>
      (await run('cancelPayment', merchant, { parameters: { payment_id: paymentId }, body: params, options })).payment,
    refund: async (merchant, paymentId, params, options) =>
      (await run('createRefund', merchant, { parameters: { payment_id: paymentId }, body: params, options })).refund,
  };
}

/** The data of an answer. @throws GatewayError what the answer refuses */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names what the operation answers
export function dataOf<Data>(answer: Answer): Data {
  const body = JSON.parse(answer.body) as SuccessBody<Data> | { code: GatewayError['code']; details: object };
  if ('code' in body) {
    const { retryAfterSeconds } = answer;
    throw new GatewayError(body.code, { ...body.details }, retryAfterSeconds === null ? {} : { retryAfterSeconds });
  }
  return body.data;
}

/** A caller that no stored key stands behind, so none is asserted. */
function inProcessCaller(merchant: MerchantMode): Caller {
  return { ...merchant, kind: 'api_key', keyId: IN_PROCESS_KEY_ID, scopes: SCOPES } satisfies ApiKeyCaller;
}

function parseBody<Name extends RouteName>(name: Name, body: unknown): BodyOf<Name> {
  const route = routes[name];
  if (!('body' in route) || body === undefined) return undefined as BodyOf<Name>;
  const parsed = route.body.safeParse(body);
  if (parsed.success) return parsed.data as BodyOf<Name>;
  const fields: Record<string, { rule: string; message: string }[]> = {};
  for (const issue of parsed.error.issues) {
    (fields[issue.path.join('.') || 'body'] ??= []).push({ rule: issue.code, message: issue.message });
  }
  throw new GatewayError('VALIDATION_ERROR', { fields });
}

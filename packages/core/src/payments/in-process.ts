import type {
  CheckoutConfirmParams,
  Payment,
  ChargeByCardParams,
  ChargeByMobileMoneyParams,
  PaymentCharged,
  PaymentCreateParams,
  PaymentCreated,
  Refund,
} from '@mitako/contract/names';
import type { Call } from '../kernel/call.ts';
import { dataOf } from '../kernel/result.ts';
import type { MerchantMode } from '../ports/page.ts';

/** Options of an in-process call. */
export interface CallOptions {
  /** The same key and request within 24 hours return the stored response. */
  readonly idempotencyKey?: string;
}

/** The payer of a charge: a number, whose provider is optional if it determines it, or `{ method: 'card' }`. */
export type ChargeParams = Omit<ChargeByMobileMoneyParams, 'method'> | ChargeByCardParams;

/**
 * Payments for the merchant's own server, in the same process: the same checks, guards, events and idempotency as over
 * HTTP, without an API key, because the embedder has full access anyway.
 */
export interface Payments {
  /** @throws GatewayError `VALIDATION_ERROR`, `KYC_REQUIRED`, `ACCOUNT_SUSPENDED`, `IDEMPOTENCY_KEY_REUSED` … */
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
  /** @throws GatewayError `METHOD_NOT_AVAILABLE`, `PAYMENT_IN_PROGRESS`, `PAYMENT_DECLINED`, `RAIL_ERROR` … */
  charge(
    merchant: MerchantMode,
    paymentId: string,
    params: ChargeParams,
    options?: CallOptions,
  ): Promise<PaymentCharged>;
  /** Submits the code that the payer typed. @throws GatewayError `INVALID_CODE`, `CODE_NOT_EXPECTED` … */
  confirm(
    merchant: MerchantMode,
    paymentId: string,
    params: CheckoutConfirmParams,
    options?: CallOptions,
  ): Promise<PaymentCharged>;
  /** @throws GatewayError `PAYMENT_NOT_REFUNDABLE`, `REFUND_EXCEEDS_REMAINING` … */
  refund(
    merchant: MerchantMode,
    paymentId: string,
    params?: { readonly amount?: number; readonly reason?: string },
    options?: CallOptions,
  ): Promise<Refund>;
}

/**
 * Payments inside a transaction of the embedding program. What may call a rail is excluded: no ROLLBACK undoes it. A
 * refund is not: its commit has a task, and the rail is called after that.
 */
export type PaymentsWithin = Pick<Payments, 'create' | 'retrieve' | 'cancel' | 'refund'>;

export function createPayments(call: Call): Payments {
  const as = ({ merchantId, livemode }: MerchantMode) =>
    ({ way: 'in_process', credential: { kind: 'merchant', merchantId, livemode } }) as const;
  return {
    create: async (merchant, body, options) =>
      dataOf(await call('createPayment', { ...as(merchant), body, ...options })),
    retrieve: async (merchant, paymentId) =>
      dataOf(await call('getPayment', { ...as(merchant), parameters: { payment_id: paymentId } })).payment,
    cancel: async (merchant, paymentId, body, options) => {
      const parameters = { payment_id: paymentId };
      return dataOf(await call('cancelPayment', { ...as(merchant), parameters, body, ...options })).payment;
    },
    charge: async (merchant, paymentId, params, options) => {
      const body = { method: 'mobile_money', ...params };
      return dataOf(
        await call('chargePayment', { ...as(merchant), parameters: { payment_id: paymentId }, body, ...options }),
      );
    },
    confirm: async (merchant, paymentId, body, options) =>
      dataOf(
        await call('confirmPayment', { ...as(merchant), parameters: { payment_id: paymentId }, body, ...options }),
      ),
    refund: async (merchant, paymentId, params, options) => {
      const parameters = { payment_id: paymentId };
      // A misspelt name, whose value is undefined, must not mean the whole rest.
      const body = params !== undefined && 'amount' in params ? { ...params, amount: params.amount ?? null } : params;
      return dataOf(await call('createRefund', { ...as(merchant), parameters, body, ...options })).refund;
    },
  };
}

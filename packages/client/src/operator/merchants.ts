import type { Balance, MerchantRecord, WebhookEndpointWithRecent } from '@mitako/contract/names';
import type { Call, OperatorLine } from '../internal/call.ts';
import { createList, toPage, type List } from '../list.ts';
import type { CallOptions, WriteOptions } from '../options.ts';
import type { RegisterParams } from '../session/params.ts';
import type {
  KycDecisionParams,
  MerchantListParams,
  MerchantModeParams,
  MerchantUpdateParams,
  SuspendParams,
} from './params.ts';

/** Merchants, their KYC and their terms. */
export interface Merchants {
  /** @throws MitakoError `EMAIL_TAKEN` */
  create(params: RegisterParams, options?: WriteOptions): Promise<MerchantRecord>;
  /** Newest first; `{ kyc_status: 'pending' }` for those that wait for you. */
  list(params?: MerchantListParams, options?: CallOptions): List<MerchantRecord>;
  /** @throws MitakoError `MERCHANT_NOT_FOUND` */
  retrieve(merchantId: string, options?: CallOptions): Promise<MerchantRecord>;
  /**
   * Sets what the merchant is charged and when it is paid out, for payments from now on.
   * @throws MitakoError `MERCHANT_NOT_FOUND`
   */
  update(merchantId: string, params: MerchantUpdateParams, options?: WriteOptions): Promise<MerchantRecord>;
  /**
   * Approves or rejects a KYC submission, or asks for more.
   * @throws MitakoError `MERCHANT_NOT_FOUND`, `KYC_NOT_PENDING`
   */
  decideKyc(merchantId: string, params: KycDecisionParams, options?: WriteOptions): Promise<MerchantRecord>;
  /**
   * Freezes new live payments. The merchant reads the reason.
   * @throws MitakoError `MERCHANT_NOT_FOUND`
   */
  suspend(merchantId: string, params?: SuspendParams, options?: WriteOptions): Promise<MerchantRecord>;
  /**
   * Lifts a suspension.
   * @throws MitakoError `MERCHANT_NOT_FOUND`
   */
  reinstate(merchantId: string, options?: WriteOptions): Promise<MerchantRecord>;
  /**
   * What the merchant holds, one row for each currency and mode.
   * @throws MitakoError `MERCHANT_NOT_FOUND`
   */
  balance(merchantId: string, params?: MerchantModeParams, options?: CallOptions): Promise<readonly Balance[]>;
  /**
   * The webhook endpoints of the merchant, 10 at most.
   * @throws MitakoError `MERCHANT_NOT_FOUND`
   */
  webhookEndpoints(
    merchantId: string,
    params?: MerchantModeParams,
    options?: CallOptions,
  ): Promise<readonly WebhookEndpointWithRecent[]>;
}

export function createMerchants(call: Call<OperatorLine>): Merchants {
  return {
    create: async (body, options) => (await call('POST /admin/merchants', { body, options })).merchant,
    list: (params = {}, options) =>
      createList(params, async (position) => {
        const query = { ...params, ...position };
        const { merchants, pagination } = await call('GET /admin/merchants', { query, options });
        return toPage(merchants, pagination);
      }),
    retrieve: async (merchantId, options) => {
      const parameters = { merchant_id: merchantId };
      return (await call('GET /admin/merchants/{merchant_id}', { parameters, options })).merchant;
    },
    update: async (merchantId, body, options) => {
      const parameters = { merchant_id: merchantId };
      return (await call('PATCH /admin/merchants/{merchant_id}', { parameters, body, options })).merchant;
    },
    decideKyc: async (merchantId, body, options) => {
      const parameters = { merchant_id: merchantId };
      return (await call('POST /admin/merchants/{merchant_id}/kyc', { parameters, body, options })).merchant;
    },
    suspend: async (merchantId, body = {}, options) => {
      const parameters = { merchant_id: merchantId };
      return (await call('POST /admin/merchants/{merchant_id}/suspend', { parameters, body, options })).merchant;
    },
    reinstate: async (merchantId, options) => {
      const parameters = { merchant_id: merchantId };
      return (await call('POST /admin/merchants/{merchant_id}/reinstate', { parameters, options })).merchant;
    },
    balance: async (merchantId, params = {}, options) => {
      const parameters = { merchant_id: merchantId };
      const query = { ...params };
      return (await call('GET /admin/merchants/{merchant_id}/balance', { parameters, query, options })).balances;
    },
    webhookEndpoints: async (merchantId, params = {}, options) => {
      const input = { parameters: { merchant_id: merchantId }, query: { ...params }, options };
      return (await call('GET /admin/merchants/{merchant_id}/webhook-endpoints', input)).endpoints;
    },
  };
}

import { type Client, clientOver } from '@mitako/client';
import { type OperatorClient, operatorClientOver } from '@mitako/client/operator';
import type { Gateway, Store } from '@mitako/core';
import { inProcessSend } from './in-process-send.ts';

/** The two modes of a merchant. */
export type Mode = 'live' | 'test';

/** What a transaction of the embedding program may commit: whatever calls no rail, because no ROLLBACK undoes that. */
export interface Within<Provider extends string = string> {
  /** A refund is committed with its task, and the rail is called after that. */
  readonly payments: Pick<MerchantPayments<Provider>, 'create' | 'retrieve' | 'cancel' | 'refund'>;
}

/** Payments, charged by the providers that the gateway has a rail for. */
export interface MerchantPayments<Provider extends string = string> extends Omit<Client['payments'], 'charge'> {
  /** As `payments.charge` of `@mitako/client`. */
  charge(
    paymentId: string,
    params: ChargeOf<Parameters<Client['payments']['charge']>[1], Provider>,
    options?: Parameters<Client['payments']['charge']>[2],
  ): ReturnType<Client['payments']['charge']>;
}

type ChargeOf<Params, Provider> = Params extends unknown
  ? 'provider' extends keyof Params
    ? Omit<Params, 'provider'> & { readonly provider?: Provider | undefined }
    : Params
  : never;

/**
 * A merchant in one mode, in the same process: the methods of `createClient` of `@mitako/client` with the same errors,
 * without a key, HTTP or rate limits. Every method may throw a `MitakoError`.
 */
export interface InProcessMerchant<Provider extends string = string> extends Omit<Client, 'payments'> {
  /** `mer_…` */
  readonly id: string;
  /** Payment intents and their refunds. */
  readonly payments: MerchantPayments<Provider>;
  /**
   * Payments that are committed together with rows of your own. Pass `store.withClient(client)` on PostgreSQL, with a
   * client on which you began a transaction: before your COMMIT no other transaction sees the payment; after it its
   * webhooks are sent. On SQLite pass `store.inTransaction(write)`, with a synchronous function.
   *
   * @example
   * ```ts
   * await client.query('BEGIN');
   * const payment = await mitako.shop.within(mitako.store.withClient(client)).payments.create({ amount: 5000 });
   * await client.query('INSERT INTO orders (id, payment_id) VALUES ($1, $2)', [orderId, payment.id]);
   * await client.query('COMMIT');
   * ```
   */
  within(store: Store): Within<Provider>;
}

/**
 * A merchant by its id, whether or not there is one: its methods then throw `MERCHANT_NOT_FOUND`.
 * @throws RangeError for another mode
 */
export function inProcessMerchant(gateway: Gateway, id: string, mode: Mode): InProcessMerchant {
  // JavaScript knows no types, and 'sandbox' must not be taken for what it may not mean.
  if (mode !== 'live' && mode !== 'test') throw new RangeError(`The mode is 'live' or 'test', got '${String(mode)}'.`);
  if (typeof id !== 'string' || id === '') throw new TypeError('merchant() needs the id of a merchant, mer_….');
  const credential = { kind: 'merchant', merchantId: id, livemode: mode === 'live' } as const;
  return {
    id,
    ...clientOver(inProcessSend(gateway.call, credential)),
    within(store) {
      const { create, retrieve, cancel, refund } = clientOver(
        inProcessSend(gateway.within(store).call, credential),
      ).payments;
      return { payments: { create, retrieve, cancel, refund } };
    },
  };
}

/** The operator, in the same process: the methods of `createOperatorClient`, with every right and without a key. */
export function inProcessOperator(gateway: Gateway): OperatorClient {
  return operatorClientOver(inProcessSend(gateway.call, { kind: 'operator' }));
}

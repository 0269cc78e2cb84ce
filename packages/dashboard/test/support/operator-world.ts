import type { AttemptRecord, Dispute, Payment, RefundRecord, SettlementRecord } from '@mitako/contract';
import { type GatewayOptions, type LookupOutcome, type Rail, type RailRefundOutcome, sandboxRail } from '@mitako/core';
import { shopOf, type Shop } from './merchant-payments.ts';
import { startSite, type DashboardSite } from './visitor.ts';

export const HOUR_MS = 3_600_000;
const POLLED_FOR_HOURS = 40;
const PHONE = '+237653456789';

/** A gateway whose rail answers as a test sets it, and helpers that put work for the operator into it. */
export interface OperatorWorld {
  readonly site: DashboardSite;
  readonly shop: Shop;
  /** What the rail answers from now on; null: what the sandbox would. */
  readonly railAnswers: { lookup: LookupOutcome | null; refund: RailRefundOutcome | null };
  /** Charges a number by mobile money for a payment. */
  charge(paymentId: string): Promise<unknown>;
  /** What the operator does over the API. */
  operate<Data>(method: string, path: string, body?: unknown): Promise<Data>;
  /** An attempt whose outcome the rail never reported. */
  attemptInReview(params?: Readonly<Record<string, unknown>>): Promise<AttemptRecord>;
  /** A refund that the rail does not answer. */
  pendingRefund(params?: Readonly<Record<string, unknown>>): Promise<RefundRecord>;
  /** A dispute that the merchant has answered. */
  answeredDispute(evidence?: string): Promise<Dispute>;
  /** A settlement to pay out. */
  settlement(): Promise<SettlementRecord>;
  /** Makes a delivery fail for good. @returns its id */
  failedDelivery(): Promise<string>;
}

/** @param mode of what is put into it: `live` has one more rail, which answers as the sandbox does */
export async function startWorld(
  options: Partial<GatewayOptions> = {},
  mode: 'live' | 'test' = 'test',
): Promise<OperatorWorld> {
  const railAnswers: OperatorWorld['railAnswers'] = { lookup: null, refund: null };
  const sandbox = sandboxRail();
  /** Attempts that have no outcome, whenever they are looked up. */
  const unanswered = new Set<string>();
  const rail: Rail = {
    ...sandbox,
    payer: async () => ({ isActive: false }),
    lookup: async (request) =>
      railAnswers.lookup ?? (unanswered.has(request.reference) ? { kind: 'pending' } : sandbox.lookup(request)),
    refund: async (request) => railAnswers.refund ?? sandbox.refund?.(request) ?? { kind: 'unknown' },
    lookupRefund: async (request) => railAnswers.refund ?? sandbox.lookupRefund?.(request) ?? { kind: 'unknown' },
  };
  const live: Rail = { ...rail, id: 'mtn_momo_cm', modes: ['live'] };
  const site = await startSite({}, { rails: mode === 'live' ? [rail, live] : [rail], ...options });
  const { engine } = site;
  const key = mode === 'live' ? engine.seed.merchant.liveKey : engine.seed.merchant.testKey;
  const shop = shopOf(site, key);

  async function ask<Data>(bearer: string, method: string, path: string, body?: unknown): Promise<Data> {
    const { status, text } = await engine.request(method, path, { bearer, body });
    if (status >= 400) throw new Error(`${method} ${path} was refused: ${text}`);
    return (JSON.parse(text) as { data: Data }).data;
  }
  const operate: OperatorWorld['operate'] = (method, path, body) => ask(engine.seed.operatorKey, method, path, body);
  const asShop = <Data>(method: string, path: string, body?: unknown): Promise<Data> => ask(key, method, path, body);

  const charge: OperatorWorld['charge'] = (id) =>
    asShop('POST', `/gateway/payments/${id}/charge`, { method: 'mobile_money', provider: 'mtn_momo', phone: PHONE });
  /** The sandbox simulates no live payment. */
  async function charged(params?: Readonly<Record<string, unknown>>): Promise<Payment> {
    const { id } = await shop.create(params);
    await charge(id);
    await engine.advance(60_000);
    return shop.read(id);
  }

  await operate('PATCH', `/admin/merchants/${engine.seed.merchant.id}`, { settlement: { schedule: 'manual' } });
  return {
    site,
    shop,
    railAnswers,
    operate,
    charge,
    async attemptInReview(params) {
      railAnswers.lookup = { kind: 'pending' };
      const { id } = await shop.create(params);
      await charge(id);
      for (let hour = 0; hour < POLLED_FOR_HOURS; hour += 1) {
        await engine.advance(HOUR_MS);
        const path = `/admin/attempts?status=needs_review&payment_id=${id}`;
        const [attempt] = (await operate<{ attempts: readonly AttemptRecord[] }>('GET', path)).attempts;
        if (attempt !== undefined) {
          railAnswers.lookup = null;
          unanswered.add(attempt.id);
          return attempt;
        }
      }
      throw new Error('the attempt never came to wait for the operator');
    },
    async pendingRefund(params) {
      railAnswers.refund = { kind: 'pending' };
      const { id } = await (mode === 'live' ? charged(params) : shop.paid(params));
      const body = { amount: 2000, reason: 'Sac <déchiré>' };
      const { refund } = await operate<{ refund: RefundRecord }>('POST', `/admin/payments/${id}/refunds`, body);
      await engine.advance(2 * HOUR_MS);
      return refund;
    },
    async answeredDispute(evidence = 'Livré le 3.\n<b>Signé</b> par Awa') {
      const { id } = await shop.disputed({ amount: 7000 });
      return (await asShop<{ dispute: Dispute }>('POST', `/gateway/disputes/${id}/evidence`, { evidence })).dispute;
    },
    async settlement() {
      await shop.paid({ amount: 8000, customer_reference: 'LIGNE-1' });
      await engine.advance(48 * HOUR_MS);
      const path = `/admin/merchants/${engine.seed.merchant.id}/settlements`;
      return (await operate<{ settlement: SettlementRecord }>('POST', path, { livemode: false })).settlement;
    },
    async failedDelivery() {
      const endpoint = { url: 'https://shop.example/webhooks', events: ['payment.created'] };
      await asShop('POST', '/merchant/webhook-endpoints', endpoint);
      engine.webhooks.answer(500);
      await shop.create();
      for (let hour = 0; hour < 26; hour += 1) await engine.advance(HOUR_MS);
      engine.webhooks.answer(200);
      const path = '/admin/deliveries?status=failed';
      const { deliveries } = await operate<{ deliveries: readonly { readonly id: string }[] }>('GET', path);
      const [delivery] = deliveries;
      if (delivery === undefined) throw new Error('no delivery failed');
      return delivery.id;
    },
  };
}

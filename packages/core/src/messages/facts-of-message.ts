import type { MessageKind } from '@mitako/contract/names';
import { firstIdAt } from '../basics/ids.ts';
import type { Context } from '../context.ts';
import type { Message } from '../model.ts';
import { isStillChosen } from '../notices/choices.ts';
import { WINDOW_MS } from '../notices/window.ts';
import { KINDS, type MessageValues } from './kinds.ts';
import type { ReceiptFacts, Sum } from './texts/texts.ts';

/** Events of a window that are added up: as many as a busy merchant has in ten minutes. */
const EVENTS_MAX = 2_000;

/**
 * What a message says beside what it was queued with, as it is when it is sent. Null: it has become pointless, as its member
 * has left, or has chosen otherwise, or the merchant sends no receipts any more.
 */
export async function factsOfMessage(
  context: Context,
  { kind }: Message,
  values: object,
): Promise<Facts | (Facts & ReceiptFacts) | null> {
  const { notice, class: kindClass } = KINDS[kind];
  if (notice !== null && !(await isStillChosen(context, notice, values))) return null;
  if (kindClass === 'payer') return factsOfReceipt(context, values as MessageValues['receipt']);
  return { sums: await sumsOf(context, kind, values) };
}

export interface Facts extends Partial<ReceiptFacts> {
  readonly sums: readonly Sum[];
}

async function factsOfReceipt(
  { store }: Context,
  { paymentId }: MessageValues['receipt'],
): Promise<(Facts & ReceiptFacts) | null> {
  const payment = await store.read.paymentById(paymentId);
  const merchant = payment === null ? null : await store.read.merchantById(payment.merchantId);
  if (payment === null || merchant?.sendsReceipts !== true) return null;
  const { slug, livemode, transactionId, succeededAtMs } = payment;
  return {
    sums: [],
    shop: merchant.name,
    reference: transactionId ?? paymentId,
    atMs: succeededAtMs ?? payment.updatedAtMs,
    path: `/checkout/${slug}/result`,
    livemode,
  };
}

async function sumsOf(context: Context, kind: MessageKind, values: object): Promise<readonly Sum[]> {
  if (kind === 'payments_received') {
    return sumsOfWindow(context, 'payment.succeeded', values as MessageValues['payments_received']);
  }
  if (kind === 'refunds_made') {
    return sumsOfWindow(context, 'refund.succeeded', values as MessageValues['refunds_made']);
  }
  return kind === 'payments_daily' ? sumsOfDay(context, values as MessageValues['payments_daily']) : [];
}

async function sumsOfWindow(
  { store }: Context,
  type: 'payment.succeeded' | 'refund.succeeded',
  { merchantId, livemode, fromMs }: MessageValues['payments_received'],
): Promise<readonly Sum[]> {
  const page = {
    limit: EVENTS_MAX,
    fromId: firstIdAt('event', fromMs),
    afterId: firstIdAt('event', fromMs + WINDOW_MS),
  };
  const events = await store.read.events({ merchantId, livemode, type }, page);
  const amounts = events.map(({ body }) => (JSON.parse(body) as { readonly data: Omit<Sum, 'count'> }).data);
  return summed(amounts.map((each) => ({ ...each, count: 1 })));
}

async function sumsOfDay(
  { store }: Context,
  { merchantId, livemode, day }: MessageValues['payments_daily'],
): Promise<readonly Sum[]> {
  const figures = await store.read.figures({ merchantId, livemode }, day, day);
  return summed(figures.filter(({ measure }) => measure === 'paid'));
}

function summed(parts: readonly Sum[]): readonly Sum[] {
  const sums = new Map<string, Sum>();
  for (const { currency, count, amount } of parts) {
    const sum = sums.get(currency) ?? { currency, count: 0, amount: 0 };
    sums.set(currency, { currency, count: sum.count + count, amount: sum.amount + amount });
  }
  return [...sums.values()];
}

import { firstIdAt } from '../basics/ids.ts';
import type { Context } from '../context.ts';
import type { Message } from '../model.ts';
import { isStillChosen } from '../notices/choices.ts';
import { WINDOW_MS } from '../notices/window.ts';
import { KINDS, type MessageValues } from './kinds.ts';
import type { Sum } from './texts/texts.ts';

/** Events of a window that are added up: as many as a busy merchant has in ten minutes. */
const EVENTS_MAX = 2_000;

/**
 * What a message that gathers adds up, as it is when it is sent. Null: it has become pointless, as its member has left, or
 * has chosen otherwise.
 */
export async function sumsOfMessage(
  context: Context,
  { kind }: Message,
  values: object,
): Promise<readonly Sum[] | null> {
  const { notice } = KINDS[kind];
  if (notice !== null && !(await isStillChosen(context, notice, values))) return null;
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

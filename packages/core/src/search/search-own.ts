import { OWN_KINDS, type OwnFound, type OwnKind } from '@mitako/contract/names';
import { folded } from '../basics/letters.ts';
import { timestamp } from '../basics/timestamp.ts';
import type { Context } from '../context.ts';
import { customersNamed } from '../customers/read-customers.ts';
import { merchantOf } from '../kernel/callers.ts';
import type { ReadOperation } from '../kernel/operation.ts';
import { succeeded } from '../kernel/result.ts';
import type { Payment } from '../model.ts';
import { marksIn } from '../payments/list-payments.ts';
import { shown } from '../payments/shown.ts';
import type { MerchantMode } from '../ports/page.ts';
import { findById } from './find-by-id.ts';
import type { FoundObject } from './found.ts';
import { handlesIn } from './handles.ts';

/** Of each kind. */
const EACH_MAX = 10;
/** Links have no index of words: those of a shop are few, and the newest are looked through. */
const LINKS_MAX = 100;

type Own = Omit<FoundObject, 'kind' | 'shownBy'> & { readonly kind: OwnKind; readonly paymentId?: string | null };

/**
 * The objects of a merchant and mode that a text names: customers and payments that `q` finds with their refunds and
 * disputes, an id, and words of links and endpoints. Look-ups by indexes and lists with a limit.
 */
export const searchOwn: ReadOperation<'searchOwn'> = async (context, request) => {
  const owner = merchantOf(request.caller);
  const { q } = request.query;
  const found = (
    await Promise.all([
      byId(context, owner, q),
      customers(context, owner, q),
      ofPayments(context, owner, q),
      links(context, owner, q),
      endpoints(context, owner, q),
    ])
  ).flat();
  const each = OWN_KINDS.map((kind) => {
    const own = found.filter((object) => object.kind === kind);
    return { kind, rows: [...new Map(own.map((object) => [object.id, object])).values()] };
  });
  return succeeded(200, {
    results: each.flatMap(({ rows }) => rows.slice(0, EACH_MAX).map(ownFoundToWire)),
    more: each.filter(({ rows }) => rows.length > EACH_MAX).map(({ kind }) => kind),
  });
};

/** Of another merchant, or of the other mode, there is nothing. */
async function byId(context: Context, owner: MerchantMode, q: string): Promise<readonly Own[]> {
  const { read } = context.store;
  const found = await Promise.all(
    handlesIn(q, []).ids.map(async (id): Promise<(FoundObject & { readonly paymentId?: string | null }) | null> => {
      const object = await findById(context, id);
      const of = object?.kind === 'refund' ? await read.refundById(id) : null;
      return object === null || of === null ? object : { ...object, paymentId: of.paymentId };
    }),
  );
  return found.filter(
    (object): object is FoundObject & Own =>
      object !== null &&
      OWN_KINDS.some((kind) => kind === object.kind) &&
      object.merchantId === owner.merchantId &&
      object.livemode === owner.livemode,
  );
}

/** The payments, with their refunds and disputes. */
async function ofPayments(context: Context, owner: MerchantMode, q: string): Promise<readonly Own[]> {
  const { read } = context.store;
  const page = { limit: EACH_MAX + 1, afterId: null };
  const { rows } = await read.payments({ ...owner, anyOf: await marksIn(context, owner, q) }, page);
  const later = await Promise.all(
    rows.map(async (payment) => {
      const { id, amountRefunded, refundPending, amountDisputed } = payment;
      const of = { paymentId: id, ...wordsOf(payment) };
      return [
        ...(amountRefunded + refundPending > 0 ? await read.refundsOfPayment(id, page) : []).map((each): Own => ({
          ...ofRow(each),
          kind: 'refund',
          ...of,
        })),
        ...(amountDisputed > 0 ? await read.disputes({ owner, paymentId: id }, page) : []).map((each): Own => ({
          ...ofRow(each),
          kind: 'dispute',
          ...of,
        })),
      ];
    }),
  );
  return [...rows.map((payment) => ofPayment(shown(payment, context.clock.now()))), ...later.flat()];
}

function ofPayment(payment: Payment): Own {
  return { ...ofRow(payment), kind: 'payment', ...wordsOf(payment) };
}

/** A payment by the merchant's own words. Its refunds and disputes have none of theirs. */
function wordsOf({ customerReference, description }: Payment): Pick<FoundObject, 'words'> {
  const words = customerReference ?? description;
  return words === null ? {} : { words };
}

async function customers(context: Context, owner: MerchantMode, q: string): Promise<readonly Own[]> {
  const filter = await customersNamed(context, owner, q);
  const rows = await context.store.read.customers(filter, { limit: EACH_MAX + 1, afterId: null });
  return rows.map(({ customer: { id, createdAtMs, phoneMasked } }) => ({
    kind: 'customer',
    id,
    createdAtMs,
    ...(phoneMasked !== null && { words: phoneMasked }),
  }));
}

async function links({ store }: Context, owner: MerchantMode, q: string): Promise<readonly Own[]> {
  const rows = await store.read.paymentLinks(owner, { limit: LINKS_MAX, afterId: null });
  return rows
    .filter(({ description, slug }) => folded(description).includes(folded(q.trim())) || q.includes(slug))
    .map(({ id, createdAtMs, description, isActive, amount, currency }) => ({
      kind: 'payment_link',
      id,
      createdAtMs,
      words: description,
      status: isActive ? 'active' : 'inactive',
      ...(amount !== null && { money: { amount, currency } }),
    }));
}

async function endpoints({ store }: Context, owner: MerchantMode, q: string): Promise<readonly Own[]> {
  const rows = await store.read.endpoints(owner, { limit: LINKS_MAX, afterId: null });
  return rows
    .filter(({ url, description }) => folded(`${url} ${description ?? ''}`).includes(folded(q.trim())))
    .map(({ id, createdAtMs, url, enabled }) => ({
      kind: 'webhook_endpoint',
      id,
      createdAtMs,
      words: url,
      status: enabled ? 'enabled' : 'disabled',
    }));
}

function ofRow({
  id,
  createdAtMs,
  status,
  amount,
  currency,
}: Pick<Payment, 'id' | 'createdAtMs' | 'amount' | 'currency'> & { readonly status: string }): Omit<
  FoundObject,
  'kind' | 'shownBy'
> {
  return { id, createdAtMs, status, money: { amount, currency } };
}

function ownFoundToWire({ kind, id, paymentId = null, words, status = null, money, createdAtMs }: Own): OwnFound {
  return {
    kind,
    id,
    payment_id: paymentId,
    title: words ?? null,
    status,
    amount: money?.amount ?? null,
    currency: money?.currency ?? null,
    created_at: timestamp(createdAtMs),
  };
}

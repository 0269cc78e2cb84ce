import type { PaymentExportQuery } from '@mitako/contract';
import { firstIdAt } from '../basics/ids.ts';
import type { Context } from '../context.ts';
import { isOwnedBy, merchantOf, type Owner } from '../kernel/callers.ts';
import type { ReadOperation } from '../kernel/operation.ts';
import { pageAnswer, pageRequest } from '../kernel/page.ts';
import { attemptsEnding, storedEnding } from '../attempts/phone-endings.ts';
import { customerIdOf } from '../customers/customer-id.ts';
import { linkedFrom } from '../customers/linked.ts';
import { csvFile } from '../kernel/result.ts';
import { accountByEmail } from '../people/contact.ts';
import { callingCodesOf, handlesIn } from '../search/handles.ts';
import { PAYMENTS_CSV_HEADER, paymentToCsv } from './csv.ts';
import { paymentMarksIn } from './search-marks.ts';
import { paymentToWire } from './wire.ts';
import type { PaymentFilter, PaymentMark } from './reads.ts';
import type { MerchantMode } from '../ports/page.ts';

/** Payments per read and chunk, about 10 kB. Memory does not grow with the file, and other requests do not wait long. */
const CSV_PAYMENTS_MAX = 50;
/** How far the clocks of processes may be apart. */
const CLOCKS_APART_MS = 60 * 60 * 1000;
/** Numbers that end with the same four digits: each is looked for. */
const NUMBERS_MAX = 20;
/** Stored as a keyed hash, so only a whole address can be looked for. */
const EMAIL = /^[^\s@]+@[^\s@]+$/;
/** Shorter ones are of no provider, and are typed as something else. */
const RAIL_REFERENCE = /^\S{6,}$/;

export const listPayments: ReadOperation<'listPayments'> = async (context, request) => {
  const owner = merchantOf(request.caller);
  const query = ofTheDay(owner, request.query);
  const filter = await filterOf(context, owner, query);
  const { rows, examinedThroughId } = await context.store.read.payments(filter, pageRequest(query, 'payment'));
  return pageAnswer('payments', rows, query.limit, (payment) => paymentToWire(context, payment), examinedThroughId);
};

/** All of them as one file. */
export const exportPayments: ReadOperation<'exportPayments'> = async (context, { caller, query }) => {
  const owner = merchantOf(caller);
  const filter = await filterOf(context, owner, query);
  return csvFile(`payments-${owner.livemode ? 'live' : 'test'}.csv`, csvOf(context, filter));
};

/** The filters of the list, of its file and of its totals. */
export async function filterOf(context: Context, owner: Owner, asked: PaymentExportQuery): Promise<PaymentFilter> {
  const query = ofTheDay(owner, asked);
  return {
    merchantId: owner.merchantId,
    livemode: owner.livemode,
    statuses: query.status,
    nowMs: context.clock.now(),
    method: query.method,
    amount: query.amount,
    customerReference: query.customer_reference,
    transactionId: query.transaction_id,
    paymentLinkId: query.payment_link_id,
    customer: query.customer === undefined ? undefined : await customerIn(context, owner, query.customer),
    phoneEnding: query.phone_ending,
    anyOf: query.q === undefined ? undefined : await marksIn(context, owner, query.q),
    fromId: query.created_from === undefined ? undefined : firstIdAt('payment', query.created_from),
    succeededFromMs: query.succeeded_from,
    succeededToMs: query.succeeded_to,
    beforeId: createdBefore(query),
  };
}

/** A cashier's query reaches back to midnight at most. */
function ofTheDay<Query extends Pick<PaymentExportQuery, 'created_from'>>({ sinceMs }: Owner, query: Query): Query {
  return sinceMs === undefined ? query : { ...query, created_from: Math.max(query.created_from ?? 0, sinceMs) };
}

/** A payment paid before a moment was created before it, by the clock of one process or another. */
function createdBefore({ created_to: createdTo, succeeded_to: paidTo }: PaymentExportQuery): string | undefined {
  const ends = [createdTo, paidTo === undefined ? undefined : paidTo + CLOCKS_APART_MS].filter(
    (end) => end !== undefined,
  );
  return ends.length === 0 ? undefined : firstIdAt('payment', Math.min(...ends));
}

/**
 * The readings of a text as a mark of a payment, see {@link paymentMarksIn}. An e-mail address names the account that
 * paid, a number the payments that were attempted with it: a whole one by its keyed hash, four digits as an ending.
 */
export async function marksIn(context: Context, owner: MerchantMode, query: string): Promise<readonly PaymentMark[]> {
  const payer = EMAIL.test(query.trim()) ? await accountByEmail(context, 'user', query) : null;
  const customerId = payer && customerIdOf(context.keyring, owner, { payerId: payer.id, phone: null });
  return [
    ...paymentMarksIn(query),
    ...(customerId === null ? [] : [{ customerId }]),
    ...(await phonesIn(context, owner, query)),
    ...(RAIL_REFERENCE.test(query.trim())
      ? handlesIn(query, []).railReferences.map((railReference) => ({ railReference }))
      : []),
  ];
}

/** Whole numbers, in any spelling of them; of four digits the numbers that end so, among the newest attempts. */
async function phonesIn(context: Context, owner: MerchantMode, query: string): Promise<readonly PaymentMark[]> {
  const { keyring } = context;
  const { phones, phoneEnding } = handlesIn(query, callingCodesOf(context));
  const whole = phones.map((phone) => ({
    hashes: keyring.under((keys) => keys.hashPayerPhone(phone)),
    ending: storedEnding(phone),
  }));
  const found = phoneEnding?.length === 4 ? await attemptsEnding(context, owner, phoneEnding) : [];
  const ending = storedEnding(phoneEnding ?? '');
  const hashes = new Set(found.flatMap(({ phoneHash }) => phoneHash ?? []));
  const some = [...hashes].slice(0, NUMBERS_MAX).map((hash) => ({ hashes: [hash], ending }));
  return [...whole, ...some].map((phone) => ({ phone }));
}

/** A customer that is unknown or erased has no payments. */
async function customerIn({ store }: Context, owner: MerchantMode, id: string): Promise<PaymentFilter['customer']> {
  const found = await store.read.customerById(id);
  const isOwn = found !== null && isOwnedBy(found.customer, owner);
  return { id, fromAttemptId: isOwn ? linkedFrom(found.customer) : null };
}

async function* csvOf(context: Context, filter: PaymentFilter): AsyncGenerator<string> {
  yield PAYMENTS_CSV_HEADER;
  for (let afterId: string | null = null; ;) {
    const limit = CSV_PAYMENTS_MAX;
    const { rows, examinedThroughId } = await context.store.read.payments(filter, { limit, afterId });
    if (rows.length > 0) yield rows.map((payment) => paymentToCsv(payment, context.clock.now())).join('');
    const last: string | null = rows.length === limit ? (rows.at(-1)?.id ?? null) : examinedThroughId;
    if (last === null) return;
    afterId = last;
  }
}

import type { Found, Handle, Role } from '@mitako/contract/names';
import { folded } from '../basics/letters.ts';
import { findById, ofAttempt, ofMerchant, ofPayment, ofPaymentLink, ofRefund } from './find-by-id.ts';
import type { FoundObject } from './found.ts';
import { foundToWire } from './wire.ts';
import { callingCodesOf, type Handles, handlesIn } from './handles.ts';
import { allAttemptsEnding } from '../attempts/phone-endings.ts';
import type { Context } from '../context.ts';
import type { ReadOperation } from '../kernel/operation.ts';
import { succeeded } from '../kernel/result.ts';
import { accountByEmail } from '../people/contact.ts';
import { shown } from '../payments/shown.ts';
import type { Attempt, Principal } from '../model.ts';
import type { AttemptHandle } from '../attempts/reads.ts';

/** Of each handle. Who finds more has to narrow it down. */
const EACH_MAX = 20;

/** Merchants whose names are read. */
const MERCHANTS_MAX = 500;

/** People that an operator searches for. Operators are accounts of the machine. */
const ROLES = ['merchant', 'agent', 'user'] as const satisfies readonly Role[];

/** The objects that one handle names. */
interface Named {
  readonly matched: Handle;
  readonly found: readonly (FoundObject | null)[];
}

/**
 * The objects that a text names, for the operator: of all merchants and both modes. Look-ups by a key or an index, and
 * lists with a limit: none costs more the more there is.
 */
export const search: ReadOperation<'search'> = async (context, request) => {
  const named = await Promise.all(lookUps(context, handlesIn(request.query.q, callingCodesOf(context))));
  const results = new Map<string, Found>();
  for (const { matched, found } of named) {
    for (const object of found.slice(0, EACH_MAX)) {
      if (object !== null && !results.has(object.id)) results.set(object.id, foundToWire(object, matched));
    }
  }
  return succeeded(200, {
    results: [...results.values()],
    truncated: named.some(({ found }) => found.length > EACH_MAX),
  });
};

function lookUps(context: Context, handles: Handles): readonly Promise<Named>[] {
  const { read } = context.store;
  const attempts = async (matched: Handle, handle: AttemptHandle): Promise<Named> => ({
    matched,
    found: (await read.attemptsByHandle(handle, EACH_MAX + 1)).map(onPayment),
  });
  return [
    ...handles.ids.map(async (id): Promise<Named> => ({
      matched: id.startsWith('tx_') ? 'transaction_id' : 'id',
      found: [await findById(context, id)],
    })),
    ...(handles.slug === null ? [] : [bySlug(context, handles.slug)]),
    ...handles.railReferences.flatMap((reference) => [
      attempts('rail_reference', { railReference: reference }),
      attempts('rail_request_id', { railRequestId: reference }),
      refundsByRequest(context, reference),
    ]),
    ...handles.references.map((reference) => byReference(context, reference)),
    ...(handles.email === null ? [] : [byEmail(context, handles.email)]),
    ...handles.phones.flatMap((phone) => [
      byPhone(context, phone),
      attempts('phone', { phoneHashes: context.keyring.under((keys) => keys.hashPayerPhone(phone)) }),
    ]),
    byLink(context, handles.linkSlug),
    byName(context, handles.name),
    ...(handles.phoneEnding === null ? [] : [byEnding(context, handles.phoneEnding)]),
  ];
}

/** The payment's page shows what the customer paid, and whether the shop was notified. */
function onPayment(attempt: Attempt): FoundObject {
  return { ...ofAttempt(attempt), shownBy: [attempt.paymentId] };
}

async function byEnding(context: Context, digits: string): Promise<Named> {
  const found = await allAttemptsEnding(context, digits);
  return { matched: 'phone_ending', found: found.slice(0, EACH_MAX + 1).map(onPayment) };
}

async function refundsByRequest({ store }: Context, railRequestId: string): Promise<Named> {
  const refunds = await store.read.refundsByRailRequestId(railRequestId, EACH_MAX + 1);
  return { matched: 'rail_request_id', found: refunds.map(ofRefund) };
}

async function bySlug({ store, clock }: Context, slug: string): Promise<Named> {
  const checkout = await store.read.checkoutBySlug(slug);
  return { matched: 'slug', found: checkout === null ? [] : [ofPayment(shown(checkout.payment, clock.now()))] };
}

async function byLink({ store }: Context, slug: string | null): Promise<Named> {
  const read = slug === null ? null : await store.read.paymentLinkBySlug(slug);
  return { matched: 'slug', found: read === null ? [] : [ofPaymentLink(read.link)] };
}

/** Names have no index: merchants are few beside payments, and the newest are looked through. */
async function byName({ store }: Context, name: string | null): Promise<Named> {
  const merchants = name === null ? [] : await store.read.merchants({}, { limit: MERCHANTS_MAX, afterId: null });
  return { matched: 'name', found: merchants.filter((each) => folded(each.name).includes(name ?? '')).map(ofMerchant) };
}

async function byReference({ store, clock }: Context, reference: string): Promise<Named> {
  const payments = await store.read.paymentsByReference(reference, EACH_MAX + 1);
  return { matched: 'customer_reference', found: payments.map((payment) => ofPayment(shown(payment, clock.now()))) };
}

async function byEmail(context: Context, email: string): Promise<Named> {
  const people = await Promise.all(ROLES.map((role) => accountByEmail(context, role, email)));
  return {
    matched: 'email',
    found: await ofPeople(
      context,
      people.filter((each) => each !== null),
    ),
  };
}

async function byPhone(context: Context, phone: string): Promise<Named> {
  const hashes = context.keyring.under((keys) => keys.hashPhone(phone));
  const { read } = context.store;
  const people = await Promise.all(ROLES.map((role) => read.principalsByPhone(role, hashes, EACH_MAX + 1)));
  return { matched: 'phone', found: await ofPeople(context, people.flat()) };
}

/** Accounts, and for people of merchants the merchants. */
async function ofPeople(context: Context, people: readonly Principal[]): Promise<readonly (FoundObject | null)[]> {
  const ids = people.map(async ({ id, role }) =>
    role === 'merchant'
      ? (await context.store.read.membershipsOf(id)).slice(0, EACH_MAX).map(({ merchantId }) => merchantId ?? id)
      : [id],
  );
  return Promise.all((await Promise.all(ids)).flat().map((id) => findById(context, id)));
}

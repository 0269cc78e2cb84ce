import { type Change, type ChangeOf, type Delivery, type Event, EVERY_MERCHANT, keepNewest } from '@mitako/core/engine';
import type { Reader } from '../engine/reader.ts';
import { total } from '../engine/sums.ts';
import { ofField } from '../engine/write.ts';
import { LAST_CHARACTERS } from './last-characters.ts';
import { subscriptionsOf } from './subscriptions.ts';
import { type Subscription, subscriptions as subscriptionsTable, subscriptionVersions } from './tables.ts';

/** An event with its deliveries. */
export type FannedOut = ChangeOf<'event.append'> & {
  /** Version of the subscriptions when it is appended, which the commit asserts. */
  readonly version: number;
  /** The same before the commit. */
  readonly knownVersion: number;
  readonly deliveries: readonly Delivery[];
};

/** A change that is ready to be written. */
export type Planned = Exclude<Change, { readonly type: 'event.append' }> | FannedOut;

/** Decides the deliveries of events from subscriptions in memory: most merchants have none, or change them rarely. */
export interface FanOut {
  /** The list, its events with their deliveries. At once unless subscriptions must be read. */
  decide(changes: readonly Change[]): readonly Planned[] | Promise<readonly Planned[]>;
  /** Reads the subscriptions again, after an event was refused. False: it was not refused for their sake. */
  isStale(event: FannedOut): Promise<boolean>;
}

/** Subscriptions of a merchant and of the handlers, ordered by endpoint. */
interface Subscribed {
  /** Of both owners together. Each only grows, so the sum names one state. */
  readonly version: number;
  readonly subscriptions: readonly Subscription[];
}

/** Merchants whose subscriptions are kept. */
const MERCHANTS_MAX = 10_000;

export function createFanOut(reader: Reader): FanOut {
  const known = new Map<string, Subscribed>();
  const rowsOf = reader.lookUp((db, merchantId: string) =>
    db
      .selectFrom(
        db
          .selectFrom('mitako_subscription_versions')
          .where('owner_id', 'in', ownersOf(merchantId))
          .select(total('version').as('version'))
          .as('counted'),
      )
      .leftJoin('mitako_subscriptions as subscription', (join) =>
        join.on('subscription.merchant_id', 'in', ownersOf(merchantId)),
      )
      .selectAll('subscription')
      .select('counted.version'),
  );

  async function read(merchantId: string): Promise<Subscribed> {
    const rows = await rowsOf(merchantId);
    const subscriptions = rows.flatMap(({ endpoint_id: endpointId, ...row }) =>
      endpointId === null ? [] : [subscriptionsTable.fromRow({ ...row, endpoint_id: endpointId } as never)],
    );
    const subscribed = { version: rows[0]?.version ?? 0, subscriptions: ordered(subscriptions) };
    keepNewest(known, MERCHANTS_MAX, merchantId, subscribed);
    return subscribed;
  }

  return {
    decide(changes) {
      const unknown = new Set<string>();
      for (const change of changes) {
        if (change.type === 'event.append' && !known.has(change.event.merchantId)) unknown.add(change.event.merchantId);
      }
      if (unknown.size === 0) return decided(changes, known);
      return Promise.all(Array.from(unknown, async (merchantId) => [merchantId, await read(merchantId)] as const)).then(
        (found) => decided(changes, new Map([...known, ...found])),
      );
    },
    async isStale({ event, knownVersion }) {
      return (await read(event.merchantId)).version !== knownVersion;
    },
  };
}

/** The list, from what is known of the merchants of its events. */
function decided(changes: readonly Change[], known: ReadonlyMap<string, Subscribed>): readonly Planned[] {
  return changes.map((change, place) => {
    if (change.type !== 'event.append') return change;
    const { merchantId } = change.event;
    const current = known.get(merchantId);
    if (current === undefined) throw new RangeError(`The subscriptions of ${merchantId} are not known.`);
    // The same commit may change some before the event.
    const subscribed = changes.slice(0, place).reduce((each, earlier) => after(each, earlier, merchantId), current);
    return { ...fannedOut(change, subscribed), knownVersion: current.version };
  });
}

function ownersOf(merchantId: string) {
  return [merchantId, EVERY_MERCHANT].map((id) => ofField(subscriptionVersions, 'ownerId', id));
}

/** The endpoint whose subscriptions a change replaces, and the new ones. */
function replacedBy(
  change: Change,
): { readonly ownerId: string; readonly endpointId: string; readonly by: readonly Subscription[] } | null {
  if (change.type === 'endpoint.insert' || change.type === 'endpoint.update') {
    const { endpoint } = change;
    return { ownerId: endpoint.merchantId, endpointId: endpoint.id, by: subscriptionsOf(endpoint) };
  }
  if (change.type === 'endpoint.delete') return { ownerId: change.merchantId, endpointId: change.id, by: [] };
  if (change.type === 'handler.insert') {
    return { ownerId: EVERY_MERCHANT, endpointId: change.handler.id, by: subscriptionsOf(change.handler) };
  }
  return change.type === 'handler.delete' ? { ownerId: EVERY_MERCHANT, endpointId: change.id, by: [] } : null;
}

function after(subscribed: Subscribed, change: Change, merchantId: string): Subscribed {
  const replaced = replacedBy(change);
  if (replaced === null || (replaced.ownerId !== merchantId && replaced.ownerId !== EVERY_MERCHANT)) return subscribed;
  const others = subscribed.subscriptions.filter(({ endpointId }) => endpointId !== replaced.endpointId);
  return { version: subscribed.version + 1, subscriptions: ordered([...others, ...replaced.by]) };
}

function ordered(subscriptions: readonly Subscription[]): readonly Subscription[] {
  return subscriptions.toSorted((one, other) => (one.endpointId < other.endpointId ? -1 : 1));
}

/** An endpoint has at most one matching subscription (see `subscriptionsOf`). */
function fannedOut(
  change: ChangeOf<'event.append'>,
  { version, subscriptions }: Subscribed,
): Omit<FannedOut, 'knownVersion'> {
  const { event, deliveryIdBase } = change;
  const patterns = patternsOf(event);
  const matching = subscriptions.filter(
    ({ livemode, pattern }) => livemode === event.livemode && patterns.includes(pattern),
  );
  return {
    ...change,
    version,
    deliveries: matching.map(({ endpointId, prefixedNames }, place) => ({
      id: deliveryIdBase + LAST_CHARACTERS.charAt(place),
      eventId: event.id,
      eventType: event.type,
      endpointId,
      merchantId: event.merchantId,
      livemode: event.livemode,
      status: 'pending',
      prefixedName: prefixedNames,
      attemptsCount: 0,
      nextAttemptAtMs: event.createdAtMs,
      firstAttemptAtMs: null,
      lastStatusCode: null,
      lastError: null,
      createdAtMs: event.createdAtMs,
      deliveredAtMs: null,
    })),
  };
}

/** `payment.*` and `*` match `payment.created`. A `ping` goes only to the endpoint that was pinged. */
function patternsOf({ type }: Event): readonly string[] {
  return type === 'ping' ? [type] : [type, `${type.slice(0, type.indexOf('.'))}.*`, '*'];
}

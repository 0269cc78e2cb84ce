import type { EventType } from '@mitako/contract/names';
import { engineStore, type Event } from '@mitako/core/engine';
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import type { Receipt, ReceiverProcess } from './receivers.ts';
import type { Context } from './scenario.ts';

// Compares the webhooks of the merchant with the events in the store.

/** Every event of these types about the seeded merchant's test payments. */
export async function eventsOf(context: Context, types: readonly EventType[]): Promise<readonly Event[]> {
  const owner = { merchantId: context.seed.merchant.id, livemode: false };
  const found: Event[] = [];
  for (const type of types) {
    for (let afterId: string | null = null; ;) {
      const page: readonly Event[] = await engineStore(context.gateway.store).read.events(
        { ...owner, type },
        { limit: 100, afterId },
      );
      found.push(...page);
      if (page.length < 100) break;
      afterId = page.at(-1)?.id ?? null;
    }
  }
  return found;
}

/** Creates endpoints of the seeded merchant in test mode, at `/0`, `/1` … of the receiver. */
export async function subscribe(
  context: Context,
  receiver: ReceiverProcess,
  options: { readonly endpoints: number; readonly events: readonly EventType[]; readonly via: string },
): Promise<readonly string[]> {
  const paths = Array.from({ length: options.endpoints }, (_, index) => `/${index}`);
  for (const path of paths) {
    const answer = await fetch(`${options.via}/api/v1/merchant/webhook-endpoints`, {
      method: 'POST',
      headers: { authorization: `Bearer ${context.seed.merchant.testKey}`, 'content-type': 'application/json' },
      body: JSON.stringify({ url: receiver.url(path), events: options.events }),
    });
    assert.equal(answer.status, 201, await answer.text());
  }
  return paths;
}

/**
 * Waits until every event was received at every endpoint, and no deliveries are pending (a delivery received before its
 * worker was lost is sent again).
 * @throws AssertionError after the time limit, with what is missing
 */
export async function untilDelivered(
  context: Context,
  events: readonly Event[],
  paths: readonly string[],
  wait: { readonly receiver: ReceiverProcess; readonly withinMs: number },
): Promise<Delivered> {
  const { receiver, withinMs } = wait;
  const due = events.length * paths.length;
  const owner = { merchantId: context.seed.merchant.id, livemode: false };
  const open = { owner, statuses: ['waiting', 'failing'] } as const;
  const isLeft = async (): Promise<boolean> =>
    (await engineStore(context.gateway.store).read.deliveries(open, { limit: 1, afterId: null })).length > 0;
  await context.eventually(
    'each event is delivered to each endpoint',
    async () => {
      const received = receiver.receipts().length;
      if (received < due) return `${received} of ${due} webhooks came`;
      return (await isLeft()) ? 'some deliveries are pending' : null;
    },
    withinMs,
  );
  const delivered = compare(events, paths, receiver.receipts());
  assert.deepEqual(delivered.missing, [], 'each event is delivered to each endpoint');
  return delivered;
}

/** Received and expected webhooks. */
export interface Delivered {
  readonly expected: number;
  readonly receipts: number;
  /** Received more than once at one endpoint, with the same id. */
  readonly duplicates: number;
  /** The first few that are missing. */
  readonly missing: readonly string[];
}

/**
 * Compares each event with what each endpoint received.
 * @throws AssertionError for a webhook of another event, or with other bytes than the event
 */
export function compare(events: readonly Event[], paths: readonly string[], receipts: readonly Receipt[]): Delivered {
  const byId = new Map(events.map((event) => [event.id, event]));
  const hashes = new Map<string, string>();
  const received = new Set<string>();
  for (const { id, path, bodyHash, event: type } of receipts) {
    const event = byId.get(id);
    assert(event !== undefined, `received a webhook ${type}, ${id}, that is not in the store`);
    let hash = hashes.get(id);
    if (hash === undefined) hashes.set(id, (hash = createHash('sha256').update(event.body).digest('hex')));
    assert.equal(bodyHash, hash, `every delivery of ${id} has the bytes of its event`);
    received.add(`${path} ${id}`);
  }
  const missing = paths.flatMap((path) =>
    events.filter(({ id }) => !received.has(`${path} ${id}`)).map(({ id, type }) => `${type} ${id} at ${path}`),
  );
  return {
    expected: events.length * paths.length,
    receipts: receipts.length,
    duplicates: receipts.length - received.size,
    missing: missing.slice(0, 5),
  };
}

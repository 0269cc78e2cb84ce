import type { ClaimedLane, EngineStore } from '@mitako/core/engine';
import { byCallers } from '../callers.ts';
import { offer } from '../child.ts';
import type { Done } from '../cost.ts';
import { createEndpoints } from '../endpoints.ts';
import { gatewayOn } from '../gateway-on.ts';
import { PAYMENT_PARAMS } from '../payment-params.ts';
import { anyIdSql, countAt, executeAt, idSql, isPostgres, makeLeavesAt, rowsAt, storeAt } from '../stores.ts';
import { asMerchant } from '../../tests/support/in-process.ts';

// Claims deliveries and writes their outcomes, as the background work does, in two databases in turn: one with few
// waiting deliveries, one with many. Nothing is sent.

const ENDPOINTS = 8;
/** Deliveries of each endpoint per claim. */
const DELIVERIES = 4;
const CLAIM = {
  limit: ENDPOINTS,
  leaseMs: 60_000,
  isSlow: true,
  deliveriesMax: DELIVERIES,
  exceptMerchantIds: [],
  handlerIds: [],
  heldIds: [],
  pace: { burst: 1, everyMs: 0 },
};

interface Side {
  readonly address: string;
  readonly store: EngineStore;
}

async function prepared(address: string): Promise<Side> {
  const store = storeAt(address);
  const gateway = gatewayOn(store);
  await gateway.migrate();
  const { merchant } = await gateway.seedSandbox();
  await createEndpoints(gateway, { merchantId: merchant.id, livemode: false }, 9, ENDPOINTS);
  // One event with its deliveries, as a template for others.
  await asMerchant(gateway, { merchantId: merchant.id, livemode: false }).payments.create(PAYMENT_PARAMS);
  return { address, store };
}

const sides: readonly Side[] = await Promise.all(process.argv.slice(2, 4).map(prepared));

function sideOf(side: number): Side {
  const found = sides[side];
  if (found === undefined) throw new RangeError(`there is no side ${side}`);
  return found;
}

/** Ids of what is added begin with it and the number of its batch: they come after all others. */
const MORE = 0xf0000000;
let batches = 0;

/** Creates more events, each with a due delivery to every endpoint. */
function moreSql(address: string, events: number): string {
  const prefix = (MORE + (batches += 1)).toString(16);
  const [id, subject] = [idSql, anyIdSql].map((of) => of(address, `('${prefix}' || numbers.n || '${'0'.repeat(12)}')`));
  const [first, next] = [0, 1].map((step) =>
    idSql(address, `'${(MORE + batches + step).toString(16).padEnd(32, '0')}'`),
  );
  const more = idSql(address, `'${MORE.toString(16).padEnd(32, '0')}'`);
  const endpoint = isPostgres(address) ? `encode(endpoint_id, 'hex')` : 'hex(endpoint_id)';
  const numbers = isPostgres(address)
    ? `SELECT lpad(n::text, 12, '0') AS n FROM generate_series(1, ${events}) AS n`
    : `SELECT printf('%012d', n) AS n FROM (WITH RECURSIVE up(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM up WHERE n < ${events}) SELECT n FROM up)`;
  return `
    INSERT INTO mitako_events (id, merchant_id, livemode, type, subject_id, sequence, body, created_at_ms)
      SELECT ${id}, merchant_id, livemode, type, ${subject}, sequence, body, created_at_ms
      FROM (SELECT * FROM mitako_events WHERE id < ${more}) AS event CROSS JOIN (${numbers}) AS numbers;
    INSERT INTO mitako_deliveries (id, event_id, event_type, endpoint_id, merchant_id, livemode, status, prefixed_name,
        attempts_count, next_attempt_at_ms, created_at_ms)
      SELECT ${idSql(address, `('${prefix}' || numbers.n || substr(${endpoint}, 21))`)}, ${id}, event_type, endpoint_id, merchant_id, livemode,
        'pending', prefixed_name, 0, created_at_ms, created_at_ms
      FROM (SELECT * FROM mitako_deliveries WHERE id < ${more}) AS delivery CROSS JOIN (${numbers}) AS numbers;
    INSERT INTO mitako_pending_deliveries (attempts_count, delivery_id, endpoint_id, due_at_ms)
      SELECT attempts_count, id, endpoint_id, next_attempt_at_ms FROM mitako_deliveries WHERE event_id >= ${first} AND event_id < ${next};`;
}

async function waitingAt(address: string): Promise<number> {
  const [row] = await rowsAt<{ readonly rows: number | string }>(
    address,
    `SELECT count(*) AS rows FROM mitako_pending_deliveries`,
  );
  return Number(row?.rows ?? 0);
}

async function settle(store: EngineStore, { lane, leaseToken, deliveries }: ClaimedLane, nowMs: number): Promise<void> {
  const outcomes = deliveries.map(({ delivery }) => {
    const number = delivery.attemptsCount + 1;
    return {
      delivery: {
        ...delivery,
        status: 'delivered' as const,
        attemptsCount: number,
        firstAttemptAtMs: nowMs,
        nextAttemptAtMs: null,
        lastStatusCode: 200,
        deliveredAtMs: nowMs,
      },
      attempt: {
        deliveryId: delivery.id,
        number,
        startedAtMs: nowMs,
        durationMs: 1,
        statusCode: 200,
        error: null,
        encryptedResponse: null,
        encryptedLocation: null,
      },
    };
  });
  const { consumerId } = lane;
  const settled = {
    consumerId,
    leaseToken,
    outcomes,
    provenAddress: null,
    failuresCount: 0,
    isSlow: false,
    leaseEndsAtMs: null,
  };
  const { kind } = await store.commit([{ type: 'lanes.settle', lanes: [settled] }]);
  if (kind !== 'applied') throw new Error(`an outcome was ${kind}`);
}

const tasks = {
  /** Fills one side up to that many waiting deliveries, and updates the database's statistics. */
  async fill(input: { readonly side: number; readonly waiting: number }): Promise<void> {
    const { address } = sideOf(input.side);
    const lacking = input.waiting - (await waitingAt(address));
    // Their prefix is the first 32 of the 48 bits of an id's time.
    await makeLeavesAt(address, MORE * 0x1_0000);
    await executeAt(address, `${moreSql(address, Math.max(1, Math.round(lacking / ENDPOINTS)))} ANALYZE;`);
  },
  /** Claims and settles that many times. @returns average milliseconds per claim with its outcomes */
  async turn(input: { readonly side: number; readonly claims: number }): Promise<Done> {
    const { store } = sideOf(input.side);
    const claimedIds = new Set<string>();
    const done = await byCallers(1, input.claims, async (claim) => {
      const leaseToken = `lease-${claim}-${performance.now()}`;
      const nowMs = Date.now();
      const claimed = await store.claim.lanes({ ...CLAIM, nowMs, leaseToken, owner: leaseToken });
      for (const { delivery } of claimed.flatMap(({ deliveries }) => deliveries)) claimedIds.add(delivery.id);
      await Promise.all(claimed.map((each) => settle(store, each, nowMs)));
    });
    const expected = input.claims * ENDPOINTS * DELIVERIES;
    if (claimedIds.size !== expected)
      throw new Error(`${claimedIds.size} deliveries were claimed instead of ${expected}`);
    return { ...done, value: 1000 / done.value };
  },
  waiting: (side: number): Promise<number> => waitingAt(sideOf(side).address),
  attempts: (side: number): Promise<number> => countAt(sideOf(side).address, 'delivery_attempts'),
};
export type ClaimsTasks = typeof tasks;
offer(tasks);

// The same rows, inserted into the store.
import type {
  Factor,
  KnownDevice,
  Agent,
  ApiKey,
  Attempt,
  Change,
  ChangeOf,
  ClaimedLane,
  Delivery,
  DeliveryAttempt,
  LaneClaim,
  Merchant,
  OperatorKey,
  Payment,
  Principal,
  Session,
  SettledLane,
  EngineStore,
  StoredFile,
  WebhookEndpoint,
} from '@mitako/core/engine';
import {
  aFactor,
  aKnownDevice,
  aDeliveryAttempt,
  aFile,
  aMerchant,
  anAgent,
  anApiKey,
  anAttempt,
  anEndpoint,
  anId,
  anOperatorKey,
  aPayment,
  aPrincipal,
  aSession,
  NOW_MS,
} from './fixtures.ts';
import { applied } from './suite.ts';

export async function withPrincipal(store: EngineStore, over: Partial<Principal> = {}): Promise<Principal> {
  const principal = aPrincipal(over);
  await applied(store, { type: 'principal.insert', principal });
  return principal;
}

/** Of a new principal. */
export async function withSession(store: EngineStore, over: Partial<Session> = {}): Promise<Session> {
  const session = aSession(await withPrincipal(store), over);
  await applied(store, { type: 'session.insert', session });
  return session;
}

/** Of a new principal. */
export async function withFactor(store: EngineStore, over: Partial<Factor> = {}): Promise<Factor> {
  const factor = aFactor(await withPrincipal(store), over);
  await applied(store, { type: 'factor.insert', factor });
  return factor;
}

/** Of a new principal. */
export async function withKnownDevice(store: EngineStore, over: Partial<KnownDevice> = {}): Promise<KnownDevice> {
  const knownDevice = aKnownDevice(await withPrincipal(store), over);
  await applied(store, { type: 'known_device.insert', knownDevice });
  return knownDevice;
}

export async function withMerchant(store: EngineStore, over: Partial<Merchant> = {}): Promise<Merchant> {
  const merchant = aMerchant(over);
  await applied(store, { type: 'merchant.insert', merchant });
  return merchant;
}

/** Of a new merchant. */
export async function withFile(store: EngineStore, over: Partial<StoredFile> = {}): Promise<StoredFile> {
  const file = aFile(await withMerchant(store), over);
  await applied(store, { type: 'file.insert', file, countMax: 99, bytesMax: 5_000_000 });
  return file;
}

export async function withOperatorKey(store: EngineStore, over: Partial<OperatorKey> = {}): Promise<OperatorKey> {
  const operatorKey = anOperatorKey(over);
  await applied(store, { type: 'operator_key.insert', operatorKey });
  return operatorKey;
}

export async function withApiKey(store: EngineStore, over: Partial<ApiKey> = {}): Promise<ApiKey> {
  const apiKey = anApiKey(await withMerchant(store), over);
  await applied(store, { type: 'api_key.insert', apiKey });
  return apiKey;
}

export async function withEndpoint(
  store: EngineStore,
  merchant: Merchant,
  over: Partial<WebhookEndpoint> = {},
): Promise<WebhookEndpoint> {
  const endpoint = anEndpoint(merchant, over);
  await applied(store, { type: 'endpoint.insert', endpoint, limit: 10 });
  return endpoint;
}

export async function withAgent(store: EngineStore, over: Partial<Agent> = {}): Promise<Agent> {
  const agent = anAgent(over);
  await applied(store, { type: 'agent.insert', agent });
  return agent;
}

export async function withPayment(store: EngineStore, over: Partial<Payment> = {}): Promise<Payment> {
  const payment = aPayment(over);
  await applied(store, { type: 'payment.insert', payment });
  return payment;
}

/** Of a new payment. */
export async function withAttempt(store: EngineStore, over: Partial<Attempt> = {}): Promise<Attempt> {
  const attempt = anAttempt(await withPayment(store), over);
  await applied(store, { type: 'attempt.insert', attempt });
  return attempt;
}

/** Claims unproven lanes, all that are due, under the token `lease`. */
export function claimLanes(store: EngineStore, over: Partial<LaneClaim> = {}): Promise<readonly ClaimedLane[]> {
  return store.claim.lanes({
    nowMs: NOW_MS,
    limit: 64,
    leaseMs: 30_000,
    leaseToken: 'lease',
    isSlow: true,
    deliveriesMax: 32,
    exceptMerchantIds: [],
    handlerIds: [],
    owner: over.leaseToken ?? 'lease',
    heldIds: [],
    pace: { burst: 1, everyMs: 0 },
    ...over,
  });
}

/** The first delivery of the first lane. */
export async function claimDelivery(store: EngineStore, over: Partial<LaneClaim> = {}): Promise<Delivery> {
  const [claimed] = await claimLanes(store, over);
  const [first] = claimed?.deliveries ?? [];
  if (first === undefined) throw new Error('Nothing was claimed.');
  return first.delivery;
}

/** Deliveries to open endpoints, in any state; those that are delivered, with the attempt that was. */
export async function withDeliveries(store: EngineStore, deliveries: readonly Delivery[]): Promise<void> {
  const delivered = deliveries.filter(({ status }) => status === 'delivered');
  const before = (delivery: Delivery): Delivery => ({
    ...delivery,
    status: 'pending',
    attemptsCount: delivery.attemptsCount - 1,
    nextAttemptAtMs: NOW_MS,
  });
  await applied(
    store,
    ...deliveries.map((delivery): Change => ({
      type: 'delivery.insert',
      delivery: delivered.includes(delivery) ? before(delivery) : delivery,
    })),
  );
  const leaseToken = anId('lease');
  const claimed = await claimLanes(store, { leaseToken });
  for (const [endpointId, all] of Map.groupBy(delivered, (delivery) => delivery.endpointId)) {
    const [first] = all;
    if (first === undefined || !claimed.some(({ lane }) => lane.consumerId === endpointId)) {
      throw new Error('Its lane was not claimed.');
    }
    const outcomes = all.map((delivery) => {
      const ended = { ...delivery, nextAttemptAtMs: null };
      return { delivery: ended, attempt: aDeliveryAttempt(before(delivery), { statusCode: 200 }) };
    });
    const settle = settling(first, aDeliveryAttempt(first), { leaseToken, outcomes, leaseEndsAtMs: null });
    await applied(store, settle);
  }
}

/** Outcome of one attempt, under the token `lease`; the lane stays leased. */
export function settling(
  delivery: Delivery,
  attempt: DeliveryAttempt,
  over: Partial<SettledLane> = {},
): ChangeOf<'lanes.settle'> {
  const lane = {
    consumerId: delivery.endpointId,
    leaseToken: 'lease',
    outcomes: [{ delivery, attempt }],
    provenAddress: null,
    failuresCount: 0,
    isSlow: false,
    leaseEndsAtMs: NOW_MS + 30_000,
    ...over,
  };
  return { type: 'lanes.settle', lanes: [lane] };
}

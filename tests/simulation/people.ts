import type { BodyOf, DataOf, RouteName } from '@mitako/contract';
import type { EventPattern, LoginResult, SuccessBody } from '@mitako/contract/names';
import { createGateway, type Gateway, type GatewayOptions } from '@mitako/core';
import { fastHasher } from '@mitako/testing';
import { serve, type ApiRequest } from './api.ts';
import type { Database, Snapshot } from './database.ts';
import { seededRandom } from '../support/dice.ts';
import { RAIL_ID, RAIL_METHODS } from './rail.ts';
import { adminOf } from '../support/in-process.ts';

/** Start time of every seed. */
export const START_MS = Date.UTC(2026, 0, 5, 8);
const PASSWORD = 'a good password';
const USER_PIN = '5829';
const AGENT_PIN = '7391';

export interface Merchant {
  readonly id: string;
  readonly key: string;
  readonly testKey: string;
  readonly endpoints: readonly [Endpoint, ...Endpoint[]];
}

export interface Endpoint {
  readonly id: string;
  readonly url: string;
  readonly secret: string;
}

export interface Person {
  readonly id: string;
  readonly role: 'user' | 'agent';
  readonly email: string;
  readonly password: string;
  readonly pin: string;
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** The principals at the start of a seed, with their credentials. All money is live, without a sandbox. */
export interface People {
  readonly operatorKey: string;
  readonly merchants: readonly [Merchant, ...Merchant[]];
  readonly users: readonly [Person, ...Person[]];
  readonly agents: readonly [Person, ...Person[]];
}

/** Options shared by all gateways of the simulation. */
export const GATEWAY = {
  publicUrl: 'https://pay.example.cm',
  secret: 'a root secret for the simulation, long enough to be one',
  // The whole ledger is verified between steps, without using any of them.
  ledgerCheck: 'off',
} as const satisfies Partial<GatewayOptions>;

/** Creates them on an empty database, identical every time. */
export async function createPeople(
  database: Database,
): Promise<{ readonly people: People; readonly snapshot: Snapshot }> {
  const gateway = createGateway({
    ...GATEWAY,
    store: { ...database.store, close: () => Promise.resolve() },
    rails: [
      {
        id: RAIL_ID,
        modes: ['live'],
        methods: RAIL_METHODS,
        charge: () => Promise.resolve({ kind: 'unknown' }),
        lookup: () => Promise.resolve({ kind: 'unknown' }),
        submitCode: () => Promise.resolve({ kind: 'unknown' }),
        refund: () => Promise.resolve({ kind: 'unknown' }),
        lookupRefund: () => Promise.resolve({ kind: 'unknown' }),
      },
    ],
    hasher: fastHasher(),
    random: seededRandom(0, 0),
    clock: { now: () => START_MS, sleep: () => Promise.resolve() },
  });
  await gateway.migrate();
  const { secret: operatorKey } = await adminOf(gateway).createOperatorKey({ name: 'Operator' });

  const merchants: readonly [Merchant, Merchant] = [
    await createMerchant(gateway, operatorKey, {
      email: 'first@shop.example',
      terms: { fees: { basis_points: 250, fixed: 10, refund_policy: 'proportional' } },
      endpoints: [['*'], ['payment.*', 'refund.*']],
    }),
    await createMerchant(gateway, operatorKey, {
      email: 'second@shop.example',
      terms: {
        fees: { basis_points: 333, fixed: 7, refund_policy: 'keep' },
        // Payments can be settled, and settlements resolved, while faults occur.
        settlement: { delay_seconds: 60, schedule: 'daily' },
      },
      endpoints: [['*']],
    }),
  ];
  const agent = await createAgent(gateway, operatorKey);
  const users: readonly [Person, Person, Person] = [
    await createUser(gateway, 'awa@example.cm'),
    await createUser(gateway, 'bello@example.cm'),
    await createUser(gateway, 'chantal@example.cm'),
  ];
  // So little that two concurrent payments exceed it.
  const cash = [7_000, 5_000];
  for (const [place, amount] of cash.entries()) {
    const body = { user_id: users[place]?.id ?? '', amount, pin: AGENT_PIN };
    await ask(gateway, { name: 'cashIn', bearer: agent.accessToken, body });
  }
  await gateway.runDue();
  await gateway.close();
  return { people: { operatorKey, merchants, users, agents: [agent] }, snapshot: await database.snapshot() };
}

async function createMerchant(
  gateway: Gateway,
  operatorKey: string,
  wanted: {
    readonly email: string;
    readonly terms: BodyOf<'updateMerchant'>;
    /** Subscriptions of each of its endpoints. */
    readonly endpoints: readonly (readonly EventPattern[])[];
  },
): Promise<Merchant> {
  const { email, terms } = wanted;
  const { merchant } = await ask(gateway, {
    name: 'createMerchant',
    bearer: operatorKey,
    body: { email, password: PASSWORD, name: 'A shop' },
  });
  const { access_token: bearer } = await ask(gateway, {
    name: 'login',
    parameters: { role: 'merchant' },
    body: { email, password: PASSWORD },
  });
  const kyc = {
    legal_name: 'A shop SARL',
    registration_number: 'RC/YAO/2026/B/17',
    address: 'Rue Joffre, Douala',
    representative_name: 'Ngo Bassa',
    representative_id_number: '112233445566',
  };
  const parameters = { merchant_id: merchant.id };
  await ask(gateway, { name: 'submitKyc', bearer, body: kyc });
  await ask(gateway, { name: 'decideKyc', bearer: operatorKey, parameters, body: { decision: 'approved' } });
  await ask(gateway, { name: 'updateMerchant', bearer: operatorKey, parameters, body: terms });
  const { secret: key } = await adminOf(gateway).createApiKey({
    merchantId: merchant.id,
    livemode: true,
    name: 'Server',
  });
  const { secret: testKey } = await adminOf(gateway).createApiKey({
    merchantId: merchant.id,
    livemode: false,
    name: 'Tests',
  });
  const endpoints: Endpoint[] = [];
  for (const [place, events] of wanted.endpoints.entries()) {
    const url = `https://${email.replace('@', '.')}/hooks/${place}`;
    const { endpoint } = await ask(gateway, {
      name: 'createWebhookEndpoint',
      bearer: key,
      body: { url, events: [...events] },
    });
    endpoints.push({ id: endpoint.id, url, secret: endpoint.secret });
  }
  return { id: merchant.id, key, testKey, endpoints: endpoints as [Endpoint, ...Endpoint[]] };
}

async function createUser(gateway: Gateway, email: string): Promise<Person> {
  const login = await ask(gateway, {
    name: 'register',
    parameters: { role: 'user' },
    body: { email, password: PASSWORD, name: 'Ngo Bassa' },
  });
  return withPin(gateway, 'user', login, USER_PIN);
}

async function createAgent(gateway: Gateway, operatorKey: string): Promise<Person> {
  const email = 'agent@example.cm';
  const { agent } = await ask(gateway, {
    name: 'createAgent',
    bearer: operatorKey,
    body: { email, password: PASSWORD, name: 'Agent' },
  });
  await ask(gateway, {
    name: 'moveFloat',
    bearer: operatorKey,
    parameters: { agent_id: agent.id },
    body: { amount: 150_000, currency: 'XAF', livemode: true, direction: 'fund' },
  });
  const login = await ask(gateway, {
    name: 'login',
    parameters: { role: 'agent' },
    body: { email, password: PASSWORD },
  });
  return withPin(gateway, 'agent', login, AGENT_PIN);
}

async function withPin(gateway: Gateway, role: Person['role'], login: LoginResult, pin: string): Promise<Person> {
  const { access_token: accessToken, refresh_token: refreshToken, principal } = login;
  const body = { password: PASSWORD, pin };
  await ask(gateway, { name: 'setPin', bearer: accessToken, parameters: { role }, body });
  return { id: principal.id, role, email: principal.email, password: PASSWORD, pin, accessToken, refreshToken };
}

async function ask<Name extends RouteName>(gateway: Gateway, request: ApiRequest<Name>): Promise<DataOf<Name>> {
  const { status, body } = await serve(gateway, request, (error) => {
    throw error;
  });
  if (status >= 300) throw new Error(`${request.name} was refused: ${body}`);
  return (JSON.parse(body) as SuccessBody<DataOf<Name>>).data;
}

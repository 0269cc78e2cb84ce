// Every method of every client against the contract's own declarations: what is sent is what a route takes, what the
// route answers is what the method gives, and there is one method for each route.
import { type Route, routes, type RouteName, sampleAnswer } from '@mitako/contract';
import { ROLES } from '@mitako/contract/names';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Fetch } from '../src/index.ts';
import { accountCases } from './contract/account.ts';
import { agentCases } from './contract/agent.ts';
import { type Case, givenBy } from './contract/case.ts';
import { merchantAccountCases } from './contract/merchant-account.ts';
import { merchantServerCases } from './contract/merchant-server.ts';
import { operatorCases } from './contract/operator.ts';
import { walletCases } from './contract/wallet.ts';
import { apiKey, payment, quickClient, recorded, succeeded, type Arrived } from './support/api.ts';
import {
  agentOver,
  loggedInOperatorOver,
  merchantOver,
  operatorAccountOver,
  operatorKey,
  operatorOver,
  walletOver,
} from './support/faces.ts';
import { loggedIn } from './support/samples.ts';

/** Routes that several clients have, and how many. */
const SHARED: Readonly<Partial<Record<RouteName, number>>> = { uploadFile: 2, downloadFile: 2 };

const ids: Readonly<Record<string, string>> = {
  payment_id: payment.id,
  payment_link_id: 'plink_1',
  customer_id: 'cus_1',
  slug: payment.slug,
  refund_id: 'rfd_1',
  dispute_id: 'dsp_1',
  file_id: 'file_1',
  settlement_id: 'stl_1',
  payout_export_id: 'pex_1',
  endpoint_id: 'whe_1',
  event_id: 'evt_1',
  delivery_id: 'dlv_1',
  merchant_id: 'mer_1',
  method: 'mtn_momo',
  agent_id: 'agt_1',
  location_id: 'loc_1',
  attempt_id: 'att_1',
  transaction_id: 'tx_1',
  ledger_check_id: 'chk_1',
  day: '2026-01-31',
  device_id: 'dev_1',
  known_device_id: 'kdv_1',
  message_id: 'msg_1',
  key_id: 'key_1',
  membership_id: 'mbr_1',
  account_id: 'usr_1',
  user_id: 'usr_1',
  factor_id: 'fac_1',
};

const faces = await Promise.all([
  played('merchant server', (fetch) => quickClient({ fetch }), merchantServerCases, apiKey),
  played('operator with a key', operatorOver, operatorCases, operatorKey),
  played('operator', (fetch) => operatorAccountOver(fetch), accountCases, loggedIn.access_token),
  played('user', (fetch) => walletOver(fetch), walletCases, loggedIn.access_token),
  played('agent', (fetch) => agentOver(fetch), agentCases, loggedIn.access_token),
  played('merchant', (fetch) => merchantOver(fetch), merchantAccountCases, loggedIn.access_token),
]);

describe.each(faces)('$name', ({ name, methods, calls }) => {
  describe.each(calls)('$route', ({ route: routeName, gives, credential, run }) => {
    const route = routes[routeName];
    const [status, answer] = Object.entries(route.success)[0] ?? [];

    it('is sent as the contract declares it, and returns the declared response', async () => {
      expect(answer?.parse(sampleAnswer(routeName))).toBeDefined();
      const { given, arrived } = await run(Number(status));
      expect(given).toEqual(gives);

      const [sent, ...more] = arrived;
      expect(more).toEqual([]);
      const path = route.path.replaceAll(/\{(\w+)\}/g, (_, id: string) => (id === 'role' ? name : (ids[id] ?? '')));
      expect(`${sent?.method} ${sent?.path}`).toBe(`${route.method} /api/v1${path}`);
      expect(sent?.headers.get('authorization')).toBe(route.auth.kind === 'none' ? null : `Bearer ${credential}`);
      expect(route.query.safeParse(queryOf(sent))).toMatchObject({ success: true });
      expect(sent?.headers.has('idempotency-key')).toBe(route.method !== 'GET');
      expect(sent?.headers.get('content-type')).toBe(
        'upload' in route ? 'application/octet-stream' : 'application/json',
      );
      // A file is its own body.
      const isBody = 'upload' in route ? sent?.body === '%PDF' : bodySchemaOf(route).safeParse(sent?.body).success;
      expect(isBody).toBe(true);
    });
  });

  it('has a case for every method, and a method for every route', async () => {
    const reached = new Map<RouteName, Set<string>>();
    for (const { route, run } of calls) {
      const { called } = await run(200);
      expect(called).toHaveLength(1);
      reached.set(route, new Set([...(reached.get(route) ?? []), ...called]));
    }
    expect([...reached.values()].flatMap((each) => [...each]).toSorted()).toEqual(methods.toSorted());
    for (const [route, called] of reached) {
      const declared = declaredNames(route).filter((each) => methods.includes(each));
      const wanted = declared.length === 0 ? [...called].slice(0, 1) : declared;
      expect([...called]).toEqual(wanted);
    }
  });
});

it('a logged-in operator has the methods of an operator key, with an access token', async () => {
  const [first] = operatorCases;
  const arrived: Arrived[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    if (request.url.endsWith('/refresh')) return succeeded(loggedIn)();
    arrived.push(await recorded(request));
    return succeeded(sampleAnswer('createMerchant'), 201)();
  };
  const face = loggedInOperatorOver(fetch);
  expect(methodsOf(face)).toEqual(methodsOf(operatorOver(fetch)));
  await first?.call(face);
  expect(arrived.map(({ headers }) => headers.get('authorization'))).toEqual([`Bearer ${loggedIn.access_token}`]);
});

it('every route of the contract belongs to one client, or to the client of each of its roles', () => {
  const reached = Object.entries(routes).map(([name, { path, parameters, client }]) => {
    const reachedBy = faces.filter(({ calls }) => calls.some(({ route }) => route === name));
    const roles = ROLES.filter((role) => parameters.safeParse({ ...ids, role }).success).length;
    const one = client === null ? 0 : (SHARED[name as RouteName] ?? 1);
    return { name, by: reachedBy.length, wanted: path.includes('{role}') && client !== null ? roles : one };
  });
  expect(reached.filter(({ by, wanted }) => by !== wanted)).toEqual([]);
});

/** Names of the methods that a route declares; none if its operation names its one method. */
function declaredNames(route: RouteName): readonly string[] {
  const { client }: Route = routes[route];
  return [client ?? []].flat().map((one) => (typeof one === 'string' ? one : one.name));
}

/** A face with what each of its cases sends and gives. */
async function played<Face extends object>(
  name: string,
  over: (fetch: Fetch) => Face,
  cases: readonly Case<Face>[],
  credential: string,
) {
  const methods = methodsOf(over(async () => Response.error()));
  const calls = [...cases, ...(await readsOf(over, methods, cases))].map((each) => {
    const run = async (
      status: number,
    ): Promise<{ readonly given: unknown; readonly arrived: Arrived[]; readonly called: string[] }> => {
      const arrived: Arrived[] = [];
      const called: string[] = [];
      const fetch = async (request: Request): Promise<Response> => {
        if (request.url.endsWith('/refresh')) return succeeded(loggedIn)();
        arrived.push(await recorded(request));
        if (each.bytes !== undefined) return new Response(each.bytes);
        if (each.csv !== undefined) return new Response(each.csv, { headers: { 'content-type': 'text/csv' } });
        return succeeded(sampleAnswer(each.route), status)();
      };
      const given = await each.call(noting(over(fetch), called));
      return { given, arrived, called };
    };
    return { route: each.route, gives: givenBy(each), credential, run };
  });
  return { name, methods, calls };
}

/** Reads that no case calls: each is called with the id of its path, if it has one, and nothing else. */
async function readsOf<Face extends object>(
  over: (fetch: Fetch) => Face,
  methods: readonly string[],
  cases: readonly Case<Face>[],
): Promise<readonly Case<Face>[]> {
  // On a face of its own each: a logout is a case too.
  const tried = async (call: (face: Face) => Promise<unknown>): Promise<readonly [string[], Arrived | undefined]> => {
    const called: string[] = [];
    let asked: Arrived | undefined;
    const fetch = async (request: Request): Promise<Response> => {
      if (request.url.endsWith('/refresh')) return succeeded(loggedIn)();
      asked = await recorded(request);
      return Response.error();
    };
    await call(noting(over(fetch), called)).catch(() => undefined);
    return [called, asked];
  };
  const called = new Set((await Promise.all(cases.map(({ call }) => tried(call)))).flatMap(([names]) => names));
  const reads: Case<Face>[] = [];
  for (const method of methods.filter((each) => !called.has(each))) {
    const [, asked = (await tried((face) => callOf(face, method, 'id')))[1]] = await tried((face) =>
      callOf(face, method),
    );
    const found = Object.entries(routes).find(([, route]) => route.method === 'GET' && isPathOf(route.path, asked));
    if (found === undefined) continue;
    const [, id] = /\{(\w+)\}/.exec(found[1].path) ?? [];
    const given = id === undefined ? [] : [ids[id]];
    reads.push({ route: found[0] as RouteName, call: (face) => callOf(face, method, ...given) });
  }
  return reads;
}

/** Calls a method by its path; of a list its first page. */
async function callOf(face: object, method: string, ...given: readonly unknown[]): Promise<unknown> {
  const found = method.split('.').reduce<unknown>((of, name) => Reflect.get(of as object, name), face);
  const answer: unknown = (found as (...all: readonly unknown[]) => unknown)(...given);
  return typeof answer === 'object' && answer !== null && 'page' in answer
    ? (answer as { page(): Promise<unknown> }).page()
    : answer;
}

function isPathOf(template: string, asked: Arrived | undefined): boolean {
  return asked?.method === 'GET' && new RegExp(`/api/v1${template.replaceAll(/\{\w+\}/g, 'id')}$`).test(asked.path);
}

/** Paths of everything that can be called. */
function methodsOf(face: object): string[] {
  return Object.entries(face).flatMap(([name, value]: readonly [string, unknown]) =>
    typeof value === 'object' && value !== null ? methodsOf(value).map((inner) => `${name}.${inner}`) : [name],
  );
}

/** The same face, which writes down what is called. */
function noting<Face extends object>(face: Face, called: string[], prefix = ''): Face {
  return new Proxy(face, {
    get: (target, name, receiver): unknown => {
      const value: unknown = Reflect.get(target, name, receiver);
      if (typeof value === 'object' && value !== null) return noting(value, called, `${prefix}${String(name)}.`);
      called.push(prefix + String(name));
      return value;
    },
  });
}

/** Of the body as text. */
function bodySchemaOf(route: object): z.ZodType {
  if (!('body' in route)) return z.literal('');
  return z
    .string()
    .transform((text): unknown => JSON.parse(text))
    .pipe(route.body as z.ZodType);
}

function queryOf(sent: Arrived | undefined): Record<string, string | string[]> {
  const search = new URLSearchParams(sent?.search);
  return Object.fromEntries([...new Set(search.keys())].map((name) => [name, oneOrMore(search.getAll(name))]));
}

function oneOrMore(values: string[]): string | string[] {
  return values.length === 1 ? (values[0] ?? '') : values;
}

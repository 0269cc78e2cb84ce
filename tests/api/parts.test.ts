import { isRouteOpen, type Part, PARTS, type Route, type RouteName, routes, type Way } from '@mitako/contract';
import type { Arrived } from '@mitako/core';
import { createHandler, openApiDocument } from '@mitako/http';
import { describe, expect, test } from 'vitest';
import { openGateway } from './support.ts';

// Every route, through every entry point, with its parts closed and open: only the embedding program reaches what is closed.

const ALL = Object.entries<Route>(routes) as [RouteName, Route][];
const OUTER: readonly Way[] = ['api', 'checkout', 'panel', 'command_line'];

/** The parts that a route belongs to, for a role. */
function partsOf({ part }: Route, role: string | null): readonly Part[] {
  return PARTS.filter((one) => isRouteOpen(part, new Set([one]), role));
}

function places([, { path, parameters }]: (typeof ALL)[number]): readonly (string | null)[] {
  if (!path.includes('{role}')) return [null];
  const { properties = {} } = parameters.toJSONSchema({ io: 'input', unrepresentable: 'any' });
  const { role } = properties;
  return typeof role === 'object' ? (role.enum ?? []).map(String) : [];
}

/** What a stranger is answered, by route, role and way. */
async function answersOf(parts: readonly Part[]): Promise<ReadonlyMap<string, string | null>> {
  const api = await openGateway({ parts });
  const answers = new Map<string, string | null>();
  for (const route of ALL) {
    for (const role of places(route)) {
      for (const way of OUTER) {
        const parameters = role === null ? {} : { role };
        const arrived: Arrived = { way, parameters, credential: { kind: 'none' }, body: {} };
        const result = await api.gateway.call(route[0], arrived);
        answers.set(keyOf(route[0], role, way), result.kind === 'refused' ? result.code : null);
      }
    }
  }
  await api.close();
  return answers;
}

function keyOf(name: RouteName, role: string | null, way: Way): string {
  return `${name} ${role ?? ''} ${way}`;
}

test('every route declares its part', () => {
  const lacking = ALL.filter(([, { part }]) => [part].flat().some((one: unknown) => one === undefined || one === ''));
  expect(lacking.map(([name]) => name)).toEqual([]);
  for (const route of ALL) for (const role of places(route)) expect(partsOf(route[1], role), route[0]).not.toEqual([]);
});

describe.each(PARTS.filter((part) => part !== 'reference' && part !== 'front'))('without the part %s', (closed) => {
  const open = PARTS.filter((part) => part !== closed);

  test('what belongs to it alone is no route, by every way but in process, and the rest is as it was', async () => {
    const before = await answersOf(PARTS);
    const answers = await answersOf(open);
    let count = 0;
    for (const route of ALL) {
      for (const role of places(route)) {
        const isClosed = partsOf(route[1], role).every((part) => part === closed);
        count += Number(isClosed);
        for (const way of OUTER) {
          const key = keyOf(route[0], role, way);
          expect([key, answers.get(key)]).toEqual([key, isClosed ? 'ROUTE_NOT_FOUND' : before.get(key)]);
        }
      }
    }
    // Each part has routes of its own; those of keys are the dashboard's, too.
    expect(count).toBeGreaterThan(0);
  });

  test('handler and OpenAPI document have exactly the rest', async () => {
    const api = await openGateway({ parts: open });
    const handler = createHandler(api.gateway);
    const { paths } = openApiDocument(api.gateway.publicUrl, api.gateway.parts);
    for (const route of ALL) {
      const [name, { method, path, rawMethods }] = route;
      const opened = places(route).filter((role) => isRouteOpen(route[1].part, new Set(open), role));
      const isShown = paths[path]?.[(rawMethods?.[0] ?? method).toLowerCase()] !== undefined;
      expect([name, isShown]).toEqual([name, opened.length > 0]);
      for (const role of places(route)) {
        if (opened.includes(role)) continue;
        const at = path.replace('{role}', role ?? '').replaceAll(/\{\w+\}/g, 'x');
        const { status } = await handler(new Request(`http://gateway.test/api/v1${at}`, { method }));
        expect([name, role, [404, 405].includes(status)]).toEqual([name, role, true]);
      }
    }
    await api.close();
  });
});

test('in process, everything is open', async () => {
  const api = await openGateway({ parts: ['checkout'] });
  const as = { way: 'in_process', credential: { kind: 'operator' } } as const;
  expect(await api.gateway.call('listMerchants', as)).toMatchObject({ kind: 'done' });
  expect(await api.gateway.call('listAgents', as)).toMatchObject({ kind: 'done' });
});

test('a key reaches nothing while `api` is closed, and a member nothing while `dashboard` is', async () => {
  const keyless = await openGateway({ parts: PARTS.filter((part) => part !== 'api') });
  const bearer = keyless.seed.merchant.testKey;
  expect(await keyless.request('GET', '/gateway/payments', { bearer })).toMatchObject({ status: 404 });
  const token = await keyless.login(keyless.seed.merchant.email, {
    role: 'merchant',
    password: keyless.seed.merchant.password,
  });
  expect(await keyless.request('GET', '/gateway/payments?mode=test', { bearer: token })).toMatchObject({ status: 200 });
  await keyless.close();

  const alone = await openGateway({ parts: PARTS.filter((part) => part !== 'dashboard') });
  const key = alone.seed.merchant.testKey;
  expect(await alone.request('GET', '/gateway/payments', { bearer: key })).toMatchObject({ status: 200 });
  expect(await alone.request('POST', '/auth/merchant/login', { body: {} })).toMatchObject({ status: 404 });
});

test('without wallets and agents no checkout offers the wallet or cash', async () => {
  const offered = async (parts: readonly Part[]): Promise<readonly string[]> => {
    const api = await openGateway({ parts, methods: [{ method: 'wallet' }, { method: 'cash' }] });
    const { body } = await api.request<{ data: { methods: readonly { method: string; offered: boolean }[] } }>(
      'GET',
      '/merchant/methods',
      { bearer: api.seed.merchant.testKey },
    );
    await api.close();
    return body.data.methods.filter((each) => each.offered).map(({ method }) => method);
  };
  expect(await offered(PARTS)).toEqual(expect.arrayContaining(['wallet', 'cash', 'mtn_momo']));
  const left = await offered(PARTS.filter((part) => part !== 'wallets' && part !== 'agents'));
  expect(left).toContain('mtn_momo');
  expect(left).not.toEqual(expect.arrayContaining(['wallet']));
  expect(left).not.toEqual(expect.arrayContaining(['cash']));
});

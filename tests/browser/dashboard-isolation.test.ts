// Objects of one merchant or role do not exist for another. No browser, because nothing here depends on rendering.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDashboard, createOperatorPanel } from '../../packages/dashboard/src/index.ts';
import {
  startSite,
  type DashboardSite,
  type Visit,
  type Visitor,
} from '../../packages/dashboard/test/support/visitor.ts';
import { askApi, fillShop, type ShopData } from './dashboard-data.ts';
import { pathOf, ROUTES, type PageRoute } from './dashboard-routes.ts';
import { adminOf } from '../support/in-process.ts';

let site: DashboardSite;
let data: ShopData;
let owner: Visitor;
let stranger: Visitor;
let ids: Readonly<Record<string, string>>;

/** Well-formed ids of nothing. */
const NOTHING: Readonly<Record<string, string>> = {
  payment_id: 'pay_01kedhw6m0609tapkz07zzzzzz',
  payment_link_id: 'plink_01kedhw6m0609tapkz07zzzzzz',
  customer_id: 'cus_01kedhw6m0609tapkz07zzzzzz',
  settlement_id: 'stl_01kedhw6m0609tapkz07zzzzzz',
  dispute_id: 'dsp_01kedhw6m0609tapkz07zzzzzz',
  file_id: 'file_01kedhw6m0609tapkz07zzzzzz',
  key_id: 'key_01kedhw6m0609tapkz07zzzzzz',
  endpoint_id: 'whe_01kedhw6m0609tapkz07zzzzzz',
  delivery_id: 'dlv_01kedhw6m0609tapkz07zzzzzz',
  event_id: 'evt_01kedhw6m0609tapkz07zzzzzz',
  device_id: 'dev_01kedhw6m0609tapkz07zzzzzz',
  membership_id: 'mbr_01kedhw6m0609tapkz07zzzzzz',
  factor_id: 'fac_01kedhw6m0609tapkz07zzzzzz',
  known_device_id: 'kdv_01kedhw6m0609tapkz07zzzzzz',
};

/** Fields of all forms together, so that each can be submitted. */
const FIELDS: Readonly<Record<string, string>> = {
  amount: '100',
  reason: 'Retour',
  evidence: 'Une preuve',
  grace_seconds: '0',
  url: 'https://other.example/webhooks',
  'event:*': '1',
};
/** Actions of the buttons on pages with several. */
const TAPS = ['ping', 'enable', 'disable', 'succeed', 'fail', 'refund', 'dispute'] as const;

/** Forms that show nothing of what they are about, so that they are the same for any id. */
const SHOWS_NOTHING = /^.(team.(leave|switch).|account.security.factors.:factor_id$)/;
/** Done with active members alone, and who was invited is none yet; or with factors that a code has confirmed. */
const NOT_NOW =
  /^POST .(team.:membership_id.(role|sessions|invitation|offer)|account.security.factors.)|factor_id.remove$/;

/** A payment method is named by its provider, and every merchant has the same. */
const ABOUT_ONE = ROUTES.merchant.filter(({ path }) => path.includes(':') && !path.startsWith('/methods/'));
const TO_LOGIN = (panel: string) => ({ status: 303, location: `${panel}/login` });
const named = (routes: readonly PageRoute[]): readonly (PageRoute & { readonly name: string })[] =>
  routes.map((route) => ({ ...route, name: `${route.method} ${route.path}` }));

beforeAll(async () => {
  site = await startSite();
  data = await fillShop(site.engine);
  owner = await site.merchant();
  stranger = await site.otherMerchant();
  ids = {
    payment_id: data.payments.succeeded.id,
    payment_link_id: data.links.paid,
    customer_id: data.customerId,
    settlement_id: data.settlements.pending,
    dispute_id: data.disputes.open,
    file_id: data.fileId,
    key_id: data.keys.active,
    endpoint_id: data.endpoints.good,
    delivery_id: data.deliveries.delivered,
    event_id: data.eventId,
    ...(await ownOf()),
  };
});

afterAll(() => site.close());

/** Devices of the owner, somebody whom the owner has invited, the owner's own membership, and a second factor. */
async function ownOf(): Promise<Readonly<Record<string, string>>> {
  const bearer = await site.engine.login(site.engine.seed.merchant.email, { role: 'merchant' });
  const own = <Data>(method: string, path: string, body?: unknown): Promise<Data> =>
    askApi<Data>(site.engine, method, path, { bearer, body });
  const { devices } = await own<{ devices: readonly { id: string; current: boolean }[] }>(
    'GET',
    '/auth/merchant/me/devices',
  );
  const { memberships } = await own<{ memberships: readonly { id: string }[] }>('GET', '/auth/merchant/me/memberships');
  const invited = { email: 'bih@shop.test', role: 'administrator' };
  const { member } = await own<{ member: { id: string } }>('POST', '/merchant/members', invited);
  const { known_devices: known } = await own<{ known_devices: readonly { id: string }[] }>(
    'GET',
    '/auth/merchant/me/known-devices',
  );
  const { factor } = await own<{ factor: { id: string } }>('POST', '/auth/merchant/me/totp');
  return {
    device_id: devices.find(({ current }) => current)?.id ?? '',
    membership_id: member.id,
    own_membership_id: memberships[0]?.id ?? '',
    factor_id: factor.id,
    known_device_id: known[0]?.id ?? '',
  };
}

/** What a path names: to leave or to switch, one's own membership. */
function knownFor({ path }: PageRoute, known: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const { own_membership_id: own } = known;
  return own !== undefined && /^.team.(leave|switch)/.test(path) ? { ...known, membership_id: own } : known;
}

/** The parts of a response that an outsider can compare. */
function notified({ status, location, html }: Visit, asked: Readonly<Record<string, string>>): unknown {
  const unnamed = (words: string): string =>
    Object.values(asked)
      .reduce((rest, id) => rest.replaceAll(id, 'ID'), words)
      .replaceAll(/nonce="[^"]+"|name="key" value="[^"]+"/g, '');
  return { status, location: location === null ? null : unnamed(location), html: unnamed(html) };
}

async function ask(visitor: Visitor, { method }: PageRoute, path: string, does?: string): Promise<Visit> {
  if (method === 'GET') return visitor.get(path);
  const password = visitor === owner ? site.engine.seed.merchant.password : 'a long password';
  return visitor.post(path, { ...FIELDS, password, key: crypto.randomUUID(), ...(does !== undefined && { do: does }) });
}

/** All data of the owner that a form could have changed. */
async function holdings(): Promise<string> {
  const paths = [
    ...['payments', 'customers', 'disputes', 'settlements'].map((name) => `/gateway/${name}?limit=100`),
    ...['payment-links', 'webhook-endpoints', 'deliveries', 'events', 'balance'].map((name) => `/merchant/${name}`),
  ];
  return JSON.stringify(await Promise.all(paths.map((path) => askApi(site.engine, 'GET', path))));
}

describe('a merchant with an id of another merchant', () => {
  test.each(named(ABOUT_ONE))('$name gets the same response as an unknown id', async (route) => {
    const before = await holdings();
    for (const mode of ['test', 'live']) {
      for (const does of route.method === 'POST' ? TAPS : [undefined]) {
        const at = (known: Readonly<Record<string, string>>): string =>
          `/dashboard/${mode}${pathOf(route, knownFor(route, known))}`;
        const answer = await ask(stranger, route, at(ids), does);
        expect(notified(answer, ids)).toEqual(notified(await ask(stranger, route, at(NOTHING), does), NOTHING));
        // In live mode the sandbox redirects to its explanation, for any id.
        if (SHOWS_NOTHING.test(route.path)) continue;
        expect(answer.status).toBe(mode === 'live' && route.path.startsWith('/sandbox') ? 303 : 404);
      }
    }
    expect(await holdings()).toBe(before);
  });

  test.each([
    ['/payments', 'q', 'payment_id'],
    ['/payments/export', 'q', 'payment_id'],
    ['/webhooks/deliveries', 'endpoint', 'endpoint_id'],
    ['/webhooks/deliveries/replay', 'endpoint', 'endpoint_id'],
    ['/settlements', 'cursor', 'settlement_id'],
  ])('%s?%s= finds nothing', async (path, name, of) => {
    const at = (id: string | undefined): string => `/dashboard/test${path}?${name}=${id}`;
    const found = await stranger.get(at(ids[of]));
    expect(notified(found, ids)).toEqual(notified(await stranger.get(at(NOTHING[of])), NOTHING));
    expect(found.html).not.toContain('CMD-');
  });

  test('cannot replay the other’s deliveries', async () => {
    const path = '/dashboard/test/webhooks/deliveries/replay';
    const since = new Date(site.engine.clock.now() - 86_400_000 * 30).toISOString();
    const key = (): string => crypto.randomUUID();
    const before = await holdings();
    for (const endpoint of [ids['endpoint_id'] ?? '', NOTHING['endpoint_id'] ?? '']) {
      expect((await stranger.post(path, { key: key(), since, endpoint })).status).toBe(404);
    }
    expect((await stranger.post(path, { key: key(), since, endpoint: '' })).text).toContain('Rien');
    expect(await holdings()).toBe(before);
  });

  test('sees nothing of the other’s with the other’s cursor', async () => {
    const { pagination } = await askApi<{ pagination: { next_cursor: string } }>(
      site.engine,
      'GET',
      '/gateway/payments?limit=1',
    );
    const { html, status } = await stranger.get(`/dashboard/test/payments?cursor=${pagination.next_cursor}`);
    expect(status).toBeLessThan(500);
    expect(html).not.toContain('CMD-');
  });
});

describe('a merchant in the other mode', () => {
  test.each(named(ABOUT_ONE.filter(({ path }) => !/^.(sandbox|account|team)/.test(path))))(
    '$name does not exist',
    async (route) => {
      const answer = await ask(owner, route, `/dashboard/live${pathOf(route, knownFor(route, ids))}`, 'ping');
      expect(answer.status).toBe(404);
    },
  );
});

// Last, because these forms change data. Without it the tests above could pass for paths that do not exist.
describe('the owner of the object', () => {
  const last = ABOUT_ONE.filter(({ method, path }) => !NOT_NOW.test(`${method} ${path}`)).toSorted(
    (one, other) => Number(other.method === 'GET') - Number(one.method === 'GET'),
  );
  test.each(named(last))('finds $name', async (route) => {
    const does = route.path.startsWith('/sandbox') ? 'dispute' : 'ping';
    const answer = await ask(owner, route, `/dashboard/test${pathOf(route, knownFor(route, ids))}`, does);
    expect([200, 303, 409, 422]).toContain(answer.status);
    expect(answer.location ?? '').not.toContain('/login');
  });
});

describe('a session of another role', () => {
  const OPERATOR = { email: 'odile@pay.test', password: 'a long password of an operator' };
  const publicUrl = (): string => site.engine.gateway.publicUrl;
  const panels = () => ({
    '/dashboard': createDashboard(site.engine.gateway),
    '/admin': createOperatorPanel(site.engine.gateway),
  });

  /** The cookies of a login. */
  async function cookiesOf(panel: '/dashboard' | '/admin', who: { email: string; password: string }): Promise<string> {
    const { email, password } = who;
    const answer = await panels()[panel](
      new Request(`${publicUrl()}${panel}/login`, {
        method: 'POST',
        body: new URLSearchParams({ email, password, key: crypto.randomUUID() }),
        headers: { origin: publicUrl() },
      }),
    );
    const cookies = answer.headers.getSetCookie().map((cookie) => cookie.replace(/;.*/, ''));
    expect(cookies.join()).toMatch(/mitako_(merchant|operator)/);
    return cookies.join('; ');
  }

  async function answerTo(
    panel: '/dashboard' | '/admin',
    route: PageRoute,
    cookie: string,
    mode = '',
  ): Promise<{ readonly status: number; readonly location: string | null }> {
    const path = route.path.replaceAll(/:\w+/g, 'x');
    const { status, headers } = await panels()[panel](
      new Request(`${publicUrl()}${panel}${mode}${path}`, {
        method: route.method,
        ...(route.method === 'POST' && { body: new URLSearchParams(FIELDS) }),
        headers: { cookie, origin: publicUrl() },
      }),
    );
    return { status, location: headers.get('location') };
  }

  test('of a merchant is not accepted on the operator’s pages, under the names of its cookies too', async () => {
    const cookies = await cookiesOf('/dashboard', site.engine.seed.merchant);
    for (const cookie of [cookies, cookies.replaceAll('mitako_merchant', 'mitako_operator')]) {
      for (const route of ROUTES.operator) {
        expect({ route, ...(await answerTo('/admin', route, cookie)) }).toEqual({ route, ...TO_LOGIN('/admin') });
      }
    }
  });

  test('of an operator is not accepted on the merchants’ pages, under the names of its cookies too', async () => {
    await adminOf(site.engine.gateway).createOperator({ ...OPERATOR, name: 'Odile' });
    const cookies = await cookiesOf('/admin', OPERATOR);
    for (const cookie of [cookies, cookies.replaceAll('mitako_operator', 'mitako_merchant')]) {
      for (const route of ROUTES.merchant) {
        for (const mode of ['/live', '/test']) {
          const answer = await answerTo('/dashboard', route, cookie, mode);
          expect({ route, ...answer }).toEqual({ route, ...TO_LOGIN('/dashboard') });
        }
      }
    }
  });
});

import { MEMBER_ROLES, OPERATOR_ROLES } from '@mitako/contract/names';
import { engineStore } from '@mitako/core/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DashboardSite, startSite, type Visitor } from './support/visitor.ts';
import { adminOf } from '../../../tests/support/in-process.ts';

// Each role follows every link that its pages show. None leads to a page that refuses the role.

let site: DashboardSite;

beforeAll(async () => {
  site = await startSite({}, { messages: {} });
  const { engine } = site;
  const bearer = engine.seed.merchant.testKey;
  await engine.request('POST', '/gateway/payments', { bearer, body: { amount: 5000, currency: 'XAF' } });
  const link = { description: 'Ndolé', amount: 2500 };
  await engine.request('POST', '/merchant/payment-links', { bearer, body: link });
  const hook = { url: 'https://shop.example.cm/hook' };
  await engine.request('POST', '/merchant/webhook-endpoints', { bearer, body: hook });
});
afterAll(() => site.close());

/** Gives the only member of the seeded merchant, or the person of the operator, another role. */
async function giveRole(id: string, role: string): Promise<void> {
  const store = engineStore(site.engine.gateway.store);
  const [row] = await store.read.membershipsOf(id);
  if (row === undefined) throw new Error(id);
  const membership = { ...row, role: role as typeof row.role, version: row.version + 1 };
  await store.commit([{ type: 'membership.update', membership, fromVersion: row.version }]);
}

async function personId(role: 'merchant' | 'operator', email: string): Promise<string> {
  const { gateway } = site.engine;
  if (role === 'operator') {
    const found = (await adminOf(gateway).listOperators()).find((each) => each.email === email);
    return found?.person_id ?? '';
  }
  const { email: address, password } = site.engine.seed.merchant;
  const login = await gateway.call('login', {
    way: 'api',
    parameters: { role },
    body: { email: address, password },
  });
  return login.kind === 'done' ? login.data.principal.id : '';
}

/** What every link below a page answers, but for languages, logging out and files. */
async function followed(visitor: Visitor, start: string): Promise<ReadonlyMap<string, number>> {
  const seen = new Map<string, number>();
  const waiting = [start];
  for (let path = waiting.shift(); path !== undefined && seen.size < 150; path = waiting.shift()) {
    if (seen.has(path)) continue;
    const { status, html, location } = await visitor.get(path);
    seen.set(path, status);
    if (status === 303 && location !== null) waiting.push(location);
    for (const [, href = ''] of (html ?? '').matchAll(/href="(\/(?:dashboard|admin)[^"#]*)"/g)) {
      const next = href.replaceAll('&amp;', '&');
      if (/[?&]lang=|\/live(?:\/|$)|export|\/test\/?\?|report/.test(next) || seen.has(next)) continue;
      // One page of a kind.
      const kind = next.replace(/\?.*/, '').replaceAll(/[a-z]+_[0-9a-z]{20,}/g, ':id');
      if (![...seen.keys(), ...waiting].some((other) => kindOf(other) === kind)) waiting.push(next);
    }
  }
  return seen;
}

function kindOf(path: string): string {
  return path.replace(/\?.*/, '').replaceAll(/[a-z]+_[0-9a-z]{20,}/g, ':id');
}

test.each(MEMBER_ROLES)('no page of a member with the role %s links to one that refuses it', async (role) => {
  await giveRole(await personId('merchant', ''), role);
  const pages = await followed(await site.merchant(), '/dashboard/test');
  expect([...pages].filter(([, status]) => status !== 200 && status !== 303)).toEqual([]);
  expect(pages.size).toBeGreaterThan(4);
});

test.each(OPERATOR_ROLES)('no page of an operator with the role %s links to one that refuses it', async (role) => {
  const email = `${role}@pay.test`;
  const password = 'a long password of an operator';
  await adminOf(site.engine.gateway).createOperator({ email, name: 'Odile', password });
  const visitor = site.visitor();
  await visitor.get('/admin/login');
  await visitor.post('/admin/login', { email, password, key: crypto.randomUUID() });
  await giveRole(await personId('operator', email), role);
  const pages = await followed(visitor, '/admin');
  expect([...pages].filter(([, status]) => status !== 200 && status !== 303)).toEqual([]);
  expect(pages.size).toBeGreaterThan(4);
});

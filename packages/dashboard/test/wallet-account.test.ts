// The account of a user: the same pages of security as others have, and nothing else.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeAt } from '../../../tests/support/totp.ts';
import { startSite, type DashboardSite, type Visitor } from './support/visitor.ts';

const HOME = '/wallet/account/security';
const PASSWORD = 'a good password';

let site: DashboardSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

async function userOf(email: string): Promise<Visitor> {
  await site.engine.request('POST', '/auth/user/register', { body: { email, password: PASSWORD, name: 'Awa Ndiaye' } });
  const visitor = site.visitor();
  await visitor.get('/wallet/login');
  const { location } = await visitor.post('/wallet/login', { email, password: PASSWORD });
  expect(location).toMatch(/^\/wallet/);
  return visitor;
}

test('it is behind a login, which leads to the one page', async () => {
  const stranger = site.visitor();
  expect((await stranger.get('/wallet')).location).toBe(HOME);
  expect((await stranger.get(HOME)).location).toBe('/wallet/login');
  const login = await stranger.get('/wallet/login');
  expect(login.html).toContain('/account/forgotten?role=user');
  expect(login.html).not.toMatch(/register|sign-up/);
  const user = await userOf('awa@pay.test');
  const page = await user.get(HOME);
  for (const shown of ['Appareils connectés', 'Double authentification', 'Awa Ndiaye', 'awa@pay.test']) {
    expect(page.text).toContain(shown);
  }
  expect(page.html).not.toMatch(/\/search|\/live|\/test/);
});

test('the front page leads there', async () => {
  expect((await site.visitor().get('/')).html).toContain('href="/wallet"');
});

test('a user adds an application for codes, is asked for one at the next login, and removes it', async () => {
  const user = await userOf('codes@pay.test');
  const drawn = await user.post(`${HOME}/factors/new`);
  const [, secret = ''] = /secret=([A-Z2-7]+)/.exec(drawn.html) ?? [];
  const [, factor = ''] = /factors\/(fac_\w+)"/.exec(drawn.html) ?? [];
  const codes = await user.post(`${HOME}/factors/${factor}`, { code: codeAt(secret, site.engine.clock.now()) });
  expect(codes.html.match(/\b\d-\w{4}-\w{4}-\w{4}\b/g)).toHaveLength(10);
  expect((await user.get(HOME)).html).toContain(`${HOME}/factors/${factor}/remove`);
  const stranger = site.visitor();
  const login = await stranger.post('/wallet/login', { email: 'codes@pay.test', password: PASSWORD });
  expect(login.location).toBe('/wallet/login/code');
  site.engine.clock.advance(60_000);
  const code = codeAt(secret, site.engine.clock.now());
  expect((await stranger.post('/wallet/login/code', { code })).location).toBe('/wallet');
  const removed = await stranger.post(`${HOME}/factors/${factor}/remove`);
  expect(removed.location).toContain(`${HOME}?done=factorRemoved`);
  expect((await stranger.get(HOME)).html).not.toContain(factor);
});

test('a user signs out another device, forgets it, and changes the address', async () => {
  const [one, two] = [await userOf('two@pay.test'), site.visitor()];
  await two.post('/wallet/login', { email: 'two@pay.test', password: PASSWORD });
  const page = await one.get(HOME);
  const [, device = ''] = /devices\/(dev_\w+)"/.exec(page.html) ?? [];
  await one.post(`${HOME}/devices/${device}`);
  expect((await two.get(HOME)).location).toBe('/wallet/login');
  const [, known = ''] = /known\/(kdv_\w+)"/.exec(page.html) ?? [];
  await one.post(`${HOME}/known/${known}`);
  expect((await one.get(HOME)).html).not.toContain(known);
  expect((await one.post(`${HOME}/email`, { email: 'new@pay.test' })).location).toContain('done=changing');
  await site.engine.gateway.runDue();
  expect(site.engine.messages.link('new@pay.test')).toContain('/account/email');
});

test('accounts of other roles do not log in there', async () => {
  const { email, password } = site.engine.seed.merchant;
  const page = await site.visitor().post('/wallet/login', { email, password });
  expect([page.isRefused, page.text]).toEqual([true, expect.stringContaining('incorrect')]);
});

import { expect, test } from 'vitest';
import { refusal } from './support/fake-gateway.ts';
import { visitor } from './support/visitor.ts';

// RFC 9110 §15.4.4: after a POST, the browser gets what to show by GET.

const FORM = '__Host-mitako_form';

/** What the fake engine has sealed. */
function opened(cookie: string): string {
  return Buffer.from(/=v1\.([^;]*)/.exec(cookie)?.[1] ?? '', 'base64url').toString();
}

test('a refused form is shown by GET, with what was typed and what is wrong, once', async () => {
  const customer = visitor();
  const typed = { name: 'Awa', phone: '693456789', email: 'not an address', password: 'a long password', pin: '2580' };
  const page = await customer.post('/register', typed);
  expect([page.isRefused, page.status]).toEqual([true, 200]);
  expect(page.html).toContain('<title>Erreur');
  expect(page.html).toContain('value="not an address"');
  expect(page.html).not.toMatch(/a long password|2580/);
  expect(customer.setCookies.map(opened).join()).not.toMatch(/a long password|2580/);
  expect((await customer.get('/register')).html).not.toContain('not an address');
});

test('what waits is sealed for a minute, in a cookie that scripts cannot read', async () => {
  const customer = visitor();
  await customer.post('/mobile-money', { phone: '12 34' });
  const [cookie = ''] = customer.setCookies.filter((each) => each.startsWith(`${FORM}=v1.`));
  expect(cookie).toMatch(/; Max-Age=60; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
});

test('a form of another page does not take it', async () => {
  const customer = visitor();
  await customer.post('/login', { email: 'one', password: '' });
  const kept = customer.setCookies.find((each) => each.startsWith(`${FORM}=v1.`));
  customer.cookies.set(FORM, /=([^;]*)/.exec(kept ?? '')?.[1] ?? '');
  expect((await customer.get('/register')).html).not.toContain('value="one"');
  expect((await customer.get('/login')).html).toContain('value="one"');
});

test('what was sealed elsewhere, or changed, is ignored', async () => {
  const customer = visitor();
  customer.cookies.set(FORM, 'v1.bm90LXNlYWxlZC1oZXJl');
  expect((await customer.get('/login')).status).toBe(200);
});

test('a browser without cookies gets the form in the answer to the POST', async () => {
  const customer = visitor();
  customer.cookies.clear();
  const page = await customer.post('/login', { email: 'not an address', password: '' });
  expect([page.isRefused, page.status]).toEqual([false, 422]);
  expect(page.html).toContain('value="not an address"');
});

test('the answer to the POST says how long to wait; a redirect, which a browser follows at once, does not', async () => {
  const customer = visitor();
  customer.on('payCheckout', () => refusal('RATE_LIMITED', { limit: 'pay' }, 30));
  const typed = { provider: 'mtn_momo', phone: '653456789' };
  expect((await customer.post('/mobile-money', typed)).headers.get('retry-after')).toBe(null);
  customer.cookies.clear();
  const page = await customer.post('/mobile-money', typed);
  expect([page.status, page.headers.get('retry-after')]).toEqual([429, '30']);
});

test('what does not fit a cookie is shown in the answer to the POST', async () => {
  const customer = visitor();
  const page = await customer.post('/login', { email: 'x'.repeat(3_000), password: '' });
  expect([page.isRefused, page.status]).toEqual([false, 422]);
});

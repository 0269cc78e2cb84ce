import { expect, test } from 'vitest';
import type { CustomerPerson } from 'mitako';
import { START_MS } from '../../support/start.ts';
import { openBrowser, openHost, type TestHost } from '../support/host.ts';

const MINUTE = 60_000;

function awa(over: Partial<CustomerPerson> = {}): CustomerPerson {
  return { id: 'awa', name: 'Awa Sow', sessionId: 'host-session-1', authenticatedAt: START_MS, ...over };
}

async function checkout({ mitako }: TestHost): Promise<string> {
  const { checkout_url: url } = await mitako.shop.payments.create({ amount: 5000, customer_reference: 'order-1' });
  return new URL(url).pathname;
}

test('a customer of the host pays with a wallet that the first visit has opened, and a PIN of ours', async () => {
  const host = await openHost();
  const path = await checkout(host);
  host.customers.set('c1', awa());
  const browser = openBrowser(host, 'c1');
  expect((await browser.open(path)).text).toContain(`${path}/wallet`);
  expect(await browser.open(`${path}/wallet`)).toMatchObject({ status: 303, location: `${path}/pin` });
  const form = await browser.open(`${path}/pin`);
  expect(form.text).not.toContain('type="password" name="password"');
  expect(form.text).not.toContain('name="password"');
  expect(await browser.send(`${path}/pin`, { pin: '5829' })).toMatchObject({ status: 303, location: `${path}/wallet` });
  expect((await browser.open(`${path}/wallet`)).text).toContain('Awa Sow');
  expect(await browser.send(`${path}/wallet`, { pin: '5829' })).toMatchObject({
    status: 303,
    location: `${path}/result`,
  });
  const [user, ...others] = await host.store.read.principals('user', { limit: 9, afterId: null });
  expect(others).toEqual([]);
  expect(user).toMatchObject({ passwordHash: '', verifiedPhoneHash: null });
});

test('without a customer of the host, the wallet leads to its log-in, and back to the payment', async () => {
  const host = await openHost();
  const path = await checkout(host);
  const browser = openBrowser(host, 'nobody');
  const back = `https://shop.test/login?next=${encodeURIComponent(`https://shop.test${path}/wallet`)}`;
  expect(await browser.open(`${path}/wallet`)).toMatchObject({ status: 303, location: back });
  expect(await browser.open(`${path}/login`)).toMatchObject({ status: 303, location: back });
  for (const closed of ['register', 'login/code', 'phone']) {
    expect([closed, (await browser.open(`${path}/${closed}`)).status]).toEqual([closed, 404]);
  }
  // Guests who pay otherwise are nobody's customers.
  host.asked.length = 0;
  expect((await browser.open(path)).status).toBe(200);
  expect(host.asked).toEqual([]);
});

test('a PIN takes a recent authentication at the host, and the log-out of the host ends the wallet', async () => {
  const host = await openHost();
  const path = await checkout(host);
  host.customers.set('c1', awa());
  const browser = openBrowser(host, 'c1');
  await browser.open(`${path}/pin`);
  host.clock.advance(10 * MINUTE + 1);
  // The form was drawn before: the PIN is refused, and its page asks to confirm.
  expect(await browser.send(`${path}/pin`, { pin: '5829' })).toMatchObject({ status: 303, location: `${path}/pin` });
  const asks = await browser.open(`${path}/pin`);
  expect(asks.text).toContain(`/confirm?next=${encodeURIComponent(`https://shop.test${path}/pin`)}`);
  expect(asks.text).not.toContain('name="pin"');
  host.customers.set('c1', awa({ authenticatedAt: host.clock.now() }));
  await browser.open(`${path}/pin`);
  expect((await browser.send(`${path}/pin`, { pin: '5829' })).location).toBe(`${path}/wallet`);
  host.customers.delete('c1');
  expect((await browser.open(`${path}/wallet`)).location).toContain('/login?next=');
});

test('a number counts as verified with phoneVerifiedAt alone, and is taken over from whoever had it before', async () => {
  const host = await openHost();
  const path = await checkout(host);
  const phone = '+237670000101';
  /** Whose numbers count as verified once this customer has entered, in the order of their accounts. */
  const verified = async (person: CustomerPerson): Promise<readonly boolean[]> => {
    host.customers.set('c1', person);
    await openBrowser(host, 'c1').open(`${path}/wallet`);
    const users = await host.store.read.principals('user', { limit: 9, afterId: null });
    const oldestFirst = users.toSorted((one, other) => one.id.localeCompare(other.id));
    return oldestFirst.map(({ verifiedPhoneHash }) => verifiedPhoneHash !== null);
  };
  const omar = { id: 'omar', name: 'Omar' };
  expect(await verified(awa({ phone }))).toEqual([false]);
  expect(await verified(awa({ phone, phoneVerifiedAt: START_MS, sessionId: '2' }))).toEqual([true]);
  host.clock.advance(1);
  expect(await verified(awa({ ...omar, phone, phoneVerifiedAt: START_MS, sessionId: '3' }))).toEqual([false, true]);
  expect(await verified(awa({ ...omar, sessionId: '4' }))).toEqual([false, false]);
});

test('a wrong number is a wrong answer: 503, and the log names it', async () => {
  const host = await openHost();
  const path = await checkout(host);
  host.customers.set('c1', awa({ phone: '0670000101' }));
  expect((await openBrowser(host, 'c1').open(`${path}/wallet`)).status).toBe(503);
  expect(host.errors.map(({ fields }) => fields)).toEqual([
    { hook: 'people.customers', as: 'customer', field: 'phone', error: expect.objectContaining({ name: 'TypeError' }) },
  ]);
});

test('another customer of the host on the same phone has another wallet', async () => {
  const host = await openHost();
  const path = await checkout(host);
  host.customers.set('c1', awa());
  const browser = openBrowser(host, 'c1');
  await browser.open(`${path}/pin`);
  await browser.send(`${path}/pin`, { pin: '5829' });
  await browser.open(`${path}/wallet`);
  host.customers.set('c1', awa({ id: 'omar', name: 'Omar', sessionId: 'host-session-2' }));
  // The PIN that was typed for the one is not tried on the wallet of the other.
  expect(await browser.send(`${path}/wallet`, { pin: '5829' })).toMatchObject({ status: 303 });
  expect((await host.mitako.shop.payments.list().toArray({ max: 9 }))[0]?.status).toBe('requested');
});

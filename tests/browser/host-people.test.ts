// Express with sessions of its own, whose people open our pages.
import { createTestClock, fastHasher } from '@mitako/testing';
import express from 'express';
import session from 'express-session';
import { createMitako, type HostRequest, type MitakoShop } from 'mitako';
import { mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { connectChromium } from '../support/chromium.ts';

declare module 'express-session' {
  interface SessionData {
    userId: string;
    passwordAtMs: number;
  }
}

const USERS: Readonly<Record<string, { readonly name: string; readonly staff?: 'administrator' }>> = {
  claire: { name: 'Claire Mbarga', staff: 'administrator' },
  awa: { name: 'Awa Sow' },
};
const HOUR = 3_600_000;
const clock = createTestClock();

function nextOf({ query }: express.Request): string {
  return typeof query['next'] === 'string' ? query['next'] : '/';
}

let mitako: MitakoShop;
let url: string;
let browser: Browser;
let close: () => Promise<unknown>;
let asked: string[] = [];

beforeAll(async () => {
  browser = await connectChromium();
  const app = express();
  const sessions = new session.MemoryStore();
  const server = app.listen(0);
  const { port } = server.address() as AddressInfo;
  url = `http://localhost:${port}`;
  app.use(session({ store: sessions, secret: 'keyboard cat', resave: false, saveUninitialized: false, name: 'sid' }));
  app.get(
    '/login',
    (_request, response) => void response.send('<form method="post"><input name="user"><button>In</button></form>'),
  );
  app.post('/login', express.urlencoded(), (request, response) => {
    const next = nextOf(request);
    // A new session with each login: what was open for the one before ends.
    request.session.regenerate(() => {
      Object.assign(request.session, { userId: (request.body as { user: string }).user, passwordAtMs: clock.now() });
      response.redirect(303, next);
    });
  });
  app.get('/confirm', (request, response) => {
    request.session.passwordAtMs = clock.now();
    response.redirect(303, nextOf(request));
  });
  app.get('/logout', (request, response) => {
    // On to a provider of identities, on another host.
    request.session.destroy(() => response.redirect(303, `http://127.0.0.1:${port}/out`));
  });
  app.get('/out', (_request, response) => void response.send('Out of the shop'));

  const read = ({ headers }: HostRequest): Promise<(session.SessionData & { readonly id: string }) | null> => {
    const [, id] = /(?:^|; )sid=s%3A([^.]+)\./.exec(headers.get('cookie') ?? '') ?? [];
    return new Promise((resolve, reject) => {
      if (id === undefined) return resolve(null);
      sessions.get(id, (error, found) => (error ? reject(error as Error) : resolve(found ? { ...found, id } : null)));
    });
  };
  const person = (found: session.SessionData & { readonly id: string }) => ({
    id: found.userId,
    name: USERS[found.userId]?.name ?? '',
    sessionId: found.id,
    authenticatedAt: found.passwordAtMs,
  });
  const urls = {
    loginUrl: (returnTo: string) => `/login?next=${encodeURIComponent(returnTo)}`,
    reauthenticateUrl: (returnTo: string) => `/confirm?next=${encodeURIComponent(returnTo)}`,
    logoutUrl: '/logout',
  };
  mitako = await createMitako({
    shop: { name: 'Boutique du Wouri', livemode: false },
    store: ':memory:',
    publicUrl: `${url}/pay`,
    secret: 'a root secret for tests, long enough to be one',
    hasher: fastHasher(),
    clock,
    background: 'elsewhere',
    people: {
      staff: {
        ...urls,
        async resolve(request, as) {
          asked.push(new URL(request.url).pathname);
          const found = await read(request);
          const role = found === null ? undefined : USERS[found.userId]?.staff;
          return found === null || role === undefined
            ? null
            : { ...person(found), role: as === 'operator' ? role : 'finance' };
        },
      },
      customers: {
        ...urls,
        async resolve(request) {
          const found = await read(request);
          return found && person(found);
        },
      },
    },
  });
  mitako.attach(server);
  close = async () => {
    server.closeAllConnections();
    server.close();
    await mitako.close();
  };
});
afterAll(async () => {
  await browser.close();
  await close();
});

const contexts: BrowserContext[] = [];
afterEach(() => Promise.all(contexts.splice(0).map((context) => context.close())));

async function newPage(options: Parameters<Browser['newContext']>[0] = {}): Promise<Page> {
  const context = await browser.newContext({ locale: 'fr-CM', ...options });
  contexts.push(context);
  return context.newPage();
}

async function logIn(page: Page, user: string): Promise<void> {
  await page.fill('[name=user]', user);
  await page.click('button');
}

test('staff log in at the host, and open both panels; one call of the hook a view', async () => {
  const page = await newPage();
  await page.goto(`${url}/pay/admin`);
  expect(new URL(page.url()).pathname).toBe('/login');
  await logIn(page, 'claire');
  await page.waitForURL('**/pay/admin');
  expect(await page.textContent('body')).toContain('Claire Mbarga');
  asked = [];
  await page.goto(`${url}/pay/admin/audit-log`);
  expect(asked).toEqual(['/pay/admin/audit-log']);
  await page.goto(`${url}/pay/dashboard`);
  await page.waitForURL('**/pay/dashboard/test');
  expect(await page.textContent('body')).toContain('Boutique du Wouri');
});

test('the log-out of the host ends ours at the next view, and ours leads to that of the host', async () => {
  const page = await newPage();
  await page.goto(`${url}/pay/admin`);
  await logIn(page, 'claire');
  await page.goto(`${url}/logout`);
  await page.goto(`${url}/pay/admin/audit-log`);
  expect(new URL(page.url()).pathname).toBe('/login');
  await logIn(page, 'claire');
  await page.waitForURL('**/pay/admin/audit-log');
  await page.click('header .who button, .bar .who button');
  await page.waitForURL('http://127.0.0.1:*/out');
  expect(await page.textContent('body')).toContain('Out of the shop');
  await page.goto(`${url}/pay/admin`);
  expect(new URL(page.url()).pathname).toBe('/login');
});

test('a customer of the host is refused the panel, and pays at the checkout', async () => {
  const page = await newPage();
  await page.goto(`${url}/pay/admin`);
  await logIn(page, 'awa');
  // Logged in, and nobody here.
  expect(new URL(page.url()).pathname).toBe('/login');
  const { checkout_url: checkout } = await mitako.shop.payments.create({ amount: 5000, customer_reference: 'order-1' });
  await page.goto(`${checkout}/wallet`);
  expect(page.url()).toBe(`${checkout}/pin`);
  await page.fill('[name=pin]', '5829');
  await page.click('main form button:not(.link)');
  await page.waitForURL('**/wallet');
  expect(await page.textContent('main')).toContain('Awa Sow');
});

test.each([
  ['fr-CM', 'Confirmer mon identité'],
  ['en', 'Confirm it is you'],
])('an hour after the login, a change asks to confirm at the host first (%s)', async (locale, words) => {
  for (const width of [360, 1280]) {
    const page = await newPage({ locale, viewport: { width, height: 800 } });
    await page.goto(`${url}/pay/admin`);
    await logIn(page, 'claire');
    await page.waitForURL('**/pay/admin');
    clock.advance(HOUR);
    await page.goto(`${url}/pay/admin/operator-keys/new`);
    expect(await page.locator('main [name=name]').count()).toBe(0);
    await picture(page, `confirm-${locale}-${width}`);
    await page.click(`main a.button:has-text("${words}")`);
    await page.waitForURL('**/operator-keys/new');
    expect(await page.locator('main [name=name]').count()).toBe(1);
    expect(await page.locator('main [type=password]').count()).toBe(0);
  }
});

test('a hand-over shows a button, and enters once', async () => {
  const person = { id: 'claire', name: 'Claire Mbarga', role: 'administrator', authenticatedAt: clock.now() } as const;
  for (const [locale, words] of [
    ['fr-CM', 'Continuer'],
    ['en', 'Continue'],
  ] as const) {
    for (const width of [360, 1280]) {
      const page = await newPage({ locale, viewport: { width, height: 800 } });
      const link = await mitako.people.handOver({ as: 'operator', person, to: '/pay/admin/audit-log' });
      await page.goto(link.url);
      expect(await page.textContent('main')).toContain('Claire Mbarga');
      await picture(page, `hand-over-${locale}-${width}`);
      await page.click(`main button:has-text("${words}")`);
      await page.waitForURL('**/pay/admin/audit-log');
      await page.goto(link.url);
      expect(await page.textContent('main')).toContain(locale === 'en' ? 'no longer valid' : 'n’est plus valable');
      await picture(page, `hand-over-used-${locale}-${width}`);
    }
  }
});

/** With MITAKO_TEST_PICTURES=1. */
async function picture(page: Page, name: string): Promise<void> {
  if (process.env['MITAKO_TEST_PICTURES'] !== '1') return;
  mkdirSync('screenshots/host', { recursive: true });
  await page.screenshot({ path: `screenshots/host/${name}.png`, fullPage: true });
}

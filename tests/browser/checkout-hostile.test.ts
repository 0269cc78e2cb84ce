import { dataOf } from '@mitako/core';
import { engineStore } from '@mitako/core/engine';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { customerOf, submit, type Customer } from './checkout-customer.ts';
import { openWorld } from './checkout-world.ts';
import { adminOf } from '../support/in-process.ts';

// Hostile values for every text that others choose, on every page of the journey.

const MARKUP = `"'></title></style></textarea></script><script>window.hit=1</script><img src=x onerror="window.hit=2"><svg onload=window.hit=3><a href="javascript:window.hit=4">x</a>`;
const TEMPLATES = '{{constructor.constructor("window.hit=5")()}}${window.hit=6}<%=7%>&lt;script&gt;';
/** Reverses the text direction, closes all isolates, and reverses again. */
const BIDI = '\u2069\u202C\u202E\u2067 0009 AFCF\u2069\u2069\u202E';
const LONG = 'W'.repeat(300);
const EVIL = `A${BIDI}${MARKUP}\r\nSet-Cookie: a=b\n${TEMPLATES}${LONG}`;
/** Right-to-left letters, followed by the same controls. */
const EVIL_FROM_THE_RIGHT = `\u0645\u062A\u062C\u0631${EVIL}`;
const IN_ADDRESS = encodeURIComponent(EVIL);

const world = openWorld();
let shop: { readonly key: string };

test.each([
  ['from left to right', EVIL],
  ['from right to left', EVIL_FROM_THE_RIGHT],
])('text of a shop or a customer is shown as text only: %s', async (direction, evil) => {
  shop = await openShop(evil, direction.replaceAll(' ', '-'));
  const customer = await customerOf(world.browser, {
    viewport: { width: 320, height: 640 },
    userAgent: `Browser ${MARKUP}`,
    locale: 'fr-CM',
  });
  const { page } = customer;
  page.on('dialog', () => customer.complaints.push('a dialog opened'));

  const url = await createPayment(evil);
  for (const path of ['', '/login', '/register', '/mobile-money', '/app', '/cancel', '/nowhere']) {
    await page.goto(`${url}${path}?lang=${IN_ADDRESS}&provider=${IN_ADDRESS}&reset=${IN_ADDRESS}`);
    await expectHarmless(customer, path);
  }

  await page.goto(url);
  await fillRaw(page, { phone: evil });
  await submit(page);
  await expectHarmless(customer, 'mobile money, shown again');

  await page.goto(`${url}/register`);
  await fillRaw(page, { name: evil, email: evil, phone: evil, password: 'correct horse battery', pin: '4826' });
  await submit(page);
  await expectHarmless(customer, 'register, shown again');
  await fillRaw(page, {
    name: `${evil.slice(0, 60)}<script>window.hit=7</script>`,
    email: `awa-${direction.replaceAll(' ', '-')}@example.cm`,
    phone: direction === 'from left to right' ? '653000001' : '653000002',
    password: 'correct horse battery',
    pin: '4826',
  });
  await submit(page);
  expect(await customer.heading()).toBe('Confirmez avec votre code PIN');
  await expectHarmless(customer, 'wallet');
  await page.goto(`${url}/pin?reset=${IN_ADDRESS}`);
  await expectHarmless(customer, 'pin');
  await page.goto(`${url}/wallet`);
  await page.locator('#pin').fill('9753');
  await submit(page);
  await expectHarmless(customer, 'wallet, shown again');
  await page.locator('#pin').fill('4826');
  await submit(page);
  expect(await customer.heading()).toBe('C’est payé');
  await page.goto(`${url}/result?stay=${IN_ADDRESS}`);
  await expectHarmless(customer, 'result');
  await page.goto(url);
  await expectHarmless(customer, 'paid already');

  const other = await createPayment(evil);
  await customer.payByMobileMoney(other, '653456789');
  await expectHarmless(customer, 'wait');

  const canceled = await createPayment(evil);
  const slug = canceled.split('/').at(-1);
  const { status } = await world.site.engine.request('POST', `/gateway/checkout/${slug}/cancel`, {
    body: { reason: evil.slice(0, 200) },
  });
  expect(status).toBe(200);
  await page.goto(`${canceled}/result?stay=1`);
  await expectHarmless(customer, 'canceled');
  await customer.close();
});

/** The inspection of a page. */
interface Seen {
  /** Numbers of injected scripts that ran. */
  readonly hit: unknown;
  readonly elements: number;
  readonly scripts: number;
  /** Targets of links other than ours. */
  readonly protocols: readonly string[];
  readonly width: number;
  /** Amounts rendered in reverse. */
  readonly turned: number;
  readonly amounts: number;
  readonly text: string;
}

const LOOK = `(() => {
  const amounts = [];
  const amount = /5\\s000\\sFCFA/;
  for (const element of document.body.querySelectorAll('*')) {
    if (element.closest('script,style,noscript,[hidden]') !== null) continue;
    const found = amount.exec(element.textContent);
    if (found === null || [...element.children].some((child) => amount.test(child.textContent))) continue;
    // An amount may stand in several pieces of text, between which it may leave its line.
    const letters = [];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      for (let at = 0; at < node.length; at += 1) letters.push([node, at]);
    }
    const leftOf = (index) => {
      const [node, at] = letters[index];
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return range.getBoundingClientRect().left;
    };
    amounts.push(leftOf(found.index) < leftOf(found.index + 6));
  }
  return {
    hit: window.hit ?? null,
    elements: document.querySelectorAll('img, iframe, object, embed, [onerror], [onload]').length,
    scripts: [...document.scripts].filter((script) => script.nonce === '').length,
    protocols: [...document.links].map((link) => link.protocol).filter(
      (protocol) => !['http:', 'https:', 'mailto:', 'tel:'].includes(protocol)),
    width: document.documentElement.scrollWidth,
    turned: amounts.filter((isRight) => !isRight).length,
    amounts: amounts.length,
    text: document.title + '\\n' + document.body.innerText,
  };
})()`;

/** No script ran, nothing was blocked, no link or resource is foreign, and nothing overflows or is reversed. */
async function expectHarmless({ page, complaints }: Customer, place: string): Promise<void> {
  const seen = await page.evaluate<Seen>(LOOK);
  const { text, amounts, ...rest } = seen;
  expect(amounts > 0 || place === '/nowhere').toBe(true);
  expect({ place, ...rest }).toEqual({
    place,
    hit: null,
    elements: 0,
    scripts: 0,
    protocols: [],
    width: 320,
    turned: 0,
  });
  // Only our own pair of direction characters is left.
  expect(text.replace(/\u2068[^\u2066-\u2069]*\u2069/g, '')).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/);
  expect(complaints).toEqual([]);
}

/** Enters a value that the field would not accept from a user. */
async function fillRaw(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await page.evaluate(
      `(([name, value]) => {
        const input = document.getElementById(name);
        input.removeAttribute('maxlength');
        if (input.type === 'email') input.type = 'text';
        input.value = value;
      })(${JSON.stringify([name, value])})`,
    );
  }
}

/** A shop with such a name, created in process without the API's validation. */
async function openShop(evil: string, name: string): Promise<{ readonly key: string }> {
  const { gateway } = world.site.engine;
  const account = { email: `${name}@shop.example.cm`, password: 'correct horse battery', name };
  const { id } = await adminOf(gateway).createMerchant(account);
  const merchant = await engineStore(gateway.store).read.merchantById(id);
  if (merchant === null) throw new Error('the shop is not there');
  const supportPhone = `javascript:window.hit=8//${evil}`;
  const hostile = {
    ...merchant,
    name: evil,
    supportEmail: `${evil}@shop.example.cm`,
    supportPhone,
    version: merchant.version + 1,
  };
  const changes = [{ type: 'merchant.update', merchant: hostile, fromVersion: merchant.version }] as const;
  expect(await engineStore(gateway.store).commit(changes)).toEqual({ kind: 'applied' });
  const { secret } = await adminOf(gateway).createApiKey({ merchantId: id, livemode: false, name: 'Shop' });
  return { key: secret };
}

/** A payment with such texts, written without the API's validation. */
async function createPayment(evil: string): Promise<string> {
  const { gateway } = world.site.engine;
  const created = await gateway.call('createPayment', {
    way: 'api',
    credential: { kind: 'bearer', authorization: `Bearer ${shop.key}` },
    body: { amount: 5000, currency: 'XAF' },
  });
  const { payment, checkout_url: checkoutUrl } = dataOf(created);
  const stored = await engineStore(gateway.store).read.paymentById(payment.id);
  if (stored === null) throw new Error('the payment is not there');
  const hostile = {
    ...stored,
    description: evil,
    customerReference: evil,
    metadata: { evil },
    returnUrl: `https://shop.example.cm/paid?q=${evil}&back=javascript:window.hit=9`,
    cancelUrl: `https://shop.example.cm/canceled?q=${evil}`,
    version: stored.version + 1,
  };
  const changes = [{ type: 'payment.update', payment: hostile, from: stored }] as const;
  expect(await engineStore(gateway.store).commit(changes)).toEqual({ kind: 'applied' });
  return checkoutUrl;
}

import { describe, expect, test } from 'vitest';
import { createCheckout } from '../src/index.ts';
import { fakeGateway, SLUG, user } from './support/fake-gateway.ts';
import { visitor } from './support/visitor.ts';

describe('headers', () => {
  test.for(['', '/login', '/cancel', '/result', '/nothing', '/status'])('"%s" has all of them', async (path) => {
    const { headers, html } = await visitor().get(path);
    const policy = headers.get('content-security-policy') ?? '';
    const nonce = /script-src 'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
    expect(nonce.length).toBeGreaterThanOrEqual(16);
    expect(policy.split('; ')).toEqual([
      "default-src 'none'",
      `script-src 'nonce-${nonce}'`,
      `style-src 'nonce-${nonce}'`,
      "connect-src 'self'",
      "img-src 'self' data:",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
    ]);
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    for (const tag of html.match(/<(script|style)[^>]*>/g) ?? []) expect(tag).toContain(`nonce="${nonce}"`);
    expect(html).not.toMatch(/ (style|on\w+)="/);
  });

  test('every response has its own nonce', async () => {
    const customer = visitor();
    const [first, second] = [await customer.get(''), await customer.get('')];
    expect(first.headers.get('content-security-policy')).not.toBe(second.headers.get('content-security-policy'));
  });

  test('plain http sends no HSTS', async () => {
    const { headers } = await visitor({ publicUrl: 'http://localhost:4010' }).get('');
    expect(headers.get('strict-transport-security')).toBeNull();
  });
});

describe('a form that no browser wrote', () => {
  test.for(['multipart/form-data', 'multipart/form-data; boundary=x', 'application/json', 'text/plain'])(
    'declared as %s, counts as an empty one, and causes no internal error',
    async (type) => {
      const faults: unknown[] = [];
      const fake = fakeGateway();
      const checkout = createCheckout(fake.gateway, { onError: (fault) => faults.push(fault) });
      const { status } = await checkout(
        new Request(`https://pay.test/checkout/${SLUG}/mobile-money`, {
          method: 'POST',
          body: 'provider=mtn_momo&phone=653456789',
          headers: { 'content-type': type, 'sec-fetch-site': 'same-origin' },
        }),
      );
      expect(status).toBe(422);
      expect([faults, fake.callsOf('payCheckout')]).toEqual([[], []]);
    },
  );
});

describe('forms from other sites', () => {
  const send = (headers: Record<string, string>, publicUrl = 'https://pay.test', url = publicUrl) => {
    const fake = fakeGateway(publicUrl);
    const checkout = createCheckout(fake.gateway);
    return checkout(
      new Request(`${url}/checkout/${SLUG}/cancel`, { method: 'POST', body: new URLSearchParams({}), headers }),
    ).then((response) => ({ status: response.status, canceled: fake.callsOf('cancelCheckout').length }));
  };

  test.for([
    { 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' },
    { 'sec-fetch-site': 'same-site', origin: 'https://evil.pay.test' },
    { 'sec-fetch-site': 'none' },
    { origin: 'https://evil.test' },
    { origin: 'https://pay.test.evil.test' },
    { origin: 'null' },
    { origin: 'http://pay.test' },
    { origin: 'https://evil.pay.test' },
    // `Sec-Fetch-Site` takes precedence over `Origin`.
    { 'sec-fetch-site': 'cross-site', origin: 'https://pay.test' },
    { 'sec-fetch-site': 'same-site', origin: 'https://pay.test' },
    { 'sec-fetch-site': '', origin: 'https://pay.test' },
    {},
  ])('rejected: %o', async (headers: Record<string, string>) => {
    expect(await send(headers)).toEqual({ status: 403, canceled: 0 });
  });

  test.for([{ 'sec-fetch-site': 'same-origin', origin: 'null' }, { origin: 'https://pay.test' }])(
    'our own are accepted: %o',
    async (headers: Record<string, string>) => {
      expect(await send(headers)).toEqual({ status: 303, canceled: 1 });
    },
  );

  test('behind a proxy that speaks https for us, and opened from a phone by address', async () => {
    expect(await send({ origin: 'https://pay.test' }, 'https://pay.test', 'http://pay.test')).toMatchObject({
      status: 303,
    });
    const address = 'http://192.168.1.5:3000';
    expect(await send({ origin: address }, 'http://localhost:3000', address)).toMatchObject({ status: 303 });
    expect(await send({ origin: 'http://192.168.1.6:3000' }, 'http://localhost:3000', address)).toMatchObject({
      status: 403,
    });
  });

  const BODIES = [
    ['application/json', JSON.stringify({ email: 'awa@example.cm', password: 'longsecret' })],
    ['text/plain', 'email=awa@example.cm&password=longsecret'],
    ['application/octet-stream', 'email=awa@example.cm&password=longsecret'],
    ['', ''],
  ] as const;
  const PATHS = ['wallet', 'login', 'register', 'logout', 'pin', 'mobile-money', 'cancel'];

  test.for(PATHS.flatMap((path) => BODIES.map(([type, body]) => [path, type, body] as const)))(
    'refused on /%s whatever the body is said to be: "%s"',
    async ([path, type, body]) => {
      for (const origin of ['https://evil.test', 'null', undefined]) {
        const fake = fakeGateway();
        const response = await createCheckout(fake.gateway)(
          new Request(`https://pay.test/checkout/${SLUG}/${path}`, {
            method: 'POST',
            body: new TextEncoder().encode(body),
            headers: {
              cookie: '__Host-mitako_refresh=refresh-first',
              ...(type !== '' && { 'content-type': type }),
              ...(origin !== undefined && { origin }),
            },
          }),
        );
        expect(response.status).toBe(403);
        expect(response.headers.getSetCookie()).toEqual([]);
        expect(fake.calls).toEqual([]);
      }
    },
  );

  test.for(['PUT', 'DELETE', 'PATCH', 'OPTIONS'])('so is %s', async (method) => {
    const fake = fakeGateway();
    const request = new Request(`https://pay.test/checkout/${SLUG}/cancel`, { method });
    expect((await createCheckout(fake.gateway)(request)).status).toBe(403);
  });

  test.for(BODIES.slice(0, 3))('what is no form is not read as one, from us either: %s', async ([type, body]) => {
    const fake = fakeGateway();
    const response = await createCheckout(fake.gateway)(
      new Request(`https://pay.test/checkout/${SLUG}/login`, {
        method: 'POST',
        body,
        headers: { 'content-type': type, origin: 'https://pay.test' },
      }),
    );
    expect(response.status).toBe(422);
    expect(fake.callsOf('login')).toHaveLength(0);
  });
});

describe('hostile text', () => {
  const evil = `"><script>alert(1)</script><img src=x onerror='alert(2)'>&lt;\u2028`;

  test('from a merchant or a provider stays text', async () => {
    const customer = visitor();
    customer.set({
      description: evil,
      merchant: {
        name: evil,
        support_email: `${evil}@x`,
        support_phone: evil,
        brand_color: evil,
        logo_url: null,
        checkout_note: { fr: evil, en: evil },
        receipt_note: { fr: evil, en: evil },
      },
      methods: [
        {
          type: 'mobile_money',
          provider: 'mtn_momo',
          label: evil,
          available: true,
          health: 'up',
          limits: { min: 1, max: 9000 },
          needs: ['phone'],
          prompt: null,
          phone_prefixes: [],
          monogram: 'M',
          colors: { background: '#ffcb05', text: '#1c0f06' },
          country: 'CM',
          calling_code: '+237',
        },
      ],
    });
    for (const path of ['', '/login', '/cancel']) {
      const { html, text } = await customer.get(path);
      expect(html).not.toContain('<script>alert');
      expect(html).not.toContain('<img');
      expect(text).toContain('<script>alert(1)</script>');
    }
    customer.set({ status: 'succeeded', redirect_url: `https://shop.test/?q="><script>alert(1)</script>` });
    const { html } = await customer.get('/result');
    expect(html).not.toContain('<script>alert');
  });

  test('from a customer stays text', async () => {
    const { html } = await visitor().post('/register', { name: evil, email: evil });
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('<img');
  });

  test('in a receipt cookie are not shown', async () => {
    const customer = visitor();
    customer.set({ status: 'succeeded' });
    customer.cookies.set('mitako_receipt', encodeURIComponent(`method=wallet&reference=${evil}&phoneMasked=${evil}`));
    const { html } = await customer.get('/result');
    expect(html).not.toContain('alert(2)');
  });

  test('a slug is never treated as a path', async () => {
    const page = await visitor().get('http://pay.test/checkout/..%2F..%2Fadmin');
    expect(page.status).toBe(404);
  });
});

test('a form longer than 8 KiB is rejected', async () => {
  const customer = visitor();
  const page = await customer.post('/login', { email: user.email, password: 'x'.repeat(9000) });
  expect(page.status).toBe(413);
  expect(customer.callsOf('login')).toHaveLength(0);
});

test('below a path of the public URL, whether or not a proxy strips it', async () => {
  const customer = visitor({ publicUrl: 'https://host.test/pay' });
  const kept = await customer.get('');
  expect(kept.status).toBe(200);
  expect(kept.html).toContain(`href="/pay/checkout/${SLUG}/wallet"`);
  expect((await customer.get(`https://host.test/checkout/${SLUG}`)).status).toBe(200);
  await customer.get('?lang=en');
  expect(customer.setCookies[0]).toContain('Path=/pay/checkout;');
});

import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { createCheckout } from '../src/index.ts';
import { fakeGateway, PROMPTS, SLUG, user } from './support/fake-gateway.ts';
import { visitor } from './support/visitor.ts';

/** All that a page may hold of script, as it is sent. */
const SCRIPT_BYTES = 3000;

/** One flight of a new TCP connection: ten segments. */
const FIRST_FLIGHT_BYTES = 14_000;

test('every page fits the first flight of a connection, even uncompressed it is under 20 kB, its scripts under 3 kB', async () => {
  const customer = visitor();
  customer.set({ livemode: false, description: 'Une longue description, '.repeat(10) });
  await customer.post('/login', { email: user.email, password: 'longsecret' });
  const pages = ['', '/login', '/register', '/wallet', '/pin', '/mobile-money', '/app', '/cancel', '/nothing'];
  const visits = await Promise.all(pages.map((path) => customer.get(path)));
  visits.push(await customer.post('/register', {}));
  customer.set({
    status: 'processing',
    next_action: {
      type: 'approve_on_phone',
      expires_at: '2026-11-20T12:05:00.000Z',
      poll_after_ms: 2000,
      prompt: PROMPTS.mtn_momo,
    },
  });
  visits.push(await customer.get('/wait'));
  const action = { expires_at: '2026-11-20T12:05:00.000Z', poll_after_ms: 2000, prompt: PROMPTS.orange_money } as const;
  customer.set({ next_action: { type: 'enter_otp', ...action } });
  visits.push(await customer.get('/code'));
  customer.set({ status: 'succeeded', redirect_url: 'https://shop.example/done' });
  visits.push(await customer.get('/result'));
  for (const { html, headers } of visits) {
    const headerBytes = [...headers].join('\r\n').length;
    expect(gzipSync(html).length + headerBytes).toBeLessThan(FIRST_FLIGHT_BYTES / 2);
    expect(html.length).toBeLessThan(20_000);
    expect(scriptOf(html).length).toBeGreaterThan(100);
    expect(scriptOf(html).length).toBeLessThan(SCRIPT_BYTES);
    expect(html).not.toMatch(/<link rel="stylesheet|<img|@import|url\(|src=/);
  }
});

describe('pages are sent compressed', () => {
  const ask = (acceptEncoding: string): Promise<Response> =>
    createCheckout(fakeGateway().gateway)(
      new Request(`http://pay.test/checkout/${SLUG}?lang=fr`, { headers: { 'accept-encoding': acceptEncoding } }),
    );

  test.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
  ] as const)('%s: as %s', async (accepted, encoding, read) => {
    const { headers, body } = await answerTo(ask(accepted));
    expect(headers.get('content-encoding')).toBe(encoding);
    expect(headers.get('content-length')).toBe(String(body.length));
    expect(headers.get('content-type')).toBe('text/html; charset=UTF-8');
    expect(headers.getSetCookie()).toHaveLength(1);
    expect(read(body).toString()).toContain('Boutique Mvog-Ada');
  });

  test.each(['', 'identity', 'br;q=0'])('not to who takes neither: "%s"', async (accepted) => {
    const { headers, body } = await answerTo(ask(accepted));
    expect(headers.get('content-encoding')).toBeNull();
    expect(Buffer.from(body).toString()).toContain('Boutique Mvog-Ada');
  });

  test('and a cache is told that it depends on who asks', async () => {
    for (const accepted of ['br', 'gzip', ''])
      expect((await ask(accepted)).headers.get('vary')).toBe('Accept-Encoding');
  });
});

test('the summary reads the checkout once', async () => {
  const customer = visitor();
  await customer.get('');
  expect(customer.callsOf('getCheckout')).toHaveLength(1);
});

/** Every script of a page, inline as they all are, and handlers in attributes if there were any. */
function scriptOf(html: string): string {
  return [...html.matchAll(/<script[^>]*>(.*?)<\/script>| on\w+="([^"]*)"/gs)].map((hit) => hit[1] ?? hit[2]).join('');
}

async function answerTo(asked: Promise<Response>): Promise<{ readonly headers: Headers; readonly body: Uint8Array }> {
  const response = await asked;
  return { headers: response.headers, body: await response.bytes() };
}

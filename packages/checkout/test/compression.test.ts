import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { createCheckout } from '../src/index.ts';
import { fakeGateway, SLUG } from './support/fake-gateway.ts';
import { visitor } from './support/visitor.ts';

describe('pages are compressed', () => {
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
    expect(headers.getSetCookie().length).toBeGreaterThan(0);
    expect(read(body).toString()).toContain('Boutique Mvog-Ada');
  });

  test.each(['', 'identity', 'br;q=0'])('not for clients that accept neither: "%s"', async (accepted) => {
    const { headers, body } = await answerTo(ask(accepted));
    expect(headers.get('content-encoding')).toBeNull();
    expect(Buffer.from(body).toString()).toContain('Boutique Mvog-Ada');
  });

  test('and the response varies by Accept-Encoding', async () => {
    for (const accepted of ['br', 'gzip', ''])
      expect((await ask(accepted)).headers.get('vary')).toBe('Accept-Encoding');
  });
});

test('the summary reads the checkout once', async () => {
  const customer = visitor();
  await customer.get('');
  expect(customer.callsOf('getCheckout')).toHaveLength(1);
});

async function answerTo(asked: Promise<Response>): Promise<{ readonly headers: Headers; readonly body: Uint8Array }> {
  const response = await asked;
  return { headers: response.headers, body: new Uint8Array(await response.arrayBuffer()) };
}

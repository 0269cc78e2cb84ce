import { LIMITS, type WebhookEndpoint } from '@mitako/contract/names';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEndpoint, invalidFields, openGateway, testKey, type Reply, type TestGateway } from './support.ts';

// Merchants' addresses: a browser or a delivery must parse them as their author meant.

let api: TestGateway;
let endpoint: WebhookEndpoint;

beforeAll(async () => {
  api = await openGateway();
  endpoint = await createEndpoint(api);
});
afterAll(() => api.close());

const REFUSED = [
  '',
  '/thanks',
  '//shop.example/thanks',
  'shop.example/thanks',
  'https:',
  'https://',
  'https:///',
  'https://?a',
  'https://#a',
  'https:shop.example',
  'https:/shop.example',
  'https:///shop.example',
  'http:\\evil',
  'http:\\\\evil',
  'http:/\\evil',
  'https://shop.example\\@evil.example/',
  'https://shop.example/\\evil',
  'https://shop.example/?back=\\',
  'https://shop.example/#\\',
  ' http://x.test',
  'http://x.test ',
  '\thttps://shop.example/',
  'https://shop.example/\n',
  '\u00a0https://shop.example/',
  'https://shop.example/\u2028',
  'ht\ntps://shop.example/',
  'https://shop\t.example/',
  'https://shop.example/a\rb',
  'https://shop.example/\0',
  'https://shop.example/\u007f',
  'https://shop.example/\u0085',
  'https://shop.example/half\ud800pair',
  'https://user:secret@shop.example/',
  'https://user@shop.example/',
  'https://@shop.example/',
  'https://:@shop.example/',
  'https://shop example/',
  'https://shop.example:port/',
  'https://shop.example:99999/',
  'https://[::1/',
  'https://999.1.1.1/',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,hello',
  'ftp://shop.example/',
  'file:///etc/passwd',
  'view-source:https://shop.example/',
  'blob:https://shop.example/1',
];

const ACCEPTED = [
  'https://shop.example',
  'http://shop.example/',
  'HTTPS://SHOP.example/thanks',
  'https://shop.example?order=1',
  'https://shop.example#top',
  'https://shop.example:8443/a//b/../c?back=https://shop.example/@home#a@b',
  'https://[2001:db8::1]:8443/cancel?a=1&a=2',
  'https://café.example/é à',
  'https://xn--caf-dma.example/%20%5C%0A',
];

function pay(url: string): Promise<Reply> {
  const body = { amount: 5000, return_url: url, cancel_url: url };
  return api.request('POST', '/gateway/payments', { bearer: testKey(api), body });
}

function addHook(url: string): Promise<Reply> {
  return api.request('POST', '/merchant/webhook-endpoints', { bearer: testKey(api), body: { url } });
}

function moveHook(url: string): Promise<Reply> {
  return api.request('PATCH', `/merchant/webhook-endpoints/${endpoint.id}`, { bearer: testKey(api), body: { url } });
}

test.each(REFUSED)('%j is refused', async (url) => {
  expect(invalidFields(await pay(url))).toEqual(['cancel_url', 'return_url']);
  expect(invalidFields(await addHook(url))).toEqual(['url']);
  expect(invalidFields(await moveHook(url))).toEqual(['url']);
});

test.each(ACCEPTED)('%j is accepted and stored unchanged', async (url) => {
  expect((await pay(url)).body.data).toMatchObject({ payment: { return_url: url, cancel_url: url } });
  expect((await moveHook(url)).body.data).toMatchObject({ endpoint: { url } });
});

/** Both addresses of a payment are accepted, or both are rejected as invalid. */
async function isAccepted(url: string): Promise<boolean> {
  const answer = await pay(url);
  if (answer.status === 201) return true;
  expect(invalidFields(answer)).toEqual(['cancel_url', 'return_url']);
  return false;
}

/** Almost valid addresses, and some valid ones. */
const nearlyAnAddress = fc
  .record({
    before: fc.constantFrom('', '', '', ' ', '\t', '\0', '\u00a0', '\\'),
    scheme: fc.constantFrom('https', 'http', 'HtTp', 'ftp', 'javascript', 'ht\ttp'),
    slashes: fc.constantFrom('://', '://', '://', ':', ':/', ':///', ':\\\\', ':/\\', '//'),
    authority: fc.oneof(
      fc.webAuthority({ withPort: true, withUserInfo: true, withIPv4: true, withIPv6: true }),
      fc.constantFrom(
        '',
        'shop.example',
        '@shop.example',
        'shop.example\\@evil.example',
        'café.example',
        '0x7f.1',
        'a b',
      ),
      fc.string({ maxLength: 8 }),
    ),
    rest: fc.oneof(
      fc.constantFrom('', '/', '?a=@', '#@', '\\evil', '/\\', '/\n', '/a b'),
      fc.webPath(),
      fc.string({ unit: 'binary', maxLength: 12 }),
    ),
    after: fc.constantFrom('', '', '', ' ', '\r\n', '\u0085', '\ud800'),
  })
  .map(({ before, scheme, slashes, authority, rest, after }) => before + scheme + slashes + authority + rest + after);

test('an accepted URL leads to the host it names, for every parser', async () => {
  let accepted = 0;
  await fc.assert(
    fc.asyncProperty(fc.oneof(nearlyAnAddress, fc.webUrl(), fc.string({ unit: 'binary' })), async (url) => {
      if (!(await isAccepted(url))) return;
      accepted += 1;

      const read = new URL(url);
      const scheme = url.slice(0, url.indexOf(':')).toLowerCase();
      expect(['http', 'https']).toContain(scheme);
      expect(read.protocol).toBe(`${scheme}:`);
      expect(read.username + read.password).toBe('');
      // A strict parser reads the host between `://` and the next `/`, `?` or `#`.
      const [, written = ''] = /^[^:]*:\/\/([^/?#]*)/.exec(url) ?? [];
      expect(written).not.toBe('');
      expect(new URL(`${scheme}://${written}/`).host).toBe(read.host);
      // No part of it is dropped or changed, whether parsed alone or as a link in a page.
      expect(new URL(url, 'ftp://elsewhere.example/a/b?c').href).toBe(read.href);
      for (const character of url) {
        expect(character === '\\' || character < ' ' || (character >= '\u007f' && character <= '\u009f')).toBe(false);
      }
      expect(url).toBe(url.trim());
      expect(url.length).toBeLessThanOrEqual(LIMITS.urlLengthMax);
    }),
    { numRuns: 1500 },
  );
  expect(accepted).toBeGreaterThan(100);
}, 60_000);

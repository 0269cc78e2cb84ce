import { signTestWebhook } from '@mitako/client/webhooks';
import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { examineWebhook } from '../src/verify/examine-webhook.ts';
import { readSavedWebhook, type SavedWebhook } from '../src/verify/saved-webhook.ts';

const secret = 'whsec_AQgPFh0kKzI5QEdOVVxjanF4f4aNlJuiqbC3vsXM09rh';
const another = 'whsec_dGhpcyBpcyBhIHRlc3Qgc2VjcmV0IG9mIDMzIGJ5dGVz';
const sentAtMs = Date.UTC(2026, 0, 15, 12);

async function webhook(payload?: string): Promise<SavedWebhook & { readonly text: string }> {
  const signed = await signTestWebhook({
    secret,
    timestamp: sentAtMs / 1000,
    ...(payload === undefined
      ? { event: { event: 'payment.succeeded', data: { customer_reference: 'Café', amount: 5000 } } }
      : { payload, id: 'evt_1' }),
  });
  return { headers: signed.headers, payload: bytes(signed.payload), text: signed.payload };
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

function without(headers: SavedWebhook['headers'], name: string): SavedWebhook['headers'] {
  return Object.fromEntries(Object.entries(headers).filter(([each]) => each !== name));
}

test('a genuine one is valid, at its time or without one', async () => {
  const saved = await webhook();
  for (const atMs of [sentAtMs + 299_000, null]) {
    expect(await examineWebhook(saved, secret, atMs)).toMatchObject({
      valid: true,
      event: { event: 'payment.succeeded' },
      notes: [],
    });
  }
});

test.for<
  [what: string, fault: string, message: RegExp, change: (saved: SavedWebhook & { text: string }) => Promise<unknown>]
>([
  [
    'an old one',
    'time',
    /it was sent 3600 s before 2026-01-15T13:00:00/,
    (saved) => examineWebhook(saved, secret, sentAtMs + 3_600_000),
  ],
  [
    'one of the future',
    'time',
    /it was sent 600 s after/,
    (saved) => examineWebhook(saved, secret, sentAtMs - 600_000),
  ],
  [
    'the secret of another endpoint',
    'secret or body',
    /another endpoint or mode.*test mode/,
    (saved) => examineWebhook(saved, another, null),
  ],
  ['a secret that was cut', 'secret', /incomplete/, (saved) => examineWebhook(saved, secret.slice(0, 20), null)],
  ['an API key for a secret', 'secret', /whsec_/, (saved) => examineWebhook(saved, 'svc_test_abc', null)],
  [
    'a line break at the end',
    'body',
    /line breaks that were not signed/,
    (saved) => examineWebhook({ ...saved, payload: bytes(`${saved.text}\n`) }, secret, null),
  ],
  [
    'a body that was written again',
    'body',
    /parsed and written again/,
    (saved) =>
      examineWebhook({ ...saved, payload: bytes(JSON.stringify(JSON.parse(saved.text), null, 2)) }, secret, null),
  ],
  [
    'another amount',
    'secret or body',
    /No signature fits/,
    (saved) => examineWebhook({ ...saved, payload: bytes(saved.text.replace('5000', '1')) }, secret, null),
  ],
  [
    'the time of another attempt',
    'headers',
    /all headers of one attempt/,
    (saved) =>
      examineWebhook({ ...saved, headers: { ...saved.headers, 'webhook-timestamp': '1768478500' } }, secret, null),
  ],
  [
    'a header that a proxy dropped',
    'headers',
    /webhook-id is missing/,
    ({ headers, payload }) => examineWebhook({ headers: without(headers, 'webhook-id'), payload }, secret, null),
  ],
  [
    'another service',
    'headers',
    /stripe-signature is of another service/,
    ({ payload }) =>
      examineWebhook(
        { payload, headers: { 'x-service-signature': 't=1', 'stripe-signature': 't=1,v1=00' } },
        secret,
        null,
      ),
  ],
  ['no event', 'body', /not an event/, async () => examineWebhook(await webhook('"paid"'), secret, null)],
])('%s is a fault of the %s', async ([, fault, message, examine]) => {
  expect(await examine(await webhook())).toEqual({ valid: false, fault, message: expect.stringMatching(message) });
});

test('a body whose accents were unescaped was written again', async () => {
  const saved = await webhook(String.raw`{"event":"ping","data":{"name":"Caf\u00e9"},"id":"evt_1"}`);
  const written = { ...saved, payload: bytes('{"event":"ping","data":{"name":"Café"},"id":"evt_1"}') };
  expect(await examineWebhook(written, secret, null)).toMatchObject({ fault: 'body' });
});

test('a signature with the text of the secret is of the wrong scheme', async () => {
  const { payload, headers } = await webhook();
  const others = without(headers, 'x-service-signature');
  const content = `${headers['webhook-id']}.${headers['webhook-timestamp']}.`;
  const wrong = createHmac('sha256', secret).update(content).update(payload).digest('base64');
  const signed = { payload, headers: { ...others, 'webhook-signature': `v1,${wrong}` } };
  expect(await examineWebhook(signed, secret, null)).toMatchObject({ fault: 'scheme' });
});

test('with the service signature alone it is valid, with a note about the time', async () => {
  const { payload, headers } = await webhook();
  const alone = { 'x-service-signature': headers['x-service-signature'] ?? '' };
  expect(await examineWebhook({ payload, headers: alone }, secret, sentAtMs)).toMatchObject({
    valid: true,
    notes: [expect.stringContaining('does not sign the time')],
  });
});

test('a file may be a request, JSON, or a body with headers beside it', async () => {
  const { headers, text } = await webhook('{"event":"ping","data":{"name":"Caf\\u00e9"},"id":"evt_1"}');
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const files: readonly (readonly [string, readonly string[]])[] = [
    [`POST /webhooks HTTP/1.1\r\nHost: shop.test\r\n${lines.join('\r\n')}\r\n\r\n${text}`, []],
    [`${lines.join('\n').replace('webhook-id', 'Webhook-Id')}\n\n${text}`, []],
    [JSON.stringify({ headers, body: text }), []],
    [text, lines],
  ];
  for (const [file, given] of files) {
    expect(await examineWebhook(readSavedWebhook(bytes(file), given), secret, null)).toMatchObject({ valid: true });
  }
  expect(() => readSavedWebhook(bytes(text), [])).toThrow('has no signature');
  expect(() => readSavedWebhook(bytes(''), lines)).toThrow('has no body');
  expect(() => readSavedWebhook(bytes(text), ['no header'])).toThrow('"no header" is no header');
});

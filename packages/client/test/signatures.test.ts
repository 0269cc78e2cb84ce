// Signer and verifier against fixed vectors and against the libraries that receivers may use instead of ours.
import { sign as signOctokit, verify as verifyOctokit, verifyWithFallback } from '@octokit/webhooks-methods';
import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { signTestWebhook, verifyWebhook } from '../src/webhooks.ts';
import { headersOf, vectors } from './support/vectors.ts';

const first = (values: readonly string[]): string => values[0] ?? '';

describe.each(vectors)('$name', (vector) => {
  const { secrets, id, timestamp, payload } = vector;
  const now = timestamp * 1000;
  const service = { 'x-service-signature': vector['x-service-signature'] };

  it('is signed as in the vector', async () => {
    expect(await signTestWebhook({ secret: secrets, payload, id, timestamp })).toEqual({
      payload,
      headers: headersOf(vector),
    });
  });

  it('verifies by any of its secrets, as text and as bytes', async () => {
    const bytes = new TextEncoder().encode(payload);
    for (const secret of secrets) {
      for (const given of [payload, bytes, Buffer.from(payload)]) {
        expect(await verifyWebhook({ payload: given, headers: headersOf(vector), secret, now })).toMatchObject({ id });
      }
    }
  });

  it('verifies by X-Service-Signature alone', async () => {
    expect(await verifyWebhook({ payload, headers: service, secret: first(secrets), now })).toHaveProperty('event');
  });

  it('verifies with @octokit/webhooks-methods', async () => {
    expect(await verifyOctokit(first(secrets), payload, service['x-service-signature'])).toBe(true);
  });

  it('verifies when @octokit/webhooks-methods signed it', async () => {
    const headers = { 'X-Service-Signature': await signOctokit(first(secrets), payload) };
    expect(headers['X-Service-Signature']).toBe(service['x-service-signature']);
    expect(await verifyWebhook({ payload, headers, secret: first(secrets), now })).toHaveProperty('event');
  });

  it('verifies when standardwebhooks signed it', async () => {
    const signature = new Webhook(first(secrets)).sign(id, new Date(now), payload);
    const headers = { 'webhook-id': id, 'webhook-timestamp': `${timestamp}`, 'webhook-signature': signature };
    expect(vector['webhook-signature']).toContain(signature);
    expect(await verifyWebhook({ payload, headers, secret: first(secrets), now })).toMatchObject({ id });
  });
});

describe('what signTestWebhook makes now', () => {
  const [secret = '', old = ''] = vectors.at(-1)?.secrets ?? [];

  it.each(['plain', '🥭', '\u2028', '</script>', 'x'.repeat(20_000)])('verifies everywhere: %#', async (text) => {
    const data = { customer_reference: text };
    const { payload, headers } = await signTestWebhook({ secret, event: { event: 'payment.succeeded', data } });
    expect(new Webhook(secret).verify(payload, headers)).toMatchObject({ event: 'payment.succeeded', data });
    expect(await verifyOctokit(secret, payload, headers['x-service-signature'] ?? '')).toBe(true);
    expect(await verifyWebhook({ payload, headers, secret })).toMatchObject({ event: 'payment.succeeded', data });
  });

  it('verifies with the old secret while it rotates, except by X-Service-Signature', async () => {
    const { payload, headers } = await signTestWebhook({ secret: [secret, old], event: { event: 'ping' } });
    const service = headers['x-service-signature'] ?? '';
    expect(new Webhook(old).verify(payload, headers)).toBeDefined();
    expect(await verifyWebhook({ payload, headers, secret: old })).toMatchObject({ event: 'ping' });
    expect(await verifyOctokit(old, payload, service)).toBe(false);
    expect(await verifyWithFallback(old, payload, service, [secret])).toBe(true);
  });

  it('has the body that Mitako sends, in its order', async () => {
    const event = { event: 'payment.succeeded', data: { id: 'pay_1' }, id: 'evt_1', sequence: 4 } as const;
    const { payload, headers } = await signTestWebhook({ secret, event, timestamp: 1_769_860_800 });
    expect(payload).toBe(
      '{"event":"payment.succeeded","data":{"id":"pay_1"},"id":"evt_1","created_at":"2026-01-31T12:00:00.000Z","livemode":false,"sequence":4}',
    );
    expect(headers['webhook-id']).toBe('evt_1');
  });

  it('has an id of its own each time', async () => {
    const [one, two] = await Promise.all([signTestWebhook({ secret }), signTestWebhook({ secret })]);
    expect(one.headers['webhook-id']).not.toBe(two.headers['webhook-id']);
    expect(one.payload).toContain(one.headers['webhook-id']);
  });
});

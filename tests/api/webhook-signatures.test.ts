import { verify as verifyGitHub } from '@octokit/webhooks-methods';
import { verifyWebhook } from '@mitako/client/webhooks';
import type { OutgoingRequest } from '@mitako/core';
import type { WebhookEndpointWithSecret } from '@mitako/contract/names';
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  createEndpoint,
  createPayment,
  dataOf,
  DAY,
  HOUR,
  invalidFields,
  openGateway,
  testKey,
  type Reply,
  type TestGateway,
} from './support.ts';
import { openProcesses } from './support/processes.ts';

let api: TestGateway;

beforeEach(async () => {
  api = await openGateway();
});
afterEach(async () => {
  vi.useRealTimers();
  await api.close();
});

function rotate(id: string, body?: object): Promise<Reply> {
  const bearer = testKey(api);
  return api.request(
    'POST',
    `/merchant/webhook-endpoints/${id}/rotate-secret`,
    body === undefined ? { bearer } : { bearer, body },
  );
}

async function rotated(id: string, body?: object): Promise<string> {
  return dataOf<{ endpoint: WebhookEndpointWithSecret }>(await rotate(id, body), 200).endpoint.secret;
}

/** Creates an event and returns its only request. */
async function nextRequest(): Promise<OutgoingRequest> {
  api.webhooks.clear();
  await createPayment(api, { customer_reference: 'été 👜' });
  await api.advance(0);
  const [request, ...others] = api.webhooks.requests;
  expect(others).toEqual([]);
  if (request === undefined) throw new Error('nothing was sent');
  return request;
}

function header(request: OutgoingRequest, name: string): string {
  return request.headers[name] ?? '';
}

/** Verifies `X-Service-Signature` with an independent library. */
function isOurSignature(request: OutgoingRequest, secret: string): Promise<boolean> {
  return verifyGitHub(secret, request.body, header(request, 'x-service-signature'));
}

/** Verifies the Standard Webhooks headers, at the engine's time. */
function isStandardSignature(request: OutgoingRequest, secret: string): boolean {
  vi.useFakeTimers({ toFake: ['Date'], now: api.clock.now() });
  try {
    new Webhook(secret).verify(request.body, { ...request.headers });
    return true;
  } catch {
    return false;
  } finally {
    vi.useRealTimers();
  }
}

test('a webhook is a POST of JSON with one signature over its bytes', async () => {
  const { secret } = await createEndpoint(api);
  const request = await nextRequest();
  expect(header(request, 'content-type')).toBe('application/json');
  expect(header(request, 'x-service-signature')).toMatch(/^sha256=[0-9a-f]{64}$/);
  expect(await isOurSignature(request, secret)).toBe(true);
  expect(await isOurSignature({ ...request, body: `${request.body} ` }, secret)).toBe(false);
  expect(await isOurSignature(request, secret.slice('whsec_'.length))).toBe(false);
});

test('a webhook also carries the headers of Standard Webhooks', async () => {
  const { secret } = await createEndpoint(api);
  api.clock.advance(90_500);
  const request = await nextRequest();
  const { id } = JSON.parse(request.body) as { readonly id: string };
  expect(header(request, 'webhook-id')).toBe(id);
  expect(header(request, 'webhook-timestamp')).toBe(String(Date.UTC(2026, 0, 1, 0, 1, 30) / 1000));
  expect(header(request, 'webhook-signature')).toMatch(/^v1,[A-Za-z0-9+/]{43}=$/);
  expect(isStandardSignature(request, secret)).toBe(true);
  expect(isStandardSignature({ ...request, body: request.body.replace('5000', '5001') }, secret)).toBe(false);
  expect(isStandardSignature({ ...request, headers: { ...request.headers, 'webhook-id': 'evt_other' } }, secret)).toBe(
    false,
  );
});

test('the client helper verifies what the engine sends', async () => {
  const { secret } = await createEndpoint(api);
  const { body: payload, headers } = await nextRequest();
  const event = await verifyWebhook({ payload, headers, secret, now: api.clock.now() });
  expect(event).toMatchObject({ event: 'payment.created', livemode: false, data: { customer_reference: 'été 👜' } });
  const forged = payload.replace('5000', '5001');
  await expect(verifyWebhook({ payload: forged, headers, secret, now: api.clock.now() })).rejects.toMatchObject({
    reason: 'no_match',
  });
});

test('the client helper accepts prefixed event names', async () => {
  const { secret } = await createEndpoint(api, { prefixed_names: true });
  const { body: payload, headers } = await nextRequest();
  expect(JSON.parse(payload)).toMatchObject({ event: 'gateway.payment.created' });
  const event = await verifyWebhook({ payload, headers, secret, now: api.clock.now() });
  expect(event).toMatchObject({ event: 'payment.created' });
});

test('two endpoints receive the same bytes, signed with their own secrets', async () => {
  const [one, two] = [
    await createEndpoint(api, { url: 'https://a.example/' }),
    await createEndpoint(api, { url: 'https://b.example/' }),
  ];
  await createPayment(api);
  await api.advance(0);
  expect(new Set(api.webhooks.requests.map(({ body }) => body)).size).toBe(1);
  for (const request of api.webhooks.requests) {
    const [mine, other] = request.url === 'https://a.example/' ? [one, two] : [two, one];
    expect(await isOurSignature(request, mine.secret)).toBe(true);
    expect(await isOurSignature(request, other.secret)).toBe(false);
    expect(isStandardSignature(request, mine.secret)).toBe(true);
    expect(isStandardSignature(request, other.secret)).toBe(false);
  }
});

test('during a rotation both secrets sign, only the new one in X-Service-Signature', async () => {
  const { id, secret: old } = await createEndpoint(api);
  const fresh = await rotated(id);
  expect(fresh).toMatch(/^whsec_[A-Za-z0-9+/]{44}$/);
  expect(fresh).not.toBe(old);
  const during = await nextRequest();
  expect(header(during, 'x-service-signature')).toMatch(/^sha256=[0-9a-f]{64}$/);
  expect(await isOurSignature(during, fresh)).toBe(true);
  expect(await isOurSignature(during, old)).toBe(false);
  expect(header(during, 'webhook-signature').split(' ')).toHaveLength(2);
  for (const secret of [fresh, old]) expect(isStandardSignature(during, secret)).toBe(true);
});

test('a rotation has a grace period of one day by default', async () => {
  const { id, secret: old } = await createEndpoint(api);
  const fresh = await rotated(id);
  await api.advance(DAY - 1);
  expect(isStandardSignature(await nextRequest(), old)).toBe(true);
  await api.advance(1);
  const after = await nextRequest();
  expect(header(after, 'webhook-signature').split(' ')).toHaveLength(1);
  expect(isStandardSignature(after, old)).toBe(false);
  expect(isStandardSignature(after, fresh)).toBe(true);
});

test('a rotation without a grace period ends the old secret at once', async () => {
  const { id, secret: old } = await createEndpoint(api);
  const fresh = await rotated(id, { grace_seconds: 0 });
  const request = await nextRequest();
  expect(isStandardSignature(request, old)).toBe(false);
  expect(isStandardSignature(request, fresh)).toBe(true);
  expect(await isOurSignature(request, fresh)).toBe(true);
});

test('a rotation applies at once in every process, also where the old secret was used a moment ago', async () => {
  const shared = await openProcesses(2);
  try {
    const [one, other] = shared.processes.map((process) => process.api);
    if (one === undefined || other === undefined) throw new Error('There are two.');
    const { id, secret: old } = await createEndpoint(one);
    const sentBy = async (sender: TestGateway): Promise<OutgoingRequest> => {
      sender.webhooks.clear();
      await createPayment(one);
      await sender.advance(0);
      const [request] = sender.webhooks.requests;
      if (request === undefined) throw new Error('nothing was sent');
      return request;
    };
    for (const sender of [one, other]) expect(await isOurSignature(await sentBy(sender), old)).toBe(true);
    const answer = await one.request('POST', `/merchant/webhook-endpoints/${id}/rotate-secret`, {
      bearer: testKey(one),
      body: { grace_seconds: 0 },
    });
    const fresh = dataOf<{ endpoint: WebhookEndpointWithSecret }>(answer, 200).endpoint.secret;
    for (const sender of [other, one]) {
      const request = await sentBy(sender);
      expect(await isOurSignature(request, fresh)).toBe(true);
      expect(isStandardSignature(request, old)).toBe(false);
    }
  } finally {
    await shared.close();
  }
});

test('after a second rotation the last two secrets sign', async () => {
  const { id, secret: first } = await createEndpoint(api);
  const second = await rotated(id, { grace_seconds: 604_800 });
  const third = await rotated(id, { grace_seconds: 3600 });
  const request = await nextRequest();
  expect([first, second, third].map((secret) => isStandardSignature(request, secret))).toEqual([false, true, true]);
  await api.advance(HOUR);
  const later = await nextRequest();
  expect([first, second, third].map((secret) => isStandardSignature(later, secret))).toEqual([false, false, true]);
});

test.each([-1, 604_801, 1.5, '60'])('a grace period of %j is rejected', async (grace) => {
  const { id } = await createEndpoint(api);
  expect(invalidFields(await rotate(id, { grace_seconds: grace }))).toEqual(['grace_seconds']);
});

test('an endpoint subscribed by prefixed names receives signed events with prefixed names', async () => {
  const { secret } = await createEndpoint(api, { prefixed_names: true, events: ['payment.created'] });
  const request = await nextRequest();
  expect(request.body).toMatch(/^\{"event":"gateway\.payment\.created","data":\{/);
  expect(await isOurSignature(request, secret)).toBe(true);
  expect(isStandardSignature(request, secret)).toBe(true);
});

import type { AttemptRecord } from '@mitako/contract/names';
import { memoryRateLimiter } from '@mitako/core';
import { createHandler, type Handler } from '@mitako/http';
import type { ListeningProvider, SimulatedProvider } from '@mitako/testing/rails';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { KNOWN_RAILS, RAIL_NAMES, railAt } from '../support/simulated-rails.ts';
import { closeWithConsistentLedger } from './support/money.ts';
import { attempts } from './support/scripted-rail.ts';
import { createPayment, DAY, openGateway, payByPhone, readPayment, SECOND, type TestGateway } from './support.ts';

// What anyone can send to the providers' callback URLs, for the rail of each provider: whatever arrives has a plain
// answer, decides nothing, loses nothing, and costs little.

const PUBLIC_URL = 'https://pay.example.cm';
const RECEIVED = [200, { success: true, data: { received: true } }];

interface Callback {
  readonly url: string;
  readonly request: RequestInit;
}

describe.each(RAIL_NAMES)('callbacks of %s', (name) => {
  const known = KNOWN_RAILS[name];
  let api: TestGateway;
  let handler: Handler;
  let token: string;
  let provider: SimulatedProvider & { readonly publicKey?: string };
  let listening: ListeningProvider;
  /** Whether those of the provider arrive. */
  let isReached: boolean;
  let sent: (Callback & { readonly arrived: Promise<unknown> })[];

  beforeEach(async () => {
    sent = [];
    isReached = true;
    provider = known.simulate(async (url, request) => {
      const arrived = isReached ? arrive({ url, request }) : Promise.resolve();
      sent.push({ url, request, arrived });
      await arrived;
    });
    listening = await provider.listen();
    const rail = railAt({ name, url: listening.url, publicKey: provider.publicKey });
    api = await openGateway({ publicUrl: PUBLIC_URL, rails: [rail], limits: memoryRateLimiter() });
    handler = createHandler(api.gateway);
    token = await api.login('success@sandbox.test');
  });
  afterEach(async () => {
    await closeWithConsistentLedger(api);
    await listening.close();
  });

  async function arrive({ url, request }: Callback, from?: string): Promise<readonly [status: number, body: unknown]> {
    const response = await handler(new Request(url, request), { clientAddress: from });
    return [response.status, await response.json()];
  }

  /** A payment whose payer was prompted, and its attempt. */
  async function prompted(phone: string): Promise<{ readonly id: string; readonly attempt: AttemptRecord }> {
    const { id, slug } = await createPayment(api);
    const { status, body } = await payByPhone(api, slug, token, phone, known.provider);
    expect(status).toBe(202);
    const page = JSON.stringify(body).match(/http:[^"]+\/pay_token\/\w+/)?.[0];
    if (page !== undefined && phone === known.phone) {
      await fetch(page, { method: 'POST', body: new URLSearchParams(known.onPage), redirect: 'manual' });
    }
    await Promise.all(sent.map(({ arrived }) => arrived));
    const attempt = (await attempts(api)).find(({ payment_id: paymentId }) => paymentId === id);
    if (attempt === undefined) throw new Error('there is no attempt');
    return { id, attempt };
  }

  async function waiting() {
    return prompted(known.phone.replace(/\d{3}$/, '129'));
  }

  /** One that the provider sent about a payment that is paid. */
  async function genuine(): Promise<{
    readonly callback: Callback;
    readonly id: string;
    readonly attempt: AttemptRecord;
  }> {
    const { id, attempt } = await prompted(known.phone);
    await api.advance(15 * SECOND);
    expect((await readPayment(api, id)).status).toBe('succeeded');
    const [callback] = sent;
    if (callback === undefined) throw new Error('the provider sent no callback');
    return { callback, id, attempt };
  }

  /** As often as the provider was asked for the status of a charge. */
  function lookups(): number {
    const { status } = known.requests;
    return provider.requests.filter(({ method, path }) => status?.test(`${method} ${path}`) === true).length;
  }

  function toEither({ request }: Callback, attemptId: string): readonly Callback[] {
    const url = `${PUBLIC_URL}/api/v1/gateway/rails/${known.id}/callbacks`;
    return [url, `${url}/${attemptId}`].map((each) => ({ url: each, request }));
  }

  test('a forged one, that calls a payment paid which is not, decides nothing', async () => {
    const { callback, attempt: paid } = await genuine();
    const { id, attempt } = await waiting();
    for (const each of toEither(aboutAnother(callback, paid, attempt), attempt.id)) {
      for (const method of ['POST', 'PUT']) {
        expect(await arrive({ ...each, request: { ...each.request, method } })).toMatchObject(RECEIVED);
      }
    }
    await api.advance(15 * SECOND);
    expect((await readPayment(api, id)).status).toBe('processing');
    expect(provider.collected(attempt.id)).toBe(0);
  });

  test('one that is replayed, at once and a day later, pays nothing twice and asks the provider nothing', async () => {
    const { callback, id } = await genuine();
    const before = lookups();
    for (const wait of [0, DAY]) {
      await api.advance(wait);
      for (let times = 0; times < 20; times += 1) expect(await arrive(callback)).toMatchObject(RECEIVED);
      await api.advance(15 * SECOND);
    }
    expect(lookups()).toBe(before);
    expect(await readPayment(api, id)).toMatchObject({ status: 'succeeded', amount: 5_000 });
  });

  test('one of another gateway is received like any other, and asks the provider nothing', async () => {
    const { callback, attempt } = await genuine();
    const elsewhere = { id: 'att_01JD0000000000000000000001', rail_reference: 'other' };
    const before = lookups();
    for (const each of toEither(aboutAnother(callback, attempt, elsewhere), elsewhere.id)) {
      expect(await arrive(each)).toMatchObject(RECEIVED);
    }
    await api.advance(15 * SECOND);
    expect(lookups()).toBe(before);
  });

  test('one of 10 MB is refused unread', async () => {
    const { callback, attempt } = await genuine();
    const huge = { ...callback, request: { method: 'POST', body: 'x'.repeat(10 * 1024 * 1024) } };
    for (const each of toEither(huge, attempt.id)) {
      expect(await arrive(each)).toMatchObject([413, { code: 'PAYLOAD_TOO_LARGE' }]);
    }
  });

  test('a thousand in a second: the provider is asked once, and a payment meanwhile is paid', async () => {
    const { callback, attempt: paid } = await genuine();
    const { id, attempt } = await waiting();
    // The first look-up of some is due after a minute.
    await api.advance(90 * SECOND);
    const before = lookups();
    const forged = toEither(aboutAnother(callback, paid, attempt), attempt.id);
    const flood = (from: (index: number) => string) =>
      Promise.all(
        Array.from({ length: 1_000 }, async (_, index) => {
          const each = forged[index % 2] ?? callback;
          const [status] = await arrive(each, from(index));
          return status;
        }),
      );

    // The limiter counts by the system's clock.
    vi.useFakeTimers({ toFake: ['performance', 'Date'] });
    const byOne = await flood(() => '192.0.2.1').finally(() => vi.useRealTimers());
    expect(byOne.filter((status) => status === 200)).toHaveLength(200);
    expect(byOne.filter((status) => status === 429)).toHaveLength(800);
    // Of many addresses none sends too much.
    expect(new Set(await flood((index) => `198.51.${index % 250}.${Math.floor(index / 250)}`))).toEqual(new Set([200]));

    isReached = false;
    const { id: other } = await prompted(known.phone);
    await api.advance(2 * SECOND);
    expect(lookups() - before).toBeLessThanOrEqual(2);
    expect((await readPayment(api, id)).status).toBe('processing');
    // Without a callback: it is polled.
    for (let times = 0; times < 5; times += 1) await api.advance(15 * SECOND);
    expect((await readPayment(api, other)).status).toBe('succeeded');
  });
});

type Named = Pick<AttemptRecord, 'id' | 'rail_reference'>;

/** The same callback with the names of another attempt, wherever it has those of this one. */
function aboutAnother({ url, request }: Callback, from: Named, to: Named): Callback {
  const plain = (id: string): string => id.replace('_', '');
  const renamed = (text: string): string => {
    const named = text.replaceAll(from.id, to.id).replaceAll(plain(from.id), plain(to.id));
    return from.rail_reference === null ? named : named.replaceAll(from.rail_reference, to.rail_reference ?? 'none');
  };
  const body = typeof request.body === 'string' ? request.body : '';
  return { url: renamed(url), request: { ...request, body: renamed(body) } };
}

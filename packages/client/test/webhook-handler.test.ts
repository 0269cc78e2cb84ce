import { describe, expect, it, vi } from 'vitest';
import { signTestWebhook, webhookHandler, type WebhookEvent, type WebhookHandlerOptions } from '../src/webhooks.ts';
import { vectors } from './support/vectors.ts';

const [secret = '', oldSecret = ''] = vectors.at(-1)?.secrets ?? [];
const paid = { event: 'payment.succeeded', id: 'evt_1', data: { customer_reference: 'order-1' } } as const;

async function delivery(): Promise<Request> {
  const { payload, headers } = await signTestWebhook({ secret, event: paid });
  return new Request('https://shop.example/webhooks', { method: 'POST', body: payload, headers });
}

function received(options: Partial<WebhookHandlerOptions> = {}): {
  readonly handler: (request: Request) => Promise<Response>;
  readonly events: readonly WebhookEvent[];
  readonly errors: readonly unknown[];
} {
  const events: WebhookEvent[] = [];
  const errors: unknown[] = [];
  const onEvent = (event: WebhookEvent): unknown => events.push(event);
  const onError = (error: unknown): unknown => errors.push(error);
  return { handler: webhookHandler({ secret, onEvent, onError, ...options }), events, errors };
}

describe('webhookHandler', () => {
  it('answers 200 once the event is handled', async () => {
    const { handler, events, errors } = received();
    const response = await handler(await delivery());
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ received: true });
    expect(events).toMatchObject([paid]);
    expect(errors).toEqual([]);
  });

  it('waits for what onEvent does', async () => {
    let isDone = false;
    const onEvent = async (): Promise<void> => {
      await Promise.resolve();
      isDone = true;
    };
    await received({ onEvent }).handler(await delivery());
    expect(isDone).toBe(true);
  });

  it('answers 400 with the reason when it cannot verify, and handles nothing', async () => {
    const { handler, events, errors } = received({ secret: oldSecret });
    const response = await handler(await delivery());
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      error: expect.stringContaining('does not match') as string,
      reason: 'no_match',
    });
    expect(events).toEqual([]);
    expect(errors).toMatchObject([{ reason: 'no_match' }]);
  });

  it('takes several secrets', async () => {
    expect((await received({ secret: [oldSecret, secret] }).handler(await delivery())).status).toBe(200);
  });

  it('answers 500 when onEvent throws, so that the event is retried, without details', async () => {
    const mistake = new Error('postgres://user:password@db is down');
    const onEvent = (): never => {
      throw mistake;
    };
    const { handler, errors } = received({ onEvent });
    const response = await handler(await delivery());
    expect(response.status).toBe(500);
    expect(await response.text()).toBe('');
    expect(errors).toEqual([mistake]);
  });

  it('prints the error by default', async () => {
    const print = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const mistake = new Error('no');
    const onEvent = (): Promise<never> => Promise.reject(mistake);
    await webhookHandler({ secret, onEvent })(await delivery());
    expect(print).toHaveBeenCalledWith(mistake);
    print.mockRestore();
  });

  it('reports a body that was already read', async () => {
    const request = await delivery();
    await request.json();
    const response = await received().handler(request);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ reason: 'parsed_body' });
  });

  it('rejects a body larger than any webhook without reading all of it', async () => {
    let chunks = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        chunks += 1;
        controller.enqueue(new Uint8Array(64 * 1024));
      },
    });
    const { headers } = await delivery();
    const request = new Request('https://shop.example/', { method: 'POST', body: endless, headers, duplex: 'half' });
    const response = await received().handler(request);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ reason: 'malformed_body', error: 'The body is too large.' });
    expect(chunks).toBeLessThan(10);
  });

  it('answers 400 to other requests', async () => {
    const response = await received().handler(new Request('https://shop.example/webhooks'));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ reason: 'missing_header' });
  });

  it('uses the given clock', async () => {
    const now = (): number => Date.now() + 3_600_000;
    expect(await (await received({ now }).handler(await delivery())).json()).toMatchObject({ reason: 'stale' });
    expect((await received({ now, toleranceSeconds: 3700 }).handler(await delivery())).status).toBe(200);
  });
});

describe('a secret that is missing or malformed', () => {
  it.each([undefined, '', 5 as unknown as string, null as unknown as string, 'svc_test_0123456789', `${secret} `])(
    '%j is reported once and answered with 500',
    async (given) => {
      const { handler, events, errors } = received({ secret: given });
      expect(errors).toMatchObject([{ reason: 'bad_secret' }]);
      for (const response of [await handler(await delivery()), await handler(await delivery())]) {
        expect(response.status).toBe(500);
        expect(await response.json()).toMatchObject({ reason: 'bad_secret' });
      }
      expect(errors).toHaveLength(1);
      expect(events).toEqual([]);
    },
  );

  it('takes one line of the log by default', () => {
    const print = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    webhookHandler({ secret: undefined, onEvent: () => undefined });
    expect(print.mock.calls).toEqual([[expect.stringMatching(/^The webhook secret is missing.*whsec_\.$/)]]);
    print.mockRestore();
  });
});

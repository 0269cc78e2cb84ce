import { createMitako } from 'mitako';
import { afterEach, expect, test } from 'vitest';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const OPTIONS = {
  store: ':memory:',
  publicUrl: 'http://localhost:3000/pay',
  secret: 'a secret of at least thirty-two characters',
  shop: { name: 'Boutique du Wouri', livemode: false },
} as const;

test('an embedded gateway says its metrics in process, and counts what its shop does', async () => {
  const mitako = await createMitako(OPTIONS);
  closing.push(() => mitako.close());
  await mitako.shop.payments.create({ amount: 5000 });
  const text = await mitako.metrics();
  expect(text).toContain('mitako_requests_total{operation="createPayment",outcome="done"} 1\n');
  expect(text).toContain('mitako_request_duration_seconds_count{way="in_process"}');
});

test('metrics and traces may go elsewhere', async () => {
  const counted: string[] = [];
  const spans: string[] = [];
  const mitako = await createMitako({
    ...OPTIONS,
    telemetry: {
      meter: { add: (name) => void counted.push(name), observe: () => undefined, set: () => undefined },
      tracer: {
        span(name, _options, act) {
          spans.push(name);
          return act({ traceparent: null, set: () => undefined });
        },
      },
    },
  });
  closing.push(() => mitako.close());
  await mitako.shop.payments.create({ amount: 5000 });
  expect(counted).toContain('events');
  expect(spans).toContain('createPayment');
  await expect(mitako.metrics()).rejects.toMatchObject({ code: 'METRICS_ELSEWHERE' });
});

import { systemClock } from '@mitako/core';
import { createTestGateway } from '@mitako/testing';
import { expect, test } from 'vitest';
import { createHealth } from '../src/health.ts';
import { createServer } from '../src/server.ts';

test('/readyz shows a clock that was set back, and receives requests anyway', async () => {
  let aheadMs = 0;
  const clock = systemClock({ wallMs: () => 1_000_000_000_000 + aheadMs, monotonicMs: () => 0 });
  const { gateway, close } = await createTestGateway({ clock });
  let isClosing = false;
  const eventLoop = { blockedMs: () => null, stop: () => undefined };
  const { ready } = createHealth(gateway, eventLoop, () => isClosing);
  const answer = async (): Promise<unknown> => {
    const response = await ready();
    return { status: response.status, body: await response.json() };
  };
  expect(await answer()).toEqual({ status: 200, body: { status: 'ready' } });

  aheadMs = -24 * 60 * 60 * 1_000;
  const warnings = [
    {
      part: 'clock',
      reason:
        "The machine's clock is 86400 s behind the time of this process, which does not go back: synchronise it (NTP).",
    },
  ];
  expect(await answer()).toEqual({ status: 200, body: { status: 'ready', warnings } });
  isClosing = true;
  expect(await answer()).toMatchObject({ status: 503, body: { failing: [{ part: 'server' }], warnings } });

  aheadMs = 0;
  expect(await answer()).not.toHaveProperty('body.warnings');
  await close();
});

test('/readyz fails while the event loop was blocked for more than two seconds', async () => {
  const { gateway, close } = await createTestGateway();
  let blockedMs: number | null = 2_500;
  const { ready } = createHealth(gateway, { blockedMs: () => blockedMs, stop: () => undefined }, () => false);
  const blocked = await ready();
  expect([blocked.status, await blocked.json()]).toEqual([
    503,
    { status: 'not_ready', failing: [{ part: 'event_loop', reason: 'The process was blocked for 2500 ms.' }] },
  ]);
  blockedMs = null;
  expect((await ready()).status).toBe(200);
  await close();
});

const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'content-type': 'application/json',
  'x-content-type-options': 'nosniff',
};

test.each([
  ['http://127.0.0.1:4010', HEADERS],
  ['https://pay.example.cm', { ...HEADERS, 'strict-transport-security': 'max-age=31536000; includeSubDomains' }],
])('the health of %s has the headers of the API', async (publicUrl, expected) => {
  const eventLoop = { blockedMs: () => null, stop: () => undefined };
  const health = createHealth(
    { publicUrl, readiness: () => Promise.resolve([]), warnings: () => [] },
    eventLoop,
    () => false,
  );
  for (const { headers } of [health.live(), await health.ready()]) {
    expect(Object.fromEntries(headers)).toEqual(expected);
  }
});

test('health is at the root and below the path of the public URL', async () => {
  const { gateway, close } = await createTestGateway({ publicUrl: 'https://shop.example.test/pay' });
  const server = createServer({ gateway });
  const origin = await server.listen({ port: 0 });
  for (const path of ['/livez', '/readyz', '/pay/livez', '/pay/readyz', '/pay', '/pay/']) {
    expect([path, (await fetch(origin + path)).status]).toEqual([path, 200]);
  }
  expect((await fetch(`${origin}/elsewhere/livez`)).status).toBe(404);
  await server.close();
  await close();
});

import { exactlyOnce, memoryStore } from '@mitako/client/exactly-once';
import { webhookHandler } from '@mitako/client/webhooks';
import { describe, expect, it } from 'vitest';
import { runReceiverConformance } from '../src/index.ts';

const secret = 'whsec_AQgPFh0kKzI5QEdOVVxjanF4f4aNlJuiqbC3vsXM09rh';
const shipped: (string | null)[] = [];
const effects = ({ customer_reference: reference }: { readonly customer_reference: string }) => ({
  shipments: shipped.filter((each) => each === reference).length,
});

runReceiverConformance({
  name: 'a shop that ships once',
  open: () => ({
    receiver: webhookHandler({
      secret,
      onError: () => {},
      onEvent: exactlyOnce(memoryStore(), (event) => {
        if (event.event === 'payment.succeeded') shipped.push(event.data.customer_reference);
      }),
    }),
    secret,
    effects,
    pauseMs: 0,
  }),
  test: { describe, it },
});

it('fails for a receiver that does not, with what it did and how to fix it', async () => {
  const tests = new Map<string, () => Promise<void>>();
  runReceiverConformance({
    name: 'one that accepts everything and does nothing',
    open: () => ({ receiver: () => new Response('ok'), secret, effects: () => 0, pauseMs: 0 }),
    test: { describe: (_, body) => body(), it: (title, body) => void tests.set(title, body) },
  });
  await expect(tests.get('accepts a genuine webhook')?.()).rejects.toThrow(
    'It accepted a genuine webhook, and did nothing. Act',
  );
  await expect(tests.get('acts once on an event that arrives twice')?.()).rejects.toThrow('Fix that first.');
});

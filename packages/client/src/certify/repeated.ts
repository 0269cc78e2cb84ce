import {
  failed,
  NO_EFFECTS,
  notObservable,
  passed,
  unlessAccepted,
  type CertifyCase,
  type CertifyOutcome,
} from './outcome.ts';
import type { DeliveryAnswer } from './send.ts';
import { isAccepted, type CaseWebhook, type Harness } from './harness.ts';

const ONCE =
  'Keep the id of each event in the transaction that acts on it, under a unique key, and do nothing the second time: exactlyOnce of @mitako/client/exactly-once does this.';

const KNOWN = 'Answer 200 to what you have handled before: anything else is retried for 24 hours.';

export const duplicate: CertifyCase = {
  title: 'acts once on an event that arrives twice',
  run: (harness) =>
    once(harness, 'the same event', async (delivery) => [await harness.send(delivery), await harness.send(delivery)]),
};

export const atTheSameTime: CertifyCase = {
  title: 'acts once on an event that arrives five times at once',
  async run(harness) {
    const control = harness.payment();
    const raced = harness.payment();
    const before = await raced.effects();
    await harness.deliver(await control.sign('payment.succeeded'));
    const delivery = await raced.sign('payment.succeeded');
    await Promise.all(Array.from({ length: 5 }, () => harness.send(delivery)));
    // One that waited for another may have been refused for then: the gateway sends it again.
    const refused = unlessAccepted('one of five at once, sent again', await harness.deliver(delivery), KNOWN);
    if (refused !== null) return refused;
    const [expected, found] = [await control.effects(), await raced.effects()];
    if (before === null || expected === null || found === null) return NO_EFFECTS;
    if (expected === before) return NO_EFFECTS_READ;
    if (expected === found) return passed('It acted once.');
    return failed(`Sent once, an event has the effects ${expected}, five times at once ${found}.`, ONCE);
  },
};

export const changedId: CertifyCase = {
  title: 'acts once on an event whose webhook-id was changed',
  run: (harness) =>
    once(harness, 'a captured request with another webhook-id', async (delivery) => {
      const headers = { ...delivery.headers, 'webhook-id': 'evt_00000000000000000000000000' };
      const answer = await harness.send({ ...delivery, headers });
      // Refused: the id is signed. Accepted: by X-Service-Signature, which does not sign it; the body has the id, too.
      return isAccepted(answer) ? [answer] : null;
    }),
};

export const reordered: CertifyCase = {
  title: 'ends in the same state when events arrive out of order',
  async run(harness) {
    const control = harness.payment();
    const mixed = harness.payment();
    const events = ['payment.created', 'payment.processing', 'payment.succeeded'] as const;
    const before = await mixed.effects();
    for (const name of events) await harness.deliver(await control.sign(name));
    const [first, second, third] = [
      await mixed.sign(events[0]),
      await mixed.sign(events[1]),
      await mixed.sign(events[2]),
    ];
    // One that comes too early may be refused until those before it are there: the gateway sends it again.
    const tooEarly: CaseWebhook[] = [];
    for (const early of [third, first, second]) if (!isAccepted(await harness.send(early))) tooEarly.push(early);
    for (const again of tooEarly) {
      const refused = unlessAccepted(
        `${again.event.event} that was sent again after the others`,
        await harness.deliver(again),
        'Accept events in any order: sequence counts those of a payment, and the payment can be read from the API.',
      );
      if (refused !== null) return refused;
    }
    const [expected, found] = [await control.effects(), await mixed.effects()];
    if (expected === null || found === null) return NO_EFFECTS;
    if (expected === before) return NO_EFFECTS_READ;
    if (expected === found) return passed('It ended as in order.');
    return failed(
      `In order it ends with ${expected}, out of order with ${found}.`,
      'Ignore an event whose sequence is below that of one you have handled for this payment, or use exactlyOnce with "events", which puts them in order.',
    );
  },
};

export const failedAttempt: CertifyCase = {
  title: 'waits for the payment when only an attempt has failed',
  async run(harness) {
    const control = harness.payment();
    const retried = harness.payment();
    const before = await retried.effects();
    for (const name of TRIED_ONCE) await harness.deliver(await control.sign(name));
    for (const name of TRIED_TWICE) {
      const refused = unlessAccepted(
        `${name} of a payment that is paid at the second attempt`,
        await harness.deliver(await retried.sign(name)),
        'Answer 200 to payment.attempt_failed: the payment is open, and its payer may try again.',
      );
      if (refused !== null) return refused;
    }
    const [expected, found] = [await control.effects(), await retried.effects()];
    if (expected === null || found === null) return NO_EFFECTS;
    if (expected === before) return NO_EFFECTS_READ;
    if (expected === found) return passed('It ended as with one attempt.');
    return failed(
      `Paid at the first attempt it ends with ${expected}, at the second with ${found}.`,
      'End an order by payment.failed, payment.canceled or payment.expired, never by payment.attempt_failed: the payment may still be paid.',
    );
  },
};

const TRIED_ONCE = ['payment.created', 'payment.processing', 'payment.succeeded'] as const;
const TRIED_TWICE = [
  'payment.created',
  'payment.processing',
  'payment.attempt_failed',
  'payment.processing',
  'payment.succeeded',
] as const;

const NO_EFFECTS_READ = notObservable(
  'A payment that succeeded changed nothing in the effects.',
  'Let them show what the payment caused: an order that is paid, a count of shipments. If the receiver works from a queue, wait before they are read (--settle).',
);

/** An event that is delivered twice; null: the second delivery was refused. */
async function once(
  harness: Harness,
  what: string,
  again: (delivery: CaseWebhook) => Promise<readonly DeliveryAnswer[] | null>,
): Promise<CertifyOutcome> {
  const payment = harness.payment();
  const before = await payment.effects();
  const delivery = await payment.sign('payment.succeeded');
  const first = unlessAccepted('the first delivery', await harness.deliver(delivery), ONCE);
  if (first !== null) return first;
  const after = await payment.effects();
  const answers = await again(delivery);
  if (answers === null) return passed('It refused it.');
  for (const answer of answers) {
    const refused = unlessAccepted(`${what} that it had handled`, answer, KNOWN);
    if (refused !== null) return refused;
  }
  const found = await payment.effects();
  if (before === null || after === null || found === null) return NO_EFFECTS;
  if (after === before) return NO_EFFECTS_READ;
  if (found === after) return passed('It acted once.');
  return failed(`Once it has the effects ${after}, after ${what} again ${found}.`, ONCE);
}

import { createTestWebhooks } from '../test-webhooks/create-test-webhooks.ts';
import { signTestWebhook } from '../webhooks/sign-test-webhook.ts';
import { passed, failed, unlessAccepted, type CertifyCase, type CertifyOutcome } from './outcome.ts';
import type { DeliveryAnswer } from './send.ts';
import { OTHER_SECRET, type Signed, type Harness } from './harness.ts';

const RETRIED = 'Mitako retries what is not answered with 200 to 299, for 24 hours, and then gives up.';

/** The other cases prove nothing about a receiver that refuses this one. */
export const genuine: CertifyCase = {
  title: 'accepts a genuine webhook',
  run: async (harness) => accepts(harness, 'a genuine webhook', remedyFor),
};

function remedyFor(answer: DeliveryAnswer): string {
  if (answer.kind === 'silent' && answer.cause === 'nothing_listens') {
    return 'Nothing listens there: start your server, or give the port on which it listens.';
  }
  if (answer.kind === 'silent' && answer.cause === 'no_such_host') return 'Check the name of the host in the address.';
  if (answer.kind === 'answered' && (answer.status === 404 || answer.status === 405)) {
    return 'No receiver is at this path: give the address that your server answers a POST of webhooks at, such as localhost:3000/webhooks/mitako.';
  }
  return 'Use the secret of this very endpoint and the raw body; answer within 13 seconds, and do long work afterwards.';
}

export const ping: CertifyCase = {
  title: 'accepts a ping',
  async run(harness) {
    const delivery = await createTestWebhooks(harness).sign('ping');
    const fix = 'Answer 200 to events that you have no use for.';
    return unlessAccepted('a ping', await harness.send(delivery), fix) ?? passed('It accepted it.');
  },
};

export const unknownEvent: CertifyCase = {
  title: 'accepts an event type that it does not know',
  async run(harness) {
    const event = { event: 'payment.teleported', data: { destination: 'Kribi' } };
    const delivery = await signTestWebhook({ secret: harness.secret, event });
    const fix = `Answer 200 to events that you do not know: newer gateways send more. ${RETRIED}`;
    return unlessAccepted('an unknown event type', await harness.send(delivery), fix) ?? passed('It accepted it.');
  },
};

export const unknownField: CertifyCase = {
  title: 'accepts fields that it does not know',
  run: (harness) =>
    accepts(harness, 'a webhook with a new field', `Ignore unknown fields: newer gateways send more. ${RETRIED}`, {
      data: { a_field_of_tomorrow: true } as object,
    }),
};

export const slowBody: CertifyCase = {
  title: 'accepts a body that arrives slowly',
  async run(harness) {
    const delivery = { ...(await harness.payment().sign('payment.succeeded')), pauseMs: harness.pauseMs };
    const fix = 'Read the body to its end before you verify it, and give clients at least ten seconds to send it.';
    return unlessAccepted('a body in three parts', await harness.send(delivery), fix) ?? passed('It accepted it.');
  },
};

export const lateEvent: CertifyCase = {
  title: 'accepts the last retry of an event, a day late',
  run: (harness) =>
    accepts(
      harness,
      'an event that is 23 hours old, signed now',
      'Compare webhook-timestamp, the time of this attempt, with your clock; not created_at, the time of the event.',
      { createdAgoMs: 23 * HOUR_MS },
    ),
};

export const replayedEvent: CertifyCase = {
  title: 'accepts an event of last week that the merchant sends again',
  run: (harness) =>
    accepts(
      harness,
      'an event that is a week old, signed now',
      'Compare webhook-timestamp, the time of this attempt, with your clock; not created_at, the time of the event.',
      { createdAgoMs: 7 * 24 * HOUR_MS },
    ),
};

export const newSecret: CertifyCase = {
  title: 'accepts webhooks in a rotation, with the new secret',
  run: (harness) =>
    accepts(
      harness,
      'a webhook with two signatures, the first of which is by its secret',
      'webhook-signature may hold several signatures, separated by spaces: accept the webhook when any of them matches.',
      { secret: [harness.secret, OTHER_SECRET] },
    ),
};

export const oldSecret: CertifyCase = {
  title: 'accepts webhooks in a rotation, with the old secret',
  run: (harness) =>
    accepts(
      harness,
      'a webhook with two signatures, the second of which is by its secret',
      'webhook-signature holds several signatures in a rotation: accept any that matches. X-Service-Signature is by the new secret alone: do not require it.',
      { secret: [OTHER_SECRET, harness.secret] },
    ),
};

const HOUR_MS = 3_600_000;

/** A payment's webhook that must be accepted and, where that can be seen, applied. */
async function accepts(
  harness: Harness,
  what: string,
  fix: string | ((answer: DeliveryAnswer) => string),
  params: Signed = {},
): Promise<CertifyOutcome> {
  const payment = harness.payment();
  const before = await payment.effects();
  const answer = await harness.send(await payment.sign('payment.succeeded', params));
  const refused = unlessAccepted(what, answer, typeof fix === 'string' ? fix : fix(answer));
  if (refused !== null || before === null) return refused ?? passed('It accepted it.');
  if ((await payment.effects()) !== before) return passed('It accepted it, and acted on it.');
  return failed(
    `It accepted ${what}, and did nothing.`,
    'Act on payment.succeeded before you answer 200. If you act later, from a queue, wait before effects are read (--settle). If the effects are of one order, give each payment a reference of its own.',
  );
}

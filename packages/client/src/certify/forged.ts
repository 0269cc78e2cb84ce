import { failed, passed, unlessRefused, type CertifyCase, type CertifyOutcome } from './outcome.ts';
import type { SentDelivery } from './send.ts';
import { isAccepted, OTHER_SECRET, type CaseWebhook, type Signed, type Harness } from './harness.ts';

const VERIFY =
  'Verify the signature over the raw body before you do anything else, for example with verifyWebhook of @mitako/client/webhooks.';

export const wrongSignature: CertifyCase = {
  title: 'refuses signatures by another secret',
  run: (harness) => refuses(harness, 'a webhook that another secret signed', VERIFY, { secret: OTHER_SECRET }),
};

export const unsigned: CertifyCase = {
  title: 'refuses a webhook without signatures',
  run: (harness) =>
    refuses(harness, 'a webhook without signatures', `Require the signature. ${VERIFY}`, {}, (genuine) => ({
      ...genuine,
      headers: without(genuine.headers, 'webhook-signature', 'x-service-signature'),
    })),
};

export const emptySignature: CertifyCase = {
  title: 'refuses a part of a signature',
  async run(harness) {
    const fix = 'Compare whole signatures, in constant time; never a prefix, and nothing with an empty one.';
    for (const length of [0, 8]) {
      const outcome = await refuses(harness, `a signature cut to ${length} characters`, fix, {}, (genuine) => ({
        ...genuine,
        headers: {
          ...genuine.headers,
          'webhook-signature': genuine.headers['webhook-signature']?.slice(0, 'v1,'.length + length) ?? '',
          'x-service-signature': genuine.headers['x-service-signature']?.slice(0, 'sha256='.length + length) ?? '',
        },
      }));
      if (outcome.verdict !== 'passed') return outcome;
    }
    return passed('It refused them.');
  },
};

export const changedBody: CertifyCase = {
  title: 'refuses a body that was changed by one byte',
  run: (harness) =>
    refuses(
      harness,
      'a body in which one digit of the amount was changed',
      `The signature is over every byte of the body. ${VERIFY}`,
      {},
      (genuine) => ({ ...genuine, payload: genuine.payload.replace('5000', '5001') }),
    ),
};

export const reformattedBody: CertifyCase = {
  title: 'refuses a body that was parsed and written again',
  run: (harness) =>
    refuses(
      harness,
      'a body with a space more than was signed',
      'Verify the bytes that arrived, not JSON that your framework parsed and you wrote again: that breaks with the first body that is written otherwise.',
      {},
      (genuine) => ({ ...genuine, payload: genuine.payload.replace('{', '{ ') }),
    ),
};

const TIMES =
  'Verify webhook-signature, which signs webhook-timestamp, and refuse what is more than five minutes from your clock: otherwise anyone who captured a request can replay it. X-Service-Signature signs no time.';

export const oldTime: CertifyCase = {
  title: 'refuses a request that was captured ten minutes ago',
  run: (harness) => refuses(harness, 'a request that was signed ten minutes ago', TIMES, { sentAgoMs: 10 * MINUTE_MS }),
};

export const futureTime: CertifyCase = {
  title: 'refuses a request from the future',
  run: (harness) => refuses(harness, 'a request that was signed in ten minutes', TIMES, { sentAgoMs: -10 * MINUTE_MS }),
};

export const capturedYesterday: CertifyCase = {
  title: 'refuses what was captured yesterday, with and without its time',
  async run(harness) {
    const age = { sentAgoMs: 26 * 60 * MINUTE_MS };
    const whole = await refuses(harness, "yesterday's request", TIMES, age);
    if (whole.verdict !== 'passed') return whole;
    const what = "yesterday's request with X-Service-Signature alone";
    return refuses(harness, what, TIMES, age, (genuine) => ({
      ...genuine,
      headers: without(genuine.headers, 'webhook-id', 'webhook-timestamp', 'webhook-signature'),
    }));
  },
};

/** Also finds which of the two signatures it verifies. */
export const oneOfTwo: CertifyCase = {
  title: 'verifies one of the two signatures',
  async run(harness) {
    const scheme = await schemeOf(harness);
    if (scheme !== null) return passed(`It verifies ${scheme}.`);
    return failed(
      'It refuses a webhook of which one signature is right.',
      'Verify webhook-signature alone, or X-Service-Signature alone: in a rotation the second is by the new secret only.',
    );
  },
};

async function schemeOf(harness: Harness): Promise<string | null> {
  const accepts = async (wrong: string): Promise<boolean> => {
    const payment = harness.payment();
    const genuine = await payment.sign('payment.succeeded');
    const forged = await payment.sign('payment.succeeded', { ...genuine.event, secret: OTHER_SECRET });
    return isAccepted(
      await harness.send({ ...genuine, headers: { ...genuine.headers, [wrong]: forged.headers[wrong] ?? '' } }),
    );
  };
  const standard = await accepts('x-service-signature');
  const service = await accepts('webhook-signature');
  if (standard) return service ? 'webhook-signature, or X-Service-Signature' : 'webhook-signature';
  return service ? 'X-Service-Signature' : null;
}

const MINUTE_MS = 60_000;

/** A webhook that must be refused and, where that can be seen, must not have been applied. */
async function refuses(
  harness: Harness,
  what: string,
  fix: string,
  params: Signed,
  change: (genuine: CaseWebhook) => SentDelivery = (genuine) => genuine,
): Promise<CertifyOutcome> {
  const payment = harness.payment();
  const before = await payment.effects();
  const delivery = change(await payment.sign('payment.succeeded', params));
  const accepted = unlessRefused(what, await harness.send(delivery), fix);
  if (accepted !== null) return accepted;
  if ((await payment.effects()) === before) return passed('It refused it.');
  return failed(`It refused ${what}, and acted on it all the same.`, VERIFY);
}

function without(headers: Readonly<Record<string, string>>, ...names: readonly string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));
}

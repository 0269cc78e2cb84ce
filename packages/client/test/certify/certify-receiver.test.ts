// Each case finds its fault and no other, and a receiver that is as the README shows it has none.
import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { CERTIFY_CASES, certifyReceiver, type CertifyCaseName, type CertifyOptions } from '../../src/testing.ts';
import {
  around,
  closingAt,
  faultless,
  handWritten,
  hasService,
  hasStandard,
  isRecent,
  SECRET,
  signaturesOf,
  standardOf,
  type ReceiverInMemory,
} from './receivers.ts';

const ALL = Object.keys(CERTIFY_CASES) as readonly CertifyCaseName[];
const TIMES: readonly CertifyCaseName[] = ['old_time', 'future_time', 'captured_yesterday'];
const FORGED: readonly CertifyCaseName[] = [
  'wrong_signature',
  'unsigned',
  'part_of_a_signature',
  'changed_body',
  'reformatted_body',
  ...TIMES,
];
const OBSERVED: readonly CertifyCaseName[] = ['duplicate', 'at_the_same_time', 'reordered', 'failed_attempt'];

const FAULTY: readonly (readonly [string, ReceiverInMemory, readonly CertifyCaseName[]])[] = [
  ['verifies nothing', handWritten({ isGenuine: () => true }), FORGED],
  ['answers 500 to what it refuses', handWritten({ refused: () => new Response(null, { status: 500 }) }), FORGED],
  ['leaves the time out', handWritten({ isGenuine: hasStandard }), ['old_time', 'future_time', 'captured_yesterday']],
  ['verifies X-Service-Signature alone', handWritten({ isGenuine: hasService }), ['old_secret', ...TIMES]],
  [
    'verifies X-Service-Signature, and knows events by webhook-id',
    handWritten({ isGenuine: hasService, keyOf: (request) => String(request.headers.get('webhook-id')) }),
    ['old_secret', ...TIMES, 'changed_id'],
  ],
  [
    'falls back to X-Service-Signature',
    handWritten({
      isGenuine: (request, body) => (isRecent(request) && hasStandard(request, body)) || hasService(request, body),
    }),
    TIMES,
  ],
  [
    'requires both signatures',
    handWritten({
      isGenuine: (request, body) => isRecent(request) && hasStandard(request, body) && hasService(request, body),
    }),
    ['old_secret', 'one_of_two_signatures'],
  ],
  [
    'looks at the first signature alone',
    handWritten({
      isGenuine: (request, body) => isRecent(request) && signaturesOf(request)[0] === standardOf(request, body),
    }),
    ['old_secret'],
  ],
  [
    'compares as many characters as it was given',
    handWritten({
      isGenuine: (request, body) =>
        isRecent(request) &&
        signaturesOf(request).some((given) => given !== '' && standardOf(request, body).startsWith(given)),
    }),
    ['part_of_a_signature'],
  ],
  [
    'writes the parsed body again before it verifies',
    handWritten({
      isGenuine: (request, body) => isRecent(request) && hasStandard(request, JSON.stringify(JSON.parse(body))),
    }),
    ['reformatted_body'],
  ],
  [
    'takes the time of the event for that of the attempt',
    handWritten({
      isGenuine: (request, body) =>
        hasStandard(request, body) && Math.abs(Date.now() - Date.parse(JSON.parse(body).created_at)) < 300_000,
    }),
    ['late_event', 'replayed_event'],
  ],
  ['handles each delivery', handWritten({ keyOf: () => crypto.randomUUID() }), ['duplicate', 'at_the_same_time']],
  ['looks up, waits, then keeps', handWritten({ beforeKeeping: () => setImmediate() }), ['at_the_same_time']],
  [
    'answers 409 to what it knows',
    handWritten({ repeated: () => new Response(null, { status: 409 }) }),
    ['duplicate', 'at_the_same_time'],
  ],
  ['takes over each status as it comes', handWritten({ isOrdered: false }), ['reordered']],
  [
    'refuses for good what comes too early',
    around(async (request, next) =>
      (await request.clone().text()).includes('"sequence":3') ? new Response(null, { status: 409 }) : next(request),
    ),
    ['reordered', 'failed_attempt'],
  ],
  ['ends an order when an attempt failed', closingAt('payment.attempt_failed'), ['failed_attempt']],
  [
    'answers 404 to events that it does not know',
    around(async (request, next) =>
      (await request.clone().text()).includes('teleported') ? new Response(null, { status: 404 }) : next(request),
    ),
    ['unknown_event'],
  ],
  [
    'refuses fields that it does not know',
    around(async (request, next) =>
      (await request.clone().text()).includes('tomorrow') ? new Response(null, { status: 422 }) : next(request),
    ),
    ['unknown_field'],
  ],
  [
    'breaks on a ping',
    around(async (request, next) => {
      if ((await request.clone().text()).includes('"ping"')) throw new TypeError('undefined is not a payment');
      return next(request);
    }),
    ['ping'],
  ],
  [
    'reads the first part of a body',
    around(async (request, next) => {
      const { value = new Uint8Array() } = (await request.body?.getReader().read()) ?? {};
      return next(new Request(request.url, { method: 'POST', headers: request.headers, body: Buffer.from(value) }));
    }),
    ['slow_body'],
  ],
];

it.each(FAULTY)('finds a receiver that %s', async (_, { receive, effects }, faults) => {
  const report = await certify({ receiver: receive, effects });
  expect(report.cases.filter(({ verdict }) => verdict !== 'passed').map(({ name }) => name)).toEqual(faults);
  expect(report.ok).toBe(false);
  for (const { verdict, fix } of report.cases) expect(fix === null).toBe(verdict === 'passed');
});

it('finds a receiver that acts on what it refuses', async () => {
  const { receive, effects } = faultless();
  const seen: string[] = [];
  const report = await certify({
    receiver: async (request) => {
      seen.push(await request.clone().text());
      return receive(request);
    },
    effects: (payment) => [effects(payment), seen.some((body) => body.includes(payment.payment_id))],
  });
  expect(report.cases.find(({ name }) => name === 'wrong_signature')).toMatchObject({
    verdict: 'failed',
    message: 'It refused a webhook that another secret signed, and acted on it all the same.',
  });
});

it('passes what the README shows', async () => {
  const { receive, effects } = faultless();
  const { ok, cases } = await certify({ receiver: receive, effects });
  expect(cases.filter(({ verdict }) => verdict !== 'passed')).toEqual([]);
  expect([ok, cases.map(({ name }) => name)]).toEqual([true, ALL]);
});

it('says "not observable", never "passed", where nothing shows what the receiver did', async () => {
  for (const receiver of [faultless(), handWritten({ keyOf: () => crypto.randomUUID(), isOrdered: false })]) {
    const { ok, cases } = await certify({ receiver: receiver.receive });
    expect(cases.filter(({ verdict }) => verdict === 'not_observable').map(({ name }) => name)).toEqual(OBSERVED);
    expect(ok).toBe(true);
  }
  const unmoved = await certify({ receiver: faultless().receive, effects: () => ({}) });
  expect(unmoved.cases[0]).toMatchObject({
    verdict: 'failed',
    message: 'It accepted a genuine webhook, and did nothing.',
  });
});

it.each([
  [
    'refuses all',
    () => new Response('who are you?', { status: 401 }),
    'It answered 401: who are you?, to a genuine webhook.',
  ],
  ['redirects', () => Response.redirect('http://elsewhere.test'), 'It answered 302, to a genuine webhook.'],
  ['never answers', () => new Promise<Response>(() => {}), 'It did not answer within 0.001 s, to a genuine webhook.'],
])('proves nothing more about a receiver that %s', async (_, receiver, message) => {
  const { ok, cases } = await certify({ receiver, timeoutMs: 1 });
  expect(ok).toBe(false);
  expect(cases[0]).toMatchObject({ name: 'genuine', verdict: 'failed', message });
  expect(new Set(cases.slice(1).map(({ verdict }) => verdict))).toEqual(new Set(['not_observable']));
});

it('refuses a secret that is none, and runs one case alone', async () => {
  const { receive } = faultless();
  await expect(certifyReceiver({ receiver: receive, secret: 'whsec_' })).rejects.toThrow('incomplete');
  const { cases } = await certifyReceiver({ receiver: receive, secret: SECRET }, ['unsigned']);
  expect(cases.map(({ name }) => name)).toEqual(['genuine', 'unsigned']);
});

function certify(options: Omit<CertifyOptions, 'secret'>) {
  return certifyReceiver({ secret: SECRET, pauseMs: 0, ...options });
}

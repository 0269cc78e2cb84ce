import type { FailureCode } from '@mitako/contract/names';
import {
  sandboxRail,
  type ChargeOutcome,
  type CodeOutcome,
  type LookupOutcome,
  type Rail,
  type RailRefundLookup,
  type RailRefundOutcome,
} from '@mitako/core';
import { describe, expect, it, test } from 'vitest';
import {
  type None,
  type ProviderFault,
  runRailConformance,
  type RailConformanceOptions,
  type RailUnderTest,
  type StrangeAnswer,
} from '../src/index.ts';
import { onProvider } from './simulated-provider.ts';

const options: Omit<RailConformanceOptions, 'createRail' | 'test'> = {
  name: 'The sandbox rail',
  payers: {
    pays: { provider: 'mtn_momo', phone: '+237653456789' },
    declines: { provider: 'mtn_momo', phone: '+237653456039' },
    neverAnswers: { provider: 'mtn_momo', phone: '+237653456129' },
    givesCode: { provider: 'orange_money', phone: '+237693456049', right: '123456', wrong: '654321' },
  },
  callbackFor: ({ reference }) => {
    const body = JSON.stringify({ reference });
    const url = 'https://pay.example/api/v1/gateway/rails/sandbox/callbacks';
    return { method: 'POST', url, headers: {}, body, rawBody: new TextEncoder().encode(body) };
  },
  createStrangeRail: { none: 'the sandbox rail sends no requests' },
  faults: without('the sandbox rail sends no requests'),
};

/** None of the faults can be met. */
function without(none: string): Readonly<Record<ProviderFault, None>> {
  return {
    'charge never answered': { none },
    'charge answered by a broken connection': { none },
    'charge answered by 500': { none },
    'charge answered by HTML': { none },
    'charge found late': { none },
    'token ended': { none },
    'wrong amount': { none },
    'wrong currency': { none },
    'refund never answered': { none },
    'refund answered by a broken connection': { none },
    'refund answered by 500': { none },
    'refund answered by HTML': { none },
    'refund found late': { none },
    'token ended in a refund': { none },
  };
}

/** The outcomes that a rail should return for every strange response. */
const withoutRequests: Rail = {
  ...sandboxRail(),
  charge: async () => ({ kind: 'unknown', detail: { code: null, message: 'HTTP 503', requestId: null } }),
  lookup: async () => ({ kind: 'unknown' }),
  submitCode: async () => ({ kind: 'unknown' }),
  refund: async () => ({ kind: 'unknown' }),
  lookupRefund: async () => ({ kind: 'unknown' }),
};

runRailConformance({ ...options, createRail: () => onProvider(sandboxRail()), test: { describe, it } });
runRailConformance({
  ...options,
  name: 'It, by Orange Money',
  payers: {
    pays: { provider: 'orange_money', phone: '+237693456789' },
    declines: { provider: 'orange_money', phone: '+237693456039' },
    neverAnswers: { provider: 'orange_money', phone: '+237693456129' },
    givesCode: { provider: 'orange_money', phone: '+237693456049', right: '123456', wrong: '654321' },
  },
  createRail: () => onProvider(sandboxRail()),
  test: { describe, it },
});

/** Titles of the tests that a rail fails. */
async function failuresOf(
  createRail: () => Rail,
  createStrangeRail?: (answer: StrangeAnswer) => Rail,
  keyOf?: (reference: string) => string,
): Promise<readonly string[]> {
  const tests: { readonly title: string; readonly body: () => Promise<void> }[] = [];
  runRailConformance({
    ...options,
    ...(createStrangeRail === undefined ? {} : { createStrangeRail }),
    createRail: () => onProvider(createRail(), keyOf),
    test: { describe: (_, body) => body(), it: (title, body) => void tests.push({ title, body }) },
  });
  const outcomes = await Promise.allSettled(tests.map(({ body }) => body()));
  return tests.filter((_, place) => outcomes[place]?.status === 'rejected').map(({ title }) => title);
}

function offering(change: object): () => Rail {
  return () => {
    const rail = sandboxRail();
    return { ...rail, methods: rail.methods.map((method) => ({ ...method, ...change })) };
  };
}

const charging = (change: (outcome: Extract<ChargeOutcome, { kind: 'pending' }>) => ChargeOutcome) => (): Rail => {
  const rail = sandboxRail();
  return {
    ...rail,
    async charge(request) {
      const outcome = await rail.charge(request);
      return outcome.kind === 'pending' ? change(outcome) : outcome;
    },
  };
};

/** Changes the outcome of a look-up. */
const telling = (change: (outcome: LookupOutcome, phone: string) => LookupOutcome) => (): Rail => {
  const rail = sandboxRail();
  return { ...rail, lookup: async (request) => change(await rail.lookup(request), request.phone) };
};

/** The rail's response to the first charge or refund with a reference, and to later ones. */
function counting<Outcome>(answer: (time: number, reference: string) => Outcome): (reference: string) => Outcome {
  const times = new Map<string, number>();
  return (reference) => {
    const time = (times.get(reference) ?? 0) + 1;
    times.set(reference, time);
    return answer(time, reference);
  };
}

const rail = sandboxRail();

const TAKEN: CodeOutcome = { kind: 'pending', railReference: null, nextAction: { type: 'wait', url: null } };

const EVERY_CODE = [
  'accepts the correct code: pending, then paid',
  'finds the payment when the response to the code was lost',
  'rejects a wrong code, collects nothing, and then accepts the correct one',
  'collects once, however often the code is submitted',
];

const BELIEVES = 'believes no callback: one that says paid changes no outcome';
const DECLARED = 'declares providers that the API and the pages can show';

const BROKEN: readonly (readonly [flaw: string, createRail: () => Rail, failures: readonly string[]])[] = [
  ['an id with a colon', () => ({ ...sandboxRail(), id: 'mtn:cm' }), ['has an id that is valid in the ledger']],
  ['the id of the bank', () => ({ ...sandboxRail(), id: 'bank' }), ['has an id that is valid in the ledger']],
  ['no mode', () => ({ ...sandboxRail(), modes: [] }), ['declares its modes']],
  [
    'a repeated provider',
    () => ({ ...sandboxRail(), methods: [...rail.methods, ...rail.methods] }),
    ['offers each provider once per country and currency'],
  ],
  ['limits in fractions', offering({ limits: { min: 0.5, max: 10 } }), ['has limits within those of the gateway']],
  [
    'a minimum above the maximum',
    offering({ limits: { min: 100, max: 50 } }),
    ['has limits within those of the gateway'],
  ],
  ['no English', offering({ prompt: { fr: 'Composez *126#' } }), ['has instructions for the payer in every language']],
  [
    'one language for both',
    offering({ prompt: { fr: 'Composez *126#', en: 'Composez *126#' } }),
    ['has instructions for the payer in every language'],
  ],
  ['a prefix without its country', offering({ phonePrefixes: ['67'] }), [DECLARED]],
  [
    'a provider id in capitals',
    () => ({
      ...sandboxRail(),
      methods: rail.methods.flatMap((method) => [method, { ...method, provider: 'MTN' }]).slice(0, 3),
    }),
    [DECLARED],
  ],
  ['no label', offering({ label: ' ' }), [DECLARED]],
  ['a monogram of three letters', offering({ monogram: 'MTN' }), [DECLARED]],
  ['no colours', offering({ colors: undefined }), [DECLARED]],
  ['colours of low contrast', offering({ colors: { background: '#ffcb05', text: '#ffffff' } }), [DECLARED]],
  ['a country name instead of its code', offering({ country: 'Cameroon' }), [DECLARED]],
  ['a calling code without its plus', offering({ callingCode: '237' }), [DECLARED]],
  ['a prefix of another country', offering({ phonePrefixes: ['+24206'] }), [DECLARED]],
  ['refunds that are neither full nor partial', offering({ refunds: undefined }), [DECLARED]],
  ['a currency name instead of its code', offering({ currencies: ['francs'] }), [DECLARED]],
  ['no text rules', offering({ description: undefined }), ['declares which text the provider accepts']],
  [
    'a text limit that is too short',
    offering({ description: { lengthMax: 3, punctuation: '' } }),
    ['declares which text the provider accepts'],
  ],
  [
    'a redirect that would run as a script',
    charging((outcome) => ({ ...outcome, nextAction: { type: 'redirect', url: 'javascript:alert(1)' } })),
    [
      'charges a payer who pays: pending, then paid',
      'charges once per reference, however often it is called',
      'requests the code, and collects nothing without it',
      'rejects a wrong code, collects nothing, and then accepts the correct one',
    ],
  ],
  [
    'a prompt without an expiry',
    charging((outcome) => ({ ...outcome, expiresAtMs: Number.NaN })),
    ['charges a payer who pays: pending, then paid', 'charges once per reference, however often it is called'],
  ],
  [
    'unlisted failure codes',
    telling((outcome) => (outcome.kind === 'failed' ? ({ kind: 'failed', failureCode: 'E_42' } as never) : outcome)),
    ['reports failed for a payer who declines, with a listed failure code'],
  ],
  [
    'a missing response treated as a failure',
    telling((outcome, phone) =>
      outcome.kind === 'pending' && phone.endsWith('129') ? { kind: 'failed', failureCode: 'payer_timeout' } : outcome,
    ),
    ['reports neither paid nor failed for a payer who has not responded', BELIEVES],
  ],
  [
    'an unknown reference treated as a failure',
    telling((outcome) => (outcome.kind === 'unknown' ? { kind: 'failed', failureCode: 'provider_error' } : outcome)),
    ['reports neither paid nor failed for an unknown reference: its charge may be in flight', BELIEVES],
  ],
  [
    'a new charge on every call',
    () => {
      const made = sandboxRail();
      const times = counting((time, reference) => `${reference}-${time}`);
      return {
        ...made,
        async charge(request) {
          const outcome = await made.charge(request);
          return outcome.kind === 'pending' ? { ...outcome, railReference: times(request.reference) } : outcome;
        },
      };
    },
    [
      'charges once per reference, however often it is called',
      'charges once per reference, called twice at the same time',
    ],
  ],
  [
    'a known reference refused as a duplicate',
    () => {
      const made = sandboxRail();
      const times = counting((time) => time);
      return {
        ...made,
        charge: async (request) =>
          times(request.reference) < 3 ? made.charge(request) : { kind: 'refused', failureCode: 'provider_error' },
      };
    },
    ['charges once per reference, however often it is called'],
  ],
  [
    'the same provider reference for all charges',
    charging((outcome) => ({ ...outcome, railReference: 'op-1' })),
    ['returns distinct provider references for distinct charges'],
  ],
  [
    'a code that it cannot accept',
    () => {
      const { submitCode: _, ...made } = sandboxRail();
      return { ...made, methods: made.methods.map(({ codePrompt: __, ...method }) => method) };
    },
    ['implements submitCode if it requests codes', ...EVERY_CODE],
  ],
  [
    'instructions for a code in one language only',
    offering({ codePrompt: { fr: 'Composez *144#' } }),
    ['has instructions for the code in every language'],
  ],
  [
    'a charge that is paid without its code',
    telling((outcome, phone) => (phone.endsWith('049') ? { kind: 'paid', railReference: null } : outcome)),
    ['requests the code, and collects nothing without it'],
  ],
  [
    'a code that it loses',
    telling((outcome, phone) => (phone.endsWith('049') ? { kind: 'pending' } : outcome)),
    [
      'accepts the correct code: pending, then paid',
      'finds the payment when the response to the code was lost',
      'collects once, however often the code is submitted',
    ],
  ],
  [
    'wrong codes treated as correct',
    () => ({ ...sandboxRail(), submitCode: async () => TAKEN }),
    [
      'accepts the correct code: pending, then paid',
      'finds the payment when the response to the code was lost',
      'rejects a wrong code, collects nothing, and then accepts the correct one',
      'collects once, however often the code is submitted',
    ],
  ],
  [
    'a repeated code that is rejected',
    () => {
      const made = sandboxRail();
      const times = counting((time) => time);
      return {
        ...made,
        submitCode: async (request) =>
          times(request.reference) < 3 ? ((await made.submitCode?.(request)) ?? TAKEN) : { kind: 'wrong_code' },
      };
    },
    ['collects once, however often the code is submitted'],
  ],
  [
    'no refunds',
    () => ({ ...sandboxRail(), refund: async () => ({ kind: 'failed', failureCode: 'provider_error' }) }),
    [
      'refunds a collected charge',
      'refunds once per reference and number of tries, however often it is called',
      'finds a refund by its look-up',
      'refunds by the reference that a look-up returned, and without one',
    ],
  ],
  [
    'a new refund on every call',
    () => {
      const times = counting((time): RailRefundOutcome => ({ kind: 'succeeded', railReference: `back-${time}` }));
      return { ...sandboxRail(), refund: async ({ reference }) => times(reference) };
    },
    ['refunds once per reference and number of tries, however often it is called', 'finds a refund by its look-up'],
  ],
  [
    'a refund that fails when it is repeated',
    () => {
      const times = counting((time): RailRefundOutcome =>
        time === 1 ? { kind: 'succeeded', railReference: 'back-1' } : { kind: 'failed', failureCode: 'provider_error' },
      );
      return { ...sandboxRail(), refund: async ({ reference }) => times(reference) };
    },
    ['refunds once per reference and number of tries, however often it is called', 'finds a refund by its look-up'],
  ],
  [
    'a refund without its look-up',
    () => {
      const { lookupRefund: _, ...made } = sandboxRail();
      return made;
    },
    [
      'has refund and lookupRefund if it offers refunds',
      'finds a refund by its look-up',
      'reports neither succeeded nor failed for a refund that was never asked for',
    ],
  ],
  [
    'a look-up that finds refunds that were never asked for',
    () => ({ ...sandboxRail(), lookupRefund: async () => ({ kind: 'succeeded', railReference: null }) }),
    ['reports neither succeeded nor failed for a refund that was never asked for'],
  ],
  [
    'callbacks that make it throw',
    () => ({ ...sandboxRail(), parseCallback: ({ body }) => JSON.parse(body) as { reference: string } }),
    ['returns null for garbage, without throwing'],
  ],
  [
    'a reference found in any callback',
    () => ({ ...sandboxRail(), parseCallback: ({ body }) => ({ reference: body }) }),
    [
      'returns null for garbage, without throwing',
      "names the charge of the provider's callback, by our reference or the provider's",
      'charges once when the callback arrives before the answer to the charge',
    ],
  ],
  [
    'callbacks that it ignores',
    () => ({ ...sandboxRail(), parseCallback: () => null }),
    ["names the charge of the provider's callback, by our reference or the provider's"],
  ],
  [
    'callbacks that it believes',
    () => {
      const made = sandboxRail();
      const believed = new Set<string>();
      return {
        ...made,
        async parseCallback(callback) {
          const subject = (await made.parseCallback?.(callback)) ?? null;
          if (subject !== null && 'reference' in subject) believed.add(subject.reference);
          return subject;
        },
        lookup: async (request) =>
          believed.has(request.reference) ? { kind: 'paid', railReference: null } : made.lookup(request),
      };
    },
    [BELIEVES],
  ],
  [
    'outcomes that it mixes up when there are many',
    () => {
      const made = sandboxRail();
      let last: FailureCode | null = null;
      return {
        ...made,
        async lookup(request) {
          const outcome = await made.lookup(request);
          // That of the number looked up in between.
          if (outcome.kind === 'paid' && last !== null) return { kind: 'failed', failureCode: last };
          if (outcome.kind === 'failed') last = outcome.failureCode;
          return outcome;
        },
      };
    },
    ['keeps many charges at once apart'],
  ],
  [
    'a second of two charges at once refused',
    () => {
      const made = sandboxRail();
      const underway = new Set<string>();
      return {
        ...made,
        async charge(request) {
          if (underway.has(request.reference)) return { kind: 'refused', failureCode: 'provider_error' };
          underway.add(request.reference);
          const outcome = await made.charge(request);
          underway.delete(request.reference);
          return outcome;
        },
      };
    },
    ['charges once per reference, called twice at the same time'],
  ],
];

test.each(BROKEN)('a rail with %s fails the tests for it', async (_, createRail, failures) => {
  expect(await failuresOf(createRail)).toEqual(failures);
});

/** Returns the same for every charge and refund, so that only the provider knows how often it was called. */
function withoutReferences(): Rail {
  const made = sandboxRail();
  return {
    ...made,
    async charge(request) {
      const outcome = await made.charge(request);
      return outcome.kind === 'pending' ? { ...outcome, railReference: null } : outcome;
    },
    async refund(request) {
      await made.refund?.(request);
      return { kind: 'succeeded', railReference: null };
    },
    async lookupRefund(request) {
      const found = await made.lookupRefund?.(request);
      return found?.kind === 'succeeded' ? { kind: 'succeeded', railReference: null } : { kind: 'absent' };
    },
  };
}

test('a rail without provider references passes', async () => {
  expect(await failuresOf(withoutReferences)).toEqual([]);
});

test('a rail without provider references that moves money on every call fails', async () => {
  expect(await failuresOf(withoutReferences, undefined, () => crypto.randomUUID())).toEqual([
    'charges once per reference, however often it is called',
    'charges once per reference, called twice at the same time',
    'collects once, however often the code is submitted',
    'refunds once per reference and number of tries, however often it is called',
  ]);
});

const EVERY_STRANGE_ANSWER = /^treats .* as neither success nor failure$/;

test.each<[string, Partial<Rail>]>([
  ['charge refused', { charge: async () => ({ kind: 'refused', failureCode: 'provider_error' }) }],
  ['look-up failed', { lookup: async () => ({ kind: 'failed', failureCode: 'provider_error' }) }],
  ['look-up paid', { lookup: async () => ({ kind: 'paid', railReference: null }) }],
  ['refund succeeded', { refund: async () => ({ kind: 'succeeded', railReference: null }) }],
  ['refund failed', { refund: async () => ({ kind: 'failed', failureCode: 'provider_error' }) }],
  ['code wrong', { submitCode: async () => ({ kind: 'wrong_code' }) }],
  ['code taken', { submitCode: async () => TAKEN }],
  ['charge thrown', { charge: () => Promise.reject(new SyntaxError('Unexpected token <')) }],
])('a rail that reports "%s" for strange responses fails', async (_, flaw) => {
  const failures = await failuresOf(sandboxRail, () => ({ ...withoutRequests, ...flaw }));
  const strange = failures.filter((title) => !title.startsWith('has no "'));
  expect(strange).toHaveLength(13);
  for (const title of strange) expect(title).toMatch(EVERY_STRANGE_ANSWER);
});

test('a rail that sends requests fails without the answers that are lost', async () => {
  const failures = await failuresOf(sandboxRail, () => withoutRequests);
  expect(failures.map((title) => /^has no "(.*)":/.exec(title)?.[1])).toEqual([
    'refund never answered',
    'refund answered by a broken connection',
    'refund answered by 500',
    'refund answered by HTML',
    'refund found late',
    'charge never answered',
    'charge answered by a broken connection',
    'charge answered by 500',
    'charge answered by HTML',
    'charge found late',
  ]);
});

test.each<[string, { readonly amount: number; readonly currency?: string }, readonly string[]]>([
  ['an amount', { amount: 100 }, ['wrong amount']],
  ['an amount and a currency', { amount: 100, currency: 'XAF' }, ['wrong amount', 'wrong currency']],
])('a rail that reports %s, which its provider does not show, fails', async (_, collected, failures) => {
  const reporting = telling((outcome) => (outcome.kind === 'paid' ? { ...outcome, collected } : outcome));
  expect((await failuresOf(reporting)).map((title) => /^has no "(.*)":/.exec(title)?.[1])).toEqual(failures);
});

test('a rail that reads callbacks, of which its provider sends none, fails', async () => {
  const tests = new Map<string, () => Promise<void>>();
  runRailConformance({
    ...options,
    callbackFor: { none: 'it is polled' },
    createRail: () => onProvider(sandboxRail()),
    test: { describe: (_, body) => body(), it: (title, body) => void tests.set(title, body) },
  });
  await expect(tests.get('parses no callbacks: it is polled')?.()).rejects.toThrow('it has parseCallback');
});

/** Titles of the tests of one fault that a rail fails, which behaves like this. */
async function failuresAt(
  fault: ProviderFault,
  flaw: (made: RailUnderTest) => Partial<Rail>,
): Promise<readonly string[]> {
  const tests: { readonly title: string; readonly body: () => Promise<void> }[] = [];
  const create = (): RailUnderTest => {
    const made = onProvider(sandboxRail());
    return { ...made, rail: { ...made.rail, ...flaw(made) } };
  };
  const register = (faults: Partial<RailConformanceOptions['faults']>) => {
    runRailConformance({
      ...options,
      createRail: () => onProvider(sandboxRail()),
      faults: { ...options.faults, ...faults },
      test: { describe: (_, body) => body(), it: (title, body) => void tests.push({ title, body }) },
    });
    return tests.splice(0);
  };
  const others = new Set(register({}).map(({ title }) => title));
  const found = register({ [fault]: create }).filter(({ title }) => !others.has(title));
  const outcomes = await Promise.allSettled(found.map(({ body }) => body()));
  return found.filter((_, place) => outcomes[place]?.status === 'rejected').map(({ title }) => title);
}

/** Pays the refund out, and says something else. */
const refunding =
  (answer: RailRefundOutcome, found: RailRefundLookup) =>
  ({ rail: { refund } }: RailUnderTest): Partial<Rail> => ({
    async refund(request) {
      await refund?.(request);
      return answer;
    },
    lookupRefund: async () => found,
  });

const REFUSED: ChargeOutcome = { kind: 'refused', failureCode: 'provider_error' };
const PAID_OTHER: LookupOutcome = {
  kind: 'paid',
  railReference: null,
  collected: { amount: 1, currency: 'XAF' },
};

test.each<[string, ProviderFault, (made: RailUnderTest) => Partial<Rail>, readonly string[]]>([
  [
    'refuses a charge whose answer was lost, when it is looked up again',
    'charge answered by a broken connection',
    () => {
      const times = counting((time): ChargeOutcome => (time === 1 ? { kind: 'unknown' } : REFUSED));
      return { charge: async ({ reference }) => times(reference) };
    },
    ['makes a charge once that is asked for again because its answer was lost'],
  ],
  [
    'calls a collected charge failed',
    'charge answered by a broken connection',
    () => ({ lookup: async () => ({ kind: 'failed', failureCode: 'provider_error' }) }),
    [
      'finds the money of a charge answered by a broken connection, by our reference alone',
      'makes a charge once that is asked for again because its answer was lost',
    ],
  ],
  [
    'fills in a currency that its provider does not show',
    'wrong amount',
    () => ({ lookup: async () => PAID_OTHER }),
    ['says what was collected when it is not what was charged'],
  ],
  [
    'takes dollars for francs',
    'wrong currency',
    () => ({ lookup: async () => PAID_OTHER }),
    ['says in which currency it was collected when it is not that of the charge'],
  ],
  [
    'calls a refund failed that was answered with 500',
    'refund answered by 500',
    refunding({ kind: 'failed', failureCode: 'provider_error' }, { kind: 'pending' }),
    ['never makes a refund twice: refund answered by 500'],
  ],
  [
    'calls a refund absent that was answered by HTML',
    'refund answered by HTML',
    refunding({ kind: 'unknown' }, { kind: 'absent' }),
    ['never makes a refund twice: refund answered by HTML'],
  ],
  [
    'fails a refund that is found late',
    'refund found late',
    refunding({ kind: 'pending' }, { kind: 'failed', failureCode: 'provider_error' }),
    ['makes a refund once that the provider finds late'],
  ],
  [
    'gives up when a token ended',
    'token ended in a refund',
    refunding({ kind: 'unknown' }, { kind: 'unknown' }),
    ['obtains another token when one has ended in a refund'],
  ],
])('a rail that %s fails the test of "%s"', async (_, fault, flaw, failures) => {
  expect(await failuresAt(fault, flaw)).toEqual(failures);
});

test('a rail that names a charge for one method of callbacks only fails', async () => {
  const tests: { readonly title: string; readonly body: () => Promise<void> }[] = [];
  runRailConformance({
    ...options,
    callbackFor: async (charge, method = 'POST') => {
      if ('none' in options.callbackFor) throw new Error('there is no callback');
      return { ...(await options.callbackFor(charge, method)), method };
    },
    callbackMethods: ['POST', 'PUT'],
    createRail: () => {
      const made = sandboxRail();
      return onProvider({
        ...made,
        parseCallback: (callback) => (callback.method === 'POST' ? (made.parseCallback?.(callback) ?? null) : null),
      });
    },
    test: { describe: (_, body) => body(), it: (title, body) => void tests.push({ title, body }) },
  });
  const outcomes = await Promise.allSettled(tests.map(({ body }) => body()));
  expect(tests.filter((_, place) => outcomes[place]?.status === 'rejected').map(({ title }) => title)).toEqual([
    "names the charge of the provider's callback, by our reference or the provider's",
  ]);
});

import {
  sandboxRail,
  type ChargeOutcome,
  type CodeOutcome,
  type LookupOutcome,
  type Rail,
  type RailRefundOutcome,
} from '@mitako/core';
import { describe, expect, it, test } from 'vitest';
import { runRailConformance, type RailConformanceOptions, type StrangeAnswer } from '../src/index.ts';
import { onProvider } from './simulated-provider.ts';

const options: Omit<RailConformanceOptions, 'createRail' | 'test'> = {
  name: 'The sandbox rail',
  payers: {
    pays: { provider: 'mtn_momo', phone: '+237653456789' },
    declines: { provider: 'mtn_momo', phone: '+237653456039' },
    neverAnswers: { provider: 'mtn_momo', phone: '+237653456129' },
    givesCode: { provider: 'orange_money', phone: '+237693456049', right: '123456', wrong: '654321' },
  },
  callbackFor: (reference) => ({ headers: {}, body: JSON.stringify({ reference }) }),
  createStrangeRail: () => asksNobody,
};

/** What a rail should make of every strange answer. */
const asksNobody: Rail = {
  ...sandboxRail(),
  charge: async () => ({ kind: 'unknown' }),
  lookup: async () => ({ kind: 'unknown' }),
  submitCode: async () => ({ kind: 'unknown' }),
  refund: async () => ({ kind: 'unknown' }),
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

/** Changes what a look-up says. */
const telling = (change: (outcome: LookupOutcome, phone: string) => LookupOutcome) => (): Rail => {
  const rail = sandboxRail();
  return { ...rail, lookup: async (request) => change(await rail.lookup(request), request.phone) };
};

/** What the rail answers to the first charge or refund under a reference, and what to later ones. */
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
  'takes the right code: pending, then paid',
  'finds the money of a code whose answer got lost',
  'calls a wrong code wrong, collects nothing, and takes the right one after it',
  'collects once, however often it is given the code',
];

const DECLARED = 'declares its providers as the API and the pages show them';

const BROKEN: readonly (readonly [flaw: string, createRail: () => Rail, failures: readonly string[]])[] = [
  ['an id with a colon', () => ({ ...sandboxRail(), id: 'mtn:cm' }), ['has an id that the ledger can carry']],
  ['the id of the bank', () => ({ ...sandboxRail(), id: 'bank' }), ['has an id that the ledger can carry']],
  ['no mode', () => ({ ...sandboxRail(), modes: [] }), ['says whether it is for test or live money']],
  [
    'one provider twice',
    () => ({ ...sandboxRail(), methods: [...rail.methods, ...rail.methods] }),
    ['offers each provider once a currency'],
  ],
  ['limits in fractions', offering({ limits: { min: 0.5, max: 10 } }), ['has limits within those of the gateway']],
  ['limits the wrong way', offering({ limits: { min: 100, max: 50 } }), ['has limits within those of the gateway']],
  ['no English', offering({ prompt: { fr: 'Composez *126#' } }), ['tells the payer what to do, in every language']],
  [
    'one language for both',
    offering({ prompt: { fr: 'Composez *126#', en: 'Composez *126#' } }),
    ['tells the payer what to do, in every language'],
  ],
  ['a prefix without its country', offering({ phonePrefixes: ['67'] }), [DECLARED]],
  [
    'an id of a provider in capitals',
    () => ({
      ...sandboxRail(),
      methods: rail.methods.flatMap((method) => [method, { ...method, provider: 'MTN' }]).slice(0, 3),
    }),
    [DECLARED],
  ],
  ['no label', offering({ label: ' ' }), [DECLARED]],
  ['a monogram of three', offering({ monogram: 'MTN' }), [DECLARED]],
  ['no colours', offering({ colors: undefined }), [DECLARED]],
  ['colours that are hard to read', offering({ colors: { background: '#ffcb05', text: '#ffffff' } }), [DECLARED]],
  ['a country in words', offering({ country: 'Cameroon' }), [DECLARED]],
  ['a currency in words', offering({ currencies: ['francs'] }), [DECLARED]],
  ['no rules of text', offering({ description: undefined }), ['says which text the provider takes']],
  [
    'no room for text',
    offering({ description: { lengthMax: 3, punctuation: '' } }),
    ['says which text the provider takes'],
  ],
  [
    'a redirect that would run',
    charging((outcome) => ({ ...outcome, nextAction: { type: 'redirect', url: 'javascript:alert(1)' } })),
    [
      'charges a payer who pays: pending, then paid',
      'charges once, however often it is asked under one reference',
      'asks for the code and collects nothing without it',
      'calls a wrong code wrong, collects nothing, and takes the right one after it',
    ],
  ],
  [
    'a prompt without end',
    charging((outcome) => ({ ...outcome, expiresAtMs: Number.NaN })),
    ['charges a payer who pays: pending, then paid', 'charges once, however often it is asked under one reference'],
  ],
  [
    'failure codes of its own',
    telling((outcome) => (outcome.kind === 'failed' ? ({ kind: 'failed', failureCode: 'E_42' } as never) : outcome)),
    ['says failed of a payer who declines, with a code of the closed list'],
  ],
  [
    'silence taken for a failure',
    telling((outcome, phone) =>
      outcome.kind === 'pending' && phone.endsWith('129') ? { kind: 'failed', failureCode: 'payer_timeout' } : outcome,
    ),
    ['says neither paid nor failed of a payer who has not answered'],
  ],
  [
    'an unknown reference taken for a failure',
    telling((outcome) => (outcome.kind === 'unknown' ? { kind: 'failed', failureCode: 'provider_error' } : outcome)),
    ['says neither paid nor failed of a reference that it does not know: its charge may be on its way'],
  ],
  [
    'a charge each time it is asked',
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
    ['charges once, however often it is asked under one reference'],
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
    ['charges once, however often it is asked under one reference'],
  ],
  [
    'one reference for all charges',
    charging((outcome) => ({ ...outcome, railReference: 'op-1' })),
    ['gives charges of different references references of their own'],
  ],
  [
    'a code that it cannot take',
    () => {
      const { submitCode: _, ...made } = sandboxRail();
      return { ...made, methods: made.methods.map(({ codePrompt: __, ...method }) => method) };
    },
    ['takes the code, if it is one that asks for it', ...EVERY_CODE],
  ],
  [
    'a prompt for a code in one language',
    offering({ codePrompt: { fr: 'Composez *144#' } }),
    ['tells the payer where a code comes from, in every language'],
  ],
  [
    'a code that needs none',
    telling((outcome, phone) => (phone.endsWith('049') ? { kind: 'paid', railReference: null } : outcome)),
    ['asks for the code and collects nothing without it'],
  ],
  [
    'a code that it loses',
    telling((outcome, phone) => (phone.endsWith('049') ? { kind: 'pending' } : outcome)),
    [
      'takes the right code: pending, then paid',
      'finds the money of a code whose answer got lost',
      'collects once, however often it is given the code',
    ],
  ],
  [
    'wrong codes taken for right ones',
    () => ({ ...sandboxRail(), submitCode: async () => TAKEN }),
    [
      'takes the right code: pending, then paid',
      'finds the money of a code whose answer got lost',
      'calls a wrong code wrong, collects nothing, and takes the right one after it',
      'collects once, however often it is given the code',
    ],
  ],
  [
    'a second code that is called wrong',
    () => {
      const made = sandboxRail();
      const times = counting((time) => time);
      return {
        ...made,
        submitCode: async (request) =>
          times(request.reference) < 3 ? ((await made.submitCode?.(request)) ?? TAKEN) : { kind: 'wrong_code' },
      };
    },
    ['collects once, however often it is given the code'],
  ],
  [
    'no refunds',
    () => ({ ...sandboxRail(), refund: async () => ({ kind: 'failed', failureCode: 'provider_error' }) }),
    ['pays back what it collected', 'pays back once, however often it is asked under one reference'],
  ],
  [
    'a refund each time it is asked',
    () => {
      const times = counting((time): RailRefundOutcome => ({ kind: 'succeeded', railReference: `back-${time}` }));
      return { ...sandboxRail(), refund: async ({ reference }) => times(reference) };
    },
    ['pays back once, however often it is asked under one reference'],
  ],
  [
    'a refund that fails the second time',
    () => {
      const times = counting((time): RailRefundOutcome =>
        time === 1 ? { kind: 'succeeded', railReference: 'back-1' } : { kind: 'failed', failureCode: 'provider_error' },
      );
      return { ...sandboxRail(), refund: async ({ reference }) => times(reference) };
    },
    ['pays back once, however often it is asked under one reference'],
  ],
  [
    'callbacks that make it throw',
    () => ({ ...sandboxRail(), parseCallback: ({ body }) => JSON.parse(body) as { reference: string } }),
    ['finds nothing in garbage, and does not throw'],
  ],
  [
    'a reference in everything',
    () => ({ ...sandboxRail(), parseCallback: ({ body }) => ({ reference: body }) }),
    ['finds nothing in garbage, and does not throw', "finds the charge in the provider's callback"],
  ],
  [
    'callbacks that it overlooks',
    () => ({ ...sandboxRail(), parseCallback: () => null }),
    ["finds the charge in the provider's callback"],
  ],
];

test.each(BROKEN)('a rail with %s fails, and is told where', async (_, createRail, failures) => {
  expect(await failuresOf(createRail)).toEqual(failures);
});

/** Answers every charge and refund alike, so that only the provider knows how often it was asked. */
function withoutReferences(): Rail {
  const made = sandboxRail();
  return {
    ...made,
    async charge(request) {
      const outcome = await made.charge(request);
      return outcome.kind === 'pending' ? { ...outcome, railReference: null } : outcome;
    },
    refund: async () => ({ kind: 'succeeded', railReference: null }),
  };
}

test('a rail without references of its own passes', async () => {
  expect(await failuresOf(withoutReferences)).toEqual([]);
});

test('a rail without references of its own that moves money each time it is asked fails', async () => {
  expect(await failuresOf(withoutReferences, undefined, () => crypto.randomUUID())).toEqual([
    'charges once, however often it is asked under one reference',
    'collects once, however often it is given the code',
    'pays back once, however often it is asked under one reference',
  ]);
});

const EVERY_STRANGE_ANSWER = /^takes .* for neither success nor failure$/;

test.each<[string, Partial<Rail>]>([
  ['charge refused', { charge: async () => ({ kind: 'refused', failureCode: 'provider_error' }) }],
  ['look-up failed', { lookup: async () => ({ kind: 'failed', failureCode: 'provider_error' }) }],
  ['look-up paid', { lookup: async () => ({ kind: 'paid', railReference: null }) }],
  ['refund succeeded', { refund: async () => ({ kind: 'succeeded', railReference: null }) }],
  ['refund failed', { refund: async () => ({ kind: 'failed', failureCode: 'provider_error' }) }],
  ['code wrong', { submitCode: async () => ({ kind: 'wrong_code' }) }],
  ['code taken', { submitCode: async () => TAKEN }],
  ['charge thrown', { charge: () => Promise.reject(new SyntaxError('Unexpected token <')) }],
])('a rail that takes strange answers for %s fails', async (_, flaw) => {
  const failures = await failuresOf(sandboxRail, () => ({ ...asksNobody, ...flaw }));
  expect(failures).toHaveLength(8);
  for (const title of failures) expect(title).toMatch(EVERY_STRANGE_ANSWER);
});

import { ok, strictEqual as equal } from 'node:assert';
import type { CallbackSubject, ChargeOutcome, Rail, RailCallback } from '@mitako/core';
import {
  callbackAddressOf,
  chargeOf,
  isOpen,
  made as makes,
  type MadeCharge,
  newReference,
  outcomeFor,
  outcomeLater,
  type RailSuite,
} from './suite.ts';

/** Callbacks, which anyone can send. */
export function callbackTests(suite: RailSuite): void {
  const { it, options } = suite;
  const { callbackFor } = options;

  it('returns null for garbage, without throwing', async (rail) => {
    for (const headers of [{}, { 'content-type': 'application/json' }, { 'content-type': 'text/xml' }]) {
      for (const body of GARBAGE) {
        for (const method of ['POST', 'PUT', 'GET'] as const) {
          const found = (await rail.parseCallback?.(callbackOf(method, headers, body))) ?? null;
          equal(found, null, `in ${JSON.stringify(body.slice(0, 40))}`);
        }
      }
    }
  });

  if ('none' in callbackFor) {
    it(`parses no callbacks: ${callbackFor.none}`, async ({ parseCallback }) => {
      equal(parseCallback, undefined, 'it has parseCallback: test it with callbackFor');
    });
    return;
  }
  const send = callbackFor;
  const methods = options.callbackMethods ?? [undefined];

  /** The subjects of a charge's callback, by each method. */
  async function subjectsOf(rail: Rail, charge: MadeCharge): Promise<readonly (CallbackSubject | null)[]> {
    const callbacks = await Promise.all(methods.map(async (method) => send(charge, method)));
    return Promise.all(
      callbacks.map(async (callback) => {
        const { reference } = charge;
        if (callback.url === callbackAddressOf(reference)) return { reference };
        const subject = (await rail.parseCallback?.(callback)) ?? null;
        return subject !== null && 'rejected' in subject ? null : subject;
      }),
    );
  }

  it("names the charge of the provider's callback, by our reference or the provider's", async (rail) => {
    const charge = chargeOf(rail, options.payers.pays);
    const made = madeOf(charge.reference, await makes(rail, charge));
    // It comes late, and twice.
    for (const found of [...(await subjectsOf(rail, made)), ...(await subjectsOf(rail, made))]) isNamed(found, made);
    await outcomeLater(options, rail, charge, { kind: 'pending', railReference: made.railReference });
    for (const found of await subjectsOf(rail, made)) isNamed(found, made);
  });

  it('charges once when the callback arrives before the answer to the charge', async (rail, provider) => {
    const charge = chargeOf(rail, options.payers.pays);
    const early = { reference: charge.reference, railReference: null };
    for (const found of await subjectsOf(rail, early)) {
      if (found !== null && 'reference' in found) equal(found.reference, charge.reference);
    }
    equal((await outcomeFor(suite, rail, charge)).lookedUp.kind, 'paid');
    equal(await provider.collected(charge.reference), charge.amount, 'the provider collected another amount');
  });

  it('believes no callback: one that says paid changes no outcome', async (rail, provider) => {
    const unpaid = chargeOf(rail, options.payers.neverAnswers);
    const charged = await makes(rail, unpaid);
    const unknown = { ...unpaid, reference: newReference() };
    await subjectsOf(rail, madeOf(unpaid.reference, charged));
    await subjectsOf(rail, { reference: unknown.reference, railReference: null });
    const outcomes = [
      await outcomeLater(options, rail, unpaid, charged),
      await outcomeLater(options, rail, unknown, { kind: 'unknown' }),
    ];
    for (const outcome of outcomes) ok(isOpen(outcome), `it says ${outcome.kind}`);
    equal(await provider.collected(unpaid.reference), 0);
  });
}

function madeOf(reference: string, charged: ChargeOutcome): MadeCharge {
  return { reference, railReference: charged.kind === 'pending' ? charged.railReference : null };
}

function isNamed(found: CallbackSubject | null, { reference, railReference }: MadeCharge): void {
  ok(found !== null, 'it names none');
  if ('reference' in found) equal(found.reference, reference);
  else equal(found.railReference, railReference);
}

function callbackOf(method: RailCallback['method'], headers: RailCallback['headers'], body: string): RailCallback {
  const url = 'https://pay.example/api/v1/gateway/rails/rail/callbacks';
  return { method, url, headers, body, rawBody: new TextEncoder().encode(body) };
}

const GARBAGE: readonly string[] = [
  '',
  ' ',
  'null',
  'true',
  '0',
  '""',
  '[]',
  '{}',
  '{"reference":null,"externalId":null}',
  '{"reference":7,"externalId":7,"order_id":7}',
  '{"reference":{},"externalId":[],"order_id":{}}',
  '{"__proto__":{"reference":"x"}}',
  '<html><body>502 Bad Gateway</body></html>',
  '<?xml version="1.0"?><a/>',
  'a=1&b=2',
  '\u0000\uFFFD',
  '{"reference":"',
  '['.repeat(10_000),
];

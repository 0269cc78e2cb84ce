import { CERTIFY_CASES, type CertifyCaseName } from './cases.ts';
import { notObservable, type CertifyOutcome } from './outcome.ts';
import { createHarness, type CertifyOptions } from './harness.ts';

export type { CertifyOptions } from './harness.ts';

/**
 * Of a case. `not_observable`: the receiver answered as it should, but nothing shows whether it acted as it should; or
 * it refuses every webhook, so that refusing this one proves nothing.
 */
export type CertifyVerdict = CertifyOutcome['verdict'];

/** The outcome of one case. */
export interface CertifiedCase {
  /** Name of the case. */
  readonly name: CertifyCaseName;
  /** The required behaviour of the receiver. */
  readonly title: string;
  /** Outcome. */
  readonly verdict: CertifyVerdict;
  /** Its behaviour. */
  readonly message: string;
  /** How to fix it, or how to make it observable; null when it passed. */
  readonly fix: string | null;
  /** How long the case took. */
  readonly milliseconds: number;
}

/** The results of all cases. */
export interface CertifyReport {
  /** No case failed. */
  readonly ok: boolean;
  /** In the order in which they ran. */
  readonly cases: readonly CertifiedCase[];
}

/**
 * Sends a webhook receiver everything that a gateway, the network and a forger may send it, and reports what it does wrong
 * and how to fix it: duplicates, events out of order, late and replayed ones, slow bodies, wrong and missing
 * signatures, old times, unknown events, a secret in rotation.
 *
 * All payments are made up, in test mode. Run it against a receiver whose effects you can throw away.
 *
 * @example
 * ```ts
 * const report = await certifyReceiver({
 *   receiver: POST,
 *   secret: 'whsec_dGhpcyBpcyBhIHRlc3Qgc2VjcmV0IG9mIDMzIGJ5dGVz',
 *   effects: ({ customer_reference }) => ({ shipments: shipmentsOf(customer_reference).length }),
 * });
 * expect(report.cases.filter(({ verdict }) => verdict === 'failed')).toEqual([]);
 * ```
 * @param only these cases, and `genuine`; default: all
 * @throws WebhookVerificationError `bad_secret`
 * @throws TypeError when the effects cannot be read
 */
export async function certifyReceiver(
  options: CertifyOptions,
  only?: readonly CertifyCaseName[],
): Promise<CertifyReport> {
  const harness = createHarness(options);
  const cases: CertifiedCase[] = [];
  for (const name of namesOf(only)) {
    const { title, run } = CERTIFY_CASES[name];
    const startedMs = performance.now();
    const outcome = cases[0]?.verdict === 'failed' ? REFUSES_ALL : await run(harness);
    const milliseconds = Math.round(performance.now() - startedMs);
    cases.push({ name, title, fix: null, ...outcome, milliseconds });
  }
  return { ok: cases.every(({ verdict }) => verdict !== 'failed'), cases };
}

const REFUSES_ALL = notObservable('Genuine webhooks are refused, so this one proves nothing.', 'Fix that first.');

function namesOf(only: readonly CertifyCaseName[] | undefined): readonly CertifyCaseName[] {
  const names = Object.keys(CERTIFY_CASES) as readonly CertifyCaseName[];
  return only === undefined ? names : names.filter((name) => name === 'genuine' || only.includes(name));
}

import {
  CERTIFY_CASES,
  certifyReceiver,
  type CertifyCaseName,
  type CertifyOptions,
  type CertifyReport,
} from '@mitako/client/testing';
import type { TestFunctions } from '../store-conformance/suite.ts';

/** Options of {@link runReceiverConformance}. */
export interface ReceiverConformanceOptions {
  /** Used in the test titles. */
  readonly name: string;
  /** The receiver, its secret and its effects. Called once, by the first test, after the hooks before it. */
  open(): ReceiverUnderTest | Promise<ReceiverUnderTest>;
  /** For example from `import { describe, it } from 'vitest'`, or from `node:test`. */
  readonly test: Pick<TestFunctions, 'describe' | 'it'>;
}

/** A receiver that shows what it does: without its effects no test could say that it acts once. */
export type ReceiverUnderTest = CertifyOptions & Required<Pick<CertifyOptions, 'effects'>>;

/**
 * Tests a webhook receiver with all that may arrive: duplicates, events out of order, late and replayed ones, slow
 * bodies, wrong signatures, old times, unknown events, a secret in rotation. One test for each; a failure says how to
 * fix it.
 *
 * ```ts
 * import { describe, it } from 'vitest';
 *
 * runReceiverConformance({
 *   name: 'our shop',
 *   open: () => ({
 *     receiver: POST,
 *     secret: 'whsec_dGhpcyBpcyBhIHRlc3Qgc2VjcmV0IG9mIDMzIGJ5dGVz',
 *     effects: async ({ customer_reference }) => ({ shipments: await countShipments(customer_reference) }),
 *   }),
 *   test: { describe, it },
 * });
 * ```
 */
export function runReceiverConformance({ name, open, test }: ReceiverConformanceOptions): void {
  let report: Promise<CertifyReport> | null = null;
  const run = async (): Promise<CertifyReport> => certifyReceiver(await open());
  test.describe(`${name} receives webhooks`, () => {
    for (const [key, { title }] of Object.entries(CERTIFY_CASES)) {
      test.it(title, async () => {
        const { cases } = await (report ??= run());
        const found = cases.find((each) => each.name === (key as CertifyCaseName));
        if (found?.verdict !== 'passed') throw new Error(`${found?.message} ${found?.fix}`);
      });
    }
  });
}

import { callbackTests } from './callbacks.ts';
import { chargeTests } from './charges.ts';
import { codeTests } from './codes.ts';
import { declarationTests } from './declaration.ts';
import { faultTests } from './faults.ts';
import { refundTests } from './refunds.ts';
import { strangeAnswerTests } from './strange-answers.ts';
import type { RailConformanceOptions, RailSuite } from './suite.ts';

/**
 * Tests a rail against the port: its declaration is valid, references are idempotency keys, no money moves twice, a
 * missing response is never a failure, and no provider response or callback makes it throw.
 *
 * ```ts
 * import { describe, it } from 'vitest';
 *
 * runRailConformance({
 *   name: 'My provider',
 *   createRail: () => {
 *     const provider = simulatedProvider();
 *     return { rail: myRail({ fetch: provider.fetch }), provider };
 *   },
 *   createStrangeRail: ({ status, body }) => myRail({ fetch: answering(status, body) }),
 *   callbackFor: ({ reference }) => provider.callbackFor(reference),
 *   faults: {
 *     'charge never answered': () => failing('silent', '/charges'),
 *     'token ended': { none: 'the API key never expires' },
 *     …
 *   },
 *   payers: {
 *     pays: { provider: 'mtn_momo', phone: '+237653456789' },
 *     declines: { provider: 'mtn_momo', phone: '+237653456039' },
 *     neverAnswers: { provider: 'mtn_momo', phone: '+237653456129' },
 *   },
 *   test: { describe, it },
 * });
 * ```
 */
export function runRailConformance(options: RailConformanceOptions): void {
  const { name, test } = options;
  test.describe(`${name} conforms to the rail port`, () => {
    const suite: RailSuite = {
      options,
      it: (title, body) =>
        test.it(title, async () => {
          const { rail, provider } = await options.createRail();
          await body(rail, provider);
        }),
    };
    declarationTests(suite);
    chargeTests(suite);
    codeTests(suite);
    refundTests(suite);
    callbackTests(suite);
    faultTests(suite);
    strangeAnswerTests(suite);
  });
}

import { callbackTests } from './callbacks.ts';
import { chargeTests } from './charges.ts';
import { codeTests } from './codes.ts';
import { declarationTests } from './declaration.ts';
import { refundTests } from './refunds.ts';
import { strangeAnswerTests } from './strange-answers.ts';
import type { RailConformanceOptions, RailSuite } from './suite.ts';

/**
 * Holds a rail to every promise of the port: what it says of itself, that references are idempotency keys, that no
 * money moves twice, that nobody's silence is taken for a failure, and that nothing a provider or a stranger sends makes it throw.
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
 *   callbackFor: (reference) => ({ headers: {}, body: JSON.stringify({ order: reference }) }),
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
  test.describe(`${name} keeps the promises of a rail`, () => {
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
    strangeAnswerTests(suite);
  });
}

import { sandboxRail, type Rail } from '@mitako/core';
import { FAILURES, type FailureCode } from '@mitako/contract/names';

const FAILURE_CODES = Object.keys(FAILURES) as readonly FailureCode[];

/** The provider's page of a live payment with a redirect. */
const OPERATOR_PAGE = 'https://operator.example/confirm';

/** A number with this failure at the provider, in addition to those of the sandbox. */
export function numberThatFails(code: FailureCode): string {
  return `6534563${String(FAILURE_CODES.indexOf(code)).padStart(2, '0')}`;
}

/** A number whose payer is redirected to the provider. */
export const NUMBER_REDIRECTED = '653456400';

/** A number whose charge the provider has not accepted yet. */
export const NUMBER_NOT_ACCEPTED = '653456500';

/** The provider's failure codes: the retryable ones, or the others. */
export function failureCodes(options: { readonly retryable: boolean }): readonly FailureCode[] {
  return FAILURE_CODES.filter((code) => FAILURES[code].retryable === options.retryable);
}

/** Providers for both modes that can return every failure. */
export function operators(): readonly Rail[] {
  const sandbox = sandboxRail();
  const scripted: Rail = {
    ...sandbox,
    async charge(request) {
      if (request.phone.endsWith(NUMBER_NOT_ACCEPTED)) return { kind: 'unknown' };
      const outcome = await sandbox.charge(request);
      const isRedirected = outcome.kind === 'pending' && request.phone.endsWith(NUMBER_REDIRECTED);
      return isRedirected ? { ...outcome, nextAction: { type: 'redirect', url: OPERATOR_PAGE } } : outcome;
    },
    lookup(request) {
      const failureCode = FAILURE_CODES.find((code) => request.phone.endsWith(numberThatFails(code)));
      return failureCode === undefined ? sandbox.lookup(request) : Promise.resolve({ kind: 'failed', failureCode });
    },
  };
  return [scripted, { ...scripted, id: 'momo_live', modes: ['live'] }];
}

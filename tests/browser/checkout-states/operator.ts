import { sandboxRail, type Rail } from '@mitako/core';
import { FAILURES, type FailureCode } from '@mitako/contract/names';

const FAILURE_CODES = Object.keys(FAILURES) as readonly FailureCode[];

/** Where a live payment that goes on at the operator's goes on. */
const OPERATOR_PAGE = 'https://operator.example/confirm';

/** A number that the operator answers with this failure, beside those of the sandbox. */
export function numberThatFails(code: FailureCode): string {
  return `65345630${FAILURE_CODES.indexOf(code)}`;
}

/** A number whose payer is sent to a page of the operator's. */
export const NUMBER_SENT_AWAY = '653456400';

/** The ways in which an operator says no: those after which the customer may try again, or the others. */
export function failureCodes(options: { readonly retryable: boolean }): readonly FailureCode[] {
  return FAILURE_CODES.filter((code) => FAILURES[code].retryable === options.retryable);
}

/** Operators for both modes, of whom every failure can be had. */
export function operators(): readonly Rail[] {
  const sandbox = sandboxRail();
  const scripted: Rail = {
    ...sandbox,
    async charge(request) {
      const outcome = await sandbox.charge(request);
      const isSentAway = outcome.kind === 'pending' && request.phone.endsWith(NUMBER_SENT_AWAY);
      return isSentAway ? { ...outcome, nextAction: { type: 'redirect', url: OPERATOR_PAGE } } : outcome;
    },
    lookup(request) {
      const failureCode = FAILURE_CODES.find((code) => request.phone.endsWith(numberThatFails(code)));
      return failureCode === undefined ? sandbox.lookup(request) : Promise.resolve({ kind: 'failed', failureCode });
    },
  };
  return [scripted, { ...scripted, id: 'momo_live', modes: ['live'] }];
}

import type { DeliveryAnswer } from './send.ts';
import { isAccepted, wordsOf, type Harness } from './harness.ts';

/** Outcome of a case. */
export type CertifyOutcome =
  | {
      /** Outcome. */
      readonly verdict: 'passed';
      /** What the receiver did. */
      readonly message: string;
    }
  | {
      /** Outcome. */
      readonly verdict: 'failed';
      /** What the receiver did. */
      readonly message: string;
      /** How to fix it, or how to make it observable. */
      readonly fix: string;
    }
  /** The case cannot be observed; `fix` says how to make it observable. */
  | {
      /** Outcome. */
      readonly verdict: 'not_observable';
      /** What the receiver did. */
      readonly message: string;
      /** How to fix it, or how to make it observable. */
      readonly fix: string;
    };

/** One thing that a receiver must do. */
export interface CertifyCase {
  readonly title: string;
  readonly run: (harness: Harness) => Promise<CertifyOutcome>;
}

export function passed(message: string): CertifyOutcome {
  return { verdict: 'passed', message };
}

export function failed(message: string, fix: string): CertifyOutcome {
  return { verdict: 'failed', message, fix };
}

export function notObservable(message: string, fix: string): CertifyOutcome {
  return { verdict: 'not_observable', message, fix };
}

export const NO_EFFECTS = notObservable(
  'Nothing shows what the receiver did.',
  'Give an address or a function that answers with the effects of a payment.',
);

/** Of webhooks that must be accepted: the failure of the first that is not. */
export function unlessAccepted(what: string, answer: DeliveryAnswer, fix: string): CertifyOutcome | null {
  return isAccepted(answer) ? null : failed(`It ${wordsOf(answer)}, to ${what}.`, fix);
}

/** Of a webhook that must be refused: 400 to 499, as an error of the sender. */
export function unlessRefused(what: string, answer: DeliveryAnswer, fix: string): CertifyOutcome | null {
  if (answer.kind === 'answered' && answer.status >= 400 && answer.status <= 499) return null;
  if (isAccepted(answer)) return failed(`It accepted ${what}.`, fix);
  return failed(
    `It ${wordsOf(answer)}, to ${what}.`,
    'Answer 400 to what cannot be verified: an error of your own (500) is for what you could not handle, and raises alarms.',
  );
}

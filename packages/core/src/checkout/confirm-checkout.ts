import { decideCode } from './decide-code.ts';
import { readCheckout } from './get-checkout.ts';
import { checkoutAnswers } from './pay-answers.ts';
import { answerOfCheckout } from './pay-at-provider.ts';
import type { WriteOperation } from '../kernel/operation.ts';

/**
 * Accepts the one-time code that a provider sent to the payer. Any holder of the slug may submit it, because the hosted
 * page starts mobile money for customers without an account.
 *
 * The code is part of the request's fingerprint, because nothing is stored to verify it against: another code with the
 * same idempotency key is another request. The fingerprint is keyed, and the code is worthless some minutes later.
 */
export const confirmCheckout: WriteOperation<'confirmCheckout'> = {
  replay: { scope: () => 'public' },
  // A count whose COMMIT response was lost cannot be found again. The payer types the code again, at the cost of one
  // attempt.
  unwitnessed: 'give_up',
  decide: async (context, { parameters: { slug }, body }) =>
    decideCode(context, await readCheckout(context, slug), body.code, checkoutAnswers),
  resume: (context, { parameters }) => answerOfCheckout(context, parameters.slug),
};

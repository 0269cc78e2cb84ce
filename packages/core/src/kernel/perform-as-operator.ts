import type { Context } from '../context.ts';
import type { Caller } from './caller.ts';
import type { IdempotentRequest } from './idempotency.ts';
import type { Answer } from './answer.ts';
import { operatorOf } from './callers.ts';
import { callerStillValid, perform, type Decision } from './perform.ts';

/**
 * What {@link perform} does, for the operator. One who logged in is still logged in, and has given the password lately,
 * when the decision is committed.
 */
export function performAsOperator(
  context: Context,
  caller: Caller,
  work: { readonly idempotent: IdempotentRequest | null; readonly decide: () => Promise<Decision> },
): Promise<Answer> {
  const operator = operatorOf(caller);
  return perform(context, {
    idempotent: work.idempotent,
    decide: async () => {
      const decision = await work.decide();
      if (decision.changes.length === 0) return decision;
      return { ...decision, changes: [...callerStillValid(context, operator), ...decision.changes] };
    },
  });
}

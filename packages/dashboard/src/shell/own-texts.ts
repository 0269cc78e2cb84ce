import { AsyncLocalStorage } from 'node:async_hooks';
import type { Both } from './both.ts';

/** Texts that a site has in place of ours. */
export type OwnTexts = ReadonlyMap<Both<unknown>, Both<unknown>>;

/** Those of the site that answers: several gateways of one process may have others. */
const answering = new AsyncLocalStorage<OwnTexts>();

/** Answers a request in the words of a site. */
export function inOwnTexts<Values extends readonly unknown[], Answer>(
  own: OwnTexts | null,
  answer: (...values: Values) => Answer,
): (...values: Values) => Answer {
  return own === null ? answer : (...values) => answering.run(own, answer, ...values);
}

/** What stands in place of texts now. */
export function ownTextsOf(texts: Both<unknown>): Both<unknown> | undefined {
  return answering.getStore()?.get(texts);
}

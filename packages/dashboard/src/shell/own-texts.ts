import { AsyncLocalStorage } from 'node:async_hooks';
import type { Locale } from '@mitako/contract';

/** Texts that a site has, by those in whose place they stand. */
export type OwnTexts = ReadonlyMap<InLocales, InLocales>;

type InLocales = Readonly<Record<Locale, unknown>>;

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
export function ownTextsOf(texts: InLocales): InLocales | undefined {
  return answering.getStore()?.get(texts);
}

import type { Work } from '../../engine/engine.ts';
import type { Statement } from '../../engine/statement.ts';

/** One statement of a claim, `yield*`ed; its rows are typed by the query. */
export function* ask<Input, Output>(statement: Statement<Input, Output>, input: Input): Work<readonly Output[]> {
  return (yield statement.bind(input)) as readonly Output[];
}

/** The same for a statement whose rows do not matter: the next one may be sent before its response. */
export function* tell<Input>(statement: Statement<Input>, input: Input): Work<void> {
  yield { ...statement.bind(input), isUnread: true };
}

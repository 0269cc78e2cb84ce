import type { Work } from '../engine.ts';
import type { Statement } from '../statement.ts';

/** One statement of a claim, `yield*`ed; its rows are typed by the query. */
export function* ask<Input, Output>(statement: Statement<Input, Output>, input: Input): Work<readonly Output[]> {
  return (yield statement.bind(input)) as readonly Output[];
}

import type { Engine } from '../../engine/engine.ts';
import type { Statement } from '../../engine/statement.ts';

/** A claim of one statement; its rows are typed by the query. */
export async function claimBy<Input, Output>(
  engine: Engine,
  statement: Statement<Input, Output>,
  input: Input,
): Promise<readonly Output[]> {
  const [rows = []] = await engine.claim([statement.bind(input)]);
  return rows as readonly Output[];
}

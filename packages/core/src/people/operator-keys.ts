import { OPERATOR_KEY_PREFIX } from '@mitako/contract/names';
import { formatKey } from '../api-keys/format.ts';
import type { WriteOperation } from '../kernel/operation.ts';
import { succeeded } from '../kernel/result.ts';

/** Makes an operator key. The secret is in this answer and nowhere else. */
export const createOperatorKey: WriteOperation<'createOperatorKey'> = {
  // A key that is hashed under another root secret than the server's would never be found again.
  prepare: (context) => context.tokens.prepare(),
  decide(context, { body: { name } }) {
    const secret = formatKey(OPERATOR_KEY_PREFIX, context.ids.secret(30));
    const id = context.ids.next('operatorKey');
    const hash = context.keyring.hashKey(secret);
    const operatorKey = { id, name, hash, createdAtMs: context.clock.now(), revokedAtMs: null };
    return {
      changes: [{ type: 'operator_key.insert', operatorKey }],
      answer: succeeded(201, { operator_key: { id, secret } }),
    };
  },
};

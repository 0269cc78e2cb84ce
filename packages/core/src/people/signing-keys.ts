import type { ReadOperation, WriteOperation } from '../kernel/operation.ts';
import { bare, succeeded } from '../kernel/result.ts';
import type { Tokens } from '../system/tokens.ts';

/** Public keys of the access tokens. */
export const getSigningKeys: ReadOperation<'getSigningKeys'> = async (context) =>
  bare(200, await context.tokens.jwks());

type NewKey = Awaited<ReturnType<Tokens['newKey']>>;

/** Signs with a new key from now on. */
export const rotateSigningKey: WriteOperation<'rotateSigningKey', undefined, NewKey> = {
  prepare: (context) => context.tokens.newKey(),
  decide: (_context, _request, { ready: { id, changes } }) => ({
    changes,
    answer: succeeded(201, { signing_key: { id } }),
  }),
};

import type { ReadOperation } from '../kernel/operation.ts';
import { bare } from '../kernel/result.ts';

/** Public keys of the access tokens. */
export const getSigningKeys: ReadOperation<'getSigningKeys'> = async (context) =>
  bare(200, await context.tokens.jwks());

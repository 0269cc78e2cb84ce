import { bare } from '../kernel/answer.ts';
import type { Operation } from '../kernel/operation.ts';

/** Public keys of the access tokens. */
export const getSigningKeys: Operation<'getSigningKeys'> = async (context) => bare(200, await context.tokens.jwks());

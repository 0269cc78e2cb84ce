import { routes, type BodyOf } from '@mitako/contract';
import { Failure } from './failure.ts';

/** Bodies of the routes that correspond to a command. */
const BODIES = { createMerchant: routes.createMerchant.body, createApiKey: routes.createApiKey.body };

/**
 * Validates command-line values by the rules of the API, because in process the engine trusts its caller.
 * @throws Failure that names the flag and the violated rule
 */
export function parseFlags<Name extends keyof typeof BODIES>(name: Name, flags: BodyOf<Name>): BodyOf<Name> {
  const parsed = BODIES[name].safeParse(flags);
  if (parsed.success) return parsed.data;
  const rules = parsed.error.issues.map(({ path, message }) => `--${path.join('.')}: ${message}`);
  throw new Failure(`${rules.join('; ')}.`);
}

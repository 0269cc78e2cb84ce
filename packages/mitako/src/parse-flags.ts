import { routes, type BodyOf } from '@mitako/contract';
import { Failure } from './failure.ts';

/** Bodies of the routes that do the same as a command. */
const BODIES = { createMerchant: routes.createMerchant.body, createApiKey: routes.createApiKey.body };

/**
 * Holds what the command line says to the rules of the API: in process, the engine trusts its caller.
 * @throws Failure that names the flag and the rule it breaks
 */
export function parseFlags<Name extends keyof typeof BODIES>(name: Name, flags: BodyOf<Name>): BodyOf<Name> {
  const parsed = BODIES[name].safeParse(flags);
  if (parsed.success) return parsed.data;
  const rules = parsed.error.issues.map(({ path, message }) => `--${path.join('.')}: ${message}`);
  throw new Failure(`${rules.join('; ')}.`);
}

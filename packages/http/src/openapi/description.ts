import { LIMITS, MEMBER_ROLES, requiresRecentAuth, type Route } from '@mitako/contract';
import type { Endpoint } from '../endpoint.ts';
import { credentialErrors } from './errors.ts';

/** The description of a route beyond its summary: its callers, how they call it, and its own refusals. */
export function descriptionOf({ route, acceptsIdempotencyKey }: Endpoint, parameters: readonly string[]): string {
  return [
    route.description ?? false,
    caller(route.auth),
    credentialErrors(route.auth).includes('KYC_REQUIRED') && 'In live mode after the business is verified.',
    requiresRecentAuth(route) &&
      `A logged-in caller has given the password in the last ${LIMITS.passwordProofLifeMs / 60_000} minutes.`,
    acceptsIdempotencyKey && 'Repeating it with its idempotency key is safe.',
    parameters.includes('cursor') && 'Answers with a page: while `has_more`, pass `next_cursor` as `cursor`.',
    route.files !== undefined && 'Answers with a file; refusals are JSON.',
    route.errors.length > 0 && `Beside the errors of all operations: ${route.errors.map(coded).join(', ')}.`,
  ]
    .filter((sentence) => sentence !== false)
    .join(' ');
}

function caller(auth: Route['auth']): string {
  switch (auth.kind) {
    case 'none':
      return 'Requires no credential.';
    case 'api_key':
      return `With a secret key that has the scope ${coded(auth.scope)}.`;
    case 'token':
      return `With the access token of ${auth.roles.map((role) => (/^[aeio]/.test(role) ? 'an ' : 'a ') + role).join(', or ')}.`;
    case 'merchant':
      if (auth.scope === undefined) return `With the access token of ${memberOf(auth)}.`;
      return `With the access token of ${memberOf(auth)}, or a secret key that has the scope ${coded(auth.scope)}${auth.mode === undefined ? '' : ', in test mode'}.`;
    case 'legacy':
      return `With the access token of ${memberOf(auth)}, or any secret key.`;
    case 'operator':
      return `With an operator key, or the access token of an operator, of the role ${eitherOf(auth.staff)}.`;
  }
}

function memberOf({
  members,
  live,
}: {
  readonly members: readonly string[];
  readonly live?: readonly string[];
}): string {
  const who =
    members.length === MEMBER_ROLES.length
      ? 'any member of a merchant'
      : `a member of a merchant, ${eitherOf(members)}`;
  return live === undefined ? who : `${who}, and in live mode ${eitherOf(live)}`;
}

function eitherOf(roles: readonly string[]): string {
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(roles.map(coded));
}

function coded(name: string): string {
  return `\`${name}\``;
}

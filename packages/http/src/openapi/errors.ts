import { ignoresUnknownQuery, requiresRecentAuth, type Route } from '@mitako/contract';
import { errorStatus, type ErrorCode } from '@mitako/contract/names';
import type { Endpoint } from '../endpoint.ts';

/** Every error of a route under one of its methods: its own, and those that follow from its declaration, by status. */
export function errorCodesOf(
  { route, parameters, places }: Pick<Endpoint, 'route' | 'parameters' | 'places'>,
  method: string,
): readonly ErrorCode[] {
  const hasRole = places.some(({ role }) => role !== null);
  const codes = new Set<ErrorCode>([
    ...credentialErrors(route.auth),
    ...(takesSecondFactor(route) ? (['SECOND_FACTOR_SETUP_REQUIRED'] as const) : []),
    ...(requiresRecentAuth(route) ? (['REAUTHENTICATION_REQUIRED'] as const) : []),
    // A role that the route does not have; an identifier that is none, where no resource of its own is missing.
    ...(hasRole || (parameters.length > 0 && neverNotFound(route)) ? (['ROUTE_NOT_FOUND'] as const) : []),
    ...(isLimited(route) ? (['RATE_LIMITED'] as const) : []),
    ...(method !== 'GET' || parameters.length > 0 || !ignoresUnknownQuery(route)
      ? (['VALIDATION_ERROR'] as const)
      : []),
    ...bodyErrors(route, method),
    ...route.errors,
    'INTERNAL_ERROR',
    'SERVICE_UNAVAILABLE',
  ]);
  return [...codes].toSorted((left, right) => errorStatus(left) - errorStatus(right));
}

/** On the legacy route an impossible token is an invalid one. */
function neverNotFound({ auth, errors }: Route): boolean {
  return auth.kind !== 'legacy' && !errors.some((code) => errorStatus(code) === 404);
}

function bodyErrors({ rawMethods }: Route, method: string): readonly ErrorCode[] {
  if (method === 'GET') return [];
  return rawMethods === undefined ? MUTATION_ERRORS : BODY_ERRORS;
}

const BODY_ERRORS = [
  'MALFORMED_JSON',
  'REQUEST_TIMEOUT',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
] as const satisfies readonly ErrorCode[];

const MUTATION_ERRORS = [...BODY_ERRORS, 'IDEMPOTENCY_KEY_REUSED'] as const satisfies readonly ErrorCode[];

const API_KEY_ERRORS = [
  'AUTHENTICATION_REQUIRED',
  'INVALID_API_KEY',
  'API_KEY_EXPIRED',
  'API_KEY_REVOKED',
  'PERMISSION_DENIED',
] as const satisfies readonly ErrorCode[];

const TOKEN_ERRORS = [
  'AUTHENTICATION_REQUIRED',
  'INVALID_TOKEN',
  'TOKEN_EXPIRED',
  'TOKEN_REVOKED',
  'ROLE_NOT_ALLOWED',
] as const satisfies readonly ErrorCode[];

/** Errors of a route's credential only. */
export function credentialErrors(auth: Route['auth']): readonly ErrorCode[] {
  switch (auth.kind) {
    case 'none':
      return [];
    case 'api_key':
      return [...API_KEY_ERRORS, ...fitnessErrors(auth)];
    case 'token':
      return TOKEN_ERRORS;
    case 'merchant':
      return auth.scope === undefined
        ? [...TOKEN_ERRORS, 'INVALID_API_KEY', 'PERMISSION_DENIED']
        : [...TOKEN_ERRORS, ...API_KEY_ERRORS, 'MODE_MISMATCH', ...fitnessErrors(auth)];
    case 'legacy':
      return [...TOKEN_ERRORS, ...API_KEY_ERRORS];
    case 'operator':
      return [...TOKEN_ERRORS, 'INVALID_API_KEY', 'API_KEY_EXPIRED', 'API_KEY_REVOKED'];
  }
}

/** Whether it is closed to operators and agents without the second factor that they need: all but what their account is about. */
function takesSecondFactor({ auth, path }: Route): boolean {
  if (path.startsWith('/auth/')) return false;
  return auth.kind === 'operator' || (auth.kind === 'token' && auth.roles.some((role) => role === 'agent'));
}

/** Creating and changing live payments requires an approved KYC. */
function fitnessErrors(auth: Extract<Route['auth'], { readonly kind: 'api_key' | 'merchant' }>): readonly ErrorCode[] {
  const isLive = !('mode' in auth);
  return isLive && auth.scope === 'payments:write' ? ['KYC_REQUIRED', 'ACCOUNT_SUSPENDED'] : [];
}

/** The component with the example of a code on the legacy route. */
export function legacyExample(code: ErrorCode): string {
  return `${code}.legacy`;
}

/** Requests are counted by any credential they carry: a key sent to a route for tokens, too. */
function isLimited({ auth, limit }: Route): boolean {
  return limit !== undefined || auth.kind !== 'none';
}

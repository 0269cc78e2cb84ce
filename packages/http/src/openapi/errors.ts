import { requiresRecentAuth, type Route } from '@mitako/contract';
import { errorStatus, type ErrorCode } from '@mitako/contract/names';

/** Every error of a route: its own, and those that follow from its declaration, ordered by status. */
export function errorCodesOf(route: Route): readonly ErrorCode[] {
  const codes = new Set<ErrorCode>([
    ...credentialErrors(route.auth),
    ...(requiresRecentAuth(route) ? (['REAUTHENTICATION_REQUIRED'] as const) : []),
    ...(isLimited(route) ? (['RATE_LIMITED'] as const) : []),
    'VALIDATION_ERROR',
    ...bodyErrors(route),
    ...route.errors,
    'INTERNAL_ERROR',
    'SERVICE_UNAVAILABLE',
  ]);
  return [...codes].toSorted((left, right) => errorStatus(left) - errorStatus(right));
}

function bodyErrors(route: Route): readonly ErrorCode[] {
  if (route.method === 'GET') return [];
  return route.rawMethods !== undefined ? ['MALFORMED_JSON', 'PAYLOAD_TOO_LARGE'] : MUTATION_ERRORS;
}

const MUTATION_ERRORS = [
  'MALFORMED_JSON',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'IDEMPOTENCY_IN_PROGRESS',
  'IDEMPOTENCY_KEY_REUSED',
] as const satisfies readonly ErrorCode[];

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

function credentialErrors(auth: Route['auth']): readonly ErrorCode[] {
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

/** Creating and changing live payments requires an approved KYC. */
function fitnessErrors(auth: Extract<Route['auth'], { readonly kind: 'api_key' | 'merchant' }>): readonly ErrorCode[] {
  const isLive = !('mode' in auth);
  return isLive && auth.scope === 'payments:write' ? ['KYC_REQUIRED', 'ACCOUNT_SUSPENDED'] : [];
}

/** The component with the example of a code on the legacy route. */
export function legacyExample(code: ErrorCode): string {
  return `${code}.legacy`;
}

function isLimited(route: Route): boolean {
  return route.limit !== undefined || ['api_key', 'merchant', 'legacy', 'operator'].includes(route.auth.kind);
}

/** Why pawaPay refuses a body: HTTP 400, whatever the state of things. */
export interface BodyFault {
  readonly code: string;
  readonly message: string;
}

export type Fields = Readonly<Record<string, unknown>>;

/** A body of JSON with exactly these fields, of which some may be absent. */
export function parseBody(
  body: string,
  allowed: Readonly<Record<string, { readonly test: (value: unknown) => boolean; readonly isOptional?: true }>>,
): { readonly fields: Fields; readonly fault: null } | { readonly fields: null; readonly fault: BodyFault } {
  const fields = objectIn(body);
  if (fields === null) return refused('INVALID_INPUT', 'We were unable to parse the payload of the request.');
  const unknown = Object.keys(fields).find((name) => !Object.hasOwn(allowed, name));
  if (unknown !== undefined) return refused('UNSUPPORTED_PARAMETER', `Parameter '${unknown}' is not supported.`);
  for (const [name, { test, isOptional }] of Object.entries(allowed)) {
    if (fields[name] === undefined) {
      if (isOptional === true) continue;
      return refused('MISSING_PARAMETER', `Parameter '${name}' is missing.`);
    }
    if (!test(fields[name])) return refused('INVALID_PARAMETER', `Parameter '${name}' is invalid.`);
  }
  const { metadata } = fields;
  const names = Array.isArray(metadata) ? metadata.flatMap((entry: object) => keysOf(entry)) : [];
  if (new Set(names).size !== names.length) return refused('DUPLICATE_METADATA_FIELD', 'Metadata has a field twice.');
  return { fields, fault: null };
}

function refused(code: string, message: string): { readonly fields: null; readonly fault: BodyFault } {
  return { fields: null, fault: { code, message } };
}

function objectIn(text: string): Fields | null {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? { ...parsed } : null;
  } catch {
    return null;
  }
}

function matching(pattern: RegExp): (value: unknown) => boolean {
  return (value) => typeof value === 'string' && pattern.test(value);
}

const UUID_V4 = matching(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
/** Text, without leading zeros, of at most two decimals. */
const AMOUNT = matching(/^(?:0|[1-9]\d{0,17})(?:\.\d{1,2})?$/);
const CURRENCY = matching(/^[A-Z]{3}$/);
const CLIENT_REFERENCE = matching(/^.{4,64}$/);

function isMetadata(value: unknown): boolean {
  return Array.isArray(value) && value.length <= 10 && value.every((entry) => keysOf(entry).length === 1);
}

/** Names of an entry: one, beside which `isPII` may stand. */
function keysOf(entry: unknown): readonly string[] {
  return typeof entry === 'object' && entry !== null ? Object.keys(entry).filter((name) => name !== 'isPII') : [];
}

function isPayer(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('type' in value && 'accountDetails' in value)) return false;
  const { type, accountDetails: details } = value;
  if (type !== 'MMO' || typeof details !== 'object' || details === null) return false;
  if (Object.keys(value).length !== 2 || Object.keys(details).length !== 2) return false;
  return 'phoneNumber' in details && 'provider' in details && typeof details.phoneNumber === 'string';
}

export const DEPOSIT = {
  depositId: { test: UUID_V4 },
  amount: { test: AMOUNT },
  currency: { test: CURRENCY },
  payer: { test: isPayer },
  customerMessage: { test: matching(/^[A-Za-z0-9 ]{4,22}$/), isOptional: true },
  clientReferenceId: { test: CLIENT_REFERENCE, isOptional: true },
  metadata: { test: isMetadata, isOptional: true },
} as const;

export const REFUND = {
  refundId: { test: UUID_V4 },
  depositId: { test: UUID_V4 },
  amount: { test: AMOUNT },
  currency: { test: CURRENCY },
  clientReferenceId: { test: CLIENT_REFERENCE, isOptional: true },
  metadata: { test: isMetadata, isOptional: true },
} as const;

export const PREDICTION = { phoneNumber: { test: matching(/^.+$/) } } as const;

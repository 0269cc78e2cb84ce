import type { LogFields, Logger } from '../ports/system.ts';

const REDACTED = '[redacted]';
/** A mobile number of Cameroon, `+237653456789`, in any spacing. Providers and their clients quote the payer in errors. */
const PHONE = /(?<!\d)(?:\+|00)?237[ .-]?6(?:[ .-]?\d){8}(?!\d)/g;
/** Deeper structures are a mistake of the caller, or a cycle. */
const DEPTH_MAX = 5;
const ENTRIES_MAX = 100;
const TEXT_MAX = 8192;

/** Safe anywhere inside a longer name: `xApiKey`, `refreshtoken`. */
const SECRET_ANYWHERE =
  /authorization|password|passwd|passphrase|passcode|secret|token|cookie|credential|apikey|pepper/;
/** Only as a whole word: `pin` is in `shipping`, `key` is in `monkey`. A phone number is not a secret, but private. */
const SECRET_WORDS = new Set(['pin', 'pins', 'otp', 'cvv', 'pwd', 'key', 'keys', 'bearer', 'auth', 'phone', 'msisdn']);
/** Names with these endings are public: `api_key_id`, `key_version`, `token_count`. */
const PUBLIC_ENDINGS = new Set(['id', 'ids', 'count', 'version', 'name', 'ms', 'seconds']);

/** The fields as JSON-compatible data: secrets redacted, errors and bytes described, cycles cut. Never throws. */
export function redactFields(fields: LogFields): Readonly<Record<string, unknown>> {
  return entriesOf(fields, 0);
}

/** A logger for fields with errors, of which `JSON.stringify`, and so pino, would leave `{}`. */
export function describingErrors(logger: Logger): Logger {
  const described = (fields: LogFields): LogFields =>
    Object.values(fields).some((value) => value instanceof Error) ? redactFields(fields) : fields;
  return {
    debug: (fields, message) => logger.debug(described(fields), message),
    info: (fields, message) => logger.info(described(fields), message),
    warn: (fields, message) => logger.warn(described(fields), message),
    error: (fields, message) => logger.error(described(fields), message),
  };
}

/** Whether a field with this name must not appear in a log. */
export function isSecretName(name: string): boolean {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u);
  if (words.length > 1 && PUBLIC_ENDINGS.has(words.at(-1) ?? '')) return false;
  return SECRET_ANYWHERE.test(words.join('')) || words.some((word) => SECRET_WORDS.has(word));
}

/**
 * Escapes characters that would end the line, control a terminal or reverse the text direction as `\uXXXX`: a value
 * must not be able to forge a line.
 */
export function escapeControls(text: string): string {
  return text.replaceAll(
    // eslint-disable-next-line no-control-regex
    /[\u0000-\u001F\u007F-\u009F\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF]/g,
    (character) => SHORT_ESCAPES[character] ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

const SHORT_ESCAPES: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

function entriesOf(value: object, depth: number): Record<string, unknown> {
  try {
    const names = Object.keys(value);
    const entries = names.slice(0, ENTRIES_MAX).map((name) => [name, fieldOf(value, name, depth)]);
    if (names.length > ENTRIES_MAX) entries.push(['…', `${names.length - ENTRIES_MAX} more`]);
    return Object.fromEntries(entries);
  } catch {
    return { unreadable: true };
  }
}

function fieldOf(owner: object, name: string, depth: number): unknown {
  try {
    const value: unknown = Reflect.get(owner, name);
    // `has_pin: true` reveals nothing; any other value of such a name might.
    if (value === undefined || value === null || typeof value === 'boolean') return value;
    return isSecretName(name) ? REDACTED : plain(value, depth);
  } catch {
    return '[unreadable]';
  }
}

/** Text with the middle of each phone number masked: enough remains to distinguish payers. */
function withoutPhones(text: string): string {
  return text.replaceAll(PHONE, (found) => `•••${found.replaceAll(/\D/g, '').slice(-3)}`);
}

function plain(value: unknown, depth: number): unknown {
  if (typeof value === 'string') {
    const text = withoutPhones(value);
    return text.length > TEXT_MAX ? `${text.slice(0, TEXT_MAX)}…` : text;
  }
  if (typeof value === 'bigint' || typeof value === 'symbol') return String(value);
  if (typeof value === 'function') return '[function]';
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= DEPTH_MAX) return '[too deep]';
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? 'Invalid Date' : value.toISOString();
  if (ArrayBuffer.isView(value)) return `[${value.byteLength} bytes]`;
  if (value instanceof URL) return `${value.origin}${value.pathname}`;
  if (value instanceof Error) return errorOf(value, depth);
  if (value instanceof Map || value instanceof Set) return `[${value.size} entries]`;
  if (Array.isArray(value)) return value.slice(0, ENTRIES_MAX).map((item) => plain(item, depth + 1));
  return entriesOf(value, depth + 1);
}

/** Name, message and stack are not enumerable; an error's other fields (code, details) are kept too. */
function errorOf(error: Error, depth: number): Record<string, unknown> {
  return {
    name: error.name,
    message: withoutPhones(error.message),
    ...entriesOf(error, depth + 1),
    ...(error.cause === undefined ? {} : { cause: plain(error.cause, depth + 1) }),
    stack: error.stack === undefined ? undefined : withoutPhones(error.stack),
  };
}

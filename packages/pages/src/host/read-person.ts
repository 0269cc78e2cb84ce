import type { Role } from '@mitako/contract';

/** Clocks of the host and ours differ. */
const AHEAD_MS = 60_000;
/** What is before it was given in seconds. */
const EARLIEST_MS = Date.UTC(2015);
const NAME_LENGTH_MAX = 120;

/** A field that is wrong, by its name, and why. */
interface Wrong {
  readonly wrong: string;
  readonly error: unknown;
}

/** What a hook answered, as the engine takes it. Fields that nobody asked for are left out. */
export function readPerson(
  answer: unknown,
  as: Role,
  nowMs: number,
): { readonly fields: Readonly<Record<string, unknown>> } | Wrong {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) {
    return { wrong: 'the answer', error: new TypeError('It must be an object, or null for nobody.') };
  }
  const times = as === 'user' ? (['authenticatedAt', 'factorAt', 'phoneVerifiedAt'] as const) : TIMES;
  const names = ['id', 'name', 'sessionId', ...times, ...(as === 'user' ? ['phone'] : ['role', 'merchantId'])];
  const given: Record<string, unknown> = {};
  for (const name of names) {
    try {
      given[name] = (answer as Readonly<Record<string, unknown>>)[name];
    } catch (error) {
      return { wrong: name, error };
    }
  }
  for (const name of times) {
    const ms = momentOf(given[name], nowMs);
    if (typeof ms !== 'number') return { wrong: name, error: new TypeError(ms) };
    given[name] = given[name] === undefined || given[name] === null ? null : ms;
  }
  const { id, name, sessionId, role, merchantId, phone } = given;
  const { authenticatedAt, factorAt, phoneVerifiedAt } = given as Readonly<Record<string, number | null>>;
  return {
    fields: {
      as,
      id,
      name: typeof name === 'string' ? shortened(name) : name,
      session_id: sessionId,
      // Both are recent, or it is not.
      authenticated_at_ms: Math.min(authenticatedAt ?? 0, factorAt ?? Infinity),
      ...(as === 'user'
        ? { ...(phone !== null && { phone }), phone_verified: (phoneVerifiedAt ?? 0) > 0 }
        : { role, ...(as === 'merchant' && merchantId !== null && { merchant_id: merchantId }) }),
    },
  };
}

const TIMES = ['authenticatedAt', 'factorAt'] as const;

/** Characters, each of which is one or two of JavaScript's. */
function shortened(name: string): string {
  const characters = Array.from(name.slice(0, 2 * NAME_LENGTH_MAX));
  return characters.slice(0, NAME_LENGTH_MAX).join('');
}

/** The name of a field of the engine as the hook's author knows it. */
export function hookField(field: string): string {
  return field.replaceAll(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase());
}

/** Milliseconds, 0 for never; else what is wrong. */
function momentOf(value: unknown, nowMs: number): number | string {
  if (value === undefined || value === null) return 0;
  const ms = value instanceof Date ? value.getTime() : value;
  if (typeof ms !== 'number' || !(ms >= 0)) return 'It must be milliseconds since 1970, or a Date.';
  if (ms > nowMs + AHEAD_MS) return 'It is still to come.';
  if (ms > 0 && ms < EARLIEST_MS) return 'It must be milliseconds since 1970, or a Date; this looks like seconds.';
  return Math.min(Math.floor(ms), nowMs);
}

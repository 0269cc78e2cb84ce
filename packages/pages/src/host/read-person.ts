import type { Role } from '@mitako/contract';

/** Clocks of the host and ours differ. */
const AHEAD_MS = 60_000;
const NAME_LENGTH_MAX = 120;

/** What a hook answered, as the engine takes it; else the name of the field that is wrong. Fields that nobody asked for are left out. */
export function readPerson(
  answer: unknown,
  as: Role,
  nowMs: number,
): { readonly fields: Readonly<Record<string, unknown>> } | { readonly wrong: string } {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return { wrong: 'the answer' };
  const given = answer as Readonly<Record<string, unknown>>;
  const times = ['authenticatedAt', 'factorAt', 'phoneVerifiedAt'] as const;
  const wrong = times.find((name) => momentOf(given[name], nowMs) === null);
  if (wrong !== undefined) return { wrong };
  const [authenticatedAtMs, factorAtMs, phoneAtMs] = times.map((name) => momentOf(given[name], nowMs) ?? 0);
  const hasFactor = given['factorAt'] !== undefined && given['factorAt'] !== null;
  const { id, name, sessionId, role, merchantId, phone } = given;
  return {
    fields: {
      as,
      id,
      name: typeof name === 'string' ? shortened(name) : name,
      session_id: sessionId,
      // Both are recent, or it is not.
      authenticated_at_ms: Math.min(authenticatedAtMs ?? 0, hasFactor ? (factorAtMs ?? 0) : Infinity),
      ...(as === 'user'
        ? { ...(phone !== null && { phone }), phone_verified: (phoneAtMs ?? 0) > 0 }
        : { role, ...(as === 'merchant' && merchantId !== null && { merchant_id: merchantId }) }),
    },
  };
}

/** Characters, each of which is one or two of JavaScript's. */
function shortened(name: string): string {
  const characters = Array.from(name.slice(0, 2 * NAME_LENGTH_MAX));
  return characters.slice(0, NAME_LENGTH_MAX).join('');
}

/** The name of a field of the engine as the hook's author knows it. */
export function hookField(field: string): string {
  return field.replaceAll(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase());
}

/** Milliseconds, 0 for never; null: it is no moment, or one that is still to come. */
function momentOf(value: unknown, nowMs: number): number | null {
  if (value === undefined || value === null) return 0;
  const ms = value instanceof Date ? value.getTime() : value;
  if (typeof ms !== 'number' || !(ms >= 0) || ms > nowMs + AHEAD_MS) return null;
  return Math.min(Math.floor(ms), nowMs);
}

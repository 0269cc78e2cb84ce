import { ID_PREFIXES } from '@mitako/contract/names';
import { timingSafeEqual } from 'node:crypto';
import type { Context } from '../context.ts';
import type { Principal } from '../model.ts';

/** Time to hand it over and to type it. */
export const RESET_CODE_LIFE_MS = 60 * 60 * 1000;

/**
 * A code that replaces this very password of a merchant: stored nowhere, because it is authenticated. It is good once,
 * since afterwards the password is another one.
 */
export function resetCodeOf(context: Context, { id, passwordHash }: Principal, expiresAtMs: number): string {
  const mac = context.keyring.passwordResetMac(`${id}:${expiresAtMs}:${passwordHash}`);
  return `rst_${id.slice(PREFIX.length)}_${expiresAtMs.toString(36)}_${mac}`;
}

/** The merchant whose password a code replaces; null for any other text, and once it was used or has expired. */
export async function principalOfResetCode(context: Context, code: string): Promise<Principal | null> {
  const [, id = '', expires = ''] = /^rst_([0-9a-z]{26})_([0-9a-z]{1,10})_[\w-]{43}$/.exec(code) ?? [];
  const expiresAtMs = Number.parseInt(expires, 36);
  if (id === '' || expiresAtMs <= context.clock.now()) return null;
  const principal = await context.store.read.principalById(`${PREFIX}${id}`);
  if (principal?.role !== 'merchant' || principal.disabledAtMs !== null) return null;
  const [given, made] = [Buffer.from(code), Buffer.from(resetCodeOf(context, principal, expiresAtMs))];
  return given.length === made.length && timingSafeEqual(given, made) ? principal : null;
}

const PREFIX = `${ID_PREFIXES.merchant}_`;

import { commitOnce } from '../../kernel/decide-and-commit.ts';
import type { Context } from '../../context.ts';
import type { PresentedPasskey } from '@mitako/contract/names';
import { GatewayError, invalidField } from '../../errors.ts';
import type { Origin } from '../../kernel/origin.ts';
import { queueMessage } from '../../messages/queue-message.ts';
import type { Factor, Principal } from '../../model.ts';
import type { Change, ChangeOf } from '../../ports/changes.ts';
import { emailOfAccount } from '../contact.ts';
import { type SignedPasskey, usePasskey, verifyPasskey } from '../passkeys/present-passkey.ts';
import { recoveryCodeIn } from './recovery-codes.ts';
import { methodsOf } from './login-token.ts';
import { judgeTotp } from './totp.ts';

/**
 * The changes that use up a second factor, for the commit of what it lets in: of two at once with one code, one counts. Wrong
 * codes are counted by account, after a right password alone, so a stranger cannot use up the attempts.
 * @throws GatewayError `SECOND_FACTOR_INVALID`, `RATE_LIMITED`
 */
export async function verifyFactor(
  context: Context,
  principal: Principal,
  code: string,
  origin: Origin,
): Promise<readonly Change[]> {
  const { limits, store } = context;
  const limited = (await limits?.ofFactor(principal.id)) ?? null;
  if (limited !== null) {
    if (limited.limit !== 'factor') await noteGuesses(context, principal, origin);
    throw new GatewayError('RATE_LIMITED', { limit: limited.limit }, { retryAfterSeconds: limited.retryAfterSeconds });
  }
  const factors = await store.read.factors(principal.id);
  const used = usedBy(context, factors, code) ?? (await usedRecoveryCode(context, principal, code, origin));
  await limits?.factorWasRight(principal.id);
  return used;
}

/** A second factor that is right, for as long as the commit finds the account as it was read. */
export type GivenFactor = { readonly kind: 'code'; readonly changes: readonly Change[] } | SignedPasskey;

/** @throws GatewayError `SECOND_FACTOR_INVALID`, `VALIDATION_ERROR` without any, and those of {@link verifyFactor} */
export async function givenFactor(
  context: Context,
  principal: Principal,
  { code, passkey }: { readonly code?: string | undefined; readonly passkey?: PresentedPasskey | undefined },
  origin: Origin,
): Promise<GivenFactor> {
  if (passkey !== undefined) return verifyPasskey(context, principal, passkey);
  if (code === undefined) throw invalidField('code', 'required', 'must be given without a passkey');
  return { kind: 'code', changes: await verifyFactor(context, principal, code, origin) };
}

/**
 * What uses it up, for the commit of what it lets in.
 * @throws GatewayError `SECOND_FACTOR_INVALID`
 */
export async function useFactor(
  context: Context,
  principal: Principal,
  given: GivenFactor,
  origin: Origin,
): Promise<readonly Change[]> {
  return given.kind === 'code' ? given.changes : usePasskey(context, principal, given, origin);
}

/**
 * Where an account with a second factor gives its password again.
 * @throws GatewayError `SECOND_FACTOR_REQUIRED`, and those of {@link verifyFactor}
 */
export async function verifyOwnFactor(
  context: Context,
  principal: Principal,
  code: string | undefined,
  origin: Origin,
): Promise<readonly Change[]> {
  if (principal.factorsAtMs === 0) return [];
  if (code === undefined) {
    throw new GatewayError('SECOND_FACTOR_REQUIRED', { methods: await methodsOf(context, principal) });
  }
  return verifyFactor(context, principal, code, origin);
}

/** Null: not six digits. */
function usedBy(context: Context, factors: readonly Factor[], code: string): readonly Change[] | null {
  const digits = code.replaceAll(/[\s-]/g, '');
  if (!/^\d{6}$/.test(digits)) return null;
  const confirmed = factors.filter(({ kind, confirmedAtMs }) => kind === 'totp' && confirmedAtMs !== null);
  return [useOf(context, confirmed, digits)];
}

/**
 * The use of the factor that shows these digits.
 * @throws GatewayError `SECOND_FACTOR_INVALID`
 */
export function useOf(context: Context, factors: readonly Factor[], digits: string): ChangeOf<'factor.use'> {
  let isLate = false;
  for (const factor of factors) {
    const verdict = judgeTotp(secretOf(context, factor), digits, context.clock.now());
    if (verdict.kind === 'right') return { type: 'factor.use', id: factor.id, step: verdict.step };
    isLate ||= verdict.kind === 'late';
  }
  throw new GatewayError('SECOND_FACTOR_INVALID', isLate ? { reason: 'clock' } : {});
}

async function usedRecoveryCode(
  context: Context,
  principal: Principal,
  code: string,
  origin: Origin,
): Promise<readonly Change[]> {
  const { id: principalId } = principal;
  const codes = await context.store.read.recoveryCodes(principalId);
  const found = recoveryCodeIn(context, codes, principalId, code);
  if (found === null) throw new GatewayError('SECOND_FACTOR_INVALID');
  const nowMs = context.clock.now();
  const left = codes.filter(({ place, usedAtMs }) => usedAtMs === null && place !== found.place).length;
  return [
    { type: 'recovery_code.use', principalId, place: found.place, codeHash: found.codeHash, nowMs },
    ...queueMessage(context, {
      kind: 'recovery_code_used',
      cause: `${principalId}:${found.place}:${nowMs}`,
      to: emailOfAccount(context, principal),
      locale: origin.locale,
      values: { left },
    }),
  ];
}

export function secretOf(
  { keyring }: Context,
  { id, encryptedSecret }: Pick<Factor, 'id' | 'encryptedSecret'>,
): string {
  if (encryptedSecret === null) throw new TypeError(`${id} has no secret.`);
  return keyring.open(encryptedSecret, factorSecretContext(id));
}

export function sealedSecret({ keyring }: Context, id: string, secret: string): string {
  return keyring.seal(secret, factorSecretContext(id));
}

export function factorSecretContext(id: string): string {
  return `factor:${id}`;
}

/** Somebody knows the password and has guessed ten times: the owner is told, once a day. */
async function noteGuesses(context: Context, principal: Principal, origin: Origin): Promise<void> {
  const changes = queueMessage(context, {
    kind: 'factor_guessed',
    cause: `${principal.id}:${new Date(context.clock.now()).toISOString().slice(0, 10)}`,
    to: emailOfAccount(context, principal),
    locale: origin.locale,
    values: {},
  });
  if (changes.length > 0) await commitOnce(context, changes);
}

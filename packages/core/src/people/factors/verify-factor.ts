import { FACTOR_METHODS } from '@mitako/contract/names';
import { commitOnce } from '../../kernel/decide-and-commit.ts';
import type { Context } from '../../context.ts';
import { GatewayError } from '../../errors.ts';
import type { Origin } from '../../kernel/origin.ts';
import { queueMessage } from '../../messages/queue-message.ts';
import type { Factor, Principal } from '../../model.ts';
import type { Change, ChangeOf } from '../../ports/changes.ts';
import { emailOfAccount } from '../contact.ts';
import { recoveryCodeIn } from './recovery-codes.ts';
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
  if (code === undefined) throw new GatewayError('SECOND_FACTOR_REQUIRED', { methods: FACTOR_METHODS });
  return verifyFactor(context, principal, code, origin);
}

/** Null: not six digits. */
function usedBy(context: Context, factors: readonly Factor[], code: string): readonly Change[] | null {
  const digits = code.replaceAll(/[\s-]/g, '');
  if (!/^\d{6}$/.test(digits)) return null;
  const confirmed = factors.filter(({ confirmedAtMs }) => confirmedAtMs !== null);
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
  return keyring.open(encryptedSecret, sealingContext(id));
}

export function sealedSecret({ keyring }: Context, id: string, secret: string): string {
  return keyring.seal(secret, sealingContext(id));
}

function sealingContext(id: string): string {
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

import { LIMITS } from '@mitako/contract/names';
import type { Context } from '../../context.ts';
import { GatewayError } from '../../errors.ts';
import type { Principal } from '../../model.ts';
import { isSame } from '../../system/is-same.ts';
import type { HashKeys } from '../../system/keyring.ts';

type Proven = Pick<Principal, 'id' | 'passwordHash'>;

/** What a right password is answered with where there is a second factor, which this token lets in. */
export async function secondFactorRequired(context: Context, principal: Proven): Promise<GatewayError> {
  const expiresAtMs = context.clock.now() + LIMITS.loginTokenLifeMs;
  return new GatewayError('SECOND_FACTOR_REQUIRED', {
    login_token: loginToken(context.keyring, principal, expiresAtMs),
    methods: await methodsOf(context, principal),
  });
}

/** What is accepted beside the password of an account. */
export async function methodsOf({ store }: Context, { id }: Pick<Principal, 'id'>): Promise<readonly string[]> {
  const factors = await store.read.factors(id);
  const counting = factors.filter((each) => each.confirmedAtMs !== null && each.suspendedAtMs === null);
  return [...new Set(counting.map(({ kind }) => kind)), 'recovery_code'];
}

/**
 * Whose password was right. The token is stored nowhere and dies with the password that it names.
 * @throws GatewayError `LOGIN_TOKEN_INVALID`
 */
export async function principalOfLoginToken(
  context: Context,
  role: Principal['role'],
  token: string,
): Promise<Principal> {
  const [id = '', expiresAt = ''] = token.split('.');
  const principal = await context.store.read.principalById(id);
  const expiresAtMs = Number(expiresAt);
  const isRight =
    principal?.role === role &&
    context.keyring.under((keys) => isSame(token, loginToken(keys, principal, expiresAtMs))).includes(true) &&
    context.clock.now() < expiresAtMs;
  if (!isRight) throw new GatewayError('LOGIN_TOKEN_INVALID');
  return principal;
}

function loginToken(keys: HashKeys, { id, passwordHash }: Proven, expiresAtMs: number): string {
  return `${id}.${expiresAtMs}.${keys.loginMac(`${id}:${expiresAtMs}:${passwordHash}`)}`;
}

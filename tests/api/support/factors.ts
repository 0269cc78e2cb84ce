// Second factors as a person has them.
import type { ConfirmedFactor, LoginResult, NewTotp } from '@mitako/contract/names';
import { codeAt } from '../../support/totp.ts';
import { dataOf, detailsOf, SECOND, type Reply, type TestGateway } from '../support.ts';

/** An application that was added and confirmed, and the recovery codes that came with the first. */
export interface AddedTotp {
  readonly id: string;
  readonly secret: string;
  readonly recoveryCodes: readonly string[] | null;
}

/** Ends a time step later, so that the next code is another one. */
export async function addTotp(api: TestGateway, role: string, bearer: string): Promise<AddedTotp> {
  const added = await api.request('POST', `/auth/${role}/me/totp`, { bearer });
  const { factor, secret } = dataOf<NewTotp>(added, 201);
  const body = { code: codeAt(secret, api.clock.now()) };
  const confirmed = await api.request('POST', `/auth/${role}/me/factors/${factor.id}/confirm`, { bearer, body });
  api.clock.advance(30 * SECOND);
  return { id: factor.id, secret, recoveryCodes: dataOf<ConfirmedFactor>(confirmed, 200).recovery_codes };
}

/** The token of a login whose password was right. */
export function loginTokenOf(reply: Reply): string {
  const { login_token: token, methods } = detailsOf(reply, 'SECOND_FACTOR_REQUIRED');
  if (typeof token !== 'string' || !Array.isArray(methods)) throw new Error('no token');
  return token;
}

export function loginWithFactor(api: TestGateway, role: string, loginToken: string, code: string): Promise<Reply> {
  return api.request('POST', `/auth/${role}/login/factor`, { body: { login_token: loginToken, code } });
}

/** A whole login. */
export async function logInTwice(
  api: TestGateway,
  role: string,
  account: { readonly email: string; readonly password: string },
  secret: string,
): Promise<LoginResult> {
  const { email, password } = account;
  const first = await api.request('POST', `/auth/${role}/login`, { body: { email, password } });
  const code = codeAt(secret, api.clock.now());
  return dataOf<LoginResult>(await loginWithFactor(api, role, loginTokenOf(first), code), 200);
}

// People of the operator, and the password given again.
import type { LoginResult } from '@mitako/contract/names';
import { dataOf, type Reply, type TestGateway } from '../support.ts';

export const OPERATOR = { email: 'claire@example.cm', password: 'a good password', name: 'Claire Mbarga' };

export interface TestOperator {
  readonly id: string;
  readonly token: string;
  readonly refreshToken: string;
}

/** Makes an operator, who logs in. */
export async function createOperator(api: TestGateway): Promise<TestOperator> {
  await api.gateway.admin.createOperator(OPERATOR);
  return loginOperator(api);
}

export async function loginOperator(api: TestGateway): Promise<TestOperator> {
  const { email, password } = OPERATOR;
  const answer = await api.request('POST', '/auth/operator/login', { body: { email, password } });
  const { access_token: token, refresh_token: refreshToken, principal } = dataOf<LoginResult>(answer, 200);
  return { id: principal.id, token, refreshToken };
}

export function reauthenticate(api: TestGateway, role: string, bearer: string, password: string): Promise<Reply> {
  return api.request('POST', `/auth/${role}/me/reauthenticate`, { bearer, body: { password } });
}

/** A new access token of the session: one lives for 15 minutes, the session goes on. */
export async function refreshed(api: TestGateway, role: string, refreshToken: string): Promise<LoginResult> {
  const body = { refresh_token: refreshToken };
  return dataOf<LoginResult>(await api.request('POST', `/auth/${role}/refresh`, { body }), 200);
}

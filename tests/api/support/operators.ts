// People of the operator, and the password given again.
import type { LoginResult, OperatorAccount } from '@mitako/contract/names';
import { dataOf, type Reply, type TestGateway } from '../support.ts';
import { adminOf } from '../../support/in-process.ts';

export const OPERATOR = { email: 'claire@example.cm', password: 'a good password', name: 'Claire Mbarga' };

export interface TestOperator {
  readonly id: string;
  readonly token: string;
  readonly refreshToken: string;
}

/** Makes an operator, who logs in. */
export async function createOperator(api: TestGateway): Promise<TestOperator> {
  await adminOf(api.gateway).createOperator(OPERATOR);
  return loginOperator(api);
}

/** Ends the access of a person of the operator, or gives it back. */
export async function setDisabled(api: TestGateway, personId: string, disabled = true): Promise<OperatorAccount> {
  const found = (await adminOf(api.gateway).listOperators()).find(({ person_id: id }) => id === personId);
  const path = `/admin/people/${found?.id ?? 'none'}`;
  const answer = await api.request('PATCH', path, { bearer: api.seed.operatorKey, body: { disabled } });
  return dataOf<{ operator: OperatorAccount }>(answer, 200).operator;
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

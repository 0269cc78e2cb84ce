// Shared by the tests of wallets and agents.
import type { AgentRecord, CashOutCode, CashReceipt, LoginResult, Transaction, Wallet } from '@mitako/contract/names';
import { setImmediate } from 'node:timers/promises';
import { asOperator } from './money.ts';
import { dataOf, type Reply, type TestGateway } from '../support.ts';

export const AGENT_PIN = '7391';
export const USER_PIN = '5829';
const PASSWORD = 'a good password';

/** A logged-in principal. */
export interface Person {
  readonly id: string;
  readonly email: string;
  readonly token: string;
}

/** An agent with a PIN, created by the operator. Its test float is funded, its live float is empty. */
export async function createAgent(
  api: TestGateway,
  email: string,
  limits: Partial<AgentRecord['limits']> = {},
): Promise<Person> {
  const body = { email, password: PASSWORD, name: `Agent ${email.split('@')[0]}`, limits };
  const { agent } = dataOf<{ agent: AgentRecord }>(await asOperator(api, 'POST', '/admin/agents', body), 201);
  const token = await api.login(email, { role: 'agent', password: PASSWORD });
  const set = { password: PASSWORD, pin: AGENT_PIN };
  dataOf(await api.request('PUT', '/auth/agent/me/pin', { bearer: token, body: set }), 200);
  return { id: agent.id, email, token };
}

/** A user with a PIN. */
export async function createUser(api: TestGateway, email: string, phone?: string): Promise<Person> {
  const body = { email, password: PASSWORD, name: 'Ngo Bassa', ...(phone === undefined ? {} : { phone }) };
  const login = dataOf<LoginResult>(await api.request('POST', '/auth/user/register', { body }), 201);
  const set = { password: PASSWORD, pin: USER_PIN };
  dataOf(await api.request('PUT', '/auth/user/me/pin', { bearer: login.access_token, body: set }), 200);
  return { id: login.principal.id, email, token: login.access_token };
}

export interface Choices {
  readonly mode?: 'live' | 'test';
  readonly idempotencyKey?: string;
}

function post(api: TestGateway, path: string, bearer: string, body: object, choices: Choices): Promise<Reply> {
  const { mode, idempotencyKey } = choices;
  return api.request('POST', mode === undefined ? path : `${path}?mode=${mode}`, {
    bearer,
    body,
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
  });
}

/** Between the bank and a float, live by default. */
export function moveFloat(api: TestGateway, agentId: string, amount: number, params: object = {}): Promise<Reply> {
  const body = { amount, currency: 'XAF', livemode: true, direction: 'fund', ...params };
  return asOperator(api, 'POST', `/admin/agents/${agentId}/float`, body);
}

/** Asks whom a cash-in would credit. */
export function lookUpHolders(api: TestGateway, agent: Person, user: string, choices: Choices = {}): Promise<Reply> {
  return post(api, '/agent/cash-in/lookup', agent.token, { user }, choices);
}

export function cashIn(
  api: TestGateway,
  agent: Person,
  userId: string,
  amount: number,
  { pin = AGENT_PIN, ...choices }: Choices & { readonly pin?: string } = {},
): Promise<Reply> {
  return post(api, '/agent/cash-in', agent.token, { user_id: userId, amount, pin }, choices);
}

/** A user with this amount in the live wallet, deposited at the agent, whose float is funded before. */
export async function userWith(api: TestGateway, agent: Person, email: string, amount: number): Promise<Person> {
  const user = await createUser(api, email);
  dataOf(await moveFloat(api, agent.id, amount), 201);
  dataOf(await cashIn(api, agent, user.id, amount), 201);
  return user;
}

export function askForCode(
  api: TestGateway,
  user: Person,
  amount: number,
  { pin = USER_PIN, ...choices }: Choices & { readonly pin?: string } = {},
): Promise<Reply> {
  return post(api, '/wallet/cash-out-codes', user.token, { amount, pin }, choices);
}

export async function codeFor(
  api: TestGateway,
  user: Person,
  amount: number,
  choices: Choices & { readonly pin?: string } = {},
): Promise<string> {
  const answer = await askForCode(api, user, amount, choices);
  return dataOf<{ cash_out_code: CashOutCode }>(answer, 201).cash_out_code.code;
}

export function cashOut(
  api: TestGateway,
  agent: Person,
  user: string,
  code: string,
  { pin = AGENT_PIN, amount, ...choices }: Choices & { readonly pin?: string; readonly amount?: number } = {},
): Promise<Reply> {
  const body = { user, code, pin, ...(amount === undefined ? {} : { amount }) };
  return post(api, '/agent/cash-out', agent.token, body, choices);
}

export function receiptIn(answer: Reply): CashReceipt {
  return dataOf<{ receipt: CashReceipt }>(answer, 201).receipt;
}

/** Six digits that are not the code. */
export function wrongCode(code: string): string {
  return code === '000000' ? '000001' : '000000';
}

function ofMode(path: string, mode: 'live' | 'test' | undefined): string {
  return mode === undefined ? path : `${path}?mode=${mode}`;
}

/** Balance of a user's wallet. */
export async function walletHolds(api: TestGateway, user: Person, mode?: 'live' | 'test'): Promise<number> {
  const answer = await api.request('GET', ofMode('/wallet', mode), { bearer: user.token });
  return dataOf<{ wallet: Wallet }>(answer, 200).wallet.balances[0]?.available ?? 0;
}

/** Balance of an agent's float. */
export async function floatHolds(api: TestGateway, agent: Person, mode?: 'live' | 'test'): Promise<number> {
  const answer = await api.request('GET', ofMode('/agent/float', mode), { bearer: agent.token });
  return dataOf<{ float: Wallet }>(answer, 200).float.balances[0]?.available ?? 0;
}

/** The statement of a user (`/wallet`) or an agent (`/agent`). */
export async function statement(
  api: TestGateway,
  of: '/wallet' | '/agent',
  person: Person,
  mode?: 'live' | 'test',
): Promise<readonly Transaction[]> {
  const answer = await api.request('GET', ofMode(`${of}/transactions`, mode), { bearer: person.token });
  return dataOf<{ transactions: readonly Transaction[] }>(answer, 200).transactions;
}

/** An agent's access token lives fifteen minutes. */
export async function loggedInAgain(api: TestGateway, agent: Person): Promise<Person> {
  return { ...agent, token: await api.login(agent.email, { role: 'agent', password: PASSWORD }) };
}

/** Repeats a request while its response only reports a conflict with others. */
export async function persistently(send: () => Promise<Reply>): Promise<Reply> {
  for (let round = 0; round < 5000; round += 1) {
    const answer = await send();
    if (answer.status !== 423 && answer.status !== 503) return answer;
    await setImmediate();
  }
  throw new Error('the service stayed busy');
}

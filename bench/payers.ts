import { routes } from '@mitako/contract';
import type { Answer, Caller, Gateway } from '@mitako/core';

const PASSWORD = 'a password for measuring';
export const PIN = '285714';

/** Somebody who pays from his wallet, logged in. */
export interface Payer {
  readonly accessToken: string;
  readonly caller: Caller;
}

/** Registers a user, whose test wallet a sandbox fills, and sets the PIN. */
export async function newPayer(gateway: Gateway, name: string): Promise<Payer> {
  const registered = await gateway.call('register', {
    caller: { kind: 'anonymous' },
    parameters: { role: 'user' },
    query: {},
    body: { email: `${name}@bench.test`, password: PASSWORD, name },
    idempotencyKey: null,
    deviceName: 'bench',
  });
  const { access_token: accessToken } = dataOf<{ readonly access_token: string }>(registered, 201);
  const authorization = `Bearer ${accessToken}`;
  const caller = await gateway.authenticate({ auth: routes.payCheckout.auth, authorization });
  const set = await gateway.call('setPin', {
    caller,
    parameters: { role: 'user' },
    query: {},
    body: { password: PASSWORD, pin: PIN },
    idempotencyKey: null,
    deviceName: null,
  });
  dataOf(set, 200);
  return { accessToken, caller };
}

export function payFromWallet(
  gateway: Gateway,
  { caller }: Payer,
  slug: string,
  idempotencyKey: string,
): Promise<Answer> {
  return gateway.call('payCheckout', {
    caller,
    parameters: { slug },
    query: {},
    body: { method: 'wallet', pin: PIN },
    idempotencyKey,
    deviceName: null,
  });
}

/** @throws Error when the answer has another status */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names what the operation answers
export function dataOf<Data>({ status, body }: Pick<Answer, 'status' | 'body'>, expected: number): Data {
  if (status !== expected) throw new Error(`not the expected answer: ${status} ${body.slice(0, 300)}`);
  return (JSON.parse(body) as { readonly data: Data }).data;
}

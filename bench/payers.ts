import type { CheckoutPaid } from '@mitako/contract/names';
import { dataOf, type Gateway, type Identity, type Result } from '@mitako/core';

const PASSWORD = 'a password for measuring';
export const PIN = '285714';

/** A logged-in user who pays from a wallet. */
export interface Payer {
  readonly accessToken: string;
  readonly identity: Identity;
}

/** Registers a user, whose test wallet the sandbox funds, and sets the PIN. */
export async function newPayer(gateway: Gateway, name: string): Promise<Payer> {
  const body = { email: `${name}@bench.test`, password: PASSWORD, name };
  const parameters = { role: 'user' };
  const registered = dataOf(await gateway.call('register', { way: 'checkout', parameters, body }));
  const { access_token: accessToken } = registered;
  const identity = await gateway.authenticate({ kind: 'bearer', authorization: `Bearer ${accessToken}` });
  const pin = { password: PASSWORD, pin: PIN };
  dataOf(await gateway.call('setPin', { way: 'checkout', identity, parameters, body: pin }));
  return { accessToken, identity };
}

export function payFromWallet(
  gateway: Gateway,
  { identity }: Payer,
  slug: string,
  idempotencyKey: string,
): Promise<Result<CheckoutPaid>> {
  const body = { method: 'wallet', pin: PIN };
  return gateway.call('payCheckout', { way: 'checkout', identity, parameters: { slug }, body, idempotencyKey });
}

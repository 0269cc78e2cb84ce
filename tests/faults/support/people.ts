import type { LoginResult } from '@mitako/contract/names';
import { dataOf, type Caller } from './calls.ts';

const PASSWORD = 'a good password';
export const PIN = '5829';

/** Registers users with a PIN and a wallet of test money, and logs each in. */
export function registerUsers(caller: Caller, count: number): Promise<readonly LoginResult[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const body = { email: `payer-${index}@example.cm`, password: PASSWORD, name: 'Ngo Bassa' };
      const idempotencyKey = `register-${index}`;
      const answer = await caller.untilAnswered({ method: 'POST', path: '/auth/user/register', body, idempotencyKey });
      const registered = dataOf<LoginResult>(answer);
      const pin = { password: PASSWORD, pin: PIN };
      dataOf(
        await caller.untilAnswered({
          method: 'PUT',
          path: '/auth/user/me/pin',
          body: pin,
          bearer: registered.access_token,
          idempotencyKey: `pin-${index}`,
        }),
      );
      return registered;
    }),
  );
}

/** A new session of one of the registered users. */
export async function loginAgain(caller: Caller, { principal }: LoginResult): Promise<LoginResult> {
  return login(caller, principal.email, PASSWORD);
}

/** A new session of one of the seeded users. */
export async function loginSandboxUser(caller: Caller, email = 'success@sandbox.test'): Promise<LoginResult> {
  return login(caller, email, 'sandbox-password');
}

async function login(caller: Caller, email: string, password: string): Promise<LoginResult> {
  const body = { email, password };
  return dataOf<LoginResult>(await caller.untilAnswered({ method: 'POST', path: '/auth/user/login', body }));
}

import type { ApiKeys } from '@mitako/client/merchant';
import { ask } from '../api/ask.ts';
import { findApiUrl, type ConnectionFlags } from '../api/connection.ts';
import { Failure } from '../failure.ts';

/**
 * Works on a merchant's keys over HTTP, as the merchant: logs in, and out again. The password is MITAKO_PASSWORD, or
 * is asked for.
 * @throws Failure when the gateway refuses the login or the change
 */
export async function byLogin<Outcome>(
  email: string,
  flags: ConnectionFlags,
  work: (keys: ApiKeys) => Promise<Outcome>,
): Promise<Outcome> {
  const baseUrl = await findApiUrl(flags);
  const { createMerchantClient } = await import('@mitako/client/merchant');
  return ask(baseUrl, async () => {
    const merchant = createMerchantClient({ baseUrl });
    await merchant.login({ email, password: await passwordOf(email) });
    try {
      return await work(merchant.apiKeys);
    } finally {
      await merchant.logout();
    }
  });
}

async function passwordOf(email: string): Promise<string> {
  const given = process.env['MITAKO_PASSWORD'];
  if (given !== undefined && given !== '') return given;
  if (!process.stdin.isTTY) throw new Failure('Set MITAKO_PASSWORD, or log in on a terminal.');
  const { askPassword } = await import('../ask-password.ts');
  return askPassword(`Password of ${email}`);
}

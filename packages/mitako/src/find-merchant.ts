import type { MerchantRecord } from '@mitako/contract';
import { Failure } from './failure.ts';
import type { Ask } from './with-gateway.ts';

/**
 * The merchant with an id or an e-mail; without either, the only one.
 * @throws Failure when there is none, or several to choose from
 */
export async function findMerchant(ask: Ask, idOrEmail: string | undefined): Promise<string> {
  if (idOrEmail === undefined) return onlyMerchant(ask);
  const email = idOrEmail.trim().toLowerCase();
  for await (const merchant of merchants(ask)) {
    if (merchant.id === idOrEmail || merchant.email === email) return merchant.id;
  }
  throw new Failure(`Merchant ${idOrEmail} not found.`);
}

async function onlyMerchant(ask: Ask): Promise<string> {
  const [merchant, another] = (await ask('listMerchants', { query: { limit: 2 } })).merchants;
  if (merchant === undefined) throw new Failure('No merchant exists yet. Create one with: mitako merchants create');
  if (another !== undefined) throw new Failure('Several merchants exist. Choose one with --merchant <id or e-mail>.');
  return merchant.id;
}

async function* merchants(ask: Ask): AsyncGenerator<MerchantRecord> {
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = await ask('listMerchants', { query: { limit: 100, cursor } });
    yield* page.merchants;
    cursor = page.pagination.next_cursor;
  }
}

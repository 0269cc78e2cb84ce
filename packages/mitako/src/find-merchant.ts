import type { Store } from '@mitako/core';
import { Failure } from './failure.ts';

/**
 * The merchant with an id or an e-mail; without either, the only one.
 * @throws Failure when there is none, or several to choose from
 */
export async function findMerchant(store: Store, idOrEmail: string | undefined): Promise<string> {
  if (idOrEmail === undefined) return onlyMerchant(store);
  const found = idOrEmail.includes('@')
    ? await store.read.principalByEmail('merchant', idOrEmail.trim().toLowerCase())
    : await store.read.merchantById(idOrEmail);
  if (found === null) throw new Failure(`Merchant ${idOrEmail} not found.`);
  return found.id;
}

async function onlyMerchant(store: Store): Promise<string> {
  const [merchant, another] = await store.read.merchants({}, { limit: 2, afterId: null });
  if (merchant === undefined) throw new Failure('No merchant exists yet. Create one with: mitako merchants create');
  if (another !== undefined) throw new Failure('Several merchants exist. Choose one with --merchant <id or e-mail>.');
  return merchant.id;
}

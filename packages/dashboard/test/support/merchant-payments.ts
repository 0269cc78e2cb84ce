import type { Dispute, Payment } from '@mitako/contract';
import type { DashboardSite } from './visitor.ts';

/** What a merchant's own server asks of the API, with its test key unless another is named. */
export interface Shop {
  create(params?: Readonly<Record<string, unknown>>): Promise<Payment>;
  /** A payment that its customer paid by mobile money. */
  paid(params?: Readonly<Record<string, unknown>>): Promise<Payment>;
  /** A payment that its customer paid, and contests. */
  disputed(params?: Readonly<Record<string, unknown>>): Promise<Dispute>;
  read(id: string): Promise<Payment>;
}

export function shopOf({ engine }: DashboardSite, bearer: string = engine.seed.merchant.testKey): Shop {
  async function ask<Data>(method: string, path: string, body?: unknown): Promise<Data> {
    const { status, text } = await engine.request(method, path, { bearer, body });
    if (status >= 400) throw new Error(`${method} ${path} was refused: ${text}`);
    return (JSON.parse(text) as { data: Data }).data;
  }
  const simulate = (id: string, outcome: string): Promise<{ payment: Payment; dispute: Dispute }> =>
    ask('POST', `/gateway/sandbox/payments/${id}/simulate`, { outcome });
  const create: Shop['create'] = async (params = {}) => {
    const body = { amount: 5000, currency: 'XAF', ...params };
    return (await ask<{ payment: Payment }>('POST', '/gateway/payments', body)).payment;
  };
  return {
    create,
    paid: async (params) => (await simulate((await create(params)).id, 'succeed')).payment,
    disputed: async (params) => {
      const { id } = await create(params);
      await simulate(id, 'succeed');
      return (await simulate(id, 'dispute')).dispute;
    },
    read: async (id) => (await ask<{ payment: Payment }>('GET', `/gateway/payments/${id}`)).payment,
  };
}

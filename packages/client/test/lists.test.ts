import { describe, expect, it } from 'vitest';
import { payment, quickClient, recorded, refused, succeeded, type Arrived } from './support/api.ts';
import type { Client } from '../src/clients/create-client.ts';

/** An API with `count` payments, numbered by their version, in pages as asked for. */
function withPayments(count: number): { readonly client: Client; readonly arrived: readonly Arrived[] } {
  const arrived: Arrived[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    arrived.push(await recorded(request));
    const { searchParams } = new URL(request.url);
    const limit = Number(searchParams.get('limit') ?? 20);
    const start = Number(searchParams.get('cursor') ?? 0);
    const end = Math.min(start + limit, count);
    const payments = Array.from({ length: end - start }, (_, index) => ({ ...payment, version: start + index }));
    const has_more = end < count;
    return succeeded({ payments, pagination: { limit, has_more, next_cursor: has_more ? `${end}` : null } })();
  };
  return { client: quickClient({ fetch }), arrived };
}

const versionsOf = (payments: readonly { readonly version: number }[]): number[] =>
  payments.map(({ version }) => version);
const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

describe('for await', () => {
  it('reads all pages and returns each item once', async () => {
    const { client, arrived } = withPayments(45);
    const read = [];
    for await (const item of client.payments.list()) read.push(item);
    expect(versionsOf(read)).toEqual(upTo(45));
    expect(arrived.map(({ search }) => search)).toEqual(['', '?cursor=20', '?cursor=40']);
  });

  it('keeps the filters on every page', async () => {
    const { client, arrived } = withPayments(3);
    const filters = { status: ['succeeded', 'refunded'], customer_reference: 'a&b', limit: 2 } as const;
    for await (const item of client.payments.list(filters)) void item;
    expect(arrived.map(({ search }) => search)).toEqual([
      '?status=succeeded&status=refunded&customer_reference=a%26b&limit=2',
      '?status=succeeded&status=refunded&customer_reference=a%26b&limit=2&cursor=2',
    ]);
  });

  it('reads no page that is not needed', async () => {
    const { client, arrived } = withPayments(45);
    for await (const item of client.payments.list()) if (item.version === 19) break;
    expect(arrived).toHaveLength(1);
  });

  it('starts over each time', async () => {
    const { client } = withPayments(3);
    const list = client.payments.list();
    expect(await list.toArray({ max: 10 })).toEqual(await list.toArray({ max: 10 }));
  });

  it('returns nothing for an empty list', async () => {
    const { client, arrived } = withPayments(0);
    expect(await client.payments.list().toArray({ max: 10 })).toEqual([]);
    expect(arrived).toHaveLength(1);
  });

  it('throws what a page throws', async () => {
    const client = quickClient({ fetch: async () => refused(401, 'API_KEY_REVOKED')() });
    await expect(client.payments.list().toArray({ max: 1 })).rejects.toMatchObject({ code: 'API_KEY_REVOKED' });
  });

  it('does not loop forever', async () => {
    const pagination = { limit: 1, has_more: true, next_cursor: 'same' };
    const client = quickClient({ fetch: async () => succeeded({ payments: [payment], pagination })() });
    await expect(client.payments.list().toArray({ max: 100 })).rejects.toMatchObject({ code: 'UNEXPECTED_RESPONSE' });
  });
});

describe('page()', () => {
  it('reads one page', async () => {
    const { client } = withPayments(45);
    const page = await client.payments.list({ limit: 10 }).page();
    expect(versionsOf(page.items)).toEqual(upTo(10));
    expect(page).toMatchObject({ has_more: true, next_cursor: '10' });
  });

  it('continues from a cursor', async () => {
    const { client } = withPayments(45);
    const page = await client.payments.list({ limit: 10, cursor: '40' }).page();
    expect(versionsOf(page.items)).toEqual([40, 41, 42, 43, 44]);
    expect(page).toMatchObject({ has_more: false, next_cursor: null });
  });

  it('sends nothing before it is called', () => {
    const { client, arrived } = withPayments(45);
    client.payments.list();
    expect(arrived).toHaveLength(0);
  });
});

describe('toArray()', () => {
  it.each([
    [5, '?limit=5', 1],
    [100, '?limit=100', 1],
    [250, '?limit=100', 3],
  ])('reads at most %i, in pages as large as that', async (max, search, pages) => {
    const { client, arrived } = withPayments(1000);
    expect(versionsOf(await client.payments.list().toArray({ max }))).toEqual(upTo(max));
    expect(arrived[0]?.search).toBe(search);
    expect(arrived).toHaveLength(pages);
  });

  it('keeps a given limit', async () => {
    const { client, arrived } = withPayments(1000);
    await client.payments.list({ limit: 7 }).toArray({ max: 14 });
    expect(arrived.map(({ search }) => search)).toEqual(['?limit=7', '?limit=7&cursor=7']);
  });

  it('says what is missing when JavaScript passes nothing', async () => {
    const { toArray } = withPayments(1).client.payments.list();
    await expect((toArray as () => Promise<unknown>)()).rejects.toThrow('max must be an integer of at least 1.');
  });

  it.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('rejects max %d', async (max) => {
    await expect(withPayments(1).client.payments.list().toArray({ max })).rejects.toThrow(/max must be an integer/);
  });
});

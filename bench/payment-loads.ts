import type { Load } from './load.ts';
import { PAYMENT_PARAMS } from './payment-params.ts';

/** What is asked over HTTP, and the expected responses; not how much. */
export type Requests = Omit<Load, 'connections' | 'warmUpMs' | 'measuredMs'>;

export const PAYMENTS_PATH = '/api/v1/gateway/payments';

/** Creates payments, with an idempotency key each. */
export function createRequests(port: number, key: string): Requests {
  return {
    port,
    method: 'POST',
    paths: [PAYMENTS_PATH],
    headers: { authorization: `Bearer ${key}` },
    hasUniqueKey: true,
    body: JSON.stringify(PAYMENT_PARAMS),
    expected: { status: 201, marker: '"payment":{"id":"', name: 'distinct' },
  };
}

/** Reads payments in turn. */
export function getRequests(port: number, key: string, ids: readonly string[]): Requests {
  return {
    port,
    method: 'GET',
    paths: ids.map((id) => `${PAYMENTS_PATH}/${id}`),
    headers: { authorization: `Bearer ${key}` },
    hasUniqueKey: false,
    body: '',
    expected: { status: 200, marker: '"payment":{"id":"', name: 'path' },
  };
}

/** Creates payments to read. @returns their ids, and the response to reading the first */
export async function createPayments(
  port: number,
  key: string,
  count: number,
): Promise<{ readonly ids: readonly string[]; readonly answer: string }> {
  const url = `http://127.0.0.1:${port}${PAYMENTS_PATH}`;
  const headers = { authorization: `Bearer ${key}` };
  const ids: string[] = [];
  while (ids.length < count) {
    const response = await fetch(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(PAYMENT_PARAMS),
    });
    if (response.status !== 201) throw new Error(`a payment was not created: ${await response.text()}`);
    ids.push(((await response.json()) as { data: { payment: { id: string } } }).data.payment.id);
  }
  const read = await fetch(`${url}/${ids[0] ?? ''}`, { headers });
  return { ids, answer: await read.text() };
}

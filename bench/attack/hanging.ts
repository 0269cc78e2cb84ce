import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Agent, request } from 'undici';
import { byCallers } from '../callers.ts';
import { PAYMENT_PARAMS } from '../payment-params.ts';

const ENDPOINTS = 10;

export interface Hanging {
  readonly port: number;
  /** Of merchants; every other one's endpoints answer once, and the rest never do. */
  readonly keys: readonly string[];
  readonly paymentsEach: number;
}

/** Endpoints that hang, and what waits for them. @returns ends it */
export async function hang(
  { port, keys, paymentsEach }: Hanging,
  note: (outcome: string) => void,
): Promise<() => Promise<void>> {
  const agent = new Agent({ connections: 16, pipelining: 1 });
  const answered = new Set<string>();
  const receiver = createServer((incoming, response) => {
    incoming.resume();
    const path = incoming.url ?? '';
    const isAnswered = path.startsWith('/once/') && !answered.has(path);
    note(isAnswered ? 'answered' : 'left hanging');
    if (isAnswered) response.end();
    answered.add(path);
  });
  // In the end the gateway hangs up.
  receiver.headersTimeout = 0;
  receiver.requestTimeout = 0;
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const origin = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;

  const post = async (path: string, key: string, body: object): Promise<unknown> => {
    const response = await request(`http://127.0.0.1:${port}/api/v1${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      dispatcher: agent,
    });
    if (response.statusCode >= 300) throw new Error(`${path}: ${response.statusCode} ${await response.body.text()}`);
    return response.body.json();
  };

  await byCallers(16, keys.length * ENDPOINTS, async (place) => {
    const merchant = Math.floor(place / ENDPOINTS);
    const key = keys[merchant] ?? '';
    const kind = merchant % 2 === 0 ? 'once' : 'never';
    const url = `${origin}/${kind}/${place}`;
    const made = (await post('/merchant/webhook-endpoints', key, { url })) as { data: { endpoint: { id: string } } };
    if (kind === 'once') await post(`/merchant/webhook-endpoints/${made.data.endpoint.id}/ping`, key, {});
  });
  const proven = Math.ceil(keys.length / 2) * ENDPOINTS;
  while ([...answered].filter((path) => path.startsWith('/once/')).length < proven) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await byCallers(16, keys.length * paymentsEach, async (place) => {
    await post('/gateway/payments', keys[place % keys.length] ?? '', PAYMENT_PARAMS);
    note('payments');
  });

  return async () => {
    receiver.closeAllConnections();
    receiver.close();
    await agent.destroy();
  };
}

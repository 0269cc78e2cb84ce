import type { Rail } from '@mitako/core';
import { sandboxRail } from '@mitako/core';
import { createHandler } from '@mitako/http';
import { offer, type Tasks } from '../child.ts';
import { gatewayOn, PUBLIC_URL } from '../gateway-on.ts';
import { storeAt } from '../stores.ts';

// One of several processes on a database, with a rail that asks a provider over HTTP.

const [address = '', providerPort = ''] = process.argv.slice(2);
const gateway = gatewayOn(storeAt(address), { rails: [railAt(`http://127.0.0.1:${providerPort}`)] });
const handler = createHandler(gateway);
let key = '';

function railAt(url: string): Rail {
  const { isSimulated: _, ...sandbox } = sandboxRail();
  return {
    ...sandbox,
    charges: { promptLifeMs: 300_000, isRepeatable: false, lookUpsPerSecond: 8 },
    async charge({ reference, nowMs }) {
      await fetch(`${url}/charge/${reference}`, { method: 'POST' });
      const nextAction = { type: 'approve_on_phone', url: null } as const;
      return { kind: 'pending', railReference: reference, nextAction, expiresAtMs: nowMs + 300_000 };
    },
    async lookup({ reference }) {
      const answer = await fetch(`${url}/status/${reference}`);
      if (answer.status === 429) return { kind: 'unknown', retryAfterMs: 1_000 };
      return (await answer.text()) === 'paid' ? { kind: 'paid', railReference: reference } : { kind: 'pending' };
    },
  };
}

async function call(method: string, path: string, body?: object, bearer?: string): Promise<string> {
  const response = await handler(
    new Request(`${PUBLIC_URL}/api/v1${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  );
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  return text;
}

const tasks: LookUpsTasks = {
  async migrate() {
    await gateway.migrate();
    key = (await gateway.seedSandbox()).merchant.testKey;
  },
  start: () => gateway.start(),
  async charge(count) {
    const credentials = { email: 'success@sandbox.test', password: 'sandbox-password' };
    const login = await call('POST', '/auth/user/login', credentials);
    const token = (JSON.parse(login) as { readonly data: { readonly access_token: string } }).data.access_token;
    for (let payer = 0; payer < count; payer += 1) {
      const created = await call('POST', '/gateway/payments', { amount: 5_000, currency: 'XAF' }, key);
      const { data } = JSON.parse(created) as { readonly data: { readonly payment: { readonly slug: string } } };
      const phone = `+2376771${String(payer).padStart(5, '0')}`;
      const body = { method: 'mobile_money', provider: 'mtn_momo', phone };
      await call('POST', `/gateway/checkout/${data.payment.slug}/pay`, body, token);
    }
  },
  async callBack(reference) {
    await call('POST', `/gateway/rails/sandbox/callbacks/${reference}`, {});
  },
  async succeeded() {
    const ids = new Set<string>();
    let cursor: string | null = '';
    while (cursor !== null) {
      const after: string = cursor === '' ? '' : `&cursor=${cursor}`;
      const { data } = JSON.parse(
        await call('GET', `/gateway/payments?status=succeeded&limit=100${after}`, undefined, key),
      ) as Listed;
      for (const { id } of data.payments) ids.add(id);
      cursor = data.pagination.next_cursor;
    }
    return ids.size;
  },
};
offer(tasks);

interface Listed {
  readonly data: {
    readonly payments: readonly { readonly id: string }[];
    readonly pagination: { readonly next_cursor: string | null };
  };
}

export interface LookUpsTasks extends Tasks {
  migrate(): Promise<void>;
  start(): Promise<void>;
  /** So many payers are asked. */
  charge(count: number): Promise<void>;
  callBack(reference: string): Promise<void>;
  /** Payments that are paid. */
  succeeded(): Promise<number>;
}

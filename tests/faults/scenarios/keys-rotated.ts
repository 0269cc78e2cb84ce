import { createClient } from '@mitako/client';
import { verifyWebhook } from '@mitako/client/webhooks';
import type { LoginResult } from '@mitako/contract/names';
import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { createCaller, dataOf, type Caller } from '../support/calls.ts';
import { loginSandboxUser } from '../support/people.ts';
import type { Receipt, ReceiverProcess } from '../support/receivers.ts';
import type { Context, Facts } from '../support/scenario.ts';
import type { ServerProcess } from '../support/servers.ts';
import { adminOf } from '../../support/in-process.ts';

const ROTATIONS = { short: 6, long: 20 } as const;
const SESSIONS = 6;

/** Two processes rotate in turn, while sessions are read and refreshed on two others, alternately. */
export async function signingKeysRotate(context: Context, servers: readonly ServerProcess[]): Promise<Facts> {
  const rotations = ROTATIONS[context.form];
  const callers = servers.map(({ url }) => createCaller([url], context.signal));
  const rotators = [context.gateway, context.openGateway()];
  const over = new AbortController();
  const keys = new Set<string>();
  let calls = 0;
  const session = async (): Promise<void> => {
    let pair = await loginSandboxUser(at(callers, 0));
    for (let turn = 1; !over.signal.aborted; turn += 1) {
      const caller = at(callers, turn);
      for (const each of [caller, ...callers]) await assertAccess(each, pair);
      keys.add(await assertPublished(at(servers, turn), pair.access_token));
      const body = { refresh_token: pair.refresh_token };
      const reply = await caller.untilAnswered({ method: 'POST', path: '/auth/user/refresh', body });
      assert.equal(reply.status, 200, `a refresh works while keys are rotated: ${reply.text}`);
      pair = dataOf<LoginResult>(reply);
      calls += callers.length + 3;
    }
  };
  const sessions = Promise.all(Array.from({ length: SESSIONS }, session));
  sessions.catch(() => over.abort());
  try {
    const first = await loginSandboxUser(at(callers, 0));
    for (let count = 0; count < rotations; count += 1) {
      await adminOf(at(rotators, count)).rotateSigningKey();
      await sleep(context.dice.between(50, 400));
    }
    over.abort();
    await sessions;
    await assertAccess(at(callers, 1), first);
    const seen = keys.size;
    assert.ok(seen > 2, `${seen} keys signed: too few for a result`);
    return {
      'signing keys rotated': rotations,
      'keys that signed': seen,
      'calls with tokens': calls,
    };
  } finally {
    over.abort();
    for (const caller of callers) await caller.close();
  }
}

async function assertAccess(caller: Caller, { access_token: bearer }: LoginResult): Promise<void> {
  const reply = await caller.untilAnswered({ method: 'GET', path: '/auth/user/me', bearer });
  assert.equal(reply.status, 200, `no valid access token is refused while keys are rotated: ${reply.text}`);
}

/** Asserts that the process publishes the key that signed this token. Returns its id. */
async function assertPublished(server: ServerProcess, token: string): Promise<string> {
  const header = JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()) as { readonly kid: string };
  const answer = await fetch(`${server.url}/.well-known/jwks.json`);
  const { keys } = (await answer.json()) as { readonly keys: readonly { readonly kid: string; readonly d?: string }[] };
  assert.ok(
    keys.some(({ kid }) => kid === header.kid),
    `every process publishes the signing key ${header.kid}`,
  );
  assert.ok(
    keys.every(({ d }) => d === undefined),
    'no private key is published',
  );
  return header.kid;
}

/**
 * A secret is rotated repeatedly while events arrive. Both the new secret and the previous one verify every webhook.
 */
export async function webhookSecretsRotate(
  context: Context,
  servers: readonly ServerProcess[],
  receiver: ReceiverProcess,
): Promise<Facts> {
  const rotations = ROTATIONS[context.form];
  const [one, other] = servers.map(({ url }) =>
    createClient({ apiKey: context.seed.merchant.testKey, baseUrl: `${url}/api/v1` }),
  );
  assert(one !== undefined && other !== undefined);
  const path = '/rotated';
  const endpoint = await one.webhookEndpoints.create({ url: receiver.url(path), events: ['payment.created'] });
  const came = (): readonly Receipt[] => receiver.receipts().filter((receipt) => receipt.path === path);

  const secrets = [endpoint.secret];
  /**
   * Webhooks received before a secret was certainly in force. The next one is signed with it and with the previous one.
   */
  const settled = [0];
  let created = 0;
  for (let count = 0; count < rotations; count += 1) {
    const rotated = at([one, other], count).webhookEndpoints.rotateSecret(endpoint.id);
    const payments = Array.from({ length: 10 }, (_, index) =>
      at([one, other], index).payments.create({ amount: 5_000, currency: 'XAF' }),
    );
    secrets.push((await rotated).secret);
    created += (await Promise.all(payments)).length;
    await arrived(context, came, created);
    settled.push(created);
    await one.payments.create({ amount: 5_000, currency: 'XAF' });
    created += 1;
    await arrived(context, came, created);
  }

  const receipts = came();
  for (const [index, receipt] of receipts.entries()) {
    const generation = settled.findLastIndex((count) => count <= index);
    await assertVerifies(receipt, secrets[generation], 'the current secret, or the one being replaced, verifies');
    if (generation === 0 || index !== settled[generation]) continue;
    await assertVerifies(receipt, secrets[generation - 1], 'the previous secret verifies');
  }
  await one.webhookEndpoints.delete(endpoint.id);
  return { 'webhook secrets rotated': rotations, 'webhooks verified': receipts.length };
}

async function arrived(context: Context, came: () => readonly Receipt[], count: number): Promise<void> {
  await context.eventually(
    'webhooks arrive while secrets are rotated',
    () => (came().length >= count ? null : `${came().length} of ${count}`),
    15_000,
  );
}

async function assertVerifies(receipt: Receipt, secret: string | undefined, who: string): Promise<void> {
  const { body = '', headers = {} } = receipt;
  const verified = verifyWebhook({ payload: body, headers: new Headers(flat(headers)), secret: secret ?? '' });
  await assert.doesNotReject(verified, `${who} verifies`);
}

function flat(headers: NonNullable<Receipt['headers']>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}

/** In turn. */
function at<Item>(items: readonly Item[], turn: number): Item {
  const item = items[turn % items.length];
  assert(item !== undefined);
  return item;
}

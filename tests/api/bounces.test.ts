import type { HandedOver } from '@mitako/core';
import type { Message } from '@mitako/contract/names';
import { expect, test } from 'vitest';
import { asOperator } from './support/money.ts';
import { dataOf, detailsOf, gatewayForEachTest } from './support.ts';

const api = gatewayForEachTest();
const EMAIL = 'merchant@sandbox.test';

/** Causes a message about security to the seeded merchant. */
async function makeLiveKey(): Promise<void> {
  const bearer = await api.login(EMAIL, { role: 'merchant' });
  const body = { name: 'Caisse', livemode: true };
  dataOf(await api.request('POST', '/merchant/api-keys', { bearer, body }), 201);
  await api.gateway.runDue();
}

/** Causes a notice. */
async function decideKyc(decision: 'needs_info' | 'approved'): Promise<void> {
  const path = `/admin/merchants/${api.seed.merchant.id}/kyc`;
  dataOf(await asOperator(api, 'POST', path, { decision, note: 'A note.' }), 200);
  await api.gateway.runDue();
}

async function isBounced(): Promise<boolean> {
  const bearer = await api.login(EMAIL, { role: 'merchant' });
  const answer = await api.request('GET', '/auth/merchant/me', { bearer });
  const { principal } = dataOf<{ principal: { email_bounced?: true } }>(answer, 200);
  return principal.email_bounced ?? false;
}

async function newest(kind: Message['kind']): Promise<Message> {
  const { messages } = dataOf<{ messages: readonly Message[] }>(await asOperator(api, 'GET', '/admin/messages'), 200);
  const found = messages.find((each) => each.kind === kind);
  if (found === undefined) throw new Error(`no ${kind}`);
  return found;
}

test('what came back is reported once, stops notices and not security, until the address is confirmed', async () => {
  await makeLiveKey();
  const { id } = await newest('live_key_created');
  const path = `/admin/bounced-messages/${id}`;
  for (let times = 0; times < 2; times += 1) {
    const { message } = dataOf<{ message: Message }>(await asOperator(api, 'POST', path), 200);
    expect(message).toMatchObject({ id, status: 'bounced' });
  }
  expect(await isBounced()).toBe(true);
  const before = api.messages.mails(EMAIL).length;
  await decideKyc('needs_info');
  await decideKyc('approved');
  await makeLiveKey();
  const since = (): readonly string[] =>
    api.messages
      .mails(EMAIL)
      .slice(before)
      .flatMap(({ subject }) => (subject.includes('connexion') ? [] : [subject]));
  expect(since()).toEqual(['Nouvelle clé API de production pour Boutique Démo']);
  expect(await newest('kyc_approved')).toMatchObject({ status: 'dropped' });

  const bearer = await api.login(EMAIL, { role: 'merchant' });
  dataOf(await api.request('POST', '/auth/merchant/me/email/verification', { bearer }), 202);
  await api.gateway.runDue();
  const token = new URL(api.messages.link(EMAIL)).searchParams.get('token');
  dataOf(await api.request('POST', '/auth/links', { body: { token } }), 200);
  expect(await isBounced()).toBe(false);
  await decideKyc('needs_info');
  expect(since().at(-1)).toBe('Il manque des informations pour vérifier votre entreprise');
});

test('a program in the same process reports it, too, and nothing unknown', async () => {
  await makeLiveKey();
  await api.gateway.messages.bounced((await newest('live_key_created')).id);
  expect(await isBounced()).toBe(true);
  await expect(api.gateway.messages.bounced('msg_01kdvdna0000911tacjqf0kypr')).rejects.toMatchObject({
    code: 'MESSAGE_NOT_FOUND',
  });
});

test.for<[HandedOver, boolean]>([
  [{ kind: 'refused', code: '550 5.1.1', isFinal: true }, true],
  [{ kind: 'refused', code: '550', isFinal: true }, true],
  [{ kind: 'refused', code: '550 5.7.1', isFinal: true }, false],
  [{ kind: 'refused', code: '554', isFinal: true }, false],
  [{ kind: 'refused', code: '451', isFinal: false }, false],
  [{ kind: 'not_sent', reason: 'EAUTH 535' }, false],
])('a refusal at once says the same if it is about the address: %o', async ([outcome, expected]) => {
  api.messages.answer(outcome);
  await makeLiveKey();
  expect(await isBounced()).toBe(expected);
});

test('only people who assist report it', async () => {
  await makeLiveKey();
  const { id } = await newest('live_key_created');
  const bearer = await api.login(EMAIL, { role: 'merchant' });
  detailsOf(await api.request('POST', `/admin/bounced-messages/${id}`, { bearer }), 'ROLE_NOT_ALLOWED');
});

import type { Message } from '@mitako/contract/names';
import type { HandedOver } from '@mitako/core';
import { engineStore } from '@mitako/core/engine';
import { expect, test } from 'vitest';
import { asOperator } from './support/money.ts';
import {
  dataOf,
  DAY,
  detailsOf,
  gatewayForEachTest,
  HOUR,
  MINUTE,
  openGateway,
  SECOND,
  type TestGateway,
} from './support.ts';
import { adminOf } from '../support/in-process.ts';

const api = gatewayForEachTest();
const EMAIL = 'success@sandbox.test';
const NEW = 'seven grey herons';

/** Causes a message to a seeded user, whom no login is told of. */
async function changePassword(gateway: TestGateway, language?: string): Promise<void> {
  const bearer = await gateway.login(EMAIL);
  const answer = await gateway.request('PUT', '/auth/user/me/password', {
    bearer,
    body: { current_password: 'sandbox-password', new_password: NEW },
    ...(language !== undefined && { headers: { 'accept-language': language } }),
  });
  dataOf(answer, 200);
}

async function listed(gateway: TestGateway, query = ''): Promise<readonly Message[]> {
  const answer = await asOperator(gateway, 'GET', `/admin/messages${query}`);
  return dataOf<{ messages: readonly Message[] }>(answer, 200).messages;
}

test('a changed password is told to its owner, once, in the language of the request', async () => {
  await changePassword(api, 'de, en;q=0.8, fr;q=0.5');
  expect(api.messages.mails()).toEqual([]);
  await api.gateway.runDue();
  await api.gateway.runDue();
  const [mail, ...others] = api.messages.mails(EMAIL);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ subject: 'Your password was changed', language: 'en', senderName: 'Mitako' });
  expect(mail?.text).toContain('Your other devices were signed out.');
  expect(mail?.html).toContain('Your other devices were signed out.');
  expect(await listed(api)).toEqual([
    expect.objectContaining({
      kind: 'password_changed',
      channel: 'mail',
      status: 'sent',
      recipient_masked: 's•••@sandbox.test',
      attempts_count: 1,
      next_attempt_at: null,
    }),
  ]);
});

test('messages are in French where the language is unknown', async () => {
  await changePassword(api);
  await api.gateway.runDue();
  expect(api.messages.mails(EMAIL)[0]?.subject).toBe('Votre mot de passe a été modifié');
});

test('each names who runs the service', async () => {
  const { mailer } = api.messages;
  const brand = {
    name: 'Wari',
    company: { name: 'Wari SA', address: 'Akwa, Douala' },
    support: { email: 'aide@wari.example' },
    legal: [{ label: 'Conditions', href: 'https://wari.example/terms' }],
  };
  const other = await openGateway({ brand, messages: { mailer } });
  await changePassword(other);
  await other.gateway.runDue();
  await other.close();
  const [mail] = api.messages.mails(EMAIL);
  for (const part of [mail?.text, mail?.html]) {
    for (const word of ['Wari SA', 'Akwa, Douala', 'aide@wari.example', 'https://wari.example/terms']) {
      expect(part).toContain(word);
    }
  }
});

test('without a mailer everything works, and nothing is written', async () => {
  const other = await openGateway({ messages: {} });
  await changePassword(other);
  await other.gateway.runDue();
  expect(await listed(other)).toEqual([]);
  await other.close();
});

test.for<{ readonly outcome: HandedOver; readonly status: string; readonly code: string | null }>([
  { outcome: { kind: 'refused', code: '550 5.1.1', isFinal: true }, status: 'refused', code: '550 5.1.1' },
  { outcome: { kind: 'unclear' }, status: 'unclear', code: null },
])('a message that ended $status is shown and never sent again', async ({ outcome, status, code }) => {
  api.messages.answer(outcome);
  await changePassword(api);
  await api.gateway.runDue();
  api.messages.answer({ kind: 'accepted', reference: null });
  await api.advance(DAY);
  expect(api.messages.mails()).toEqual([]);
  expect(await listed(api, `?status=${status}`)).toMatchObject([{ reply_code: code, attempts_count: 1 }]);
});

test('one that may be accepted later is attempted after 1, 5, 15 and 60 minutes, until it expires', async () => {
  api.messages.answer({ kind: 'refused', code: '451', isFinal: false });
  await changePassword(api);
  await api.gateway.runDue();
  for (const [count, minutes] of [1, 5, 15, 60, 60].entries()) {
    await api.advance(minutes * MINUTE - 1);
    expect(await listed(api)).toMatchObject([{ attempts_count: count + 1, status: 'queued', reply_code: '451' }]);
    await api.advance(1);
    expect(await listed(api)).toMatchObject([{ attempts_count: count + 2 }]);
  }
  for (let hours = 0; hours < 24; hours += 1) await api.advance(HOUR);
  expect(await listed(api)).toMatchObject([{ status: 'expired', reply_code: '451', next_attempt_at: null }]);
});

test('a server that is not reached rests for longer each time, and costs no attempt', async () => {
  api.messages.answer({ kind: 'not_sent', reason: 'ECONNREFUSED' });
  await changePassword(api);
  await api.gateway.runDue();
  expect(await listed(api)).toMatchObject([{ attempts_count: 0, status: 'queued', reply_code: 'ECONNREFUSED' }]);
  await api.advance(MINUTE);
  api.messages.answer({ kind: 'accepted', reference: null });
  await api.advance(2 * MINUTE - 1);
  expect(api.messages.mails()).toEqual([]);
  await api.advance(1);
  expect(api.messages.mails()).toHaveLength(1);
  expect(await listed(api)).toMatchObject([{ attempts_count: 1, status: 'sent' }]);
});

test('while it is not reached, the age of its queue is in the health', async () => {
  api.messages.answer({ kind: 'not_sent', reason: 'EAUTH' });
  await changePassword(api);
  await api.gateway.runDue();
  api.clock.advance(MINUTE);
  const { health } = dataOf<{ health: { queues: { messages: { due: object } } } }>(
    await asOperator(api, 'GET', '/admin/health'),
    200,
  );
  expect(health.queues.messages.due).toEqual({ count: 1, more: false, oldest_age_seconds: 60 });
});

test('a process that dies before the text leaves sends it later, and after that never again', async () => {
  const store = engineStore(api.gateway.store);
  const request = { nowMs: api.clock.now(), limit: 1, leaseMs: MINUTE, channel: 'mail' } as const;
  await changePassword(api);
  await store.claim.messages({ ...request, leaseToken: 'died' });
  await api.gateway.runDue();
  expect(api.messages.mails()).toEqual([]);
  await api.advance(MINUTE);
  expect(api.messages.mails()).toHaveLength(1);

  const token = await api.login(EMAIL, { password: NEW });
  const body = { current_password: NEW, new_password: 'nine more grey herons' };
  dataOf(await api.request('PUT', '/auth/user/me/password', { bearer: token, body }), 200);
  const [claimed] = await store.claim.messages({ ...request, nowMs: api.clock.now(), leaseToken: 'died too' });
  await store.commit([{ type: 'message.hand_over', id: claimed?.id ?? '', leaseToken: 'died too' }]);
  await api.advance(MINUTE);
  await api.advance(DAY);
  expect(api.messages.mails()).toHaveLength(1);
  expect(await listed(api, '?status=unclear')).toHaveLength(1);
});

test.for([true, false])('a mailer that hangs holds nobody up (after the text has left: %s)', async (hasLeft) => {
  let isHanging = false;
  const other = await openGateway({
    messages: {
      mailer: {
        async send(_, handOver) {
          if (hasLeft) await handOver();
          isHanging = true;
          return new Promise<never>(() => undefined);
        },
      },
    },
  });
  await changePassword(other);
  const due = other.gateway.runDue();
  await expect.poll(() => isHanging).toBe(true);
  other.clock.advance(30 * SECOND);
  await due;
  const end = hasLeft ? { status: 'unclear', reply_code: null } : { status: 'queued', reply_code: 'TIMEOUT' };
  expect(await listed(other)).toMatchObject([end]);
  await other.close();
});

test('no row has an address in the clear, and what the text named goes with the end', async () => {
  await changePassword(api);
  const store = engineStore(api.gateway.store);
  const rows = async (): Promise<string> =>
    JSON.stringify(await store.read.messages(undefined, { limit: 9, afterId: null }));
  expect(await rows()).not.toContain('success@');
  await api.gateway.runDue();
  expect(await rows()).toContain('"encryptedValues":null');
  await api.advance(31 * DAY);
  expect(await rows()).toBe('[]');
});

test('an operator sends a test message to the own address, and without a mailer reads why not', async () => {
  const body = { email: 'op@example.cm', password: 'a good password', name: 'Op' };
  await adminOf(api.gateway).createOperator(body);
  const bearer = await api.login(body.email, { role: 'operator', password: body.password });
  dataOf(await api.request('POST', '/admin/messages/test', { bearer }), 202);
  await api.gateway.runDue();
  expect(api.messages.mails(body.email).map(({ subject }) => subject)).toContain('Message de test de Mitako');
  detailsOf(await asOperator(api, 'POST', '/admin/messages/test'), 'PERMISSION_DENIED');

  const other = await openGateway({ messages: {} });
  await adminOf(other.gateway).createOperator(body);
  const token = await other.login(body.email, { role: 'operator', password: body.password });
  detailsOf(await other.request('POST', '/admin/messages/test', { bearer: token }), 'MAIL_NOT_CONFIGURED');
  await other.close();
});

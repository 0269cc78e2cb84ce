import { ID_PREFIXES, type IdKind } from '@mitako/contract/names';
import { expect, test } from 'vitest';
import { createPayment, dataOf, gatewayForEachTest, invalidFields, testKey, type Reply } from '../support.ts';

const api = gatewayForEachTest();

const LISTS = [
  ['merchant key', '/gateway/payments', 'payment'],
  ['merchant key', '/gateway/payments/{payment_id}/refunds', 'refund'],
  ['merchant key', '/gateway/disputes', 'dispute'],
  ['merchant key', '/gateway/settlements', 'settlement'],
  ['merchant key', '/merchant/webhook-endpoints', 'webhookEndpoint'],
  ['merchant key', '/merchant/events', 'event'],
  ['merchant key', '/merchant/deliveries', 'delivery'],
  ['merchant', '/merchant/api-keys', 'apiKey'],
  ['user', '/wallet/transactions?mode=test', 'transaction'],
  ['agent', '/agent/transactions?mode=test', 'transaction'],
  ['operator', '/admin/merchants', 'merchant'],
  ['operator', '/admin/agents', 'agent'],
  ['operator', '/admin/deliveries', 'delivery'],
  ['operator', '/admin/attempts', 'attempt'],
  ['operator', '/admin/refunds', 'refund'],
  ['operator', '/admin/disputes', 'dispute'],
  ['operator', '/admin/settlements', 'settlement'],
] as const;

async function bearerOf(who: (typeof LISTS)[number][0]): Promise<string> {
  switch (who) {
    case 'merchant key':
      return testKey(api);
    case 'merchant':
      return api.login('merchant@sandbox.test', { role: 'merchant' });
    case 'user':
      return api.login('success@sandbox.test');
    case 'agent':
      return api.login(api.seed.agent.email, { role: 'agent' });
    case 'operator':
      return api.seed.operatorKey;
  }
}

const idOf = (kind: IdKind): string => `${ID_PREFIXES[kind]}_01m7z7z8sg229n72fpdjfk1b30`;

test.each(LISTS)('as %s, %s continues after an id, and rejects an invalid one', async (who, path, kind) => {
  const bearer = await bearerOf(who);
  const { id } = await createPayment(api);
  const list = async (cursor: string): Promise<Reply> => {
    const address = path.replace('{payment_id}', id);
    return api.request('GET', `${address}${address.includes('?') ? '&' : '?'}cursor=${cursor}`, { bearer });
  };
  dataOf(await list(idOf(kind)), 200);
  const right = idOf(kind);
  for (const garbage of [
    'zzz',
    '0',
    right.slice(0, -1),
    `${right}0`,
    right.toUpperCase(),
    `x${right}`,
    `no_${right.slice(-26)}`,
  ]) {
    expect(invalidFields(await list(garbage)), garbage).toEqual(['cursor']);
  }
});

test('a cursor of another list is rejected', async () => {
  const refused = await api.request('GET', `/gateway/payments?cursor=${idOf('refund')}`, { bearer: testKey(api) });
  expect(refused.body.details).toEqual({
    fields: { cursor: [{ rule: 'format', message: 'Must be the next_cursor of the page before.' }] },
  });
});

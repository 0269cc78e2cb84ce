import type { CheckoutPaid } from '@mitako/contract/names';
import { afterEach, expect, test } from 'vitest';
import { railAnswers } from '../../packages/mitako/src/doctor/rail-answers.ts';
import { closeWithConsistentLedger } from './support/money.ts';
import { scriptedRail } from './support/scripted-rail.ts';
import { createPayment, dataOf, openGateway, payByPhone, type TestGateway } from './support.ts';

let api: TestGateway;
afterEach(() => closeWithConsistentLedger(api));

test('mitako doctor names the charges that a provider did not take, and what it said of the newest', async () => {
  const { rail, script } = scriptedRail();
  api = await openGateway({ rails: [rail] });
  const nowMs = () => api.clock.now() + 60_000;
  const token = await api.login('success@sandbox.test');
  const pay = async (phone: string): Promise<CheckoutPaid> =>
    dataOf<CheckoutPaid>(await payByPhone(api, (await createPayment(api)).slug, token, phone), 202);
  await pay('+237653456789');
  expect(await railAnswers(api.gateway.store, rail, nowMs())).toMatchObject({ state: 'ok' });
  script.charge = () => ({
    kind: 'unknown',
    detail: { code: 'IP', message: 'HTTP 403: Forbidden IP', requestId: null },
  });
  await pay('+237653456788');
  expect(await railAnswers(api.gateway.store, rail, nowMs())).toEqual({
    state: 'warning',
    message: expect.stringMatching(
      /^1 of the last 2 charges were not taken\. The newest, att_\w+: IP, HTTP 403: Forbidden IP\. /,
    ),
  });
  expect(await railAnswers(null, rail, nowMs())).toMatchObject({ state: 'warning' });
});

import { afterEach, beforeEach, expect, test } from 'vitest';
import { cashOut, codeFor, createAgent, createUser, persistently, userWith, walletHolds } from '../support/cash.ts';
import { asOperator, closeWithConsistentLedger } from '../support/money.ts';
import { createPayment, dataOf, openGateway, payFromWallet, type TestGateway } from '../support.ts';

const PIN = '5829';

let api: TestGateway;
beforeEach(async () => {
  api = await openGateway();
});
afterEach(() => closeWithConsistentLedger(api));

async function setFrozen(id: string, way: 'freeze' | 'unfreeze'): Promise<void> {
  dataOf(await asOperator(api, 'POST', `/admin/users/${id}/${way}`, { reason: 'Report' }), 200);
}

test('of a freeze and payments at once, each is paid or refused, and none is paid after the freeze was answered', async () => {
  const user = await createUser(api, 'awa@example.cm');
  for (let round = 0; round < 5; round += 1) {
    const before = await walletHolds(api, user, 'test');
    const slugs = await Promise.all(
      Array.from({ length: 4 }, async () => (await createPayment(api, { amount: 1_000 })).slug),
    );
    const freezeAndRead = async (): Promise<number> => {
      await setFrozen(user.id, 'freeze');
      return walletHolds(api, user, 'test');
    };
    const [answers, heldAtFreeze] = await Promise.all([
      Promise.all(slugs.map((slug) => persistently(() => payFromWallet(api, slug, user.token, { pin: PIN })))),
      freezeAndRead(),
    ]);
    const codes = answers.map(({ status, body }) => body.code ?? String(status));
    for (const code of codes) expect(['200', 'ACCOUNT_FROZEN']).toContain(code);
    const held = await walletHolds(api, user, 'test');
    expect(held).toBe(before - 1_000 * codes.filter((code) => code === '200').length);
    expect(held).toBe(heldAtFreeze);
    await setFrozen(user.id, 'unfreeze');
  }
});

test('of a freeze and a cash-out at once, the agent pays before it or not at all', async () => {
  const agent = await createAgent(api, 'agent@shop.example');
  const user = await userWith(api, agent, 'awa@example.cm', 50_000);
  for (let round = 0; round < 5; round += 1) {
    const code = await codeFor(api, user, 1_000);
    const before = await walletHolds(api, user);
    const [paid] = await Promise.all([
      persistently(() => cashOut(api, agent, user.id, code)),
      setFrozen(user.id, 'freeze'),
    ]);
    expect(['201', 'ACCOUNT_FROZEN']).toContain(paid.body.code ?? String(paid.status));
    expect(await walletHolds(api, user)).toBe(paid.status === 201 ? before - 1_000 : before);
    await setFrozen(user.id, 'unfreeze');
  }
});

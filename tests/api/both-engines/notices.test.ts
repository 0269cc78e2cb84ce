// What members of a merchant are notified of by mail: each chooses, once for each cause, and never more than people read.
import { doualaDayStartMs, type Notices } from '@mitako/contract/names';
import { type Rail, sandboxRail } from '@mitako/core';
import { type Change, type EngineStore, engineStore } from '@mitako/core/engine';
import { captureMessages, type CapturedMessages, createTestGateway } from '@mitako/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { asOperator, disputed, refunded, submitEvidence } from '../support/money.ts';
import { closed, livePayment, resolved } from '../support/settlement.ts';
import { openStores } from '../support/stores.ts';
import {
  approveKyc,
  createEndpoint,
  createKey,
  dataOf,
  DAY,
  detailsOf,
  HOUR,
  MINUTE,
  openGateway,
  paidPayment,
  registerMerchant,
  type Reply,
  SECOND,
  type TestGateway,
} from '../support.ts';
import { START_MS } from '../../support/start.ts';

const OWNER = 'merchant@sandbox.test';
const LIVE_RAIL: Rail = { ...sandboxRail(), id: 'operator', modes: ['live'] };

let api: TestGateway;
let messages: CapturedMessages;
/** Changes of each commit that created or paid a payment. */
let commits: (readonly Change[])[];
let reads: number;
let owner: string;

beforeEach(async () => {
  messages = captureMessages();
  commits = [];
  reads = 0;
  // What happens in test mode is mailed where the mailer only shows it.
  api = await openGateway({ messages: { mailer: messages.mailer, inTestMode: true } }, (store) => ({
    ...store,
    read: new Proxy(store.read, {
      get(target, name, receiver) {
        if (name === 'membershipsIn') reads += 1;
        return Reflect.get(target, name, receiver) as unknown;
      },
    }),
    commit(changes) {
      commits.push(changes);
      return store.commit(changes);
    },
  }));
  owner = await api.login(OWNER, { role: 'merchant' });
});
afterEach(() => api.close());

function patch(body: object, bearer = owner): Promise<Reply> {
  return api.request('PATCH', '/auth/merchant/me/notices', { bearer, body });
}

async function choose(body: object, bearer = owner): Promise<Notices> {
  return dataOf<{ notices: Notices }>(await patch(body, bearer), 200).notices;
}

async function read(bearer: string): Promise<Notices> {
  return dataOf<{ notices: Notices }>(await api.request('GET', '/auth/merchant/me/notices', { bearer }), 200).notices;
}

/** A member of the seeded merchant, who has joined. */
async function join(email: string, role: string, locale = 'fr'): Promise<string> {
  const bearer = await api.login(OWNER, { role: 'merchant' });
  dataOf(await api.request('POST', '/merchant/members', { bearer, body: { email, role } }), 201);
  await api.gateway.runDue();
  const token = new URL(messages.link(email)).searchParams.get('token');
  const answer = await api.request('POST', '/auth/merchant/invitations/accept', {
    body: { token, password: 'seven grey herons', name: 'Paul Ndi' },
    headers: { 'accept-language': locale },
  });
  await api.gateway.runDue();
  return dataOf<{ access_token: string }>(answer, 200).access_token;
}

function subjects(to: string): readonly string[] {
  // With the spaces of a keyboard, and without those of the logins of the test.
  return messages
    .mails(to)
    .map(({ subject }) => subject.replaceAll(/[\u00a0\u202f]/g, ' '))
    .filter((subject) => subject !== 'Nouvelle connexion à votre compte');
}

describe('choices', () => {
  test('each role chooses among what it may read, from usual ones that fit it', async () => {
    const none = { payments: null, refunds: null, disputes: null, payouts: null, webhooks: null, verification: null };
    const usual = { ...none, payments: 'off', refunds: 'each', disputes: 'each', locale: 'fr' };
    const everything = { ...usual, payouts: 'each', webhooks: 'each', verification: 'each' };
    expect(await read(owner)).toEqual(everything);
    const expected = {
      administrator: everything,
      finance: { ...usual, disputes: null, payouts: 'each' },
      support: usual,
      developer: { ...none, payments: 'off', webhooks: 'each', locale: 'fr' },
      cashier: { ...none, locale: 'fr' },
      viewer: { ...none, payments: 'off', locale: 'fr' },
    };
    for (const [role, notices] of Object.entries(expected)) {
      expect(await read(await join(`${role}@shop.test`, role)), role).toEqual(notices);
    }
  });

  test('what a role may not read it cannot choose, and what it chose before is not sent', async () => {
    const cashier = await join('cashier@shop.test', 'cashier');
    expect(detailsOf(await patch({ payouts: 'each' }, cashier), 'ROLE_NOT_ALLOWED')).toMatchObject({
      role: 'cashier',
      allowed: ['owner', 'administrator', 'finance'],
    });
    const viewer = await join('viewer@shop.test', 'viewer');
    await choose({ payments: 'each' }, viewer);
    const { members } = dataOf<{ members: readonly { id: string; email: string }[] }>(
      await api.request('GET', '/merchant/members', { bearer: owner }),
      200,
    );
    const id = members.find(({ email }) => email === 'viewer@shop.test')?.id ?? '';
    dataOf(await api.request('PATCH', `/merchant/members/${id}`, { bearer: owner, body: { role: 'cashier' } }), 200);
    await paidPayment(api);
    await api.gateway.runDue();
    expect(subjects('viewer@shop.test')).toEqual([expect.any(String), 'Votre rôle chez Boutique Démo a changé']);
  });

  test('without a mailer there is nothing to choose', async () => {
    const other = await openGateway({ messages: {} });
    const bearer = await other.login(OWNER, { role: 'merchant' });
    const answer = await other.request('PATCH', '/auth/merchant/me/notices', { bearer, body: { payments: 'each' } });
    detailsOf(answer, 'MAIL_NOT_CONFIGURED');
    await other.close();
  });

  test('two members who choose at once both count', async () => {
    const viewer = await join('viewer@shop.test', 'viewer');
    await choose({ payments: 'each' }, viewer);
    await Promise.all([choose({ payments: 'each' }), choose({ payments: 'off' }, viewer)]);
    await paidPayment(api);
    await api.gateway.runDue();
    expect(subjects(OWNER).at(-1)).toBe('[Test] Paiement reçu : 5 000 FCFA');
  });
});

describe('payments', () => {
  test('nobody is notified unless they chose it, and paying then costs no row and no read', async () => {
    commits = [];
    await paidPayment(api);
    expect(reads).toBe(0);
    const paid = commits.find((changes) => changes.some(({ type }) => type === 'transfer.insert'));
    const kinds = paid?.map(({ type }) => type);
    expect(kinds).toContain('event.append');
    expect(kinds).not.toContain('task.insert');
    expect(kinds).not.toContain('message.queue');
    await api.gateway.runDue();
    expect(subjects(OWNER)).toEqual([]);
  });

  test('who chose each is notified, in their language, with the reference and a link', async () => {
    const viewer = await join('viewer@shop.test', 'viewer', 'en');
    await choose({ payments: 'each' });
    await choose({ payments: 'each' }, viewer);
    reads = 0;
    const { payment } = await paidPayment(api, { customer_reference: 'CMD-17' });
    // The task finds out, not the payment.
    expect(reads).toBe(0);
    await api.gateway.runDue();
    expect(subjects(OWNER).at(-1)).toBe('[Test] Paiement reçu : 5 000 FCFA');
    const mail = messages.mails('viewer@shop.test').at(-1);
    expect(mail?.text).toContain('CMD-17');
    expect(mail?.text).toContain(`/dashboard/test/payments/${payment.id}`);
    expect(mail?.text).toContain('because you chose it');
  });

  test('once nobody wants to know any more, payments ask nobody again', async () => {
    await choose({ payments: 'each' });
    await choose({ payments: 'off' });
    await paidPayment(api);
    expect(commits.flat().some(({ type }) => type === 'task.insert')).toBe(false);

    // Somebody who left is found out by the next payment.
    const viewer = await join('viewer@shop.test', 'viewer');
    await choose({ payments: 'each' }, viewer);
    const { memberships } = dataOf<{ memberships: readonly [{ id: string }] }>(
      await api.request('GET', '/auth/merchant/me/memberships', { bearer: viewer }),
      200,
    );
    const path = `/auth/merchant/me/memberships/${memberships[0].id}`;
    dataOf(await api.request('DELETE', path, { bearer: viewer }), 200);
    commits = [];
    for (const amount of [1_000, 2_000]) {
      await paidPayment(api, { amount });
      await api.gateway.runDue();
    }
    expect(commits.flat().filter(({ type }) => type === 'task.insert')).toHaveLength(1);
    expect(subjects('viewer@shop.test').filter((subject) => subject.includes('Paiement'))).toEqual([]);
  });

  test('from the fifth in ten minutes on, one mail has all of them', async () => {
    await choose({ payments: 'each' });
    for (let amount = 1_000; amount <= 7_000; amount += 1_000) {
      await paidPayment(api, { amount });
      await api.gateway.runDue();
    }
    expect(subjects(OWNER)).toEqual([1, 2, 3, 4].map((thousands) => `[Test] Paiement reçu : ${thousands} 000 FCFA`));
    await api.advance(10 * MINUTE);
    expect(subjects(OWNER).slice(4)).toEqual(['[Test] 7 paiements reçus : 28 000 FCFA']);
    await paidPayment(api, { amount: 500 });
    await api.gateway.runDue();
    expect(subjects(OWNER).slice(5)).toEqual(['[Test] Paiement reçu : 500 FCFA']);
  });

  test('a busy hour is thirty mails at most, whoever reads them', async () => {
    await choose({ payments: 'each' });
    for (let minute = 0; minute < 60; minute += 2) {
      await paidPayment(api, { amount: 100 + minute });
      await api.gateway.runDue();
      await api.advance(2 * MINUTE);
    }
    await api.advance(10 * MINUTE);
    // Four, and one for all five, in each ten minutes.
    expect(subjects(OWNER)).toHaveLength(30);
  });

  test('daily is one mail at six the next morning, with the sum of the day', async () => {
    await choose({ payments: 'daily' });
    for (const amount of [1_000, 2_500]) {
      await paidPayment(api, { amount });
      await api.gateway.runDue();
    }
    expect(subjects(OWNER)).toEqual([]);
    const sixMs = doualaDayStartMs(api.clock.now()) + DAY + 6 * HOUR;
    await api.advance(sixMs - 1 - api.clock.now());
    expect(subjects(OWNER)).toEqual([]);
    await api.advance(1);
    const daily = (): readonly string[] => subjects(OWNER).filter((subject) => subject.includes('Vos paiements'));
    expect(daily()).toEqual([expect.stringMatching(/^\[Test\] Vos paiements du .* 2026 : 3 500 FCFA$/)]);
    await api.advance(DAY);
    expect(daily()).toHaveLength(1);
  });

  test('one that waits is not sent to who chose otherwise, or left, meanwhile', async () => {
    await choose({ payments: 'daily' });
    await paidPayment(api);
    await api.gateway.runDue();
    await choose({ payments: 'off' });
    await api.advance(2 * DAY);
    expect(subjects(OWNER).filter((subject) => subject.includes('paiement'))).toEqual([]);
  });
});

describe('what else happens to a merchant', () => {
  test('refunds, each once, and many in one mail', async () => {
    for (let amount = 1_000; amount <= 6_000; amount += 1_000) {
      const { payment } = await paidPayment(api, { amount });
      await refunded(api, payment.id);
      await api.gateway.runDue();
    }
    await api.advance(10 * MINUTE);
    expect(subjects(OWNER)).toEqual([
      ...[1, 2, 3, 4].map((thousands) => `[Test] Remboursement effectué : ${thousands} 000 FCFA`),
      '[Test] 6 remboursements effectués : 21 000 FCFA',
    ]);
  });

  test('a dispute when it is opened and a day before its deadline, unless it was answered', async () => {
    const { payment } = await paidPayment(api);
    const dispute = await disputed(api, payment.id, { amount: 2_000 });
    const other = await disputed(api, payment.id, { amount: 1_000 });
    await api.gateway.runDue();
    expect(subjects(OWNER).toSorted()).toEqual([
      expect.stringMatching(/^\[Test\] Litige de 1 000 FCFA : répondez avant le /),
      expect.stringMatching(/^\[Test\] Litige de 2 000 FCFA : répondez avant le /),
    ]);
    dataOf(await submitEvidence(api, other.id, 'Delivered.'), 200);
    const untilDayBeforeMs = Date.parse(dispute.due_at) - DAY - api.clock.now();
    await api.advance(untilDayBeforeMs - 1);
    expect(subjects(OWNER).filter((subject) => subject.includes('24 heures'))).toEqual([]);
    await api.advance(1);
    await api.advance(DAY);
    const told = subjects(OWNER).filter((subject) => subject.includes('Litige'));
    expect(told.slice(2)).toEqual(['[Test] Litige de 2 000 FCFA : plus que 24 heures pour répondre']);
  });

  test('a payout that was paid or failed, to who may read payouts', async () => {
    await join('support@shop.test', 'support');
    await join('money@shop.test', 'finance');
    const settle = async (outcome: 'paid' | 'failed'): Promise<void> => {
      await paidPayment(api);
      const { id } = await closed(api);
      const body = outcome === 'paid' ? { reference: 'VIR-1' } : { failure_reason: 'Closed account' };
      await resolved(api, id, { outcome, ...body });
    };
    dataOf(
      await asOperator(api, 'PATCH', `/admin/merchants/${api.seed.merchant.id}`, { settlement: { delay_seconds: 0 } }),
      200,
    );
    await settle('paid');
    await settle('failed');
    await api.gateway.runDue();
    const payouts = ['[Test] Versement envoyé : 5 000 FCFA', '[Test] Versement échoué : 5 000 FCFA'];
    expect(subjects('money@shop.test').slice(1).toSorted()).toEqual(payouts.toSorted());
    expect(subjects('support@shop.test').slice(1)).toEqual([]);
  });

  test('an endpoint that has failed for an hour, once, and its recovery', async () => {
    await createEndpoint(api);
    api.webhooks.answer(500);
    await paidPayment(api);
    await api.gateway.runDue();
    await api.advance(HOUR - 1);
    expect(subjects(OWNER)).toEqual([]);
    await api.advance(1);
    expect(subjects(OWNER)).toEqual(['[Test] Votre webhook ne répond plus depuis une heure']);
    await api.advance(3 * HOUR);
    expect(subjects(OWNER)).toHaveLength(1);
    api.webhooks.answer(200);
    await paidPayment(api, { amount: 100 });
    await api.advance(5 * MINUTE);
    await api.advance(DAY);
    expect(subjects(OWNER).slice(1)).toEqual(['[Test] Votre webhook répond de nouveau']);
  });

  test('one that recovers within the hour is not mentioned', async () => {
    await createEndpoint(api);
    api.webhooks.answer(500);
    await paidPayment(api);
    await api.gateway.runDue();
    api.webhooks.answer(200);
    await api.advance(30 * MINUTE);
    await api.advance(2 * HOUR);
    expect(subjects(OWNER)).toEqual([]);
  });
});

describe('security, which nobody can switch off', () => {
  const IBAN = { type: 'bank_account', iban: 'CM2110002000300277976315008', holder_name: 'Boutique' };

  test('another payout account: the owner, administrators, and the address of the registration', async () => {
    const other = await openGateway({ rails: [sandboxRail(), LIVE_RAIL], messages: { mailer: messages.mailer } });
    const merchant = await registerMerchant(other, 'awa@shop.test');
    await approveKyc(other, merchant);
    await other.gateway.runDue();
    const request = (path: string, email: string): Promise<Reply> =>
      other.request('POST', path, { bearer: merchant.token, body: { email } });
    dataOf(await request('/auth/merchant/me/email', 'thief@shop.test'), 202);
    await other.gateway.runDue();
    for (const to of ['thief@shop.test', 'awa@shop.test']) {
      const token = new URL(messages.link(to)).searchParams.get('token');
      dataOf(await other.request('POST', '/auth/links', { body: { token } }), 200);
    }
    const before = messages.mails().length;
    const put = await other.request('PUT', '/merchant/payout-account', {
      bearer: merchant.token,
      body: { ...IBAN, livemode: true },
    });
    dataOf(put, 200);
    await other.gateway.runDue();
    const told = messages
      .mails()
      .slice(before)
      .filter(({ subject }) => subject.includes('compte de versement'));
    expect(told.map(({ to }) => to).toSorted()).toEqual(['awa@shop.test', 'thief@shop.test']);
    for (const { text } of told) {
      expect(text).toContain('••••\u00a05008');
      expect(text).not.toContain(IBAN.iban);
    }
    await other.close();
  });

  test('a live key, also one that rolls another', async () => {
    const answer = await api.request('POST', '/merchant/api-keys', {
      bearer: owner,
      body: { name: 'Caisse', livemode: true },
    });
    const { api_key: key } = dataOf<{ api_key: { id: string; secret: string } }>(answer, 201);
    dataOf(await api.request('POST', `/merchant/api-keys/${key.id}/roll`, { bearer: owner, body: {} }), 201);
    await createKey(api, owner, { livemode: false });
    await api.gateway.runDue();
    expect(subjects(OWNER)).toEqual(Array(2).fill('Nouvelle clé API de production pour Boutique Démo'));
    for (const { text } of messages.mails(OWNER)) expect(text).not.toContain(key.secret);
  });

  test('a decision about the verification, to who manages the merchant', async () => {
    const merchant = await registerMerchant(api, 'awa@shop.test');
    await approveKyc(api, merchant);
    const withdrawn = { decision: 'needs_info', note: 'Le registre est illisible.' };
    dataOf(await asOperator(api, 'POST', `/admin/merchants/${merchant.id}/kyc`, withdrawn), 200);
    await api.gateway.runDue();
    expect(subjects('awa@shop.test')).toEqual(
      expect.arrayContaining([
        'Votre entreprise est vérifiée',
        'Il manque des informations pour vérifier votre entreprise',
      ]),
    );
    const texts = messages.mails('awa@shop.test').map(({ text }) => text);
    expect(texts.filter((text) => text.includes('Le registre est illisible.'))).toHaveLength(1);
  });
});

test('live mode notifies, and test mode does not unless its mail is only shown', async () => {
  const other = await openGateway({ rails: [sandboxRail(), LIVE_RAIL], messages: { mailer: messages.mailer } });
  const bearer = await other.login(OWNER, { role: 'merchant' });
  const body = { payments: 'each' };
  dataOf(await other.request('PATCH', '/auth/merchant/me/notices', { bearer, body }), 200);
  await paidPayment(other);
  await livePayment(other, 4_000);
  await other.gateway.runDue();
  expect(subjects(OWNER)).toEqual(['Paiement reçu : 4 000 FCFA']);
  await other.close();
});

describe('two workers, of which one dies', () => {
  test('each member is notified once of each cause', async () => {
    const [one, two] = await openStores();
    const options = { startMs: START_MS, messages: { mailer: messages.mailer, inTestMode: true } };
    let dies: 'task.finish' | 'message.hand_over' | 'message.end' | null = null;
    const { commit, ...others } = engineStore(one);
    const store: EngineStore = {
      ...others,
      // Killed before, or right after, what it commits has become true.
      async commit(changes) {
        if (dies === null || !changes.some(({ type }) => type === dies)) return commit(changes);
        const isAfter = dies === 'task.finish';
        dies = null;
        if (isAfter) await commit(changes);
        throw new Error('killed');
      },
    };
    const here = await createTestGateway({ ...options, store });
    const there = await createTestGateway({ ...options, store: two });
    const bearer = await here.login(OWNER, { role: 'merchant' });
    dataOf(await here.request('PATCH', '/auth/merchant/me/notices', { bearer, body: { payments: 'each' } }), 200);
    for (const [place, step] of (['task.finish', 'message.hand_over', 'message.end'] as const).entries()) {
      const amount = 1_000 + place;
      await paidPayment(here, { amount });
      dies = step;
      await here.gateway.runDue();
      expect(dies).toBeNull();
      there.clock.advance(2 * MINUTE + SECOND);
      here.clock.advance(2 * MINUTE + SECOND);
      await Promise.all([there.gateway.runDue(), here.gateway.runDue()]);
      const told = messages.mails(OWNER).filter(({ text }) => text.replaceAll(/\D/g, '').includes(String(amount)));
      expect(told, step).toHaveLength(1);
    }
    await here.close();
    await there.close();
  });
});

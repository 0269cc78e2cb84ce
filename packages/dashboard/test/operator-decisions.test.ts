import type { AttemptRecord, Dispute, Payment, RefundRecord, SettlementRecord } from '@mitako/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { HOUR_MS, startWorld, type OperatorWorld } from './support/operator-world.ts';
import type { Visitor } from './support/visitor.ts';

const REASON = 'Sur le relevé du jour';

let world: OperatorWorld;
let operator: Visitor;

beforeAll(async () => {
  world = await startWorld();
});

beforeEach(async () => {
  operator = await world.site.operator();
});

afterAll(() => world.site.close());

/** Time passes, and the person logged in comes back. */
async function later(milliseconds: number): Promise<void> {
  await world.site.engine.advance(milliseconds);
  operator = await world.site.operator();
}

async function inEnglish(path: string): ReturnType<Visitor['get']> {
  operator.speak('en');
  const page = await operator.get(path);
  operator.speak('fr');
  return page;
}

describe('attempts to check', () => {
  const path = (id: string, outcome = ''): string => `/admin/attempts/${id}${outcome === '' ? '' : `/${outcome}`}`;
  const read = async (id: string): Promise<AttemptRecord> =>
    (await world.operate<{ attempt: AttemptRecord }>('GET', `/admin/attempts/${id}`)).attempt;

  test('are what the list opens on, with the merchant, the number and how long they wait; others on request', async () => {
    const { id } = await world.attemptInReview({ amount: 12_500 });
    await later(HOUR_MS);
    const list = await operator.get('/admin/attempts');
    expect(list.html).toContain(`href="${path(id)}"`);
    expect(list.text).toContain('12\u202f500\u00a0FCFA');
    expect(list.text).toContain('•••• 6789');
    expect(list.text).toMatch(/il y a \d+\u00a0(h|j)/);
    const { id: paid } = await world.shop.paid();
    expect((await operator.get('/admin/attempts')).html).not.toContain('Réussie</span>');
    expect((await operator.get('/admin/attempts?status=')).html).toContain('Réussie</span>');
    expect((await operator.get('/admin/attempts?mode=live')).text).toContain('Rien ne correspond');
    expect((await operator.get(`/admin/payments/${paid}`)).html).toMatch(/href="\/admin\/attempts\/att_\w+"/);
    await operator.post(path(id, 'failed'), { key: crypto.randomUUID(), reason: REASON });
  });

  test('are paid by a confirmation that explains what it does, once for a form sent twice', async () => {
    const { id, payment_id: payment } = await world.attemptInReview({ amount: 6000 });
    operator = await world.site.operator();
    const one = await operator.get(path(id));
    expect(one.html).toContain(`href="${path(id, 'succeeded')}"`);
    const form = await operator.get(path(id, 'succeeded'));
    expect(form.text).toContain('Le paiement de 6\u202f000\u00a0FCFA réussit');
    expect((await read(id)).status).toBe('needs_review');
    const sent = await operator.post(path(id, 'succeeded'), { key: form.key, reason: REASON });
    expect(sent.location).toBe(`${path(id)}?done=succeeded`);
    expect((await operator.post(path(id, 'succeeded'), { key: form.key, reason: REASON })).location).toBe(
      sent.location,
    );
    expect((await world.shop.read(payment)).status).toBe('succeeded');
    expect((await operator.get(sent.location ?? '')).text).toContain('la tentative est payée');
    const again = await operator.post(path(id, 'succeeded'), { key: crypto.randomUUID(), reason: REASON });
    expect(again.isRefused).toBe(true);
    expect(again.text).toContain('elle a été tranchée entre-temps');
  });

  test('of a payment that is closed become money to be returned; that it was is shown once more', async () => {
    const { id, payment_id: payment } = await world.attemptInReview();
    operator = await world.site.operator();
    await operator.post(path(id, 'failed'), {
      key: crypto.randomUUID(),
      reason: REASON,
      failure_code: 'payer_timeout',
    });
    expect(await read(id)).toMatchObject({ status: 'failed', failure_code: 'payer_timeout' });
    expect((await world.shop.read(payment)).status).toBe('failed');
    world.railAnswers.refund = { kind: 'pending' };
    const form = await operator.get(path(id, 'succeeded'));
    expect(form.text).toContain('La boutique n’est pas créditée.');
    expect((await operator.post(path(id, 'succeeded'), { key: form.key, reason: REASON })).location).toBe(
      `${path(id)}?done=paid_late`,
    );
    expect((await operator.get('/admin')).text).not.toContain('Argent arrivé trop tard');
    const owed = await operator.get('/admin/attempts?status=paid_late');
    expect(owed.text).toContain('À rendre');
    const list = await operator.get('/admin/unapplied-funds');
    expect(list.html).toContain(`href="${path(id)}"`);
    expect(list.text).toContain('la plateforme redemande');
    const returned = await operator.post(path(id, 'returned'), { key: crypto.randomUUID(), reason: REASON });
    expect(returned.location).toBe(`${path(id)}?done=returned`);
    expect((await read(id)).unapplied_funds).toBe('returned');
    expect((await operator.get('/admin/unapplied-funds')).html).not.toContain(path(id));
    world.railAnswers.refund = null;
  });

  test('take the password again when it was given too long ago', async () => {
    const { id } = await world.attemptInReview();
    operator = await world.site.operator();
    world.site.engine.clock.advance(11 * 60_000);
    const form = await operator.get(path(id, 'failed'));
    expect(form.html).toContain('name="password"');
    const without = await operator.post(path(id, 'failed'), { key: form.key, reason: REASON });
    expect(without.text).toContain('Indiquez votre mot de passe.');
    const wrong = await operator.post(path(id, 'failed'), {
      key: form.key,
      reason: REASON,
      password: 'not it',
      failure_code: 'invalid_payer',
    });
    expect(wrong.isRefused).toBe(true);
    expect(wrong.text).toContain('Mot de passe incorrect.');
    expect(wrong.html).toContain('value="invalid_payer" selected');
    expect((await read(id)).status).toBe('needs_review');
    const password = 'a long password of an operator';
    expect((await operator.post(path(id, 'failed'), { key: wrong.key, reason: REASON, password })).status).toBe(303);
    expect((await operator.get(path(id, 'succeeded'))).html).not.toContain('name="password"');
  });

  test('need a reason, which the attempt, the timeline and the audit log keep', async () => {
    const { id, payment_id: payment } = await world.attemptInReview();
    operator = await world.site.operator();
    const without = await operator.post(path(id, 'failed'), { key: crypto.randomUUID() });
    expect(without.isRefused).toBe(true);
    expect(without.text).toContain('Dites comment vous le savez');
    expect((await read(id)).status).toBe('needs_review');
    await operator.post(path(id, 'failed'), { key: crypto.randomUUID(), reason: 'Ligne <12>' });
    expect((await operator.get(path(id))).html).toContain('Ligne &lt;12&gt;');
    expect((await operator.get(`/admin/payments/${payment}`)).html).toContain('pas payée. Ligne &lt;12&gt;');
    expect((await operator.get(`/admin/audit-log?subject=${id}`)).html).toContain('Ligne &lt;12&gt;');
  });

  test('are looked up at the provider by a button, and nothing is recorded of it', async () => {
    const { id } = await world.attemptInReview({ amount: 6000 });
    operator = await world.site.operator();
    const detail = { code: 'OK', message: 'Payé <hier>', requestId: 'req-1' };
    world.railAnswers.lookup = {
      kind: 'paid',
      railReference: 'op-77',
      collected: { amount: 6000, currency: 'XAF' },
      detail,
    };
    expect((await operator.get(path(id))).html).toContain(`href="${path(id, 'lookup')}"`);
    const lookupPage = await operator.get(path(id, 'lookup'));
    expect(lookupPage.text).toContain('N’a pas de compte qui peut payer');
    expect(lookupPage.text).toContain('qu’il a encaissé l’argent');
    expect(lookupPage.html).toContain('OK · Payé &lt;hier&gt; · req-1');
    expect(lookupPage.html).toContain('op-77');
    expect(lookupPage.text).toContain('Enregistré chez nous À vérifier');
    expect(lookupPage.text).toContain('Ne rien décider');
    expect(lookupPage.html).toContain(`href="${path(id, 'succeeded')}"`);
    world.railAnswers.lookup = { kind: 'paid', railReference: null, collected: { amount: 5999 } };
    expect((await operator.get(path(id, 'lookup'))).text).toContain('un autre montant');
    world.railAnswers.lookup = null;
    expect((await read(id)).status).toBe('needs_review');
    await operator.post(path(id, 'succeeded'), { key: crypto.randomUUID(), reason: REASON });
    const recorded = (await operator.get(path(id, 'lookup'))).text;
    expect(recorded).toContain('Revenir à la tentative');
    expect(recorded).not.toContain('Ne rien décider');
    // What is said of those that wait is not said of all.
    expect((await operator.get('/admin/attempts?status=')).text).not.toContain('n’a pas dit comment elles');
  });

  test('of a day and a rail are a file', async () => {
    const [attempt] = (await world.operate<{ attempts: readonly AttemptRecord[] }>('GET', '/admin/attempts')).attempts;
    const day = attempt?.created_at.slice(0, 10) ?? '';
    const file = await operator.get(`/admin/attempts/export?status=&rail=sandbox&day=${day}`);
    expect(file.headers.get('content-type')).toContain('text/csv');
    expect(file.html).toMatch(/^id,rail_reference,rail,provider,/);
    expect((await operator.get('/admin/attempts?status=&rail=sandbox')).text).toContain('il en faut un avec un réseau');
    expect((await operator.get('/admin/rails')).html).toContain(
      '/admin/attempts/export?status=&amp;rail=sandbox&amp;day=',
    );
  });

  test('in English', async () => {
    operator.speak('en');
    expect((await operator.get('/admin/attempts')).text).toContain('Attempts to review');
  });
});

describe('refunds without an answer', () => {
  const path = (id: string, outcome = ''): string => `/admin/refunds/${id}${outcome === '' ? '' : `/${outcome}`}`;

  test('are listed with their reason as words, and ended by hand with what that does', async () => {
    const { id, payment_id: payment } = await world.pendingRefund();
    operator = await world.site.operator();
    expect((await operator.get('/admin/refunds')).html).toContain('Sac &lt;déchiré&gt;');
    expect((await operator.get(`/admin/payments/${payment}`)).html).toContain(`href="${path(id)}"`);
    const form = await operator.get(path(id, 'failed'));
    expect(form.text).toContain('2\u202f000\u00a0FCFA reviennent au solde de la boutique');
    const sent = await operator.post(path(id, 'failed'), { key: form.key, failure_code: 'payer_account_blocked' });
    expect(sent.location).toBe(`${path(id)}?done=failed`);
    expect((await operator.post(path(id, 'failed'), { key: form.key })).isRefused).toBe(true);
    const { refund } = await world.operate<{ refund: RefundRecord }>('GET', `/admin/refunds/${id}`);
    expect(refund).toMatchObject({ status: 'failed', failure_code: 'payer_account_blocked' });
    expect((await operator.get(path(id))).text).toMatch(/Noté à la main\s: Le compte du client est bloqué\./);
    const late = await operator.post(path(id, 'succeeded'), { key: crypto.randomUUID() });
    expect(late.text).toContain('Ce remboursement n’attend plus');
    world.railAnswers.refund = null;
  });

  test('are made in the merchant’s place, at most for what is left', async () => {
    const { id } = await world.shop.paid({ amount: 9000 });
    const form = await operator.get(`/admin/payments/${id}/refund`);
    expect(form.html).toContain('value="9000"');
    const tooMuch = await operator.post(`/admin/payments/${id}/refund`, { key: form.key, amount: '9 001' });
    expect(tooMuch.text).toContain('Il ne reste que 9\u202f000\u00a0FCFA à rembourser.');
    expect((await operator.post(`/admin/payments/${id}/refund`, { key: form.key, amount: 'tout' })).text).toContain(
      'Indiquez un montant',
    );
    const fields = { key: tooMuch.key, amount: '4 000', reason: '<i>geste</i>' };
    const sent = await operator.post(`/admin/payments/${id}/refund`, fields);
    expect(sent.location).toMatch(/^\/admin\/refunds\/rfd_\w+\?done=created$/);
    expect((await operator.post(`/admin/payments/${id}/refund`, fields)).location).toBe(sent.location);
    expect((await operator.get(sent.location ?? '')).html).toContain('&lt;i&gt;geste&lt;/i&gt;');
    await world.site.engine.advance(60_000);
    expect((await world.shop.read(id)).amount_refunded).toBe(4000);
  });
});

describe('disputes', () => {
  const path = (id: string, outcome = ''): string => `/admin/disputes/${id}${outcome === '' ? '' : `/${outcome}`}`;
  const read = async (id: string): Promise<Dispute> =>
    (await world.operate<{ dispute: Dispute }>('GET', `/admin/disputes/${id}`)).dispute;

  test('that were answered are what the list opens on; the answer is shown as words, line by line', async () => {
    const { id } = await world.answeredDispute();
    const { id: unanswered } = await world.shop.disputed();
    const list = await operator.get('/admin/disputes');
    expect(list.html).toContain(`href="${path(id)}"`);
    expect(list.html).not.toContain(unanswered);
    expect((await operator.get('/admin/disputes?status=needs_response')).html).toContain(unanswered);
    expect((await operator.get(path(id))).html).toContain('Livré le 3.\n&lt;b&gt;Signé&lt;/b&gt; par Awa');
    expect((await operator.get(path(unanswered))).text).toContain('sans attendre sa réponse');
  });

  test('show the payment: amount, when and how it was paid, and what was refunded', async () => {
    const { id, payment_id: payment } = await world.shop.disputed({
      amount: 7500,
      customer_reference: 'CMD-9 <b>',
      description: 'Deux pagnes',
    });
    const { text, html } = await operator.get(path(id));
    expect(text).toMatch(/Le paiement contesté Montant 7.500.FCFA Statut Payé/u);
    expect(text).toMatch(/Payé le \d+ .* Client .* •••/);
    expect(text).toContain('Description Deux pagnes');
    expect(text).toMatch(/Remboursé 0.FCFA/u);
    expect(html).toContain('CMD-9 &lt;b&gt;');
    expect(html).toContain(`href="/admin/payments/${payment}"`);
  });

  test.each([
    ['won', 'reviennent au solde de la boutique', 'l’argent lui est rendu'],
    ['lost', 'vont au client', 'l’argent lui revient'],
  ])('are decided: %s', async (outcome, consequence, done) => {
    const { id } = await world.answeredDispute();
    const form = await operator.get(path(id, outcome));
    expect(form.text).toContain(consequence);
    const long = await operator.post(path(id, outcome), { key: form.key, note: 'x'.repeat(1001) });
    expect(long.text).toContain('Ce message est trop long');
    const sent = await operator.post(path(id, outcome), { key: form.key, note: 'Bon de livraison lu' });
    expect(sent.location).toBe(`${path(id)}?done=${outcome}`);
    const after = await operator.get(sent.location ?? '');
    expect(after.text).toContain(done);
    expect(after.html).not.toContain(path(id, 'won'));
    expect(await read(id)).toMatchObject({ status: outcome, note: 'Bon de livraison lu' });
    // A form that was open before; it is not shown again.
    const again = await operator.post(path(id, 'lost'), { key: crypto.randomUUID(), note: '' });
    expect(again.text).toContain('Ce litige est déjà tranché.');
    operator = await world.site.operator();
    expect((await operator.get(path(id, 'lost'))).location).toBe(path(id));
  });

  test('that were lost say whether the customer has the money, and what to do when the provider refused it', async () => {
    world.railAnswers.refund = { kind: 'failed', failureCode: 'payer_account_blocked' };
    const { id } = await world.answeredDispute();
    await operator.post(path(id, 'lost'), { key: (await operator.get(path(id, 'lost'))).key, note: '' });
    const pending = await operator.get(path(id));
    expect(pending.text).toContain('La plateforme demande à l’opérateur de rendre l’argent au client');
    expect((await inEnglish(path(id))).text).toContain('waits for the outcome');
    expect(pending.html).not.toContain(path(id, 'return/'));
    expect(pending.html).toMatch(/href="\/admin\/refunds\/rfd_\w+"/);
    await world.site.engine.advance(60_000);
    expect((await operator.get('/admin/unapplied-funds')).html).toContain(`href="${path(id)}"`);
    const owed = await operator.get(path(id));
    expect(owed.text).toContain('Le client n’a pas encore l’argent');
    expect((await inEnglish(path(id))).text).toContain('return it by other means and record it');
    const [, refused] = /\/admin\/refunds\/(rfd_\w+)/.exec(owed.html) ?? [];
    expect((await operator.get(`/admin/refunds/${refused}`)).text).toContain('Communiqué par l’opérateur');
    world.railAnswers.refund = { kind: 'pending' };
    const again = await operator.get(path(id, 'return/again'));
    const asked = await operator.post(path(id, 'return/again'), { key: again.key, reason: 'Compte rouvert' });
    expect(asked.location).toBe(`${path(id)}?done=again`);
    expect((await operator.get(asked.location ?? '')).text).toContain('redemandé à l’opérateur');
    const early = await operator.post(path(id, 'return/returned'), { key: crypto.randomUUID(), reason: 'Reçu 12' });
    expect(early.text).toContain('Cet argent n’est plus à rendre');
    world.railAnswers.refund = { kind: 'failed', failureCode: 'payer_account_blocked' };
    await world.site.engine.advance(HOUR_MS);
    operator = await world.site.operator();
    const form = await operator.get(path(id, 'return/returned'));
    expect(form.text).toContain('c’est irréversible');
    const empty = await operator.post(path(id, 'return/returned'), { key: form.key, reason: '' });
    expect(empty.text).toContain('Écrivez un motif');
    const sent = await operator.post(path(id, 'return/returned'), { key: empty.key, reason: 'Reçu 12' });
    const returned = await operator.get(sent.location ?? '');
    expect(returned.text).toContain('Nous avons noté que l’argent a été rendu au client.');
    expect((await inEnglish(path(id))).text).toContain('We recorded that the money was returned');
    const [, refund] = /\/admin\/refunds\/(rfd_\w+)/.exec(returned.html) ?? [];
    expect((await operator.get(`/admin/refunds/${refund}`)).text).toContain('Noté à la main');
    expect((await inEnglish(`/admin/refunds/${refund}`)).text).toContain('Recorded by hand');
    expect(await read(id)).toMatchObject({ return_status: 'returned' });
    expect((await operator.get('/admin/unapplied-funds')).html).not.toContain(path(id));
    world.railAnswers.refund = null;
  });

  test('are opened over a payment, which holds the amount', async () => {
    const { id } = await world.shop.paid({ amount: 5000 });
    const { key, text } = await operator.get(`/admin/payments/${id}/dispute`);
    expect(text).toContain('au besoin en dessous de zéro');
    const fields = { key, amount: '3000', reason: 'Jamais reçu' };
    const sent = await operator.post(`/admin/payments/${id}/dispute`, fields);
    expect(sent.location).toMatch(/^\/admin\/disputes\/dsp_\w+\?done=opened$/);
    expect((await operator.post(`/admin/payments/${id}/dispute`, fields)).location).toBe(sent.location);
    expect(await world.shop.read(id)).toMatchObject({ amount_disputed: 3000 } satisfies Partial<Payment>);
    const more = await operator.post(`/admin/payments/${id}/dispute`, { key: crypto.randomUUID(), amount: '2001' });
    expect(more.text).toContain('Il ne reste que 2\u202f000\u00a0FCFA à contester.');
  });
});

describe('settlements', () => {
  test('show the whole account to pay, and wait while it is new or another one', async () => {
    const { engine } = world.site;
    const { id } = await world.settlement();
    operator = await world.site.operator();
    expect((await operator.get(path(id))).text).toContain('Le commerçant n’a pas indiqué de compte');
    const set = async (number: string): Promise<void> => {
      const { email, password } = engine.seed.merchant;
      const bearer = await engine.login(email, { role: 'merchant', password });
      const body = {
        livemode: false,
        type: 'mobile_money',
        holder_name: 'Awa <SARL>',
        phone: number,
        provider: 'mtn_momo',
      };
      const { status, text } = await engine.request('PUT', '/merchant/payout-account', { bearer, body });
      if (status !== 200) throw new Error(text);
    };
    await set('+237653456001');
    operator = await world.site.operator();
    const shown = await operator.get(path(id));
    expect(shown.html).toContain('+237653456001');
    expect(shown.html).toContain('Awa &lt;SARL&gt;');
    expect(shown.text).toContain('Ce compte est nouveau');
    const form = await operator.get(path(id, 'paid'));
    const account = /name="payout_account_id" value="(pac_\w+)"/.exec(form.html)?.[1] ?? '';
    const held = await operator.post(path(id, 'paid'), { key: form.key, payout_account_id: account });
    expect(held.text).toContain('a changé de compte il y a moins de 24 heures');
    await set('+237653456002');
    const changed = await operator.post(path(id, 'paid'), { key: held.key, payout_account_id: account });
    expect(changed.text).toContain('depuis que cette page a été ouverte');
    expect(changed.html).toContain('+237653456002');
    // Without the worker: the bank of the sandbox would pay it.
    engine.clock.advance(25 * HOUR_MS);
    operator = await world.site.operator();
    const again = await operator.get(path(id, 'paid'));
    const current = /name="payout_account_id" value="(pac_\w+)"/.exec(again.html)?.[1] ?? '';
    expect(current).not.toBe(account);
    const sent = await operator.post(path(id, 'paid'), { key: again.key, payout_account_id: current });
    expect(sent.location).toBe(`${path(id)}?done=paid`);
    expect((await read(id)).payout_account_id).toBe(current);
    const merchant = await world.site.merchant();
    const own = await merchant.get(`/dashboard/test/settlements/${id}`);
    expect(own.text).toContain('•••• 6002');
    expect(own.html).not.toContain('+237653456002');
  });

  const path = (id: string, outcome = ''): string => `/admin/settlements/${id}${outcome === '' ? '' : `/${outcome}`}`;
  const read = async (id: string): Promise<SettlementRecord> =>
    (await world.operate<{ settlement: SettlementRecord }>('GET', `/admin/settlements/${id}`)).settlement;

  test('to pay out are listed, read line by line, and taken as a file', async () => {
    const { id } = await world.settlement();
    operator = await world.site.operator();
    expect((await operator.get('/admin/settlements')).html).toContain(`href="${path(id)}"`);
    expect((await operator.get(path(id))).text).toContain('LIGNE-1');
    const file = await operator.get(`${path(id)}/lines`);
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(file.html).toContain('LIGNE-1');
    const sent = await operator.post(path(id, 'paid'), { key: crypto.randomUUID(), words: 'VIR-<118>' });
    expect(sent.location).toBe(`${path(id)}?done=paid`);
    expect((await operator.get(path(id))).html).toContain('VIR-&lt;118&gt;');
    expect(await read(id)).toMatchObject({ status: 'paid', reference: 'VIR-<118>' });
    const again = await operator.post(path(id, 'failed'), { key: crypto.randomUUID(), words: 'non' });
    expect(again.text).toContain('Ce versement est déjà clos.');
    // Nor is it asked again.
    operator = await world.site.operator();
    expect((await operator.get(path(id, 'failed'))).location).toBe(path(id));
  });

  test('that failed say why: the merchant reads it', async () => {
    const { id } = await world.settlement();
    operator = await world.site.operator();
    const form = await operator.get(path(id, 'failed'));
    expect(form.text).toContain('reviennent au solde disponible du commerçant');
    expect((await operator.post(path(id, 'failed'), { key: form.key })).text).toContain('Indiquez pourquoi');
    expect((await read(id)).status).toBe('pending');
    const long = await operator.post(path(id, 'failed'), { key: form.key, words: 'x'.repeat(256) });
    expect(long.text).toContain('Ce texte est trop long.');
    await operator.post(path(id, 'failed'), { key: form.key, words: 'Compte clôturé' });
    expect(await read(id)).toMatchObject({ status: 'failed', failure_reason: 'Compte clôturé' });
    expect((await operator.get('/admin/settlements?status=failed')).html).toContain(path(id));
  });

  test('are prepared now for one merchant, or refused when there is nothing', async () => {
    const { merchant } = world.site.engine.seed;
    await world.shop.paid({ amount: 3000 });
    await later(48 * HOUR_MS);
    const one = await operator.get(`/admin/merchants/${merchant.id}`);
    const [, href = ''] = /href="([^"]+settle\?[^"]+)"/.exec(one.html) ?? [];
    const form = await operator.get(href.replace('&amp;', '&'));
    const fields = { key: form.key, mode: 'test', currency: 'XAF' };
    const sent = await operator.post(`/admin/merchants/${merchant.id}/settle`, fields);
    expect(sent.location).toMatch(/^\/admin\/settlements\/stl_\w+\?done=created$/);
    expect((await operator.post(`/admin/merchants/${merchant.id}/settle`, fields)).location).toBe(sent.location);
    const nothing = await operator.post(`/admin/merchants/${merchant.id}/settle`, {
      ...fields,
      key: crypto.randomUUID(),
    });
    expect(nothing.text).toContain('plus petit que ce qu’un versement demande');
  });
});

describe('the home page', () => {
  let live: OperatorWorld;

  beforeAll(async () => {
    live = await startWorld({}, 'live');
  });
  afterAll(() => live.site.close());

  test('counts what waits in live mode, shows since when and how much, and leads to it', async () => {
    await live.attemptInReview({ amount: 2500 });
    const { id: refund } = await live.pendingRefund();
    await live.site.engine.advance(3 * HOUR_MS);
    operator = await live.site.operator();
    const { text, html } = await operator.get('/admin');
    expect(text).toMatch(/Tentatives à vérifier\u00a0: 1 2.500.FCFA · depuis /u);
    expect(text).toMatch(/Remboursements sans réponse de l’opérateur\u00a0: 1 2.000.FCFA · depuis 5\u00a0h/u);
    // Beside the section in the menu, on every page.
    expect((await operator.get('/admin/merchants')).text).toContain('Tentatives 1 en attente');
    for (const list of ['attempts', 'refunds']) expect(html).toContain(`href="/admin/${list}?mode=live"`);
    await operator.post(`/admin/refunds/${refund}/succeeded`, { key: crypto.randomUUID() });
    expect((await operator.get('/admin')).text).not.toContain('Remboursements sans réponse');
    // What is decided is not asked again.
    expect((await operator.get(`/admin/refunds/${refund}/failed`)).location).toBe(`/admin/refunds/${refund}`);
    live.railAnswers.refund = null;
  });

  test('shows for an hour that a provider refuses our account', async () => {
    const TROUBLE = 'Opérateurs mobiles en panne, ou qui refusent notre compte';
    operator = await live.site.operator();
    expect((await operator.get('/admin')).text).not.toContain(TROUBLE);
    live.railAnswers.lookup = { kind: 'failed', failureCode: 'gateway_account' };
    const { id } = await live.shop.create();
    await live.charge(id);
    await live.site.engine.advance(60_000);
    live.railAnswers.lookup = null;
    operator = await live.site.operator();
    const { text, html } = await operator.get('/admin');
    expect(text).toMatch(new RegExp(`${TROUBLE}\u00a0: 1 .*depuis `));
    expect(html).toContain('href="/admin/rails"');
    await live.site.engine.advance(HOUR_MS);
    operator = await live.site.operator();
    expect((await operator.get('/admin')).text).not.toContain(TROUBLE);
  });

  test('has nothing of test mode', async () => {
    await world.attemptInReview();
    await world.answeredDispute();
    operator = await world.site.operator();
    const { text } = await operator.get('/admin');
    expect(text).toContain('Rien n’attend.');
    expect(text).not.toContain('Litiges à trancher');
  });
});

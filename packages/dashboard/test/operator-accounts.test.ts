import type { AgentRecord, AuditEntry, HeldBalance, MerchantRecord } from '@mitako/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startWorld, type OperatorWorld } from './support/operator-world.ts';
import type { Visitor } from './support/visitor.ts';

let world: OperatorWorld;
let operator: Visitor;

beforeAll(async () => {
  world = await startWorld();
});

beforeEach(async () => {
  operator = await world.site.operator();
});

afterAll(() => world.site.close());

const FILE = {
  legal_name: 'Épicerie <b>SARL</b>',
  registration_number: 'RC/DLA/2024/B/1',
  address: 'Akwa',
  representative_name: 'Awa',
  representative_id_number: '1122',
};

/** A merchant who sent a business file. */
async function applicant(name = 'Épicerie'): Promise<string> {
  const body = { email: `shop-${crypto.randomUUID()}@shop.test`, password: 'a long password', name };
  const { engine } = world.site;
  const registered = await engine.request<{ data: { access_token: string; principal: { merchant: { id: string } } } }>(
    'POST',
    '/auth/merchant/register',
    { body },
  );
  const { access_token: bearer, principal } = registered.body.data;
  await engine.request('POST', '/merchant/kyc', { bearer, body: FILE });
  return principal.merchant.id;
}

async function readMerchant(id: string): Promise<MerchantRecord> {
  return (await world.operate<{ merchant: MerchantRecord }>('GET', `/admin/merchants/${id}`)).merchant;
}

async function readAgent(id: string): Promise<{ agent: AgentRecord; floats: readonly HeldBalance[] }> {
  return world.operate('GET', `/admin/agents/${id}`);
}

describe('merchants', () => {
  const path = (id: string, below = ''): string => `/admin/merchants/${id}${below}`;

  test('a reset code is one code, whose form is sent twice, and no page shows it again', async () => {
    const { id } = world.site.engine.seed.merchant;
    const form = path(id, '/password');
    const { key } = await operator.get(form);
    const [first, second] = [await operator.post(form, { key }), await operator.post(form, { key })];
    const code = /(?<=value=")[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}(?=")/;
    const [shown] = code.exec(first.html) ?? ['none'];
    expect(shown).not.toBe('none');
    expect(second.html).not.toMatch(code);
    for (const page of [form, path(id)]) expect((await operator.get(page)).html).not.toContain(shown);
  });

  test('a merchant who forgot the password types a code from the operator, which no URL contains', async () => {
    const { email } = world.site.engine.seed.merchant;
    const form = path(world.site.engine.seed.merchant.id, '/password');
    const { key } = await operator.get(form);
    const made = await operator.post(form, { key });
    const [code = ''] = /(?<=value=")[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}(?=")/.exec(made.html) ?? [];
    expect(made.html.match(/\/dashboard\/reset[^<]*/)?.[0]).toBe('/dashboard/reset');
    const merchant = world.site.visitor();
    expect((await merchant.get(`/dashboard/reset?code=${code}`)).html).not.toContain(code);
    const send = async (fields: Readonly<Record<string, string>>) => {
      const { key: own } = await merchant.get('/dashboard/reset');
      return merchant.post('/dashboard/reset', {
        key: own,
        email,
        code,
        new_password: 'quatre mots au hasard',
        ...fields,
      });
    };
    const wrong = await send({ code: '7K2M-QX4D-93TB' });
    expect([wrong.isRefused, wrong.text.includes('le code est incorrect')]).toEqual([false, true]);
    const missing = await send({ email: '', code: '', new_password: 'short' });
    expect(missing.isRefused).toBe(true);
    for (const name of ['email', 'code', 'new_password']) expect(missing.html).toContain(`href="#${name}"`);
    const done = await send({});
    expect([done.status, done.headers.get('location')]).toEqual([303, '/dashboard']);
    expect((await merchant.get('/dashboard/test')).status).toBe(200);
  });

  test('that wait for an answer are a list of their own; what they sent is shown as words', async () => {
    const id = await applicant('<b>Épi</b>\u202Ecerie');
    const queue = await operator.get('/admin/merchants?status=pending');
    expect(queue.text).toContain('Dossiers à examiner');
    expect(queue.html).toContain(`href="${path(id)}"`);
    expect(queue.html).not.toContain('<b>Épi</b>');
    expect(queue.html).not.toContain('\u202E');
    expect(queue.html).not.toContain(world.site.engine.seed.merchant.id);
    const one = await operator.get(path(id));
    expect(one.html).toContain('Épicerie &lt;b&gt;SARL&lt;/b&gt;');
    expect(one.html).toContain(`href="${path(id, '/kyc/approved')}"`);
    const home = await operator.get('/admin');
    expect(home.text).toContain('Dossiers à examiner\u00a0: 1 depuis 0\u00a0s');
    expect(home.html).toContain('href="/admin/merchants?status=pending"');
    expect((await operator.get('/admin/merchants?status=nonsense')).location).toBe('/admin/merchants');
  });

  test('are approved once, and the answer is gone then', async () => {
    const id = await applicant();
    const form = await operator.get(path(id, '/kyc/approved'));
    expect(form.text).toContain('encaisser de l’argent réel');
    const sent = await operator.post(path(id, '/kyc/approved'), { key: form.key });
    expect(sent.location).toBe(`${path(id)}?done=approved`);
    expect((await operator.post(path(id, '/kyc/approved'), { key: form.key })).location).toBe(sent.location);
    expect((await operator.get(path(id))).html).not.toContain('/kyc/approved');
    const late = await operator.post(path(id, '/kyc/rejected'), { key: crypto.randomUUID(), note: 'Non' });
    expect(late.text).toContain('Ce dossier n’attend plus de réponse');
    expect((await readMerchant(id)).kyc_status).toBe('approved');
  });

  test.each(['rejected', 'needs_info'])('lose their approval for a reason: %s', async (decision) => {
    const id = await applicant();
    await operator.post(path(id, '/kyc/approved'), { key: crypto.randomUUID() });
    const to = path(id, `/kyc/${decision}/withdraw`);
    expect((await operator.get(path(id))).html).toContain(`href="${to}"`);
    const silent = await operator.post(to, { key: (await operator.get(to)).key });
    expect(silent.text).toContain('Écrivez au commerçant');
    const sent = await operator.post(to, { key: silent.key, note: 'Le registre a changé.' });
    expect(sent.location).toBe(`${path(id)}?done=${decision}`);
    expect((await readMerchant(id)).kyc).toMatchObject({ status: decision, note: 'Le registre a changé.' });
    expect((await operator.get(path(id))).html).not.toContain('/withdraw');
  });

  test('get a withdrawn approval back for a reason; all submissions and decisions stay on the page', async () => {
    const id = await applicant();
    const to = path(id, '/kyc/approved/restore');
    expect((await operator.get(path(id))).html).not.toContain(to);
    await operator.post(path(id, '/kyc/approved'), { key: crypto.randomUUID() });
    expect((await operator.get(path(id))).html).not.toContain(to);
    const withdrawn = { key: crypto.randomUUID(), note: 'Le registre a <changé>.' };
    await operator.post(path(id, '/kyc/rejected/withdraw'), withdrawn);
    const page = await operator.get(path(id));
    expect(page.html).toContain(`href="${to}"`);
    expect(page.text).toMatch(/Dossiers et réponses.*Approuvé.*Refusé.*Le registre a <changé>\./);
    const form = await operator.get(to);
    expect(form.text).toContain('peut de nouveau encaisser de l’argent réel');
    const silent = await operator.post(to, { key: form.key, note: '' });
    expect([silent.isRefused, silent.text.includes('Écrivez au commerçant')]).toEqual([true, true]);
    expect((await readMerchant(id)).kyc_status).toBe('rejected');
    operator.speak('en');
    expect((await operator.get(to)).text).toContain('can accept real payments again from now on');
    const sent = await operator.post(to, { key: silent.key, note: 'The register was right.' });
    expect(sent.location).toBe(`${path(id)}?done=approved`);
    const restored = await operator.get(path(id));
    operator.speak('fr');
    expect(restored.text).toMatch(/Submissions and decisions.*Approved.*Rejected.*Approved.*The register was right\./);
    expect(restored.html).not.toContain(to);
    expect((await readMerchant(id)).kyc_status).toBe('approved');
  });

  test.each(['rejected', 'needs_info'])('see why: %s', async (decision) => {
    const id = await applicant();
    const silent = await operator.post(path(id, `/kyc/${decision}`), { key: crypto.randomUUID() });
    expect(silent.isRefused).toBe(true);
    expect(silent.text).toContain('Écrivez au commerçant');
    const note = 'Le RCCM est <illisible>.';
    await operator.post(path(id, `/kyc/${decision}`), { key: silent.key, note });
    expect((await readMerchant(id)).kyc).toMatchObject({ status: decision, note });
    expect((await operator.get(path(id))).html).toContain('&lt;illisible&gt;');
  });

  test('are suspended with a reason, and reinstated', async () => {
    const id = await applicant();
    expect((await operator.post(path(id, '/suspend'), { key: crypto.randomUUID() })).text).toContain(
      'Indiquez pourquoi',
    );
    await operator.post(path(id, '/suspend'), { key: crypto.randomUUID(), reason: 'Plaintes <x>' });
    const suspended = await operator.get(path(id));
    expect(suspended.html).toContain('Plaintes &lt;x&gt;');
    expect(suspended.html).toContain(path(id, '/reinstate'));
    expect((await readMerchant(id)).suspended).toBe(true);
    await operator.post(path(id, '/reinstate'), { key: crypto.randomUUID(), reason: 'Contrôle terminé' });
    expect((await readMerchant(id)).suspended).toBe(false);
  });

  test('have terms in percent, francs and hours', async () => {
    const id = await applicant();
    const terms = {
      percent: '2,5',
      fixed: '100',
      minimum: '150',
      maximum: '10 000',
      policy: 'keep',
      hours: '36',
      schedule: 'weekly',
      payout: '5 000',
    };
    const sent = await operator.post(path(id, '/terms'), { key: crypto.randomUUID(), ...terms });
    expect(sent.location).toBe(`${path(id)}?done=terms`);
    expect(await readMerchant(id)).toMatchObject({
      fees: { basis_points: 250, fixed: 100, minimum: 150, maximum: 10_000, refund_policy: 'keep' },
      settlement: { delay_seconds: 129_600, schedule: 'weekly', minimum: 5000 },
    });
    const one = await operator.get(path(id));
    expect(one.text).toContain('2,5\u00a0% + 100\u00a0FCFA');
    expect(one.text).toContain('chaque semaine');
    const form = await operator.get(path(id, '/terms'));
    expect(form.html).toContain('value="2,5"');
    expect(form.html).toContain('value="36"');
    await operator.post(path(id, '/terms'), { key: form.key, ...terms, maximum: '' });
    expect((await readMerchant(id)).fees.maximum).toBeNull();
    // Only what is changed is set: fees that are set follow the configuration no more.
    await operator.post(path(id, '/terms'), { key: crypto.randomUUID(), ...terms, maximum: '', schedule: 'daily' });
    expect((await readMerchant(id)).settlement.schedule).toBe('daily');
    const log = await world.operate<{ audit_entries: readonly AuditEntry[] }>(
      'GET',
      `/admin/audit-log?subject_id=${id}&limit=2`,
    );
    expect(log.audit_entries.map(({ details }) => Object.keys(details))).toEqual([
      ['settlement'],
      ['fees', 'settlement'],
    ]);
  });

  test('whose terms a colleague changed keep that change in a form that stood open: what it did not touch stays', async () => {
    const id = await applicant();
    const stored = { percent: '1,75', fixed: '7', minimum: '0', maximum: '5000', policy: 'keep' };
    const terms = { ...stored, hours: '36', schedule: 'weekly', payout: '5000' };
    await operator.post(path(id, '/terms'), { key: crypto.randomUUID(), ...terms });
    const open = await operator.get(path(id, '/terms'));
    const shown = /name="shown" value="([^"]+)"/.exec(open.html)?.[1] ?? '';
    await world.operate('PATCH', `/admin/merchants/${id}`, { fees: { basis_points: 100, maximum: 2_000 } });

    const form = { ...terms, shown, schedule: 'daily', fixed: '9', key: open.key };
    expect((await operator.post(path(id, '/terms'), form)).location).toBe(`${path(id)}?done=terms`);
    expect(await readMerchant(id)).toMatchObject({
      fees: { basis_points: 100, fixed: 9, maximum: 2_000 },
      settlement: { schedule: 'daily' },
    });
    // Typed over, the colleague's value goes, and so does a cap that is removed.
    const again = await operator.get(path(id, '/terms'));
    const shownAgain = /name="shown" value="([^"]+)"/.exec(again.html)?.[1] ?? '';
    const over = { ...form, shown: shownAgain, percent: '3', maximum: '', key: again.key };
    expect((await operator.post(path(id, '/terms'), over)).location).toBe(`${path(id)}?done=terms`);
    expect((await readMerchant(id)).fees).toMatchObject({ basis_points: 300, fixed: 9, maximum: null });
  });

  test.each([
    [{ percent: '100,1' }, 'un pourcentage de 0 à 100'],
    [{ percent: '2,555' }, 'un pourcentage de 0 à 100'],
    [{ fixed: '-1' }, 'Indiquez un montant.'],
    [{ hours: '2161' }, 'un nombre d’heures'],
    [{ payout: '0' }, 'Indiquez un montant.'],
    [{ minimum: '500', maximum: '400' }, 'au moins égal au minimum'],
    [{ maximum: 'beaucoup' }, 'au moins égal au minimum'],
  ])('whose terms do not fit keep the old ones: %o', async (wrong, words) => {
    const { id } = world.site.engine.seed.merchant;
    const before = await readMerchant(id);
    const fits = { percent: '1', fixed: '0', minimum: '0', maximum: '', policy: 'keep', hours: '1', schedule: 'daily' };
    const fields = { key: crypto.randomUUID(), ...fits, payout: '1', ...wrong };
    const refused = await operator.post(path(id, '/terms'), fields);
    expect(refused.isRefused).toBe(true);
    expect(refused.text).toContain(words);
    expect(await readMerchant(id)).toEqual(before);
  });

  test('are created once; an address that is taken is shown at its field', async () => {
    const email = `new-${crypto.randomUUID()}@shop.test`;
    const form = await operator.get('/admin/merchants/new');
    const fields = { key: form.key, name: 'Neuve', email, phone: '', new_password: 'a long password' };
    const short = await operator.post('/admin/merchants/new', { ...fields, new_password: 'court', phone: '653' });
    expect(short.text).toContain('Choisissez un mot de passe de 12 à 128');
    expect(short.text).toContain('avec son indicatif');
    expect(short.html).toContain(`value="${email}"`);
    expect(short.html).not.toContain('court');
    const sent = await operator.post('/admin/merchants/new', fields);
    expect(sent.location).toMatch(/^\/admin\/merchants\/mer_\w+\?done=created$/);
    expect((await operator.post('/admin/merchants/new', fields)).location).toBe(sent.location);
    const taken = await operator.post('/admin/merchants/new', { ...fields, key: crypto.randomUUID() });
    expect(taken.text).toContain('Un commerçant a déjà cette adresse e\u2011mail.');
    await world.site.merchant({ email, password: 'a long password' });
  });

  test('lead to everything that is theirs', async () => {
    const { id } = world.site.engine.seed.merchant;
    const { html } = await operator.get(path(id));
    for (const list of ['attempts', 'refunds', 'disputes', 'settlements', 'deliveries']) {
      expect(html).toContain(`href="/admin/${list}?merchant=${id}&amp;status="`);
      expect((await operator.get(`/admin/${list}?merchant=${id}&status=`)).status).toBe(200);
    }
    expect(html).toContain(`href="/admin/audit-log?merchant=${id}"`);
  });

  test('in English', async () => {
    operator.speak('en');
    const { text } = await operator.get(path(world.site.engine.seed.merchant.id));
    expect(text).toContain('Business verification');
    expect(text).toContain('Balance (Live)');
  });
});

describe('agents', () => {
  const path = (id: string, below = ''): string => `/admin/agents/${id}${below}`;

  async function newAgent(): Promise<string> {
    const body = { email: `agent-${crypto.randomUUID()}@pay.test`, password: 'a long password', name: 'Kiosque <1>' };
    return (await world.operate<{ agent: AgentRecord }>('POST', '/admin/agents', body)).agent.id;
  }

  test('are created, listed with their floats, and read', async () => {
    const fields = { name: 'Kiosque', email: `k-${crypto.randomUUID()}@pay.test`, phone: '+237653456789' };
    const key = crypto.randomUUID();
    const sent = await operator.post('/admin/agents/new', { ...fields, key, new_password: 'a long password' });
    expect(sent.location).toMatch(/^\/admin\/agents\/agt_\w+\?done=created$/);
    const list = await operator.get('/admin/agents');
    expect(list.text).toContain('Kiosque');
    expect(list.text).toContain('0\u00a0FCFA');
    const again = { ...fields, key: crypto.randomUUID(), new_password: 'a long password' };
    expect((await operator.post('/admin/agents/new', again)).text).toContain('Un agent a déjà cette adresse');
  });

  test('are funded and give money back, once for a form sent twice, never more than there is', async () => {
    const id = await newAgent();
    const form = await operator.get(path(id, '/float/fund?mode=live&currency=XAF'));
    expect(form.text).toContain('Réel');
    const fields = { key: form.key, mode: 'live', currency: 'XAF', amount: '50 000' };
    const sent = await operator.post(path(id, '/float/fund'), fields);
    expect(sent.location).toBe(`${path(id)}?done=fund`);
    await operator.post(path(id, '/float/fund'), fields);
    const live = async (): Promise<number | undefined> =>
      (await readAgent(id)).floats.find(({ livemode }) => livemode)?.available;
    expect(await live()).toBe(50_000);
    const key = crypto.randomUUID();
    const tooMuch = await operator.post(path(id, '/float/withdraw'), { ...fields, key, amount: '50 001' });
    expect(tooMuch.text).toContain('L’agent n’a pas autant de fonds.');
    expect(tooMuch.text).toContain('Fonds actuels 50\u202f000\u00a0FCFA');
    expect((await operator.get(path(id))).html).toContain(`/admin/audit-log?subject=${id}`);
    const none = await operator.post(path(id, '/float/withdraw'), { ...fields, key: crypto.randomUUID(), amount: '0' });
    expect(none.text).toContain('Indiquez un montant');
    await operator.post(path(id, '/float/withdraw'), { ...fields, key: crypto.randomUUID(), amount: '20000' });
    expect(await live()).toBe(30_000);
    expect((await operator.get(path(id))).text).toContain('30\u202f000\u00a0FCFA');
  });

  test('are bounded and suspended', async () => {
    const id = await newAgent();
    const limits = {
      cash_in_max: '1000',
      cash_in_per_day_max: '2 000',
      cash_out_max: '3000',
      cash_out_per_day_max: '100000000000',
    };
    const refused = await operator.post(path(id, '/limits'), { key: crypto.randomUUID(), ...limits });
    expect(refused.isRefused).toBe(true);
    expect(refused.text).toContain('que la plateforme peut compter');
    const key = crypto.randomUUID();
    await operator.post(path(id, '/limits'), { key, ...limits, cash_out_per_day_max: '4000' });
    expect((await readAgent(id)).agent.limits).toEqual({
      cash_in_max: 1000,
      cash_in_per_day_max: 2000,
      cash_out_max: 3000,
      cash_out_per_day_max: 4000,
    });
    expect((await operator.get(path(id, '/suspend'))).text).toContain('Suspendre Kiosque <1>');
    await operator.post(path(id, '/suspend'), { key: crypto.randomUUID(), reason: 'Contrôle en cours' });
    expect((await readAgent(id)).agent.suspended).toBe(true);
    await operator.post(path(id, '/release'), { key: crypto.randomUUID(), reason: 'Contrôle terminé' });
    expect((await readAgent(id)).agent.suspended).toBe(false);
  });
});

describe('payments', () => {
  test('are shown with their story and what can be done', async () => {
    const { id } = await world.shop.paid({ amount: 4200, description: '<u>Sac</u>' });
    const one = await operator.get(`/admin/payments/${id}`);
    expect(one.text).toContain('Paiement de 4\u202f200\u00a0FCFA');
    expect(one.html).toContain('&lt;u&gt;Sac&lt;/u&gt;');
    expect(one.html).toContain(`/admin/merchants/${world.site.engine.seed.merchant.id}`);
  });

  test('that is unpaid can be neither refunded nor disputed', async () => {
    const { id } = await world.shop.create();
    for (const what of ['refund', 'dispute']) {
      expect((await operator.get(`/admin/payments/${id}/${what}`)).location).toBe(`/admin/payments/${id}`);
      const fields = { key: crypto.randomUUID(), amount: '100', reason: 'Retour' };
      const forced = await operator.post(`/admin/payments/${id}/${what}`, fields);
      expect(forced.text).toContain('Ce paiement n’a pas été payé');
    }
  });
});

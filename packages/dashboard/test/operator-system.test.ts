import type { DeliveryRecord } from '@mitako/contract';
import { engineStore } from '@mitako/core/engine';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { shopOf } from './support/merchant-payments.ts';
import { startWorld, type OperatorWorld } from './support/operator-world.ts';
import type { Visitor } from './support/visitor.ts';

let world: OperatorWorld;
let operator: Visitor;
let failedId: string;

beforeAll(async () => {
  world = await startWorld();
});

beforeEach(async () => {
  operator = await world.site.operator();
});

afterAll(() => world.site.close());

test('the home page shows no alert when nothing waits, and reports when no worker runs', async () => {
  const { text } = await operator.get('/admin');
  expect(text).toContain('Rien n’attend.');
  expect(text).toContain('Aucun processus ne travaille');
  expect(text).toContain('Jamais contrôlé');
  expect(text).toContain('Aucun échec');
  expect(text).toContain('Opérateurs mobiles Aucune connexion');
});

test('the menu reads the health of the service once in five seconds', async () => {
  const { engine } = world.site;
  const calls = vi.spyOn(engine.gateway, 'call');
  const healthReads = (): number => calls.mock.calls.filter(([name]) => name === 'getHealth').length;
  await engine.advance(5000);
  expect((await operator.get('/admin/merchants')).html).toContain('<span class="count">1');
  expect((await operator.get('/admin/agents')).html).toContain('<span class="count">1');
  expect(healthReads()).toBe(1);
  await engine.advance(5000);
  await operator.get('/admin/agents');
  expect(healthReads()).toBe(2);
  calls.mockRestore();
});

test('pages that belong together are tabs of each other', async () => {
  for (const [path, tabs] of [
    ['/admin/settlements', ['/admin/settlements/due', '/admin/settlements/exports']],
    ['/admin/refunds', ['/admin/unapplied-funds']],
    ['/admin/agents', ['/admin/agent-locations']],
  ] as const) {
    const { html } = await operator.get(path);
    expect(html).toContain(`<a href="${path}" aria-current="true">`);
    for (const tab of tabs) {
      expect(html).toContain(`<a href="${tab}">`);
      expect((await operator.get(tab)).html).toContain(`<a href="${tab}" aria-current="true">`);
    }
  }
});

test('a page that does not exist offers no login to who is logged in', async () => {
  const { status, text } = await operator.get('/admin/nothing');
  expect(status).toBe(404);
  expect(text).toContain('Retour à l’accueil');
  expect(text).not.toContain('Se connecter');
});

test('what is so already is not asked for', async () => {
  const { agent, merchant } = world.site.engine.seed;
  const own = `/admin/merchants/${merchant.id}`;
  expect((await operator.get(`${own}/reinstate`)).location).toBe(own);
  expect((await operator.get(`${own}/suspend`)).status).toBe(200);
  const counter = `/admin/agents/${agent.id}`;
  expect((await operator.get(`${counter}/release`)).location).toBe(counter);
  expect((await operator.get(`${counter}/suspend`)).status).toBe(200);
});

test('a merchant is searched for from the list of merchants', async () => {
  const { location } = await operator.get('/admin/merchants?q=Boutique');
  expect(location).toBe('/admin/search?q=Boutique');
});

test('a payment method is suspended for all with a reason, named at home and in the audit log, and reinstated', async () => {
  const path = '/admin/rails/live/wallet';
  const key = (): string => crypto.randomUUID();
  expect((await operator.get('/admin/rails')).html).toContain(`href="${path}/suspend"`);
  expect((await operator.post(`${path}/suspend`, { key: key() })).text).toContain('Dites pourquoi');
  const sent = await operator.post(`${path}/suspend`, { key: key(), reason: 'Fraude <x>' });
  expect(sent.location).toBe('/admin/rails?done=suspended');
  const suspended = await operator.get('/admin/rails?done=suspended');
  expect(suspended.text).toContain('Le moyen est suspendu pour tous.');
  expect(suspended.html).toContain('Fraude &lt;x&gt;');
  expect(suspended.html).toContain(`href="${path}/reinstate"`);
  expect(suspended.html).not.toContain(`href="${path}/suspend"`);
  expect((await operator.get('/admin')).text).toContain('Portefeuille · Suspendu pour tous');
  expect((await operator.get('/admin/audit-log')).text).toContain('Moyen de paiement suspendu pour tous');
  await operator.post(`${path}/reinstate`, { key: key() });
  expect((await operator.get('/admin')).text).not.toContain('Suspendu pour tous');
  for (const other of ['/admin/rails/live/nobody/suspend', '/admin/rails/none/wallet/suspend']) {
    expect((await operator.get(other)).status).toBe(404);
  }
});

test('a merchant’s page leads to its payments, each to its own page', async () => {
  const { id, testKey: bearer } = world.site.engine.seed.merchant;
  await world.site.engine.request('POST', '/gateway/payments', { bearer, body: { amount: 5000, currency: 'XAF' } });
  const all = `/admin/payments?merchant=${id}&mode=`;
  expect((await operator.get(`/admin/merchants/${id}`)).html).toContain(`href="${all.replace('&', '&amp;')}"`);
  const { html } = await operator.get(all);
  const [, payment = ''] = /href="(\/admin\/payments\/pay_\w+)"/.exec(html) ?? [];
  expect((await operator.get(payment)).status).toBe(200);
});

test('the amounts of a merchant’s balances lead to the rows that they add up, in their mode', async () => {
  const { id } = world.site.engine.seed.merchant;
  await world.shop.paid();
  const { html } = await operator.get(`/admin/merchants/${id}`);
  const pathTo = (list: string, mode: string, status: string): string =>
    `/admin/${list}?merchant=${id}&mode=${mode}&status=${status}`;
  const linkTo = (path: string): string => `href="${path.replaceAll('&', '&amp;')}"`;
  for (const path of [
    pathTo('payments', 'test', 'succeeded'),
    pathTo('settlements', 'test', ''),
    pathTo('settlements', 'live', ''),
  ]) {
    expect(html).toContain(linkTo(path));
    expect((await operator.get(path)).status).toBe(200);
  }
  // No live money yet: nothing to lead to.
  expect(html).not.toContain(linkTo(pathTo('payments', 'live', 'succeeded')));
});

describe('ledger checks', () => {
  test('are started once, watched by a page that asks again on its own, and read', async () => {
    const { key, text } = await operator.get('/admin/ledger-checks/new');
    expect(text).toContain('sans rien changer ni arrêter');
    const sent = await operator.post('/admin/ledger-checks/new', { key });
    expect(sent.location).toMatch(/^\/admin\/ledger-checks\/chk_\w+\?done=started$/);
    const path = (sent.location ?? '').replace(/\?.*/, '');
    const running = await operator.get(path);
    expect(running.headers.get('refresh')).toBe(`5; url=${path}`);
    expect(running.text).toContain('En cours');
    const second = await operator.post('/admin/ledger-checks/new', { key: crypto.randomUUID() });
    expect(second.location).toBe(`${path}?done=running`);
    await expect
      .poll(async () => {
        await world.site.engine.gateway.runDue();
        return (await operator.get(path)).text;
      })
      .toContain('Chaque écriture est intacte');
    expect((await operator.get(path)).headers.get('refresh')).toBeNull();
    const list = await operator.get('/admin/ledger-checks');
    expect(list.html).toContain(`href="${path}"`);
    expect((await operator.get('/admin')).text).toContain('Cohérent');
  });

  test('that found something show what, as words', async () => {
    const { clock } = world.site.engine.gateway;
    const store = engineStore(world.site.engine.gateway.store);
    const last = await store.read.lastLedgerCheck();
    if (last === null) throw new Error('there is no check');
    const id = 'chk_7zzzzzzzzzzzzzzzzzzzzzzzzz';
    const problems = [{ code: 'balance_wrong', subject: '<acc>', message: 'off by 3' }];
    const ended = { status: 'wrong', problems, problemsCount: 51, sequence: last.sequence + 1 } as const;
    const ledgerCheck = { ...last, ...ended, id, createdAtMs: clock.now(), requestedBy: 'schedule' };
    await store.commit([{ type: 'ledger_check.insert', ledgerCheck }]);
    const { text, html } = await operator.get(`/admin/ledger-checks/${id}`);
    expect(text).toContain('Ne touchez à rien dans la base');
    expect(text).toContain('1 sur 51, ');
    expect(html).toContain('&lt;acc&gt;');
    expect((await operator.get('/admin')).text).toContain('Incohérent');
  });
});

describe('deliveries', () => {
  beforeAll(async () => {
    failedId = await world.failedDelivery();
  });

  test('that failed are what the list opens on, in live mode; those of test mode and others on request', async () => {
    expect((await operator.get('/admin/deliveries')).html).not.toContain(failedId);
    expect((await operator.get('/admin/deliveries')).html).toContain('href="/admin/deliveries?mode=test"');
    const list = await operator.get('/admin/deliveries?mode=test');
    expect(list.html).toContain(`href="/admin/deliveries/${failedId}"`);
    expect(list.text).toContain('Réponse 500');
    expect((await operator.get('/admin/deliveries?mode=test&status=delivered')).html).not.toContain(failedId);
    expect((await operator.get('/admin/deliveries?merchant=mer_nobody')).text).toContain('Rien ne correspond');
  });

  test('of test mode that wait or fail make nothing red: they are a line of their own', async () => {
    world.site.engine.webhooks.answer(500);
    await world.shop.create();
    await world.site.engine.gateway.runDue();
    const home = await operator.get('/admin');
    expect(home.text).toContain('Notifications, 24 heures Aucun échec');
    expect(home.text).toContain('Mode test, à part\u00a0: 0 notification en attente, 1 notification en échec');
    const { text } = await operator.get('/admin/health');
    expect(text).toContain('Mode test, à part\u00a0: 0 notification en attente, 1 notification en échec');
    expect(text).toContain('0 notification en échec · 0 notification abandonnée en 24 heures');
    world.site.engine.webhooks.answer(200);
    await world.site.engine.advance(60_000);
  });

  test('show each try and what was sent', async () => {
    const { text } = await operator.get(`/admin/deliveries/${failedId}`);
    expect(text).toContain('https://shop.example/webhooks');
    expect(text).toMatch(/Tentative \d+ · Réponse 500/);
    expect(text).toContain('"event": "payment.created"');
  });

  test('are sent again, one', async () => {
    const form = await operator.get(`/admin/deliveries/${failedId}/replay`);
    const sent = await operator.post(`/admin/deliveries/${failedId}/replay`, { key: form.key });
    expect(sent.location).toMatch(/^\/admin\/deliveries\/dlv_\w+\?done=replayed$/);
    expect(sent.location).not.toContain(failedId);
    const again = await operator.post(`/admin/deliveries/${failedId}/replay`, { key: form.key });
    expect(again.location).toBe(sent.location);
    await world.site.engine.gateway.runDue();
    expect((await operator.get(sent.location ?? '')).text).toContain('Réponse 200');
  });

  test('are sent again, all of one merchant since a moment', async () => {
    const { id } = world.site.engine.seed.merchant;
    const form = await operator.get(`/admin/deliveries/replay?merchant=${id}`);
    expect(form.html).toContain(`value="${id}"`);
    const since = /value="([^"]+)"[^>]*>7 jours/.exec(form.html)?.[1] ?? '';
    const fields = { key: form.key, since, merchant: id, mode: 'test' };
    const before = await deliveriesOf();
    const sent = await operator.post('/admin/deliveries/replay', fields);
    expect(sent.text).toContain('1 notification repart.');
    expect((await operator.post('/admin/deliveries/replay', fields)).text).toContain('1 notification repart.');
    expect((await deliveriesOf()).length).toBe(before.length + 1);
    const live = { ...fields, key: crypto.randomUUID(), mode: 'live' };
    expect((await operator.post('/admin/deliveries/replay', live)).text).toContain('Rien à renvoyer');
    expect((await operator.post('/admin/deliveries/replay', { key: form.key, since: 'x' })).status).toBe(404);
  });

  async function deliveriesOf(): Promise<readonly DeliveryRecord[]> {
    return (await world.operate<{ deliveries: readonly DeliveryRecord[] }>('GET', '/admin/deliveries')).deliveries;
  }
});

describe('health', () => {
  test('shows who works, who is silent, what is late and what the database shows', async () => {
    const { gateway, clock } = world.site.engine;
    const worker = (name: string, lastSeenAtMs: number, letter: string) => ({
      type: 'worker.put' as const,
      worker: {
        id: `wrk_0000000000000000000000000${letter}`,
        name,
        pid: 7,
        version: '1.2.3',
        rootFingerprint: 'root',
        keyVersion: 1,
        startedAtMs: clock.now() - 3_600_000,
        lastSeenAtMs,
        stoppedAtMs: null,
      },
    });
    await engineStore(gateway.store).commit([
      worker('here', clock.now(), 'a'),
      worker('<gone>', clock.now() - 600_000, 'b'),
    ]);
    world.site.engine.webhooks.answer(200);
    const { liveKey } = world.site.engine.seed.merchant;
    await world.site.engine.request('POST', '/merchant/webhook-endpoints', {
      bearer: liveKey,
      body: { url: 'https://shop.example/webhooks', events: ['payment.created'] },
    });
    await shopOf(world.site, liveKey).create();
    clock.advance(10_000);
    const early = await operator.get('/admin/health');
    expect(early.text).toContain('Silencieux');
    expect(early.html).toContain('&lt;gone&gt;');
    expect(early.text).toContain('le plus ancien attend depuis 10\u00a0s');
    expect(early.text).toMatch(/Moteur sqlite \d/);
    expect((await operator.get('/admin')).text).toContain('1 sans signe de vie');
    clock.advance(6 * 60_000);
    expect((await operator.get('/admin')).text).toContain('Notifications aux boutiques\u00a0: le plus ancien attend');
    clock.advance(60 * 60_000);
    operator = await world.site.operator();
    expect((await operator.get('/admin/health')).text).toContain('Bloquée');
    await gateway.runDue();
    expect((await operator.get('/admin/health')).text).not.toContain('Bloquée');
  });
});

describe('the audit log', () => {
  test('shows who did what, and is narrowed by merchant, actor, action and day', async () => {
    const { id } = world.site.engine.seed.merchant;
    await operator.post(`/admin/merchants/${id}/suspend`, { key: crypto.randomUUID(), reason: 'Contrôle <x>' });
    await operator.post(`/admin/merchants/${id}/reinstate`, { key: crypto.randomUUID() });
    const all = await operator.get('/admin/audit-log');
    expect(all.text).toContain('Compte suspendu');
    expect(all.html).toContain('Contrôle &lt;x&gt;');
    expect(all.text).toContain('Odile');
    const [, actor = ''] = /audit-log\?actor=(opr_\w+)/.exec(all.html) ?? [];
    const mine = await operator.get(`/admin/audit-log?actor=${actor}&action=merchant.suspend&merchant=${id}`);
    expect(mine.text).toContain('Compte suspendu');
    expect(mine.html).not.toContain('<strong>Connexion</strong>');
    expect((await operator.get('/admin/audit-log?actor=opr_nobody')).text).toContain('Rien ne correspond');
    expect((await operator.get('/admin/audit-log?from=2031-01-01')).text).toContain('Rien ne correspond');
    const wrong = await operator.get('/admin/audit-log?from=2026-13-01');
    expect(wrong.status).toBe(422);
    expect(wrong.text).toContain('Indiquez une date comme 2026-11-20.');
    expect((await operator.get('/admin/audit-log?action=nonsense')).location).toBe('/admin/audit-log');
    operator.speak('en');
    expect((await operator.get('/admin/audit-log')).text).toContain('Account suspended');
  });

  test('shows terms, choices and agents in words, never in those of the API', async () => {
    const { merchant } = world.site.engine.seed;
    const name = 'Kiosque <Ndokoti>';
    const created = await world.operate<{ agent: { id: string } }>('POST', '/admin/agents', {
      name,
      email: 'ndokoti@agents.test',
      password: 'a long password',
    });
    await world.operate('POST', `/admin/agents/${created.agent.id}/float`, {
      amount: 50_000,
      currency: 'XAF',
      livemode: true,
      direction: 'fund',
    });
    await world.operate('PATCH', `/admin/merchants/${merchant.id}`, {
      fees: { basis_points: 250, fixed: 50, refund_policy: 'keep' },
      settlement: { delay_seconds: 86_400 },
    });
    operator.speak('en');
    const { text, html } = await operator.get('/admin/audit-log');
    expect(html).toContain('Agent: Kiosque &lt;Ndokoti&gt;');
    expect(text).toContain('Direction: float funded');
    expect(text).toContain(
      'Fees: Percentage: 2.5%; Fixed part: 50; If the payment is refunded: the fee is not returned',
    );
    expect(text).toContain('Payouts: Available after: 24\u00a0h');
    expect(text).not.toMatch(/[{}]|basis_points/);
    operator.speak('fr');
    expect((await operator.get('/admin/audit-log')).text).toContain('Sens\u00a0: fonds confiés');
  });

  test('continues where a page ends', async () => {
    for (let time = 0; time < 21; time += 1) await world.site.operator();
    const first = await operator.get('/admin/audit-log?action=session.login');
    const [, next = ''] = /href="(\?[^"]+)" rel="next"/.exec(first.html) ?? [];
    const second = await operator.get(`/admin/audit-log${next.replaceAll('&amp;', '&')}`);
    expect(second.text).toContain('Connexion Odile');
    expect(second.text).toContain('Revenir au début');
  });
});

describe('without permission', () => {
  const id = (prefix: string): string => `${prefix}_00000000000000000000000000`;
  const PAGES = [
    `/attempts/${id('att')}`,
    `/attempts/${id('att')}/succeeded`,
    `/refunds/${id('rfd')}`,
    `/refunds/${id('rfd')}/failed`,
    `/disputes/${id('dsp')}`,
    `/disputes/${id('dsp')}/won`,
    `/settlements/${id('stl')}`,
    `/settlements/${id('stl')}/paid`,
    `/settlements/${id('stl')}/lines`,
    `/merchants/${id('mer')}`,
    `/merchants/${id('mer')}/kyc/approved`,
    `/merchants/${id('mer')}/suspend`,
    `/merchants/${id('mer')}/reinstate`,
    `/merchants/${id('mer')}/terms`,
    `/merchants/${id('mer')}/settle`,
    `/agents/${id('agt')}`,
    `/agents/${id('agt')}/limits`,
    `/agents/${id('agt')}/suspend`,
    `/agents/${id('agt')}/release`,
    `/agents/${id('agt')}/float/fund`,
    `/payments/${id('pay')}`,
    `/payments/${id('pay')}/refund`,
    `/payments/${id('pay')}/dispute`,
    `/deliveries/${id('dlv')}`,
    `/deliveries/${id('dlv')}/replay`,
    `/ledger-checks/${id('chk')}`,
    `/merchants/${'x'.repeat(99)}`,
  ];

  test.each(PAGES)('what does not exist is not found: %s', async (path) => {
    expect((await operator.get(`/admin${path}`)).status).toBe(404);
  });

  test('a word that is not a decision is not a page', async () => {
    const { id: dispute } = await world.answeredDispute();
    expect((await operator.get(`/admin/disputes/${dispute}/draw`)).status).toBe(404);
    const sent = await operator.post(`/admin/disputes/${dispute}/draw`, { key: crypto.randomUUID() });
    expect(sent.status).toBe(404);
  });

  test('without an operator login, nothing is shown and nothing can be done', async () => {
    const merchant = await world.site.merchant();
    for (const someone of [world.site.visitor(), merchant]) {
      for (const path of ['', ...PAGES, '/health', '/audit-log', '/merchants', '/deliveries']) {
        expect((await someone.get(`/admin${path}`)).location).toBe('/admin/login');
      }
      const path = `/admin/merchants/${world.site.engine.seed.merchant.id}/suspend`;
      expect((await someone.post(path, { key: crypto.randomUUID(), reason: 'x' })).location).toBe('/admin/login');
    }
  });
});

describe('the search', () => {
  test('is one tap away on every page, once, opens what is found alone, and lists several', async () => {
    const home = await operator.get('/admin');
    expect(home.html).toContain('href="/admin/search"');
    expect(home.html).not.toContain('action="/admin/search"');
    expect((await operator.get('/admin/search')).html).toContain('action="/admin/search"');
    const { id } = await world.shop.paid({ customer_reference: 'CMD-<7>' });
    expect((await operator.get(`/admin/search?q=${id}`)).location).toBe(`/admin/payments/${id}`);
    await world.shop.create({ customer_reference: 'CMD-<7>' });
    const several = await operator.get(`/admin/search?q=${encodeURIComponent('CMD-<7>')}`);
    expect(several.html).toContain(`href="/admin/payments/${id}"`);
    expect(several.html).toContain('value="CMD-&lt;7&gt;"');
    expect(several.text).toMatch(/Paiements Trouvé par\u00a0: référence de la boutique Paiements Commerçant /);
    // Each by its merchant, its age, its state and its amount.
    expect(several.text).toMatch(/Boutique Démo pay_\w+ 0\d:\d\d il y a .{3,9} Test Payé 5\u202f000\u00a0FCFA/);
    expect(several.text).not.toContain('succeeded');
    expect(several.html).not.toContain('aria-current="page"');
  });

  test('lists what is found by subject, the best match first', async () => {
    const { id } = await world.shop.paid({ customer_reference: 'Boutique' });
    const { text } = await operator.get(`/admin/search?q=${world.site.engine.seed.merchant.id}+${id}`);
    expect(text).toMatch(/Commerçants Trouvé par\u00a0: identifiant .*Paiements Trouvé par\u00a0: identifiant /);
    expect(text).not.toContain('Rien ne correspond');
  });

  test('says what it looked for where nothing is found, where, and what it would find: no error', async () => {
    const { status, text, html } = await operator.get('/admin/search?q=nothing+of+that+%3Cname%3E');
    expect(status).toBe(200);
    expect(text).toContain('Rien ne correspond à «\u00a0nothing of that <name>\u00a0» Cherché partout');
    expect(text).toContain('Un numéro entier, ou ses trois ou quatre derniers chiffres');
    expect(html).toMatch(/<input[^>]* autofocus/);
    expect(html).not.toMatch(/class="error"|aria-invalid|<title>Erreur/);
    operator.speak('en');
    expect((await operator.get('/admin/search')).text).toContain('its last three or four digits');
  });

  test('is not for merchants', async () => {
    const merchant = await world.site.merchant();
    for (const path of ['/admin/search?q=x', '/admin/unapplied-funds', '/admin/attempts/att_1/lookup']) {
      expect((await merchant.get(path)).location ?? '').toContain('/admin/login');
    }
  });
});

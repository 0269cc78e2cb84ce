import type { ApiKey } from '@mitako/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startSite, type DashboardSite, type Visit, type Visitor } from './support/visitor.ts';

const KEYS = '/dashboard/test/api-keys';
const MINUTE_MS = 60_000;

let site: DashboardSite;
let merchant: Visitor;

beforeAll(async () => {
  site = await startSite();
  merchant = await site.merchant();
});

afterAll(() => site.close());

/** The secret that a page shows, in its field. */
function secretIn({ html }: Visit): string {
  return /id="secret" value="([^"]+)"/.exec(html)?.[1] ?? '';
}

async function create(fields: Readonly<Record<string, string>> = {}, base = KEYS): Promise<Visit> {
  const { key } = await merchant.get(`${base}/new`);
  return merchant.post(`${base}/new`, { key, name: 'Serveur', 'scope:payments:read': '1', ...fields });
}

/** All keys of the merchant, as the API lists them. */
async function keys(): Promise<readonly ApiKey[]> {
  const { email } = site.engine.seed.merchant;
  const bearer = await site.engine.login(email, { role: 'merchant' });
  const { body } = await site.engine.request<{ data: { api_keys: readonly ApiKey[] } }>(
    'GET',
    '/merchant/api-keys?limit=100',
    { bearer },
  );
  return body.data.api_keys;
}

async function named(name: string): Promise<readonly ApiKey[]> {
  return (await keys()).filter((key) => key.name === name);
}

describe('the list of keys', () => {
  test('has the keys of its own mode alone, by their hints', async () => {
    const inTest = await merchant.get(KEYS);
    expect(inTest.text).toContain('Sandbox test key');
    expect(inTest.text).toContain(`svc_test_…${site.engine.seed.merchant.testKey.slice(-4)}`);
    expect(inTest.text).not.toContain('Sandbox live key');
    expect((await merchant.get('/dashboard/live/api-keys')).text).toContain('Sandbox live key');
  });

  test('shows a first request with a placeholder, never with a key', async () => {
    const { text, html } = await merchant.get(KEYS);
    expect(text).toContain("-H 'Authorization: Bearer svc_test_VOTRE_CLE'");
    expect(html).not.toContain(site.engine.seed.merchant.testKey);
  });

  test('speaks English', async () => {
    const visitor = await site.merchant();
    visitor.speak('en');
    const { text } = await visitor.get(KEYS);
    expect(text).toContain('Keys in use');
    expect(text).toContain('svc_test_YOUR_KEY');
  });
});

describe('a new key', () => {
  test('is shown once, with a request to try it, and works', async () => {
    const made = await create({ name: 'Première' });
    const secret = secretIn(made);
    expect(secret).toMatch(/^svc_test_/);
    expect(made.text).toContain(`Bearer ${secret}`);
    expect((await site.engine.request('GET', '/gateway/payments', { bearer: secret })).status).toBe(200);
    expect((await merchant.get(KEYS)).html).not.toContain(secret);
  });

  test('may do what was ticked and nothing else', async () => {
    const secret = secretIn(await create({ name: 'Lecture', 'scope:events:read': '1' }));
    expect((await named('Lecture'))[0]?.scopes).toEqual(['payments:read', 'events:read']);
    expect((await site.engine.request('GET', '/merchant/balance', { bearer: secret })).status).toBe(403);
  });

  test('ends when it was asked to', async () => {
    await create({ name: 'Brève', expires_in: '604800' });
    const [key] = await named('Brève');
    expect(Date.parse(key?.expires_at ?? '') - Date.parse(key?.created_at ?? '')).toBe(604_800_000);
  });

  test('is one key, whose form is sent twice', async () => {
    const { key } = await merchant.get(`${KEYS}/new`);
    const fields = { key, name: 'Deux fois', 'scope:payments:read': '1' };
    const [first, second] = [await merchant.post(`${KEYS}/new`, fields), await merchant.post(`${KEYS}/new`, fields)];
    expect(secretIn(first)).not.toBe('');
    // By reloading the page of the answer.
    expect(second.html).not.toContain(secretIn(first));
    expect(second.text).toContain('C’est déjà fait, et le secret n’est affiché qu’une seule fois.');
    expect(await named('Deux fois')).toHaveLength(1);
  });

  test('has a name, a permission and one of the lives that are offered', async () => {
    const nothing = await create({ name: ' ', 'scope:payments:read': '', expires_in: '1' });
    expect(nothing.isRefused).toBe(true);
    expect(nothing.text).toContain('Indiquez un nom, 120 caractères au plus.');
    expect(nothing.text).toContain('Cochez au moins un droit.');
    expect(nothing.text).toContain('Choisissez une des durées proposées.');
  });

  test('keeps what was entered when something is wrong', async () => {
    const again = await create({ name: 'À garder', 'scope:payments:read': '' });
    expect(again.html).toContain('value="À garder"');
    expect(again.html).not.toMatch(/<input type="checkbox"[^>]*checked/);
  });

  test('has a name that changes nothing of the page', async () => {
    await create({ name: '<script>alert(1)</script>\u202Ecod' });
    const { html } = await merchant.get(KEYS);
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; cod');
    expect(html).not.toContain('<script>alert');
  });
});

describe('a live key', () => {
  test('requires the password again, unless it was given a moment ago', async () => {
    merchant = await site.merchant();
    const live = '/dashboard/live/api-keys';
    expect(secretIn(await create({ name: 'Aussitôt' }, live))).toMatch(/^svc_live_/);

    await site.engine.advance(11 * MINUTE_MS);
    const form = await merchant.get(`${live}/new`);
    expect(form.text).toContain('Votre mot de passe');
    const refused = await create({ name: 'Plus tard' }, live);
    expect(refused.isRefused).toBe(true);
    expect(refused.text).toContain('Indiquez votre mot de passe.');
    const wrong = await create({ name: 'Plus tard', password: 'not the right one' }, live);
    expect(wrong.text).toContain('Mot de passe incorrect.');
    expect(await named('Plus tard')).toHaveLength(0);

    const { password } = site.engine.seed.merchant;
    expect(secretIn(await create({ name: 'Plus tard', password }, live))).toMatch(/^svc_live_/);
  });

  test('needs an approved business file: the page shows it and leads there', async () => {
    const newcomer = await site.otherMerchant();
    for (const path of ['/dashboard/live/api-keys', '/dashboard/live/api-keys/new']) {
      const { text, html } = await newcomer.get(path);
      expect(text).toContain('Les clés réelles exigent un dossier approuvé.');
      expect(html).toContain('href="/dashboard/live/account/kyc"');
      expect(html).not.toContain('action="/dashboard/live/api-keys/new"');
    }
    const sent = await newcomer.post('/dashboard/live/api-keys/new', { name: 'Sans', 'scope:payments:read': '1' });
    expect(secretIn(sent)).toBe('');
  });
});

describe('replacing a key', () => {
  test('shows the successor once, and lets the old one live as long as was chosen', async () => {
    const old = secretIn(await create({ name: 'À remplacer' }));
    const [{ id } = { id: '' }] = await named('À remplacer');
    const form = await merchant.get(`${KEYS}/${id}/roll`);
    expect(form.text).toContain('«\u00a0À remplacer\u00a0» reçoit une nouvelle clé secrète');
    const made = await merchant.post(`${KEYS}/${id}/roll`, { key: form.key, grace_seconds: '3600' });
    const successor = secretIn(made);
    const works = async (bearer: string): Promise<boolean> =>
      (await site.engine.request('GET', '/gateway/payments', { bearer })).status === 200;
    expect([await works(old), await works(successor)]).toEqual([true, true]);
    await site.engine.advance(61 * MINUTE_MS);
    expect([await works(old), await works(successor)]).toEqual([false, true]);
    merchant = await site.merchant();
  });

  test('makes one successor, whose form is sent twice, and shows its secret once', async () => {
    await create({ name: 'À remplacer deux fois' });
    const [{ id } = { id: '' }] = await named('À remplacer deux fois');
    const fields = { key: (await merchant.get(`${KEYS}/${id}/roll`)).key, grace_seconds: '3600' };
    const path = `${KEYS}/${id}/roll`;
    const [first, second] = [await merchant.post(path, fields), await merchant.post(path, fields)];
    expect(secretIn(first)).toMatch(/^svc_test_/);
    expect(secretIn(second)).toBe('');
    expect(second.html).not.toContain(secretIn(first));
    expect(second.text).toContain('C’est déjà fait, et le secret n’est affiché qu’une seule fois.');
    expect(await named('À remplacer deux fois')).toHaveLength(2);
    for (const page of [KEYS, path]) expect((await merchant.get(page)).html).not.toContain(secretIn(first));
  });

  test('is refused in words when the key was revoked meanwhile', async () => {
    await create({ name: 'Trop tard' });
    const [{ id } = { id: '' }] = await named('Trop tard');
    const form = await merchant.get(`${KEYS}/${id}/roll`);
    await merchant.post(`${KEYS}/${id}/revoke`, { key: (await merchant.get(`${KEYS}/${id}/revoke`)).key });
    const refused = await merchant.post(`${KEYS}/${id}/roll`, { key: form.key, grace_seconds: '0' });
    expect(refused.isRefused).toBe(true);
    expect(refused.text).toContain('Cette clé est révoquée et ne peut plus être remplacée.');
  });
});

describe('revoking a key', () => {
  test('explains what it means, ends the key, and collapses it', async () => {
    const secret = secretIn(await create({ name: 'À révoquer' }));
    const [{ id } = { id: '' }] = await named('À révoquer');
    const form = await merchant.get(`${KEYS}/${id}/revoke`);
    expect(form.text).toContain('cesse de fonctionner immédiatement et définitivement');
    const done = await merchant.post(`${KEYS}/${id}/revoke`, { key: form.key });
    expect(done.location).toBe(`${KEYS}?done=revoked`);
    expect((await merchant.get(`${KEYS}?done=revoked`)).text).toContain('La clé est révoquée.');
    expect((await merchant.get(KEYS)).text).toContain('Révoquée');
    expect((await site.engine.request('GET', '/gateway/payments', { bearer: secret })).status).toBe(401);
  });
});

describe('a key of another merchant, or of the other mode', () => {
  test('is not there', async () => {
    const { id } = (await keys()).find(({ name }) => name === 'Sandbox test key') as ApiKey;
    const stranger = await site.otherMerchant();
    for (const action of ['roll', 'revoke']) {
      const foreign = await stranger.get(`${KEYS}/${id}/${action}`);
      const missing = await stranger.get(`${KEYS}/key_01jz0000000000000000000000/${action}`);
      expect(foreign.status).toBe(404);
      expect(foreign.text).toBe(missing.text);
      expect((await stranger.post(`${KEYS}/${id}/${action}`, { grace_seconds: '0' })).status).toBe(404);
      expect((await merchant.get(`/dashboard/live/api-keys/${id}/${action}`)).status).toBe(404);
      expect((await merchant.post(`/dashboard/live/api-keys/${id}/${action}`, { grace_seconds: '0' })).status).toBe(
        404,
      );
    }
    expect((await keys()).find((key) => key.id === id)?.revoked_at).toBeNull();
  });
});

describe('an address that no key could have', () => {
  test('leads nowhere', async () => {
    expect((await merchant.get(`${KEYS}?cursor=%00`)).status).toBe(404);
    expect((await merchant.get(`${KEYS}/%00/roll`)).status).toBe(404);
  });
});

import type { WebhookEndpoint } from '@mitako/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startSite, type DashboardSite, type Visit, type Visitor } from './support/visitor.ts';

const HOOKS = '/dashboard/test/webhooks';
const LIVE_HOOKS = '/dashboard/live/webhooks';
const DAY_MS = 24 * 60 * 60 * 1000;

let site: DashboardSite;
let merchant: Visitor;

beforeAll(async () => {
  site = await startSite();
  merchant = await site.merchant();
});

afterAll(() => site.close());

function secretIn({ html }: Visit): string {
  return /id="secret" value="([^"]+)"/.exec(html)?.[1] ?? '';
}

async function create(fields: Readonly<Record<string, string>>, base = HOOKS): Promise<Visit> {
  const { key } = await merchant.get(`${base}/new`);
  return merchant.post(`${base}/new`, { key, ...fields });
}

async function endpoints(bearer = site.engine.seed.merchant.testKey): Promise<readonly WebhookEndpoint[]> {
  const { body } = await site.engine.request<{ data: { endpoints: readonly WebhookEndpoint[] } }>(
    'GET',
    '/merchant/webhook-endpoints?limit=100',
    { bearer },
  );
  return body.data.endpoints;
}

async function made(
  url: string,
  fields: Readonly<Record<string, string>> = { 'event:*': '1' },
): Promise<WebhookEndpoint> {
  await create({ url, ...fields });
  const endpoint = (await endpoints()).find((each) => each.url === url);
  if (endpoint === undefined) throw new Error(`${url} was not made`);
  return endpoint;
}

async function remove({ id }: WebhookEndpoint): Promise<void> {
  const { key } = await merchant.get(`${HOOKS}/${id}/delete`);
  await merchant.post(`${HOOKS}/${id}/delete`, { key });
}

describe('a merchant without endpoints', () => {
  test('shows what they are for, how many there may be and how to verify webhooks', async () => {
    const { text, html } = await merchant.get(HOOKS);
    expect(text).toContain('Vos adresses apparaîtront ici Ajoutez celle de votre serveur');
    expect(text).toContain('Dix adresses au plus');
    expect(text).toContain("import { verifyWebhook } from '@mitako/client/webhooks';");
    expect(html).toContain(`href="${HOOKS}/new"`);
  });
});

describe('a new endpoint', () => {
  test('shows its secret once', async () => {
    const page = await create({ url: 'https://shop.test/once', 'event:*': '1' });
    const secret = secretIn(page);
    expect(secret).toMatch(/^whsec_/);
    const [endpoint] = await endpoints();
    for (const path of [HOOKS, `${HOOKS}/${endpoint?.id}`, `${HOOKS}/${endpoint?.id}/edit`]) {
      expect((await merchant.get(path)).html).not.toContain(secret);
    }
    await remove(endpoint as WebhookEndpoint);
  });

  test('receives all events, families or single ones', async () => {
    const all = await made('https://shop.test/all', { 'event:*': '1', 'event:payment.failed': '1' });
    const some = await made('https://shop.test/some', {
      'event:payment.*': '1',
      'event:payment.failed': '1',
      'event:dispute.opened': '1',
    });
    expect(all.events).toEqual(['*']);
    // What the family holds is not said again.
    expect(some.events).toEqual(['payment.*', 'dispute.opened']);
    expect((await merchant.get(HOOKS)).text).toContain('Tout sur les paiements, Litige ouvert');
    await remove(all);
    await remove(some);
  });

  test('needs an address and an event', async () => {
    const page = await create({ url: 'ftp://shop.test', description: 'x'.repeat(256) });
    expect(page.isRefused).toBe(true);
    expect(page.text).toContain('Indiquez une adresse complète, qui commence par https://');
    expect(page.text).toContain('La description a 255 caractères au plus.');
    expect(page.text).toContain('Cochez au moins un événement.');
    expect(await endpoints()).toHaveLength(0);
  });

  test('is one endpoint, whose form is sent twice', async () => {
    const { key } = await merchant.get(`${HOOKS}/new`);
    const fields = { key, url: 'https://shop.test/twice', 'event:*': '1' };
    const [first, second] = [await merchant.post(`${HOOKS}/new`, fields), await merchant.post(`${HOOKS}/new`, fields)];
    expect(secretIn(first)).not.toBe('');
    expect(second.html).not.toContain(secretIn(first));
    const all = await endpoints();
    expect(all).toHaveLength(1);
    await remove(all[0] as WebhookEndpoint);
  });

  test('in live mode is https, and requires the password again', async () => {
    const plain = await create({ url: 'http://shop.test/live', 'event:*': '1' }, LIVE_HOOKS);
    expect(plain.text).toContain('En mode réel, l’adresse commence par https://.');
    await site.engine.advance(11 * 60_000);
    const asked = await create({ url: 'https://shop.test/live', 'event:*': '1' }, LIVE_HOOKS);
    expect(asked.text).toContain('Indiquez votre mot de passe.');
    const { password, liveKey } = site.engine.seed.merchant;
    const page = await create({ url: 'https://shop.test/live', 'event:*': '1', password }, LIVE_HOOKS);
    expect(secretIn(page)).toMatch(/^whsec_/);
    expect(await endpoints(liveKey)).toHaveLength(1);
    merchant = await site.merchant();
  });

  test('beyond the tenth is refused in words', async () => {
    // One is in live mode.
    for (let count = 1; count <= 9; count += 1) await create({ url: `https://shop.test/${count}`, 'event:*': '1' });
    const page = await create({ url: 'https://shop.test/10', 'event:*': '1' });
    expect(page.isRefused).toBe(true);
    expect(page.text).toContain('Vous avez déjà dix adresses, modes réel et test ensemble.');
    for (const endpoint of await endpoints()) await remove(endpoint);
  });

  test('changes nothing of the page by what it is called', async () => {
    const endpoint = await made('https://shop.test/?a=<script>', {
      'event:*': '1',
      description: '"><img src=x onerror=alert(1)>\u202E',
    });
    for (const path of [
      HOOKS,
      `${HOOKS}/${endpoint.id}`,
      `${HOOKS}/${endpoint.id}/edit`,
      `${HOOKS}/${endpoint.id}/delete`,
    ]) {
      const { html } = await merchant.get(path);
      expect(html).not.toContain('<img');
      expect(html).not.toContain('a=<script>');
    }
    expect((await merchant.get(`${HOOKS}/${endpoint.id}`)).html).not.toContain('\u202E');
    await remove(endpoint);
  });
});

describe('an endpoint', () => {
  test('is changed, and keeps what is not on the form', async () => {
    const endpoint = await made('https://shop.example/old', { 'event:refund.*': '1', description: 'Ancienne' });
    const path = `${HOOKS}/${endpoint.id}/edit`;
    const form = await merchant.get(path);
    expect(form.html).toMatch(/name="event:refund\.\*" value="1" checked/);
    expect(form.html).toContain('value="Ancienne"');
    const done = await merchant.post(path, {
      key: form.key,
      url: 'https://shop.example/new',
      'event:payment.succeeded': '1',
      prefixed_names: '1',
    });
    expect(done.location).toBe(`${HOOKS}/${endpoint.id}?done=saved`);
    expect((await endpoints())[0]).toMatchObject({
      url: 'https://shop.example/new',
      description: null,
      events: ['payment.succeeded'],
      prefixed_names: true,
      enabled: true,
    });
    await remove(endpoint);
  });

  test('is switched off and on', async () => {
    const endpoint = await made('https://shop.test/switch');
    const path = `${HOOKS}/${endpoint.id}`;
    const off = await merchant.post(path, { key: (await merchant.get(path)).key, do: 'disable' });
    expect(off.location).toBe(`${path}?done=disabled`);
    const { text, html } = await merchant.get(path);
    expect(text).toContain('Cette adresse est désactivée\u00a0: rien ne lui est envoyé.');
    expect(html).not.toContain('value="ping"');
    const pinged = await merchant.post(path, { key: crypto.randomUUID(), do: 'ping' });
    expect(pinged.isRefused).toBe(true);
    expect(pinged.text).toContain('L’adresse est désactivée\u00a0: activez-la d’abord.');
    await merchant.post(path, { key: (await merchant.get(path)).key, do: 'enable' });
    expect((await endpoints())[0]?.enabled).toBe(true);
    await remove(endpoint);
  });

  test('is pinged, and the page leads to what came back', async () => {
    const endpoint = await made('https://shop.test/ping');
    const path = `${HOOKS}/${endpoint.id}`;
    const { key } = await merchant.get(path);
    const [first, second] = [
      await merchant.post(path, { key, do: 'ping' }),
      await merchant.post(path, { key, do: 'ping' }),
    ];
    expect(first.location).toMatch(/^\/dashboard\/test\/webhooks\/deliveries\/dlv_\w+\?done=pinged$/);
    expect(second.location).toBe(first.location);
    const waiting = await merchant.get(first.location ?? '');
    expect(waiting.text).toContain('Le test est parti.');
    expect(waiting.text).toContain('La notification est en route.');
    site.engine.webhooks.answer({
      kind: 'answered',
      statusCode: 200,
      retryAfter: null,
      location: null,
      body: '{"merci":true}',
    });
    await site.engine.advance(0);
    const arrived = await merchant.get(first.location ?? '');
    expect(arrived.text).toContain('200 – reçu');
    expect(arrived.text).toContain('"merci": true');
    expect(arrived.text).not.toContain('La notification est en route.');
    await remove(endpoint);
  });

  test('gets a new secret, shown once; the old one signs on as long as was chosen', async () => {
    const endpoint = await made('https://shop.test/rotate');
    const path = `${HOOKS}/${endpoint.id}/rotate`;
    const page = await merchant.post(path, { key: (await merchant.get(path)).key, grace_seconds: '3600' });
    expect(page.text).toContain('Nouveau secret');
    expect(secretIn(page)).toMatch(/^whsec_/);
    const signaturesOf = async (): Promise<number> => {
      site.engine.webhooks.clear();
      const below = `${HOOKS}/${endpoint.id}`;
      await merchant.post(below, { key: (await merchant.get(below)).key, do: 'ping' });
      await site.engine.advance(0);
      return (site.engine.webhooks.requests[0]?.headers['webhook-signature'] ?? '').split(' ').length;
    };
    expect(await signaturesOf()).toBe(2);
    await site.engine.advance(61 * 60_000);
    merchant = await site.merchant();
    expect(await signaturesOf()).toBe(1);
    await remove(endpoint);
  });

  test('gets one new secret, whose form is sent twice, and no page shows it again', async () => {
    const endpoint = await made('https://shop.test/rotate-twice');
    const below = `${HOOKS}/${endpoint.id}`;
    const fields = { key: (await merchant.get(`${below}/rotate`)).key, grace_seconds: '0' };
    const [first, second] = [
      await merchant.post(`${below}/rotate`, fields),
      await merchant.post(`${below}/rotate`, fields),
    ];
    expect(secretIn(first)).toMatch(/^whsec_/);
    expect(second.html).not.toContain(secretIn(first));
    expect(secretIn(second)).toBe('');
    expect(second.text).toContain('C’est déjà fait, et le secret n’est affiché qu’une seule fois.');
    for (const page of [below, `${below}/rotate`, HOOKS]) {
      expect((await merchant.get(page)).html).not.toContain(secretIn(first));
    }
    await remove(endpoint);
  });

  test('is deleted after a page that explains what it means', async () => {
    const endpoint = await made('https://shop.test/delete');
    const path = `${HOOKS}/${endpoint.id}/delete`;
    const form = await merchant.get(path);
    expect(form.text).toContain('Plus rien ne lui sera envoyé');
    const done = await merchant.post(path, { key: form.key });
    expect(done.location).toBe(`${HOOKS}?done=deleted`);
    expect((await merchant.get(`${HOOKS}/${endpoint.id}`)).status).toBe(404);
    // Sent again, it is the same answer.
    expect((await merchant.post(path, { key: form.key })).location).toBe(`${HOOKS}?done=deleted`);
  });

  test('that we switched off shows since when it fails, and how to fix it', async () => {
    const endpoint = await made('https://shop.test/dead');
    site.engine.webhooks.answer(500);
    // Each ping is tried 16 times within a day.
    for (let day = 0; day < 6; day += 1) {
      await site.engine.request('POST', `/merchant/webhook-endpoints/${endpoint.id}/ping`, {
        bearer: site.engine.seed.merchant.testKey,
      });
      for (let hour = 0; hour < 24; hour += 1) await site.engine.advance(DAY_MS / 24);
    }
    merchant = await site.merchant();
    const { text } = await merchant.get(`${HOOKS}/${endpoint.id}`);
    expect(text).toMatch(
      /Nous avons désactivé cette adresse\u00a0: \d+ tentatives sans un seul succès depuis le \d+(?:er)? \S+ 20\d\d à/,
    );
    expect(text).toContain('corrigez-le. Activez ensuite l’adresse');
    expect((await merchant.get(HOOKS)).text).toContain('Désactivée après trop d’échecs');
    merchant.speak('en');
    expect((await merchant.get(`${HOOKS}/${endpoint.id}`)).text).toMatch(/We disabled this endpoint: \d+ attempts/);
    merchant.speak('fr');
    site.engine.webhooks.answer(200);
    await remove(endpoint);
  });
});

describe('an endpoint of another merchant, or of the other mode', () => {
  test('is not there', async () => {
    const endpoint = await made('https://shop.test/mine');
    const stranger = await site.otherMerchant();
    for (const action of ['', '/edit', '/rotate', '/delete']) {
      const foreign = await stranger.get(`${HOOKS}/${endpoint.id}${action}`);
      const missing = await stranger.get(`${HOOKS}/whe_01jz0000000000000000000000${action}`);
      expect(missing.status).toBe(404);
      expect(foreign.text).toBe(missing.text);
      expect((await merchant.get(`${LIVE_HOOKS}/${endpoint.id}${action}`)).status).toBe(404);
      expect((await merchant.get(`${HOOKS}/%00${action}`)).status).toBe(404);
      const fields = { url: 'https://evil.test', 'event:*': '1', grace_seconds: '0', do: 'disable' };
      expect((await stranger.post(`${HOOKS}/${endpoint.id}${action}`, fields)).status).toBe(404);
    }
    expect((await endpoints())[0]).toMatchObject({ url: 'https://shop.test/mine', enabled: true });
    await remove(endpoint);
  });
});

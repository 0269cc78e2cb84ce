import type { Delivery, EventRecord, Payment, RouteName } from '@mitako/contract';
import type { Arrived } from '@mitako/core';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { shopOf, type Shop } from './support/merchant-payments.ts';
import { startSite, type DashboardSite, type Visitor } from './support/visitor.ts';

const LOG = '/dashboard/test/webhooks/deliveries';
const EVENTS = '/dashboard/test/events';
const DAY_MS = 24 * 60 * 60 * 1000;

let site: DashboardSite;
let merchant: Visitor;
let shop: Shop;
let endpointId: string;

beforeAll(async () => {
  site = await startSite();
  shop = shopOf(site);
  endpointId = await addEndpoint('https://shop.test/hooks');
});

beforeEach(async () => {
  merchant = await site.merchant();
  site.engine.webhooks.answer(200);
});

afterAll(() => site.close());

async function api<Data>(method: string, path: string, body?: unknown): Promise<Data> {
  const { status, text } = await site.engine.request(method, path, {
    bearer: site.engine.seed.merchant.testKey,
    body,
  });
  if (status >= 400) throw new Error(`${method} ${path} was refused: ${text}`);
  return (JSON.parse(text) as { data: Data }).data;
}

async function addEndpoint(url: string, events: readonly string[] = ['payment.created']): Promise<string> {
  const made = await api<{ endpoint: { id: string } }>('POST', '/merchant/webhook-endpoints', { url, events });
  return made.endpoint.id;
}

async function deliveries(query = ''): Promise<readonly Delivery[]> {
  return (await api<{ deliveries: readonly Delivery[] }>('GET', `/merchant/deliveries?limit=100&${query}`)).deliveries;
}

/** A payment, and the delivery that tells of it, after `answer` came back once. */
async function delivered(
  answer: Parameters<DashboardSite['engine']['webhooks']['answer']>[0],
): Promise<{ readonly payment: Payment; readonly delivery: Delivery }> {
  site.engine.webhooks.answer(answer);
  const payment = await shop.create();
  await site.engine.advance(0);
  const [delivery] = await deliveries(`payment_id=${payment.id}`);
  return { payment, delivery: delivery as Delivery };
}

test('what waits behind a server that does not respond is counted, with the next attempt, never in the past', async () => {
  const failing = await addEndpoint('https://dead.test/hooks', ['payment.created']);
  site.engine.webhooks.answer(500);
  const made: Payment[] = [];
  for (let count = 0; count < 12; count += 1) made.push(await shop.create());
  await site.engine.advance(0);
  const SAID =
    /12 événements attendent\u00a0: votre serveur ne répond pas comme attendu\. Prochain essai à \d\d:\d\d\./;
  expect((await merchant.get('/dashboard/test/webhooks')).text).toMatch(SAID);
  expect((await merchant.get(`/dashboard/test/webhooks/${failing}`)).text).toMatch(SAID);
  const [newest] = (await deliveries(`endpoint_id=${failing}&status=waiting`)).values();
  const waiting = await merchant.get(`${LOG}/${newest?.id}`);
  expect(waiting.text).toMatch(SAID);
  expect(waiting.text).not.toContain('La notification est en route');
  expect((await merchant.get(`/dashboard/test/payments/${made.at(-1)?.id}`)).text).toMatch(SAID);
  // The first retries are due, and wait for their turn.
  site.engine.clock.advance(30_000);
  merchant = await site.merchant();
  const log = await merchant.get(`${LOG}?endpoint=${failing}`);
  expect(log.text).toContain('la prochaine à son tour');
  expect(log.text).not.toContain('prochaine le');
  merchant.speak('en');
  expect((await merchant.get(`/dashboard/test/webhooks/${failing}`)).text).toContain(
    '12 events are waiting: your server does not accept them.',
  );
  merchant.speak('fr');
  await api('DELETE', `/merchant/webhook-endpoints/${failing}`);
  site.engine.webhooks.answer(200);
  await site.engine.advance(DAY_MS);
});

/** Until nothing is tried any more. */
async function giveUp(): Promise<void> {
  for (let hour = 0; hour <= 24; hour += 1) await site.engine.advance(DAY_MS / 24);
  merchant = await site.merchant();
}

describe('the log', () => {
  test('is narrowed by state and by endpoint', async () => {
    const good = await delivered(200);
    const bad = await delivered(500);
    const all = await merchant.get(LOG);
    expect(all.html).toContain(good.delivery.id);
    expect(all.html).toContain(bad.delivery.id);
    expect(all.text).toContain('https://shop.test/hooks');
    const waiting = await merchant.get(`${LOG}?status=failing%2Cfailed&endpoint=${endpointId}`);
    expect(waiting.html).not.toContain(good.delivery.id);
    expect(waiting.html).toContain(bad.delivery.id);
    expect(waiting.text).toContain('500 – votre serveur a eu une erreur');
    const none = await merchant.get(`${LOG}?endpoint=whe_01jz0000000000000000000000`);
    expect(none.text).toContain('Aucune notification ne correspond à ces filtres.');
  });

  test('has no page for a state that there is not', async () => {
    expect((await merchant.get(`${LOG}?status=lost`)).status).toBe(404);
    expect((await merchant.get(`${LOG}?cursor=%00`)).status).toBe(404);
  });

  test('continues with older ones', async () => {
    for (let count = 0; count < 21; count += 1) await shop.create();
    const first = await merchant.get(LOG);
    const [, next = ''] = /href="(\?cursor=[^"]+)" rel="next"/.exec(first.html) ?? [];
    expect(next).not.toBe('');
    const older = await merchant.get(`${LOG}${next}`);
    expect(older.text).toContain('Revenir au début');
  });
});

describe('one delivery', () => {
  test('shows what was sent: headers, the body in lines and its exact text', async () => {
    const { payment, delivery } = await delivered(200);
    const { text } = await merchant.get(`${LOG}/${delivery.id}`);
    expect(text).toContain(`x-service-delivery: ${delivery.id}`);
    expect(text).toContain(`webhook-id: ${delivery.event_id}`);
    expect(text).toContain('S’y ajoutent les deux signatures');
    const sent = site.engine.webhooks.requests.findLast(({ body }) => body.includes(payment.id))?.body ?? '';
    expect(sent).not.toBe('');
    expect(text).toContain(sent);
    expect(text).toContain(`"id": "${payment.id}"`);
  });

  test.each([
    ['connection_refused', 'Le serveur refuse la connexion'],
    ['timeout', 'Pas de réponse complète en 15 secondes'],
    ['address_not_allowed', 'Adresse privée ou locale\u00a0: nous n’y envoyons rien'],
    ['tls_failed', 'La connexion HTTPS n’a pas pu s’établir'],
    ['certificate_expired', 'Le certificat HTTPS a expiré'],
    ['certificate_self_signed', 'Le certificat HTTPS est auto-signé'],
    ['certificate_untrusted', 'Le certificat HTTPS vient d’une autorité inconnue'],
    ['certificate_wrong_name', 'Le certificat HTTPS est au nom d’un autre domaine'],
    ['name_not_resolved', 'Ce nom de domaine est introuvable'],
  ] as const)('shows what %s means', async (error, words) => {
    const { delivery } = await delivered({ kind: 'failed', error });
    const { text } = await merchant.get(`${LOG}/${delivery.id}`);
    expect(text).toContain(words);
    expect(text).toContain('Prochaine tentative');
    expect(text).not.toContain(error);
  });

  test.each([
    [302, 'votre serveur redirige vers une autre adresse'],
    [403, 'votre serveur refuse l’accès'],
    [404, 'il n’y a rien à cette adresse'],
    [429, 'votre serveur demande de ralentir'],
    [422, 'votre serveur refuse la demande'],
    [503, 'votre serveur a eu une erreur'],
  ])('shows what %i means', async (status, words) => {
    const { delivery } = await delivered(status);
    expect((await merchant.get(`${LOG}/${delivery.id}`)).text).toContain(`${status} – ${words}`);
  });

  test('shows what came back, which changes nothing of the page', async () => {
    const body = '</code><script>alert(1)</script>\nnext line \u202Etxet\u0007';
    const { delivery } = await delivered({ kind: 'answered', statusCode: 500, retryAfter: null, location: null, body });
    const { html, text } = await merchant.get(`${LOG}/${delivery.id}`);
    expect(text).toContain('</code><script>alert(1)</script> next line \\u202etxet\\u0007');
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('&lt;/script&gt;\nnext line');
  });

  test('with many long answers weighs less than 60 kB, and shows each to its end when asked', async () => {
    // Nothing that could be compressed.
    const noise = (): string =>
      Array.from(crypto.getRandomValues(new Uint8Array(8_000)), (byte) => byte.toString(16).padStart(2, '0')).join('');
    const { delivery } = await delivered(() => ({
      kind: 'answered',
      statusCode: 500,
      retryAfter: null,
      location: null,
      body: `${noise()}-end`,
    }));
    await giveUp();
    const { attempts } = (
      await api<{ delivery: { attempts: readonly { response_body: string }[] } }>(
        'GET',
        `/merchant/deliveries/${delivery.id}`,
      )
    ).delivery;
    expect(attempts.length).toBeGreaterThan(8);
    const { html } = await merchant.get(`${LOG}/${delivery.id}`);
    expect(gzipped(html)).toBeLessThan(60_000);
    expect(html).toContain('Début de la réponse.');
    for (const { response_body: answer } of attempts) expect(html).not.toContain(answer);
    const third = await merchant.get(`${LOG}/${delivery.id}?tab=3`);
    expect(third.html).toContain(attempts[2]?.response_body);
    expect(gzipped(third.html)).toBeLessThan(60_000);
  });

  test('is sent again once, however often the button is tapped', async () => {
    const { payment, delivery } = await delivered(200);
    const { key } = await merchant.get(`${LOG}/${delivery.id}`);
    const first = await merchant.post(`${LOG}/${delivery.id}`, { key });
    const second = await merchant.post(`${LOG}/${delivery.id}`, { key });
    expect(first.location).toMatch(/deliveries\/dlv_\w+\?done=replayed$/);
    expect(second.location).toBe(first.location);
    expect(await deliveries(`payment_id=${payment.id}`)).toHaveLength(2);
    expect((await merchant.get(first.location ?? '')).text).toContain('voici la nouvelle notification');
  });

  test('is attempted at once and stays itself while it is failing', async () => {
    const { payment, delivery } = await delivered(500);
    const { key, text } = await merchant.get(`${LOG}/${delivery.id}`);
    expect(text).toContain('En échec');
    const sent = await merchant.post(`${LOG}/${delivery.id}`, { key });
    expect(sent.location).toMatch(new RegExp(`${delivery.id}\\?done=hastened$`));
    expect(await deliveries(`payment_id=${payment.id}`)).toHaveLength(1);
  });

  test('to an endpoint that is gone cannot be repeated, and shows it', async () => {
    const gone = await addEndpoint('https://shop.test/gone');
    await delivered(200);
    const [delivery] = await deliveries(`endpoint_id=${gone}`);
    await api('DELETE', `/merchant/webhook-endpoints/${gone}`);
    const page = await merchant.get(`${LOG}/${delivery?.id}`);
    expect(page.text).toContain('Adresse supprimée');
    const refused = await merchant.post(`${LOG}/${delivery?.id}`, { key: page.key });
    expect(refused.isRefused).toBe(true);
    expect(refused.text).toContain('L’adresse a été supprimée\u00a0: cette notification ne peut plus être renvoyée.');
  });

  test('speaks English', async () => {
    const { delivery } = await delivered({ kind: 'failed', error: 'connection_refused' });
    merchant.speak('en');
    const { text } = await merchant.get(`${LOG}/${delivery.id}`);
    expect(text).toContain('Connection refused: nothing listens on this port');
  });
});

describe('sending again all that failed', () => {
  test('since a moment, and shows how many', async () => {
    const { delivery } = await delivered(500);
    await giveUp();
    site.engine.webhooks.answer(200);
    const form = await merchant.get(`${LOG}/replay`);
    const [, hour = ''] = /<option value="([^"]+)"[^>]*>Une heure/.exec(form.html) ?? [];
    const [, week = ''] = /<option value="([^"]+)"[^>]*>7 jours/.exec(form.html) ?? [];
    const none = await merchant.post(`${LOG}/replay`, { key: crypto.randomUUID(), since: hour, endpoint: endpointId });
    expect(none.text).toContain('Rien à renvoyer');
    const failed = await deliveries('status=failed');
    const some = { key: form.key, since: week, endpoint: endpointId };
    const expected = failed.filter(({ endpoint_id: id }) => id === endpointId).length;
    expect(failed.map(({ id }) => id)).toContain(delivery.id);
    const before = (await deliveries(`endpoint_id=${endpointId}`)).length;
    const words = expected === 1 ? '1 notification repart.' : `${expected} notifications repartent.`;
    expect((await merchant.post(`${LOG}/replay`, some)).text).toContain(words);
    expect((await merchant.post(`${LOG}/replay`, some)).text).toContain(words);
    expect(await deliveries(`endpoint_id=${endpointId}`)).toHaveLength(Math.min(100, before + expected));
  });

  test('since an exact moment of Douala, or not at all when it is none', async () => {
    const { delivery } = await delivered(500);
    await giveUp();
    const madeMs = Date.parse(delivery.created_at);
    const at = (ms: number): string => new Date(ms + 60 * 60_000).toISOString().slice(0, 16);
    const post = async (exact: string): Promise<string> =>
      (await merchant.post(`${LOG}/replay`, { key: crypto.randomUUID(), since: '', endpoint: '', exact })).text;
    expect(await post(at(madeMs + 60_000))).toContain('Rien à renvoyer');
    expect(await post(at(madeMs))).toMatch(/notifications? repart(?:ent)?\./);
    expect(await post('demain')).toContain('Indiquez un jour et une heure.');
  });

  test('continues where a batch ended', async () => {
    const replays: unknown[] = [];
    const { gateway } = site.engine;
    const call = gateway.call.bind(gateway);
    // A batch is 500: the engine's answer to the first one is stubbed, and the next form's request is checked.
    Object.assign(gateway, {
      call: (name: RouteName, arrived: Arrived) => {
        if (name !== 'replayFailedDeliveries') return call(name, arrived);
        replays.push(arrived.body);
        const data = { replayed: 500, has_more: true, next_cursor: 'dlv_last' };
        return Promise.resolve({ kind: 'done', status: 200, data, retryAfterSeconds: null });
      },
    });
    const since = '2026-11-20T10:00:00.000Z';
    const page = await merchant.post(`${LOG}/replay`, { key: 'k1', since, endpoint: endpointId });
    expect(page.text).toContain('500 notifications repartent.');
    expect(page.text).toContain('Ce n’est pas tout');
    const hidden = Array.from(page.html.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g), ([, name, value]) => [
      name,
      value,
    ]);
    await merchant.post(`${LOG}/replay`, Object.fromEntries(hidden) as Record<string, string>);
    Object.assign(gateway, { call });
    expect(replays).toEqual([
      { since, endpoint_id: endpointId },
      { since, endpoint_id: endpointId, cursor: 'dlv_last' },
    ]);
  });
});

describe('events', () => {
  test('are narrowed by type, and lead to what they are about', async () => {
    const paid = await shop.paid();
    const { html, text } = await merchant.get(`${EVENTS}?event=payment.succeeded`);
    expect(html).toContain(`href="/dashboard/test/payments/${paid.id}"`);
    expect(text).toContain('Paiement réussi');
    expect((await merchant.get(`${EVENTS}?event=settlement.paid`)).text).toContain('Rien ne correspond à ces filtres.');
    expect((await merchant.get(`${EVENTS}?event=nothing`)).status).toBe(404);
  });

  test('show the body of their webhooks, and their deliveries', async () => {
    const { payment, delivery } = await delivered(200);
    const { html, text } = await merchant.get(`${EVENTS}/${delivery.event_id}`);
    const sent = site.engine.webhooks.requests.findLast(({ body }) => body.includes(payment.id))?.body ?? '';
    expect(text).toContain(JSON.stringify(JSON.parse(sent), null, 2).replaceAll(/\s+/g, ' '));
    expect(html).toContain(`href="${LOG}/${delivery.id}"`);
  });

  test('are sent again to one endpoint or to all that want them, once', async () => {
    const { payment, delivery } = await delivered(200);
    const path = `${EVENTS}/${delivery.event_id}`;
    const fields = { key: (await merchant.get(path)).key, endpoint: endpointId };
    expect((await merchant.post(path, fields)).location).toBe(`${path}?done=replayed`);
    expect((await merchant.post(path, fields)).location).toBe(`${path}?done=replayed`);
    expect(await deliveries(`payment_id=${payment.id}`)).toHaveLength(2);
    await merchant.post(path, { key: crypto.randomUUID(), endpoint: '' });
    expect(await deliveries(`payment_id=${payment.id}`)).toHaveLength(3);
  });

  test('that no endpoint wants show that nothing was sent', async () => {
    const paid = await shop.paid();
    const { events } = await api<{ events: readonly EventRecord[] }>('GET', `/merchant/events?payment_id=${paid.id}`);
    const path = `${EVENTS}/${events.find(({ event }) => event === 'payment.succeeded')?.id}`;
    expect((await merchant.get(path)).text).toContain('Cet événement n’a été envoyé nulle part');
    const done = await merchant.post(path, { key: crypto.randomUUID(), endpoint: '' });
    expect(done.location).toBe(`${path}?done=nowhere`);
  });
});

describe('a delivery or an event of another merchant, or of the other mode', () => {
  test('is not there', async () => {
    const { delivery } = await delivered(200);
    const stranger = await site.otherMerchant();
    for (const below of [`webhooks/deliveries/${delivery.id}`, `events/${delivery.event_id}`]) {
      const foreign = await stranger.get(`/dashboard/test/${below}`);
      const missing = await stranger.get(`/dashboard/test/${below.replace(/_\w+$/, '_01jz0000000000000000000000')}`);
      expect(missing.status).toBe(404);
      expect(foreign.text).toBe(missing.text);
      expect((await stranger.post(`/dashboard/test/${below}`, { key: crypto.randomUUID() })).status).toBe(404);
      expect((await merchant.get(`/dashboard/live/${below}`)).status).toBe(404);
      expect((await merchant.get(`/dashboard/test/${below.replace(/\/\w+$/, '/%00')}`)).status).toBe(404);
    }
    const replayed = await stranger.post(`${LOG}/replay`, { since: '2026-01-01T00:00:00Z', endpoint: endpointId });
    expect(replayed.status).toBe(404);
  });
});

function gzipped(html: string): number {
  return gzipSync(html).length;
}

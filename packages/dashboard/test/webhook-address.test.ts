import { afterEach, beforeEach, expect, test } from 'vitest';
import { type DashboardSite, startSite, type Visit, type Visitor } from './support/visitor.ts';

const OTHER = 'https://ailleurs.example.cm/webhooks';

let site: DashboardSite;
let merchant: Visitor;

beforeEach(async () => {
  site = await startSite();
  merchant = await site.merchant();
});
afterEach(() => site.close());

/** An endpoint of the live mode, or of the test mode; its pages. */
async function endpoint(mode: 'live' | 'test'): Promise<string> {
  const { liveKey, testKey } = site.engine.seed.merchant;
  const { body } = await site.engine.request<{ data: { endpoint: { id: string } } }>(
    'POST',
    '/merchant/webhook-endpoints',
    { bearer: mode === 'live' ? liveKey : testKey, body: { url: 'https://boutique.example.cm/webhooks' } },
  );
  return `/dashboard/${mode}/webhooks/${body.data.endpoint.id}`;
}

/** Fills in the form as it stands, all events and nothing else changed but these. */
async function save(path: string, fields: Readonly<Record<string, string>>): Promise<Visit> {
  const { key } = await merchant.get(`${path}/edit`);
  return merchant.post(`${path}/edit`, {
    key,
    url: 'https://boutique.example.cm/webhooks',
    'event:*': '1',
    ...fields,
  });
}

/** So long that what takes the password asks for it. */
function wait(): Promise<void> {
  return site.engine.advance(10 * 60_000 + 1);
}

test('another live address requires the password again, and the form shows it when it has to', async () => {
  const path = await endpoint('live');
  await wait();
  expect((await merchant.get(`${path}/edit`)).html).not.toContain('name="password"');
  const asked = await save(path, { url: OTHER });
  expect([asked.isRefused, asked.html.includes('name="password"')]).toEqual([true, true]);
  expect(asked.html).toContain(`value="${OTHER}"`);
  const wrong = await merchant.post(`${path}/edit`, { key: asked.key, url: OTHER, 'event:*': '1', password: 'wrong' });
  expect(wrong.text).toContain('Mot de passe incorrect.');
  expect((await merchant.get(path)).text).not.toContain('ailleurs.example.cm');

  const { password } = site.engine.seed.merchant;
  const saved = await merchant.post(`${path}/edit`, { key: wrong.key, url: OTHER, 'event:*': '1', password });
  expect(saved.status).toBe(303);
  expect((await merchant.get(path)).text).toContain('ailleurs.example.cm');
});

test('the rest of a live endpoint is changed without, and so is an address in test mode', async () => {
  const [live, inTest] = [await endpoint('live'), await endpoint('test')];
  await wait();
  expect((await save(live, { description: 'Commandes' })).status).toBe(303);
  expect((await save(inTest, { url: OTHER })).status).toBe(303);
});

test('creating an endpoint says so when no webhook will reach its address', async () => {
  const form = '/dashboard/test/webhooks/new';
  const strict = await startSite({}, { webhooks: { allowNetworks: [] } });
  const visitor = await strict.merchant();
  const create = async (url: string): Promise<Visit> =>
    visitor.post(form, { key: (await visitor.get(form)).key, url, 'event:*': '1' });
  const refused = await create('http://10.0.0.5/webhooks');
  expect(refused.text).toContain('Cette adresse est privée');
  expect(refused.text).toContain('Secret de signature');
  expect((await create('https://boutique.example.cm/webhooks')).text).not.toContain('Cette adresse est privée');
  visitor.speak('en');
  expect((await create('http://192.168.1.4/webhooks')).text).toContain('This address is private');
  await strict.close();
});

test('editing an endpoint says so, too', async () => {
  const strict = await startSite({}, { webhooks: { allowNetworks: [] } });
  const visitor = await strict.merchant();
  const { body } = await strict.engine.request<{ data: { endpoint: { id: string } } }>(
    'POST',
    '/merchant/webhook-endpoints',
    { bearer: strict.engine.seed.merchant.testKey, body: { url: 'https://boutique.example.cm/webhooks' } },
  );
  const path = `/dashboard/test/webhooks/${body.data.endpoint.id}`;
  const edit = async (url: string): Promise<string> => {
    const { key } = await visitor.get(`${path}/edit`);
    const { location } = await visitor.post(`${path}/edit`, { key, url, 'event:*': '1' });
    return (await visitor.get(location ?? '')).text;
  };
  expect(await edit('http://10.0.0.5/webhooks')).toContain('mais cette adresse est privée');
  expect(await edit('https://boutique.example.cm/webhooks')).toContain('C’est enregistré. Les notifications');
  visitor.speak('en');
  expect(await edit('http://shop.internal/webhooks')).toContain('Saved, but this address is private');
  await strict.close();
});

import { type Route, routes } from '@mitako/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { detailWords, WORDS } from '../src/audit/detail-words.ts';
import { startSite, type DashboardSite, type Visitor } from './support/visitor.ts';
import { adminOf } from '../../../tests/support/in-process.ts';

const ACTIVITY = '/dashboard/test/activity';
const DAY_MS = 24 * 60 * 60 * 1000;

let site: DashboardSite;
let merchant: Visitor;

beforeAll(async () => {
  site = await startSite({ clientAddress: () => '203.0.113.7' });
  merchant = await site.merchant();
});

afterAll(() => site.close());

async function addKey(name: string): Promise<void> {
  const { key } = await merchant.get('/dashboard/test/api-keys/new');
  await merchant.post('/dashboard/test/api-keys/new', { key, name, 'scope:payments:read': '1' });
}

test('shows what was done, by whom and from where, newest first', async () => {
  await addKey('Caisse 2');
  const { text } = await merchant.get(ACTIVITY);
  const [list = ''] = /Quoi Quand.*/.exec(text) ?? [];
  expect(list).toMatch(
    /Clé d’API créée Nom\u00a0: Caisse 2 · Droits\u00a0: payments:read .{10,30} Test Vous 203\.0\.113\.7/,
  );
  expect(list.indexOf('Clé d’API créée')).toBeLessThan(list.indexOf('Connexion'));
});

test('shows names chosen by users as plain text', async () => {
  await addKey('<script>alert(1)</script>\u202E');
  const { html } = await merchant.get(ACTIVITY);
  expect(html).not.toContain('<script>alert');
  expect(html).toContain('&lt;script&gt;alert');
  expect(html).not.toContain('\u202E');
});

test('is narrowed to an action and to days of Douala, and shows when nothing is left', async () => {
  const logins = await merchant.get(`${ACTIVITY}?action=session.login`);
  expect(logins.text).toMatch(/Origine Connexion/);
  expect(logins.text).not.toMatch(/Origine.*Clé d’API créée/);
  await site.engine.advance(DAY_MS);
  merchant = await site.merchant();
  const rows = async (query: string): Promise<number> =>
    ((await merchant.get(`${ACTIVITY}?action=session.login&${query}`)).html.match(/<tr role="row">/g) ?? []).length - 1;
  expect(await rows('from=2026-01-01&to=2026-01-01')).toBe(1);
  expect(await rows('from=2026-01-02')).toBe(1);
  expect(await rows('from=2026-01-01&to=2026-01-02')).toBe(2);
  const { text } = await merchant.get(`${ACTIVITY}?from=2026-02-01`);
  expect(text).toContain('Rien ne correspond à ces filtres.');
});

test('shows what is wrong with a day, and forgets an action that there is not', async () => {
  const { status, text } = await merchant.get(`${ACTIVITY}?from=hier`);
  expect(status).toBe(422);
  expect(text).toContain('Indiquez une date comme 2026-11-20.');
  expect((await merchant.get(`${ACTIVITY}?action=operator.create.x`)).location).toBe(ACTIVITY);
  expect((await merchant.get(`${ACTIVITY}?cursor=${'x'.repeat(200)}`)).location).toBe(ACTIVITY);
});

test('leads on to older lines, with the filter kept', async () => {
  for (let count = 0; count < 21; count += 1) await addKey(`Clé ${count}`);
  const first = await merchant.get(`${ACTIVITY}?action=api_key.create`);
  const next = /href="(\?[^"]*cursor=[^"]*)"/.exec(first.html)?.[1]?.replaceAll('&amp;', '&') ?? '';
  expect(next).toContain('action=api_key.create');
  const second = await merchant.get(`${ACTIVITY}${next}`);
  expect(second.text).toContain('Caisse 2');
  expect(first.text).not.toContain('Caisse 2');
});

test('shows a logout, too', async () => {
  const gone = await site.merchant();
  await gone.post('/dashboard/logout');
  const { text } = await merchant.get(`${ACTIVITY}?action=session.logout`);
  expect(text).toMatch(/Déconnexion .*Vous 203\.0\.113\.7/);
});

test('shows the operator only as the service', async () => {
  const operator = await adminOf(site.engine.gateway).createOperatorKey({ name: 'Odile' });
  const { id } = site.engine.seed.merchant;
  await site.engine.request('POST', `/admin/merchants/${id}/suspend`, {
    bearer: operator.secret,
    body: { reason: 'Contrôle en cours' },
  });
  const { text } = await merchant.get(`${ACTIVITY}?action=merchant.suspend`);
  expect(text).toMatch(/Compte suspendu .*Motif\u00a0: Contrôle en cours .*Le service –/);
  expect(text).not.toContain('Odile');
  const home = await merchant.get('/dashboard/test');
  expect(home.text).toContain('Votre compte est suspendu');
  expect(home.text).toContain('Contrôle en cours');
});

test('holds nothing of others', async () => {
  const credentials = { email: 'autre@boutique.test', password: 'a long password' };
  await adminOf(site.engine.gateway).createMerchant({ ...credentials, name: 'Autre' });
  const other = await site.merchant(credentials);
  other.speak('en');
  const { text } = await other.get(ACTIVITY);
  expect(text).toContain('Login');
  expect(text).not.toContain('Caisse 2');
});

test('translates API values, and leaves typed text unchanged', () => {
  const details = {
    amount: 2500,
    type: 'mobile_money',
    outcome: 'dispute',
    since: '2026-11-27T13:25:34.158Z',
    events: ['*'],
  };
  expect(detailWords({ ...details, description: 'refund' }, 'fr').map((each) => each.replaceAll(/\s/g, ' '))).toEqual([
    'Montant : 2 500',
    'Type : mobile money',
    'Issue : litige',
    'Depuis : 27 novembre 2026 à 14:25',
    'Événements : tous',
    'Description : refund',
  ]);
});

test('has a word for each detail that an operation leaves in the log', () => {
  const details = Object.values<Route>(routes).flatMap(({ audit }) => audit?.details ?? []);
  const unnamed = details.filter((name) => name !== 'currency' && !Object.hasOwn(WORDS.fr.names, name));
  expect([details.length > 50, unnamed]).toEqual([true, []]);
});

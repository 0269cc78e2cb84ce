import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSite, type DashboardSite, type Visitor } from './support/visitor.ts';
import { adminOf } from '../../../tests/support/in-process.ts';

const KYC = '/dashboard/live/account/kyc';
const FILE = {
  legal_name: 'Épicerie Ngono SARL',
  registration_number: 'RC/DLA/2020/B/123',
  address: 'Akwa, Douala',
  representative_name: 'Awa Ngono',
  representative_id_number: '112233',
};

let site: DashboardSite;
let merchants = 0;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.close());

async function newcomer(): Promise<{ readonly id: string; readonly visitor: Visitor }> {
  const credentials = { email: `boutique-${(merchants += 1)}@kyc.test`, password: 'a long password' };
  const { id } = await adminOf(site.engine.gateway).createMerchant({ ...credentials, name: 'Boutique' });
  return { id, visitor: await site.merchant(credentials) };
}

async function decide(id: string, decision: string, note?: string): Promise<void> {
  const { secret } = await adminOf(site.engine.gateway).createOperatorKey({ name: 'Test' });
  const body = { decision, ...(note !== undefined && { note }) };
  const { status, text } = await site.engine.request('POST', `/admin/merchants/${id}/kyc`, { bearer: secret, body });
  if (status >= 400) throw new Error(text);
}

test('a new merchant sees what to send, and sends it once', async () => {
  const { visitor } = await newcomer();
  const page = await visitor.get(KYC);
  expect(page.text).toContain('À remplir');
  const sent = await visitor.post(KYC, { ...FILE, key: page.key });
  expect(sent.location).toBe(`${KYC}?done=submitted`);
  expect((await visitor.post(KYC, { ...FILE, key: page.key })).location).toBe(`${KYC}?done=submitted`);
  const after = await visitor.get(KYC);
  expect(after.text).toContain('En examen');
  expect(after.text).toContain('Épicerie Ngono SARL');
  expect(after.html).not.toContain('name="legal_name"');
});

test('each answer that is missing is requested at its field', async () => {
  const { visitor } = await newcomer();
  const { key } = await visitor.get(KYC);
  const { isRefused, text } = await visitor.post(KYC, { ...FILE, legal_name: ' ', address: '', key });
  expect(isRefused).toBe(true);
  expect(text).toContain('Indiquez le nom légal de l’entreprise.');
  expect(text).toContain('Indiquez l’adresse de l’entreprise.');
  expect(text).not.toContain('Indiquez le nom du représentant.');
});

test('a second page that sends the file as well learns that it was sent', async () => {
  const { visitor } = await newcomer();
  const [one, other] = [await visitor.get(KYC), await visitor.get(KYC)];
  await visitor.post(KYC, { ...FILE, key: one.key });
  const { text } = await visitor.post(KYC, { ...FILE, key: other.key });
  expect(text).toContain('Ce dossier a déjà été envoyé');
});

test('what the operator asks for is read as words, the form holds what was sent, and the history keeps both', async () => {
  const { id, visitor } = await newcomer();
  await visitor.post(KYC, { ...FILE, key: (await visitor.get(KYC)).key });
  await decide(id, 'needs_info', 'Il manque <b>le quartier</b>');
  const page = await visitor.get(KYC);
  expect(page.text).toContain('Ce qui vous est demandé Il manque <b>le quartier</b>');
  expect(page.html).not.toContain('<b>le quartier');
  expect(page.html).toContain('value="Épicerie Ngono SARL"');
  expect(page.text).toContain('Historique');
  expect(page.text).toContain('Complément demandé');
  await visitor.post(KYC, { ...FILE, key: page.key });
  await decide(id, 'approved');
  visitor.speak('en');
  const { text } = await visitor.get(KYC);
  expect(text).toContain('Your business is verified');
  expect(text).toContain('Submitted');
});

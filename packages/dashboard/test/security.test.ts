import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { limitOfMerchants, startSite, type DashboardSite, type Visitor } from './support/visitor.ts';
import { adminOf } from '../../../tests/support/in-process.ts';

const SECURITY = '/dashboard/test/account/security';
const PASSWORD = 'a long password';

let site: DashboardSite;
let merchants = 0;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.close());

async function onDevices(count: number): Promise<{ readonly email: string; readonly visitors: readonly Visitor[] }> {
  const email = `boutique-${(merchants += 1)}@security.test`;
  await adminOf(site.engine.gateway).createMerchant({ email, password: PASSWORD, name: 'Boutique' });
  const visitors: Visitor[] = [];
  for (let device = 0; device < count; device += 1) visitors.push(await site.merchant({ email, password: PASSWORD }));
  return { email, visitors };
}

function otherDeviceIn(html: string): string {
  return /security\/devices\/([\w-]+)/.exec(html)?.[1] ?? '';
}

describe('devices', () => {
  test('alone, there is nothing to end', async () => {
    const [here] = (await onDevices(1)).visitors as [Visitor];
    const { text, html } = await here.get(SECURITY);
    expect(text).toContain('Cet appareil');
    expect(text).toContain('Aucun autre appareil n’est connecté.');
    expect(html).not.toContain('security/others');
    expect((await here.get(`${SECURITY}/others`)).location).toBe(SECURITY);
  });

  test('one is ended after it was said what that means, and is out at once', async () => {
    const [here, there] = (await onDevices(2)).visitors as [Visitor, Visitor];
    const id = otherDeviceIn((await here.get(SECURITY)).html);
    const confirmation = await here.get(`${SECURITY}/devices/${id}`);
    expect(confirmation.text).toContain('sera déconnecté immédiatement');
    expect((await there.get(SECURITY)).status).toBe(200);
    const { location } = await here.post(`${SECURITY}/devices/${id}`, { key: confirmation.key });
    expect(location).toBe(`${SECURITY}?done=ended`);
    expect((await there.get(SECURITY)).location).toBe('/dashboard/login');
    expect((await here.get(SECURITY)).status).toBe(200);
    // The second tap does it once.
    expect((await here.post(`${SECURITY}/devices/${id}`, { key: confirmation.key })).location).toBe(location);
    expect((await here.get(`${SECURITY}/devices/${id}`)).status).toBe(404);
  });

  test('all others are ended at once', async () => {
    const [here, second, third] = (await onDevices(3)).visitors as [Visitor, Visitor, Visitor];
    const confirmation = await here.get(`${SECURITY}/others`);
    expect(confirmation.text).toContain('Vos 2 autres appareils');
    await here.post(`${SECURITY}/others`, { key: confirmation.key });
    for (const gone of [second, third]) expect((await gone.get(SECURITY)).location).toBe('/dashboard/login');
    expect((await here.get(SECURITY)).text).toContain('Aucun autre appareil');
  });

  test('of another account are not found', async () => {
    const [here] = (await onDevices(1)).visitors as [Visitor];
    const [theirs] = (await onDevices(2)).visitors as [Visitor, Visitor];
    const id = otherDeviceIn((await theirs.get(SECURITY)).html);
    expect((await here.get(`${SECURITY}/devices/${id}`)).status).toBe(404);
    const { key } = await here.get(SECURITY);
    expect((await here.post(`${SECURITY}/devices/${id}`, { key })).status).toBe(404);
    expect((await theirs.get(`${SECURITY}/devices/${id}`)).status).toBe(200);
  });
});

describe('the password', () => {
  const change = {
    current_password: PASSWORD,
    new_password: 'quatre mots au hasard',
    repeated_password: 'quatre mots au hasard',
  };

  test('is changed with the one before, and every other device is out', async () => {
    const { email, visitors } = await onDevices(2);
    const [here, there] = visitors as [Visitor, Visitor];
    const { key } = await here.get(SECURITY);
    const { location } = await here.post(`${SECURITY}/password`, { ...change, key });
    expect(location).toBe(`${SECURITY}?done=password`);
    expect((await here.get(location ?? '')).text).toContain('Le mot de passe est changé');
    expect((await there.get(SECURITY)).location).toBe('/dashboard/login');
    await expect(site.merchant({ email, password: PASSWORD })).rejects.toThrow('login was refused');
    await site.merchant({ email, password: change.new_password });
  });

  test('is changed long after the login too: the one before is all the proof it takes', async () => {
    const { email, visitors } = await onDevices(1);
    const [here] = visitors as [Visitor];
    await site.engine.advance(11 * 60_000);
    const { key } = await here.get(SECURITY);
    expect((await here.post(`${SECURITY}/password`, { ...change, key })).location).toBe(`${SECURITY}?done=password`);
    await site.merchant({ email, password: change.new_password });
  });

  test.each([
    ['a wrong one before', { current_password: 'wrong' }, 'Ce n’est pas votre mot de passe actuel.'],
    ['none before', { current_password: '' }, 'Indiquez votre mot de passe actuel.'],
    ['a short one', { new_password: 'court', repeated_password: 'court' }, 'Choisissez un mot de passe de 12 à 128'],
    ['two that differ', { repeated_password: 'quatre mots' }, 'Les deux nouveaux mots de passe diffèrent.'],
  ])('is not changed with %s, and never written into the page', async (_, wrong, words) => {
    const { email, visitors } = await onDevices(1);
    const [here] = visitors as [Visitor];
    const { key } = await here.get(SECURITY);
    const { isRefused, text, html } = await here.post(`${SECURITY}/password`, { ...change, ...wrong, key });
    expect(isRefused).toBe(true);
    expect(text).toContain(words);
    expect(html).not.toContain('quatre mots');
    await site.merchant({ email, password: PASSWORD });
  });

  test('is guessed at as slowly as at the login', async () => {
    const limited = await startSite({}, { limits: limitOfMerchants(60) });
    const here = await limited.merchant();
    const { key } = await here.get(SECURITY);
    const { text } = await here.post(`${SECURITY}/password`, { ...change, key });
    expect(text).toContain('Trop d’essais.');
    await limited.close();
  });
});

test('the language is chosen here too, and kept', async () => {
  const [here] = (await onDevices(1)).visitors as [Visitor];
  expect((await here.get(`${SECURITY}?lang=en`)).text).toContain('Logged-in devices');
  expect((await here.get(SECURITY)).text).toContain('Logged-in devices');
});

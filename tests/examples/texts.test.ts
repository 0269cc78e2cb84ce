// Words of an embedding program in place of ours, on each surface.
import { captureMessages, fastHasher } from '@mitako/testing';
import { createMitako, type Mitako, type MitakoOptions, OptionsError } from 'mitako';
import { afterEach, describe, expect, test } from 'vitest';

const ORIGIN = 'https://shop.test';
const BASE = {
  marketplace: { signUp: 'open' },
  store: ':memory:',
  publicUrl: `${ORIGIN}/pay`,
  secret: 'a root secret for tests, long enough to be one',
  hasher: fastHasher(),
  background: 'elsewhere',
  publicSandbox: true,
  parts: { front: true },
} as const;

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

async function opened(options: Partial<MitakoOptions>): Promise<Mitako> {
  const mitako = await createMitako({ ...BASE, ...options } as MitakoOptions);
  closers.push(() => mitako.close());
  return mitako;
}

async function pageOf(mitako: Mitako, url: string, language: string): Promise<string> {
  const { href } = new URL(url, ORIGIN);
  const headers = { 'accept-language': language, accept: 'text/html' };
  return (await mitako.handler(new Request(href, { headers }))).text();
}

const TEXTS: MitakoOptions['texts'] = {
  checkout: {
    fr: { mobileMoney: { phone: 'Le numéro qui paie' } },
    en: { mobileMoney: { phone: 'The number that pays' }, layout: { securedBy: (name) => `${name} keeps it safe` } },
  },
  panels: {
    fr: { shell: { login: { title: 'Entrez <ici>' } }, names: { password: 'Mot secret' } },
    en: { shell: { login: { title: 'Come in' } }, front: { what: (methods) => `All of ${methods}, and more.` } },
  },
  messages: {
    en: {
      mails: {
        verify_email: ({ path }) => ({ subject: 'Say hello', lines: ['It is you?'], button: { label: 'It is', path } }),
      },
    },
  },
};

test('are on the checkout, in each language', async () => {
  const mitako = await opened({ texts: TEXTS });
  const { merchant } = await mitako.gateway.seedSandbox();
  const { checkout_url: url } = await mitako
    .merchant(merchant.id, 'test')
    .payments.create({ amount: 5000, currency: 'XAF' });
  expect(await pageOf(mitako, url, 'fr')).toContain('Le numéro qui paie');
  const english = await pageOf(mitako, url, 'en');
  expect(english).toContain('The number that pays');
  expect(english).toContain('Mitako keeps it safe');
  expect(await pageOf(mitako, url, 'es')).toContain('Su número de Mobile Money');
});

test('are on panels and the front page, escaped, and beside them what stays', async () => {
  const mitako = await opened({ texts: TEXTS });
  const french = await pageOf(mitako, '/pay/dashboard/login', 'fr');
  for (const part of ['Entrez &lt;ici&gt;', 'Mot secret', 'Se connecter']) expect(french).toContain(part);
  expect(await pageOf(mitako, '/pay/admin/login', 'en')).toContain('Come in');
  expect(await pageOf(mitako, '/pay/', 'en')).toMatch(/All of [^<]+, and more\./);
});

test('are those of one gateway: another in this process keeps its own', async () => {
  const [own, other, third] = await Promise.all([
    opened({ texts: TEXTS }),
    opened({}),
    opened({ texts: { panels: { en: { shell: { login: { title: 'Third' } } } } } }),
  ]);
  const pages = await Promise.all(
    [own, other, third, other, own].map((mitako) => pageOf(mitako, '/pay/dashboard/login', 'en')),
  );
  const titles = pages.map((html) => /<h1>([^<]+)/.exec(html)?.[1]);
  expect(titles).toEqual(['Come in', 'Log in', 'Third', 'Log in', 'Come in']);
});

test('are in mails', async () => {
  const messages = captureMessages();
  const mitako = await opened({ texts: TEXTS, messages: { mailer: messages.mailer } });
  const headers = { 'accept-language': 'en', 'content-type': 'application/json' };
  const body = JSON.stringify({ name: 'Awa', email: 'awa@shop.test', password: 'a good password of hers' });
  await mitako.handler(new Request(`${ORIGIN}/pay/api/v1/auth/merchant/register`, { method: 'POST', headers, body }));
  await mitako.gateway.runDue();
  const [mail] = messages.mails('awa@shop.test');
  expect(mail?.subject).toBe('Say hello');
  expect(mail?.text).toMatch(/It is you\?[\s\S]+https:\/\/shop\.test\/pay\/account\/verify/);
});

test('one that fails when it is shown is as it was', async () => {
  const securedBy = (name: string): string => {
    if (name === 'Mitako') throw new Error('no name');
    return `by ${name}`;
  };
  const mitako = await opened({ texts: { checkout: { en: { layout: { securedBy } } } } });
  expect(await pageOf(mitako, '/pay/checkout/nothing', 'en')).toContain('Secure payment by Mitako');
});

describe('a mistake is an OptionsError', () => {
  const named = (): string => 'Pay';
  test.each<readonly [string, unknown, string, RegExp]>([
    ['no object', 'Pay', 'texts', /must be an object/],
    ['an unknown surface', { chekout: {} }, 'texts.chekout', /Did you mean checkout\?/],
    ['words of no surface', { fr: {} }, 'texts.fr', /Known are checkout, panels, messages/],
    ['an unknown language', { checkout: { it: {} } }, 'texts.checkout.it', /is no text\. Known are fr, en, es/],
    [
      'a misspelled text',
      { checkout: { en: { mobileMoney: { fone: 'x' } } } },
      'texts.checkout.en.mobileMoney.fone',
      /is no text/,
    ],
    [
      'a text beside it',
      { checkout: { fr: { layout: { securedBi: () => '' } } } },
      'texts.checkout.fr.layout.securedBi',
      /Did you mean securedBy\?/,
    ],
    ['a misspelled subject', { panels: { en: { shel: {} } } }, 'texts.panels.en.shel', /Did you mean shell\?/],
    [
      'a misspelled mail',
      { messages: { fr: { mails: { verify_mail: named } } } },
      'texts.messages.fr.mails.verify_mail',
      /Did you mean verify_email\?/,
    ],
    ['a prototype', { checkout: { en: { toString: {} } } }, 'texts.checkout.en.toString', /is no text/],
    [
      'text for a function',
      { checkout: { en: { layout: { securedBy: 'by us' } } } },
      'texts.checkout.en.layout.securedBy',
      /function of its values/,
    ],
    [
      'a function for text',
      { panels: { fr: { shell: { skip: named } } } },
      'texts.panels.fr.shell.skip',
      /must be a text/,
    ],
    ['an empty text', { panels: { fr: { shell: { skip: '' } } } }, 'texts.panels.fr.shell.skip', /must be a text/],
    ['text for a group', { panels: { fr: { shell: 'x' } } }, 'texts.panels.fr.shell', /must be an object/],
    ['null', { messages: { en: { words: { test: null } } } }, 'texts.messages.en.words.test', /must be a text/],
    [
      'a lost name',
      { checkout: { en: { layout: { securedBy: () => 'Safe' } } } },
      'texts.checkout.en.layout.securedBy',
      /leaves out value 1/,
    ],
    [
      'a lost number',
      { checkout: { fr: { alerts: { attemptsLeft: () => 'Encore' } } } },
      'texts.checkout.fr.alerts.attemptsLeft',
      /leaves out/,
    ],
    [
      'a lost link',
      { messages: { en: { mails: { verify_email: () => ({ subject: 's', lines: ['l'] }) } } } },
      'texts.messages.en.mails.verify_email',
      /leaves out value 1\.path/,
    ],
    [
      'a lost code',
      { messages: { fr: { texts: { phone_code: (_: string, service: string) => service } } } },
      'texts.messages.fr.texts.phone_code',
      /leaves out value 1/,
    ],
  ])('%s', async (_, texts, option, message) => {
    const error: unknown = await createMitako({ ...BASE, texts } as MitakoOptions).catch((thrown: unknown) => thrown);
    if (!(error instanceof OptionsError)) throw new Error('accepted', { cause: error });
    expect(error.problems.map((each) => each.option)).toEqual([option]);
    expect(error.message).toMatch(message);
  });

  test('of a language, too', async () => {
    const error: unknown = await createMitako({ ...BASE, languages: { ln: {} } } as unknown as MitakoOptions).catch(
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(OptionsError);
  });
});

test('a text that throws whatever its values are is refused, and one that throws for some is not', async () => {
  const boom = (): never => {
    throw new Error('boom');
  };
  const NAMES: Readonly<Record<string, string>> = {};
  const withText = (securedBy: (name: string) => string): Promise<Mitako> =>
    opened({ texts: { checkout: { fr: { layout: { securedBy } } } } });
  await expect(withText(boom)).rejects.toMatchObject({
    problems: [{ option: 'texts.checkout.fr.layout.securedBy', problem: expect.stringContaining('throws') }],
  });
  await expect(withText((name) => `${name} ${(NAMES[name] as string).length}`)).resolves.toBeDefined();
});

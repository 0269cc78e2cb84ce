import { describe, expect, test } from 'vitest';
import { en } from '../src/text/en.ts';
import { fr, type Messages } from '../src/text/fr.ts';
import { visitor } from './support/visitor.ts';

test('an operator rewords the pages, in one language and one text', async () => {
  const texts = {
    fr: { mobileMoney: { phone: 'Le numéro qui paie' }, methods: { wallet: (service: string) => `Bourse ${service}` } },
  };
  const { text } = await visitor({ texts }).get('');
  expect(text).toContain('Le numéro qui paie');
  expect(text).toContain('Bourse Mitako');
  expect(text).not.toContain(fr.mobileMoney.phone);
  expect(text).toContain(fr.methods.walletHint);
  expect((await visitor({ texts }).get('?lang=en')).text).toContain(en.mobileMoney.phone);
});

test('refuses words for what the pages do not say, and values for what needs none', () => {
  const wrong = (texts: object): unknown => visitor({ texts });
  expect(() => wrong({ en: { order: { ammount: 'Pay' } } })).toThrow(
    'texts.en.order.ammount is no text: did you mean amount?',
  );
  expect(() => wrong({ en: { order: { amount: () => 'Pay' } } })).toThrow('texts.en.order.amount must be a text');
  expect(() => wrong({ ln: { order: { amount: 'Kofuta' } } })).toThrow('texts.ln is no text: did you mean en?');
});

test('the terms of who runs the service are at the foot of each page, in its language', async () => {
  const legal = [
    { label: { fr: 'Conditions', en: 'Terms', es: 'Condiciones' }, href: 'https://pay.test/terms' },
    { label: { fr: 'Confidentialité', en: 'Privacy' }, href: 'https://pay.test/privacy' },
    { label: 'Réclamation', href: 'mailto:plaintes@pay.test' },
  ];
  const customer = visitor({ brand: { legal } });
  const labels = {
    fr: ['Conditions', 'Confidentialité'],
    en: ['Terms', 'Privacy'],
    es: ['Condiciones', 'Confidentialité'],
  };
  for (const [language, [terms, privacy]] of Object.entries(labels)) {
    const { html } = await customer.get(`?lang=${language}`);
    expect(html).toContain(
      `<a href="https://pay.test/terms">${terms}</a><a href="https://pay.test/privacy">${privacy}</a>`,
    );
    expect(html).toContain('<a href="mailto:plaintes@pay.test">Réclamation</a>');
  }
  expect((await visitor().get('')).html).not.toContain('Confidentialité');
});

describe('a language of an operator', () => {
  const ln: Messages = {
    ...en,
    language: { ...en.language, choose: 'Lokota', name: 'Lingála', locale: 'ln-CG', prompts: 'fr' },
    mobileMoney: { ...en.mobileMoney, phone: 'Nimero na yo' },
  };

  test('is offered on each page, chosen by browsers that ask for it, and kept', async () => {
    const customer = visitor({ languages: { ln } });
    expect((await customer.get('')).html).toContain('hreflang="ln" title="Lingála"');
    const asked = { 'accept-language': 'ln-CD, fr;q=0.5' };
    expect((await customer.get('http://pay.test/checkout/unknown', asked)).html).toContain('<html lang="ln">');
    expect((await customer.get('?lang=ln')).text).toContain('Nimero na yo');
    expect((await customer.get('/login')).html).toContain('<html lang="ln">');
  });

  test('is a whole language, under a code of its own', () => {
    const wrong = (languages: object): unknown => visitor({ languages: languages as Record<string, Messages> });
    const facts = (own: object): object => ({ ln: { ...ln, language: { ...ln.language, ...own } } });
    expect(() => wrong({ en: ln })).toThrow('languages: en exists. Change its words with the option texts.');
    expect(() => wrong({ 'ln-CD': ln })).toThrow('languages: ln-CD is no code of ISO 639, such as ln.');
    expect(() => wrong({ ln: { ...ln, order: {} } })).toThrow('languages: ln.order.amount is missing.');
    expect(() => wrong({ ln: undefined })).toThrow('languages: ln must be an object with every text of the pages.');
    expect(() => wrong({ ln: { ...ln, order: [] } })).toThrow('languages: ln.order must be of type object.');
    expect(() => wrong(facts({ name: '' }))).toThrow('languages: ln.language.name must not be empty.');
    expect(() => wrong({ ln: { ...ln, more: {} } })).toThrow('languages: ln.more is no text of the pages.');
    expect(() => wrong(facts({ locale: 'lin gala' }))).toThrow('lin gala is no language tag, such as ln-CD.');
    expect(() => wrong(facts({ prompts: 'ln' }))).toThrow('languages: ln.language.prompts must be one of fr, en.');
  });
});

test('an operator gives a colour to merchants without one', async () => {
  expect((await visitor({ brand: { color: '#0000ff' } }).get('')).html).toContain('#0000ff');
  expect((await visitor().get('')).html).not.toContain('#0000ff');
});

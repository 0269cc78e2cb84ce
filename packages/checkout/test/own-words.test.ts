import { expect, test } from 'vitest';
import { fr } from '../src/text/fr.ts';
import { visitor } from './support/visitor.ts';

test('an operator rewords the pages, in one language and one text', async () => {
  const texts = {
    fr: { order: { payTo: 'Vous réglez' }, methods: { wallet: (service: string) => `Bourse ${service}` } },
  };
  const { text } = await visitor({ texts }).get('');
  expect(text).toContain('Vous réglez');
  expect(text).toContain('Bourse Mitako');
  expect(text).not.toContain(fr.order.payTo);
  expect(text).toContain(fr.methods.walletHint);
  expect((await visitor({ texts }).get('?lang=en')).text).toContain('Payment to');
});

test('refuses words for what the pages do not say, and values for what needs none', () => {
  const wrong = (texts: object): unknown => visitor({ texts });
  expect(() => wrong({ en: { order: { payTto: 'Pay' } } })).toThrow('texts: payTto is no text of the pages.');
  expect(() => wrong({ en: { order: { payTo: () => 'Pay' } } })).toThrow('texts: payTo is a string.');
});

test('an operator gives a colour to merchants without one', async () => {
  expect((await visitor({ color: '#0000ff' }).get('')).html).toContain('#0000ff');
  expect((await visitor().get('')).html).not.toContain('#0000ff');
  expect(() => visitor({ color: 'red}' })).toThrow('color must be #rrggbb');
});

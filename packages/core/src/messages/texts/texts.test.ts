import { LOCALES, MESSAGE_KINDS, type MessageKind } from '@mitako/contract/names';
import { describe, expect, it } from 'vitest';
import { checkedBrand } from '../../brand/checked-brand.ts';
import { KINDS, type MailKind } from '../kinds.ts';
import { type Letter, mailHtml, mailText } from '../layout.ts';
import { TEXTS } from '../message-texts.ts';

/** What any kind may name. */
const VALUES = {
  atMs: Date.UTC(2026, 10, 29, 9, 14),
  name: 'Awa Ngo Bassa',
  shop: 'Boutique Démo',
  email: 'new@example.cm',
  path: `/account/password?token=lnk_01kdvdna0000911tacjqf0kypr.${'x'.repeat(43)}`,
  role: 'merchant',
  livemode: true,
  membershipId: 'mbr_01kdvdna0000911tacjqf0kypr',
  paymentId: 'pay_01kdvdna0000911tacjqf0kypr',
  disputeId: 'dsp_01kdvdna0000911tacjqf0kypr',
  settlementId: 'stl_01kdvdna0000911tacjqf0kypr',
  endpointId: 'we_01kdvdna0000911tacjqf0kypr',
  host: 'boutique.example.cm',
  amount: 25_000,
  currency: 'XAF',
  reference: 'CMD-2026-0417',
  day: '2026-11-28',
  fromMs: Date.UTC(2026, 10, 29, 9, 10),
  sinceMs: Date.UTC(2026, 10, 29, 8, 14),
  deadlineMs: Date.UTC(2026, 11, 6, 9, 14),
  sums: [{ count: 12, amount: 60_000, currency: 'XAF' }],
  note: 'Le registre du commerce est illisible.',
  account: '•••• 4217',
  key: 'Caisse',
};
const SERVICE = checkedBrand({
  name: 'Mitako',
  company: { name: 'Mitako SA', address: 'Akwa, Douala' },
  support: { phone: '+237 600 00 00 00', email: 'aide@exemple.cm' },
  legal: [
    { label: 'Conditions', href: 'https://exemple.cm/conditions' },
    { label: { fr: 'Confidentialité', en: 'Privacy' }, href: 'https://exemple.cm/confidentialite' },
  ],
});
const MAILS = MESSAGE_KINDS.filter((kind): kind is MailKind => KINDS[kind].channel === 'mail');
const EACH = LOCALES.flatMap((locale) => MAILS.map((kind) => ({ locale, kind })));

function letterOf(locale: (typeof LOCALES)[number], kind: MailKind, over: Partial<typeof VALUES> = {}): Letter {
  const texts = TEXTS[locale];
  const written = texts.mails[kind]({ ...VALUES, ...over } as never, SERVICE.name);
  const { button } = written;
  return {
    ...written,
    language: locale,
    brand: SERVICE,
    button: button === undefined ? null : { label: button.label, url: `https://pay.example.cm${button.path}` },
    reason: texts.reasons[KINDS[kind].class](SERVICE.name),
    words: texts.words,
  };
}

describe.each(EACH)('$kind in $locale', ({ locale, kind }) => {
  const letter = letterOf(locale, kind);
  const [html, text] = [mailHtml(letter), mailText(letter)];

  it('says the same in both parts, and who runs the service', () => {
    const { lines, note, button, reason } = letter;
    const shared = [...lines, reason, ...(note === undefined ? [] : [note]), ...(button === null ? [] : [button.url])];
    for (const part of [...shared, 'Mitako SA', 'aide@exemple.cm', ...SERVICE.legal.map(({ href }) => href)]) {
      expect(text).toContain(part);
      expect(html).toContain(part);
    }
  });

  it('loads nothing, and is small', () => {
    expect(html).not.toMatch(/<(?:img|link|script|iframe|object)|\bsrc=|url\(|@import/i);
    expect(Buffer.byteLength(html)).toBeLessThan(10_000);
    expect(letter.subject.length).toBeLessThan(78);
  });

  it.skipIf(locale === 'en')('has the spaces of French', () => {
    const words = [letter.subject, ...letter.lines, letter.note ?? '', letter.reason].join('\n');
    expect(words.match(/[^\u00A0\u202F][:;!?»](?:\s|$)|\u00AB(?!\u00A0)|'/gu)).toBeNull();
  });

  it('shows names as text', () => {
    const hostile = mailHtml(letterOf(locale, kind, { name: '<b>&"</b>', shop: '<script>', email: 'a"b@c.cm' }));
    expect(hostile).not.toMatch(/<b>|<script>|a"b@/);
  });
});

/** The basic alphabet of GSM 03.38, as far as texts may use it. */
const GSM = /^[A-Za-z0-9 @£$¥èéùìòÇØøÅåÄÖÑÜ§äöñüà!"#%&'()*+,\-./:;<=>?¡¿_\n]*$/u;

it.each(
  LOCALES.flatMap((locale) =>
    MESSAGE_KINDS.filter((kind: MessageKind) => KINDS[kind].channel === 'sms').map((kind) => ({ locale, kind })),
  ),
)('$kind in $locale fits one part', ({ locale, kind }) => {
  const { texts } = TEXTS[locale];
  const named = {
    money: '10 000 000 FCFA',
    shop: 'A shop of forty letters, which is long .',
    date: '29/11/2026',
    reference: 'tx_01kdvdna0000911tacjqf0kypr',
  };
  const text =
    kind === 'phone_code'
      ? texts.phone_code('123456', 'A service of forty letters, which is long')
      : texts[kind as 'receipt_sms'](named, 'A service of twenty.');
  expect(text).toMatch(GSM);
  expect(text.length).toBeLessThanOrEqual(160);
});

import { SENTENCES } from '../vocabulary/sentences.ts';
import { LOCALES, type Locale, type MerchantProfile, type PaymentLink } from '@mitako/contract';
import { displayed, QrCode } from '@mitako/pages';
import { LANGUAGE_NAMES } from '../shell/layout.tsx';
import { Choices } from '../components/choices.tsx';
import type { Page } from '../shell/page.ts';
import { show } from '../shell/respond.tsx';
import { distinctMethods, methodName } from '../methods/method-words.tsx';
import { amountWords } from './amount-words.ts';
import { POSTER_STYLE, paperRule } from './poster-style.ts';
import { TEXT } from './text.ts';

const FORMATS = ['a4', 'card'] as const;
type Format = (typeof FORMATS)[number];

/** Characters from which a description is set smaller, so that a poster stays one sheet. */
const LONG = 60;

/** A button prints where there is a script; the browser's menu does everywhere. */
const PRINT = `for(const b of document.querySelectorAll('[data-print]')){b.hidden=false;b.addEventListener('click',()=>print())}`;

/** What a link's customers scan, to print: for the wall, or small for the counter. */
export async function showPoster(page: Page): Promise<Response> {
  const [{ payment_link: link }, { methods }, { profile }] = await Promise.all([
    page.read('getPaymentLink'),
    page.read('listMethods', { parameters: {}, query: { mode: page.mode } }),
    page.read('getProfile', { parameters: {} }),
  ]);
  const text = TEXT[page.locale].poster;
  const format = FORMATS.find((each) => each === page.query('format')) ?? 'a4';
  const locale = LOCALES.find((each) => each === page.query('poster')) ?? page.locale;
  const means = distinctMethods(methods).flatMap((method) => (method.offered ? [methodName(method, locale)] : []));
  return show(
    page,
    {
      title: text.title,
      back: { href: page.path(`/payment-links/${link.id}`), label: displayed(link.description) },
      actions: (
        <button class="button" type="button" data-print hidden>
          {text.print}
        </button>
      ),
      style: POSTER_STYLE + paperRule(format),
      script: PRINT,
    },
    <>
      <div class="choices">
        <Choices
          label={page.names.format}
          choices={FORMATS.map((each) => [each, text.formats[each]] as const)}
          chosen={format}
          hrefOf={(each) => hrefOf(page, each, locale)}
        />
        <Choices
          label={text.language}
          choices={LOCALES.map((each) => [each, LANGUAGE_NAMES[each]] as const)}
          chosen={locale}
          hrefOf={(each) => hrefOf(page, format, each)}
        />
        {link.status !== 'active' && <p class="warning">{text.closed}</p>}
        <p class="soft">{text.how}</p>
      </div>
      <Poster merchant={profile} link={link} format={format} locale={locale} means={means} />
    </>,
  );
}

function hrefOf(page: Page, format: Format, locale: Locale): string {
  return `${page.here}?format=${format}&poster=${locale}`;
}

interface PosterProps {
  readonly merchant: Pick<MerchantProfile, 'name' | 'logo_url'>;
  readonly link: PaymentLink;
  readonly format: Format;
  readonly locale: Locale;
  readonly means: readonly string[];
}

/** Always black on white, and in the language of its readers. */
function Poster({ merchant, link, format, locale, means }: PosterProps) {
  const text = TEXT[locale].poster;
  const amount = amountWords({ locale }, link);
  const bounds = link.amount === null && amount !== TEXT[locale].open ? amount : null;
  const [host = '', slug = ''] = link.url.replace(/^https?:\/\//, '').split(/(?<=\/l\/)/);
  return (
    <article class={format === 'a4' ? 'poster' : 'poster small'} lang={locale} aria-label={text.title}>
      <p class="shop">
        {merchant.logo_url !== null && <img src={merchant.logo_url} alt="" />}
        <strong>{displayed(merchant.name)}</strong>
      </p>
      <h2 class={link.description.length > LONG ? 'long' : undefined}>{displayed(link.description)}</h2>
      <p class="price">{bounds === null ? amount : TEXT[locale].open}</p>
      {bounds !== null && <p>{bounds}</p>}
      <p class="scan">{text.scan}</p>
      <QrCode content={link.url} label={SENTENCES[locale].qr_code} />
      {means.length > 0 && (
        <p>
          <span class="sr">{text.means}</span>
          {means.join(' · ')}
        </p>
      )}
      <p>
        {text.or}{' '}
        <strong>
          {host}
          <wbr />
          {slug}
        </strong>
      </p>
      {!link.livemode && <p class="trial">{text.test}</p>}
    </article>
  );
}

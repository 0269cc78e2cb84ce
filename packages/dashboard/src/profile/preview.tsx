import { formatAmount } from '@mitako/core';
import { DARK, displayed, LIGHT, type Palettes, paletteRules, type Surface, colorRules } from '@mitako/pages';
import type { JSX } from 'hono/jsx/jsx-runtime';
import type { PageProps } from '../shell/page.ts';
import { TEXT } from './text.ts';

/** The parts of a profile that customers see. */
export interface Brand {
  readonly name: string;
  readonly supportEmail: string;
  readonly supportPhone: string;
  readonly logoUrl: string | null;
  /** In the language of the page; empty without one. */
  readonly notes: { readonly checkout: string; readonly receipt: string };
}

const SCHEMES = ['light', 'dark'] as const;
const SURFACES: { readonly [Scheme in (typeof SCHEMES)[number]]: Surface } = { light: LIGHT, dark: DARK };
const AMOUNT = 5000;

/** Rules that give each preview the colours of its scheme, whatever the scheme of the page around. */
export function previewStyle(palettes: Palettes): string {
  return SCHEMES.map(
    (scheme) =>
      `#preview-${scheme}{color-scheme:${scheme};${colorRules(SURFACES[scheme])};${paletteRules(palettes[scheme])}}`,
  ).join('');
}

/** The first page of a checkout, small, in light and in dark: a picture of it, in which nothing can be chosen. */
export function Preview({ page, brand }: PageProps<{ brand: Brand }>): JSX.Element {
  const text = TEXT[page.locale].preview;
  return (
    <div class="previews">
      {SCHEMES.map((scheme) => (
        <figure>
          <figcaption class="soft">{text[scheme]}</figcaption>
          <div class="preview" id={`preview-${scheme}`}>
            <Summary page={page} brand={brand} />
          </div>
        </figure>
      ))}
    </div>
  );
}

function Summary({ page, brand }: PageProps<{ brand: Brand }>) {
  const text = TEXT[page.locale].preview;
  const amount = formatAmount(AMOUNT, 'XAF', page.locale);
  return (
    <>
      <p class="payee">
        <Avatar brand={brand} />
        <strong data-live="name">{displayed(brand.name)}</strong>
      </p>
      <p class="figure">{amount}</p>
      <p class="own" data-live={`checkout_${page.locale}`}>
        {displayed(brand.notes.checkout)}
      </p>
      <div class="card">
        <p>
          <b>{text.number}</b>
        </p>
        <p class="way">
          <b>+237</b>
          <span class="soft">6 …</span>
        </p>
        <p class="button">{text.pay(amount)}</p>
      </div>
      <div class="card">
        <p>
          <b>{text.paid}</b>
        </p>
        <p class="own" data-live={`receipt_${page.locale}`}>
          {displayed(brand.notes.receipt)}
        </p>
      </div>
      <p class="soft">
        <small>{text.help}</small>
        <span class="contact" data-live="support_email">
          {displayed(brand.supportEmail)}
        </span>
        <span class="contact" data-live="support_phone">
          {displayed(brand.supportPhone)}
        </span>
      </p>
    </>
  );
}

/** The logo on white in any scheme; without one the first letter of the name. */
function Avatar({ brand }: { readonly brand: Brand }) {
  const { name, logoUrl } = brand;
  if (logoUrl !== null) {
    return <img class="avatar" src={new URL(logoUrl).pathname} width="44" height="44" alt="" data-logo />;
  }
  return (
    <span class="avatar" aria-hidden="true" data-logo data-initial>
      {/[\p{L}\p{N}]/u.exec(name)?.[0].toLocaleUpperCase('fr') ?? '·'}
    </span>
  );
}

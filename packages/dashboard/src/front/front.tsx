import type { Locale, Part } from '@mitako/contract';
import { formatAmount } from '@mitako/core';
import { Icon, type IconName, prefixOf, RECEIPT_PATH, signUpHref, staffPrefixOf } from '@mitako/pages';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { CURRENCY } from '../components/money.ts';
import { Facts } from '../components/small.tsx';
import type { Site } from '../shell/site.ts';
import { TEXT as SHELL } from '../shell/text.ts';
import { Pattern } from '../shell/welcome.tsx';
import { wordsIn } from '../vocabulary/words.ts';
import type { Prices } from './offered.ts';
import { TEXT } from './text.ts';

interface OfFront {
  readonly site: Site;
  readonly locale: Locale;
}

interface FrontProps extends OfFront {
  /** What this is, in a sentence. */
  readonly what: string;
  readonly prices: Prices | null;
}

const WAYS = [
  ['link', 'message-circle'],
  ['till', 'qr-code'],
  ['site', 'code-xml'],
] as const satisfies readonly (readonly [string, IconName])[];

/** What the service is, how merchants use it, what it costs, and what somebody who came to pay does. */
export function Front({ site, locale, what, prices }: FrontProps): JSX.Element {
  const text = TEXT[locale];
  const { slogan, points } = SHELL[locale].welcome;
  const signUp = signUpHref(site.gateway);
  const dashboard = `${staffPrefixOf(site.gateway)}/dashboard`;
  return (
    <main>
      <section class="hero">
        <Pattern />
        <div class="wrap">
          <div>
            <h1>{slogan}</h1>
            <p>{what}</p>
            <div class="cta">
              {signUp !== null && (
                <a class="button" href={signUp}>
                  {wordsIn(locale).buttons.create_merchant_account}
                </a>
              )}
              <a class={signUp === null ? 'button' : 'button line'} href={dashboard}>
                {text.logIn}
              </a>
            </div>
            <ul class="ticks">
              {[points.test, points.live].map((point) => (
                <li>
                  <Icon name="check" />
                  {point}
                </li>
              ))}
            </ul>
          </div>
          <Device locale={locale} />
        </div>
      </section>
      <section class="sec">
        <div class="wrap">
          <h2>{text.ways.title}</h2>
          <div class="three">
            {WAYS.map(([name, icon]) => (
              <section class="card">
                <span class="dot">
                  <Icon name={icon} />
                </span>
                <h3>{text.ways[name].title}</h3>
                <p class="soft">{text.ways[name].text}</p>
              </section>
            ))}
          </div>
        </div>
      </section>
      {prices !== null && <PriceList prices={prices} locale={locale} />}
      <section class="sec">
        <div class="wrap price">
          <div>
            <h2>{text.customers.title}</h2>
            <p class="soft">{text.customers.text}</p>
          </div>
          <a class="button quiet" href={prefixOf(site.gateway.publicUrl) + RECEIPT_PATH}>
            {text.receipt.title}
          </a>
        </div>
      </section>
    </main>
  );
}

/** A drawing of the page on which a customer pays. */
function Device({ locale }: { readonly locale: Locale }) {
  const text = TEXT[locale].device;
  const amount = formatAmount(5000, CURRENCY, locale);
  return (
    <div class="device" aria-hidden="true">
      <span class="payee">
        <span class="avatar">{text.shop.charAt(0)}</span>
        {text.shop}
      </span>
      <b>{amount}</b>
      <span>{text.number}</span>
      <span class="input">6 77 12 34 56</span>
      <span class="known">
        <Icon name="circle-check" />
        {text.known}
      </span>
      <span class="button">{text.pay(amount)}</span>
    </div>
  );
}

function PriceList({ prices: { usual, byMethod }, locale }: { readonly prices: Prices; readonly locale: Locale }) {
  const text = TEXT[locale].prices;
  return (
    <section class="sec alt" id="prices">
      <div class="wrap price">
        <div>
          <h2>{text.title}</h2>
          {usual !== null && <strong>{usual}</strong>}
          <p class="soft">{text.perPayment}</p>
        </div>
        <Facts facts={byMethod} />
      </div>
    </section>
  );
}

/** Of the footer: where merchants, developers, customers, operators and agents go. */
export function Columns({ site, locale }: OfFront): JSX.Element {
  const { columns } = TEXT[locale];
  const { buttons } = wordsIn(locale);
  const prefix = prefixOf(site.gateway.publicUrl);
  const signUp = signUpHref(site.gateway);
  const staff = staffPrefixOf(site.gateway);
  const { parts } = site.gateway;
  type Link = readonly [href: string, label: string];
  const link = (part: Part, ...to: Link): readonly Link[] => (parts.has(part) ? [to] : []);
  const lists = (
    [
      [
        columns.merchants,
        [
          ...(signUp === null ? [] : link('dashboard', signUp, buttons.create_account)),
          ...link('dashboard', `${staff}/dashboard`, TEXT[locale].logIn),
        ],
      ],
      [
        columns.developers,
        [
          ...link('reference', `${prefix}/docs`, columns.reference),
          ...link('api', `${prefix}/api/v1/openapi.json`, columns.api),
        ],
      ],
      [
        columns.customers,
        [...link('wallets', `${prefix}/wallet`, columns.account), [prefix + RECEIPT_PATH, TEXT[locale].receipt.title]],
      ],
      [
        columns.team,
        [...link('agents', `${staff}/agent`, columns.agents), ...link('operator', `${staff}/admin`, columns.operators)],
      ],
    ] satisfies readonly (readonly [string, readonly Link[]])[]
  ).filter(([, links]) => links.length > 0);
  return (
    <>
      {lists.map(([title, links]) => (
        <div>
          <h2>{title}</h2>
          <ul>
            {links.map(([href, label]) => (
              <li>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}

import type { CheckoutOptions } from '@mitako/checkout';
import type { Brand, MessageTexts } from '@mitako/core';
import type { PanelTexts } from '@mitako/dashboard';
import type { Slots } from '@mitako/pages';
import { InvalidArgumentError, Option, type Command } from 'commander';
import type { ShopOptions } from './kind.ts';

/** Words in place of ours, of each surface. What is absent stays. A text with a value in it is a function of that value. */
export interface OwnTexts {
  /** The checkout and payment links, in French, English and Spanish: `{ fr: { order: { payTo: 'Payer à' } } }`. */
  readonly checkout?: CheckoutOptions['texts'];
  /** Dashboard, operator's, agents' and wallet's pages, the page in front of them and those of accounts, by subject. */
  readonly panels?: PanelTexts;
  /** Mails and text messages. */
  readonly messages?: MessageTexts;
}

/** What pages have of the embedding program beside its brand. */
export interface PageOptions extends Pick<CheckoutOptions, 'app' | 'languages'> {
  /** Words in place of ours. Default: none. */
  readonly texts?: OwnTexts | undefined;
  /** Markup of yours on our pages, by place: `{ 'checkout.top': ({ language }) => html`…` }`. Default: none. */
  readonly slots?: Slots | undefined;
}

/** How people know the service. */
export interface LookOptions extends PageOptions {
  /** The look of the service, on every page and in every message. Default: that of Mitako; of a shop, its name and support. */
  readonly brand?: Brand | undefined;
}

/** The brand of a gateway: a shop's has the name and the contact of the shop, unless it says otherwise. */
export function brandOf({
  shop,
  brand,
}: {
  readonly shop?: Pick<ShopOptions, 'name' | 'support'> | undefined;
  readonly brand?: Brand | undefined;
}): Brand | undefined {
  return shop === undefined ? brand : { name: shop.name, support: shop.support, ...brand };
}

/** What the pages are given of all options. */
export function pageOptionsOf({ app, texts, slots, languages }: PageOptions): PageOptions {
  return {
    ...(app !== undefined && { app }),
    ...(texts !== undefined && { texts }),
    ...(slots !== undefined && { slots }),
    ...(languages !== undefined && { languages }),
  };
}

/** The flags of {@link addLookOptions} as parsed by commander. */
export interface LookFlags {
  readonly brandName?: string;
  readonly appName?: string;
  readonly appLink?: string;
}

const PLACE = '{checkout_url}';

/** `--brand-name`, `--app-name` and `--app-link`, each with its variable. */
export function addLookOptions(command: Command): Command {
  return command
    .addOption(
      new Option('--brand-name <name>', 'name of the service on pages and in messages').env('MITAKO_BRAND_NAME'),
    )
    .addOption(
      new Option('--app-name <name>', "name of the wallet's app (default: the service's)").env('MITAKO_APP_NAME'),
    )
    .addOption(
      new Option('--app-link <template>', `link that opens a checkout in the app: wallet://pay?url=${PLACE}`)
        .env('MITAKO_APP_LINK')
        .argParser(readAppLink),
    );
}

/** The configuration with the flags; there is no app unless one of them has it. */
export function lookIn({
  brandName,
  appName,
  appLink,
  brand,
  app,
}: LookFlags & LookOptions): Pick<LookOptions, 'brand' | 'app'> {
  const hasApp = appName !== undefined || appLink !== undefined;
  return {
    brand: brandName === undefined ? brand : { ...brand, name: brandName },
    ...(app !== undefined && { app }),
    ...(hasApp && {
      app: {
        ...(appName !== undefined && { name: appName }),
        ...(appLink !== undefined && {
          link: (checkoutUrl: string) => appLink.replaceAll(PLACE, encodeURIComponent(checkoutUrl)),
        }),
      },
    }),
  };
}

/** Customers follow this link: a template that would run a script is rejected. */
function readAppLink(text: string): string {
  const isLink = URL.canParse(text.replaceAll(PLACE, 'x')) && !/^\s*(javascript|data|vbscript|blob|file):/i.test(text);
  if (isLink && text.includes(PLACE)) return text;
  throw new InvalidArgumentError(
    `It must be a link with ${PLACE} in it, such as https://app.example.cm/pay?url=${PLACE}.`,
  );
}

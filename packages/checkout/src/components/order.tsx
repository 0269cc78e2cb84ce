import { Mark } from '@mitako/pages';
import type { JSX } from 'hono/jsx/jsx-runtime';
import type { CheckoutPageContext, PageContext, PageProps } from '../page-context.ts';

type Merchant = Pick<CheckoutPageContext['checkout']['merchant'], 'name' | 'logo_url'>;

/** Who is paid, at the top of every page. */
export function Shop({
  page: { brand, isShop },
  merchant,
}: {
  readonly page: PageContext;
  readonly merchant: Merchant;
}): JSX.Element {
  return (
    <>
      {isShop && merchant.logo_url === null && brand.logoHref !== null ? (
        <Mark brand={brand} />
      ) : (
        <Avatar merchant={merchant} />
      )}
      <p class="who">{merchant.name}</p>
    </>
  );
}

/** The merchant's logo, on white in light and dark mode; without one the first letter of the name. */
function Avatar({ merchant: { name, logo_url: logoUrl } }: { readonly merchant: Merchant }): JSX.Element {
  // The name is next to it. The path is relative to the host, so that the logo also loads under another address, for
  // example on a phone during development.
  if (logoUrl !== null) return <img class="avatar" src={new URL(logoUrl).pathname} width="40" height="40" alt="" />;
  return (
    <span class="avatar" aria-hidden="true">
      {/[\p{L}\p{N}]/u.exec(name)?.[0].toLocaleUpperCase('fr') ?? '·'}
    </span>
  );
}

/** What is paid: the amount and what for. The amount is the heading of a page that has no other. */
export function Order({ page, isHeading = false }: PageProps<{ readonly isHeading?: boolean }>): JSX.Element {
  const { checkout, text, amount } = page;
  return (
    <section class="sum" aria-label={text.order.amount}>
      {isHeading ? (
        <h1 class="amount">
          <Amount amount={amount} />
        </h1>
      ) : (
        <p class="amount">
          <Amount amount={amount} />
        </p>
      )}
      {checkout.description !== null && <p>{checkout.description}</p>}
    </section>
  );
}

/** An amount whose currency is smaller than its number. */
function Amount({ amount }: { readonly amount: string }): JSX.Element {
  const [before = '', number = '', after = ''] = amount.split(/(\d.*\d|\d)/);
  return (
    <>
      {before !== '' && <small>{before}</small>}
      {number}
      {after !== '' && <small>{after}</small>}
    </>
  );
}

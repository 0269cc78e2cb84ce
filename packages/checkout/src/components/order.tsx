import type { JSX } from 'hono/jsx/jsx-runtime';
import type { CheckoutPageContext, PageProps } from '../page-context.ts';

/** Merchant and amount in compact form, on every step after the summary. */
export function Order({ page }: PageProps): JSX.Element {
  const { checkout, text, amount } = page;
  return (
    <section class="card compact order" aria-label={text.order.amount}>
      <Avatar merchant={checkout.merchant} />
      <p class="name">{checkout.merchant.name}</p>
      <p class="amount">{amount}</p>
    </section>
  );
}

/** The merchant's logo, on white in light and dark mode; without one the first letter of the name. */
export function Avatar({ merchant }: { readonly merchant: CheckoutPageContext['checkout']['merchant'] }): JSX.Element {
  const { name, logo_url: logoUrl } = merchant;
  // The name is next to it. The path is relative to the host, so that the logo also loads under another address, for
  // example on a phone during development.
  if (logoUrl !== null) return <img class="avatar" src={new URL(logoUrl).pathname} width="44" height="44" alt="" />;
  return (
    <span class="avatar" aria-hidden="true">
      {/[\p{L}\p{N}]/u.exec(name)?.[0].toLocaleUpperCase('fr') ?? '·'}
    </span>
  );
}

import type { JSX } from 'hono/jsx/jsx-runtime';
import type { CheckoutPageContext } from '../page-context.ts';

/** Who is paid and how much, in one line: on every step after the summary. */
export function Order({ page }: { readonly page: CheckoutPageContext }): JSX.Element {
  const { checkout, text, amount } = page;
  return (
    <section class="card compact order" aria-label={text.order.amount}>
      <Avatar name={checkout.merchant.name} />
      <p class="name">{checkout.merchant.name}</p>
      <p class="amount">{amount}</p>
    </section>
  );
}

/** The first letter of the merchant's name, in place of a picture. */
export function Avatar({ name }: { readonly name: string }): JSX.Element {
  return (
    <span class="avatar" aria-hidden="true">
      {/[\p{L}\p{N}]/u.exec(name)?.[0].toLocaleUpperCase('fr') ?? '·'}
    </span>
  );
}

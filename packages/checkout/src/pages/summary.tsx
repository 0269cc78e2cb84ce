import type { CheckoutMethod } from '@mitako/contract';
import { formatAmount } from '@mitako/core';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { Alert } from '../components/alert.tsx';
import { CheckoutLayout } from '../components/checkout-layout.tsx';
import { NextIcon, PhoneIcon, WalletIcon } from '../components/icons.tsx';
import { Avatar } from '../components/order.tsx';
import { formatSpan } from '../format.ts';
import type { CheckoutPageContext } from '../page-context.ts';

/** The first page: what is paid, to whom, and the ways to pay it. Says why an earlier try failed. */
export function SummaryPage({ page }: { readonly page: CheckoutPageContext }): JSX.Element {
  const { checkout, text, amount, locale, paths } = page;
  const { merchant, failure } = checkout;
  const leftMs = Date.parse(checkout.expires_at) - Date.parse(checkout.server_time);
  return (
    <CheckoutLayout page={page} title={text.form.pay(amount)} hidesOrder hasErrors={failure !== null}>
      {failure !== null && (
        <Alert title={text.alerts.attemptFailed}>
          <p>
            {text.failures[failure.code]} {text.alerts.tryAnother}
          </p>
        </Alert>
      )}
      <section class="card">
        <div class="order">
          <Avatar name={merchant.name} />
          <p class="label">{text.order.payTo}</p>
          <h1 class="name">{merchant.name}</h1>
        </div>
        <p class="big">{amount}</p>
        {checkout.description !== null && <p>{checkout.description}</p>}
        <p class="soft">{text.order.expiresIn(formatSpan(leftMs, locale))}</p>
      </section>
      <section class="card">
        <h2>{text.methods.title}</h2>
        {checkout.methods.some((method) => method.available) || <p>{text.methods.none}</p>}
        <ul class="methods">
          {checkout.methods.map((method) => (
            <li>
              <Method page={page} method={method} />
            </li>
          ))}
        </ul>
      </section>
      <p class="links">
        <a class="link" href={paths.cancel}>
          {text.cancel.link}
        </a>
      </p>
    </CheckoutLayout>
  );
}

function Method({
  page,
  method,
}: {
  readonly page: CheckoutPageContext;
  readonly method: CheckoutMethod;
}): JSX.Element {
  const { text, paths, serviceName, checkout, locale } = page;
  const isWallet = method.type === 'wallet';
  const { min, max } = method.limits;
  const isOutside = checkout.amount < min || checkout.amount > max;
  const limits = text.methods.limits(
    formatAmount(min, checkout.currency, locale),
    formatAmount(max, checkout.currency, locale),
  );
  const content = (
    <>
      <span class="icon">{isWallet ? <WalletIcon /> : <PhoneIcon />}</span>
      <span>
        <b>{isWallet ? text.methods.wallet(serviceName) : method.label}</b>
        <small>{isWallet ? text.methods.walletHint : limits}</small>
        {!method.available && <small>{isOutside ? text.methods.outsideLimits : text.methods.unavailable}</small>}
      </span>
    </>
  );
  if (!method.available) return <div class="method off">{content}</div>;
  return (
    <a class="method" href={isWallet ? paths.wallet : `${paths.mobileMoney}?provider=${method.provider ?? ''}`}>
      {content}
      <NextIcon />
    </a>
  );
}

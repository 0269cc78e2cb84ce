import type { CheckoutMethod } from '@mitako/contract';
import { formatAmount } from '@mitako/core';
import { Alert, CodeIcon, formatSpan, NextIcon, PhoneIcon, WalletIcon } from '@mitako/pages';
import type { Child } from 'hono/jsx';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { adviceAfter, methodsInOrder } from '../advice.ts';
import { CheckoutLayout, followPayable } from '../components/checkout-layout.tsx';
import { Avatar } from '../components/order.tsx';
import type { CheckoutPageContext } from '../page-context.ts';
import type { Receipt } from '../receipt.ts';

interface SummaryPageProps {
  readonly page: CheckoutPageContext;
  /** What this browser tried to pay with, if it did. */
  readonly tried: Receipt | null;
}

/** The first page: what is paid, to whom, and the ways to pay it. Says why an earlier try failed. */
export function SummaryPage({ page, tried }: SummaryPageProps): JSX.Element {
  const { checkout, text, amount, locale, paths } = page;
  const { merchant, failure } = checkout;
  const follow = followPayable(page);
  return (
    <CheckoutLayout
      page={page}
      title={text.form.pay(amount)}
      hidesOrder
      hasErrors={failure !== null}
      back={{ href: paths.cancel, label: text.cancel.link }}
      follow={follow}
    >
      {failure !== null && (
        <Alert title={text.alerts.attemptFailed}>
          <p>
            {text.failures[failure.code]} {text.advice[adviceAfter(failure.code)]}
          </p>
          {checkout.attempts_left === 1 && <p>{text.alerts.lastTry}</p>}
        </Alert>
      )}
      <section class="card">
        <div class="order">
          <Avatar merchant={merchant} />
          <p class="label">{text.order.payTo}</p>
          <h1 class="name">{merchant.name}</h1>
        </div>
        <p class={amount.length > 11 ? 'big long' : 'big'}>{amount}</p>
        {checkout.description !== null && <p>{checkout.description}</p>}
        <p class="soft">
          {text.order.timeLeft} <span data-clock>{formatSpan(follow.leftMs ?? 0, locale)}</span>
        </p>
      </section>
      <section class="card">
        <h2>{text.methods.title}</h2>
        {checkout.methods.some((method) => method.available) || <p>{text.methods.none}</p>}
        <ul class="methods">
          {methodsInOrder(checkout, tried).map((method) => (
            <>
              <li>
                <Method page={page} method={method} />
              </li>
              {method.type === 'wallet' && method.available && (
                <li>
                  <MethodLink href={paths.app} icon={<CodeIcon />} label={text.methods.app(page.appName)}>
                    <small>{text.methods.appHint}</small>
                  </MethodLink>
                </li>
              )}
            </>
          ))}
        </ul>
      </section>
    </CheckoutLayout>
  );
}

interface MethodProps {
  readonly page: CheckoutPageContext;
  readonly method: CheckoutMethod;
}

function Method({ page, method }: MethodProps): JSX.Element {
  const { text, paths, serviceName, checkout, locale } = page;
  const isWallet = method.type === 'wallet';
  const { min, max } = method.limits;
  const isOutside = checkout.amount < min || checkout.amount > max;
  const limits = text.methods.limits(
    formatAmount(min, checkout.currency, locale),
    formatAmount(max, checkout.currency, locale),
  );
  return (
    <MethodLink
      href={method.available ? (isWallet ? paths.wallet : `${paths.mobileMoney}?provider=${method.provider}`) : null}
      icon={isWallet ? <WalletIcon /> : <PhoneIcon />}
      label={isWallet ? text.methods.wallet(serviceName) : method.label}
    >
      <small>{isWallet ? text.methods.walletHint : limits}</small>
      {!method.available && <small>{isOutside ? text.methods.outsideLimits : text.methods.unavailable}</small>}
    </MethodLink>
  );
}

interface MethodLinkProps {
  /** Null: shown, and cannot be chosen. */
  readonly href: string | null;
  readonly icon: JSX.Element;
  readonly label: string;
  readonly children: Child;
}

function MethodLink({ href, icon, label, children }: MethodLinkProps): JSX.Element {
  const content = (
    <>
      <span class="icon">{icon}</span>
      <span>
        <b>{label}</b>
        {children}
      </span>
    </>
  );
  if (href === null) return <div class="method off">{content}</div>;
  return (
    <a class="method" href={href}>
      {content}
      <NextIcon />
    </a>
  );
}

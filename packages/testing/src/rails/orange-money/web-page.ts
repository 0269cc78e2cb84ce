import { escaped } from '../phones-page.ts';
import type { WebPayment } from './web-init.ts';

/** The page where the payer types number and one-time code. Its cancel button only leaves: nothing is cancelled. */
export function paymentPage(payment: WebPayment, currency: string, fault: string | null): Response {
  const { name, amount, cancelUrl } = payment;
  return page(
    200,
    `<p>${escaped(name)}</p><p><strong>${amount} ${escaped(currency)}</strong></p>${fault === null ? '' : `<p role="alert">${escaped(fault)}</p>`}
<form method="post"><label>Number <input name="msisdn" inputmode="numeric" value="691234567"></label>
<label>Code <input name="otp" inputmode="numeric" autocomplete="one-time-code" value="123456"></label>
<button>Pay</button></form><p><a href="${escaped(cancelUrl)}">Cancel</a></p>
<p>Numbers ending in 039 fail, in 129 stay pending. The code 0000 is wrong.</p>`,
  );
}

export function messagePage(status: number, message: string): Response {
  return page(status, `<p>${escaped(message)}</p>`);
}

function page(status: number, body: string): Response {
  return new Response(
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Orange Money: simulated payment</title><style>${STYLE}</style><h1>Orange Money: simulated payment</h1>${body}`,
    { status, headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' } },
  );
}

const STYLE = `body{font:16px/1.4 system-ui;margin:2rem auto;max-width:22rem;padding:0 1rem}h1{font-size:1.25rem}
label{display:block;margin:.5rem 0}input,button{font:inherit;padding:.5rem;width:100%;box-sizing:border-box}`;

import { escaped } from '../phones-page.ts';
import type { Payment } from './payment.ts';

/** The hosted page: a number, or a card. It works without JavaScript. */
export function payingPage({ description, amount, currency }: Payment, fault: string | null): Response {
  return page(
    200,
    `<p>${escaped(description)}</p><p><strong>${amount} ${escaped(currency)}</strong></p>${fault === null ? '' : `<p role="alert">${escaped(fault)}</p>`}
<form method="post"><h2>Mobile Money</h2><label>Number <input name="phone" inputmode="tel" value="237677123456"></label>
<button name="pay" value="cm.mobile">Pay by phone</button></form>
<form method="post"><h2>Card</h2><label>Card number <input name="card" inputmode="numeric" value="4242424242424242"></label>
<button name="pay" value="card">Pay by card</button></form>
<form method="post"><button name="pay" value="cancel">Cancel</button></form>
<p>The card 4000000000000002 is declined.</p>`,
  );
}

export function messagePage(status: number, message: string): Response {
  return page(status, `<p>${escaped(message)}</p>`);
}

function page(status: number, body: string): Response {
  return new Response(
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Notch Pay: simulated payment</title><style>${STYLE}</style><h1>Notch Pay: simulated payment</h1>${body}`,
    { status, headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' } },
  );
}

const STYLE = `body{font:16px/1.4 system-ui;margin:2rem auto;max-width:22rem;padding:0 1rem}h1{font-size:1.25rem}h2{font-size:1rem}
label{display:block;margin:.5rem 0}input,button{font:inherit;padding:.5rem;width:100%;box-sizing:border-box}`;

import type { Phones, Prompt } from './phones.ts';

/** A page with the phones of a provider's customers, where a person answers their prompts. Null: not its request. */
export function phonesPage(name: string, phones: Phones): (request: Request) => Promise<Response | null> {
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (request.method === 'GET' && pathname === '/') return page(name, phones.prompts);
    if (request.method !== 'POST' || pathname !== '/phones/answer') return null;
    const form = new URLSearchParams(await request.text());
    const id = form.get('id') ?? '';
    const waits = phones.prompts.some((prompt) => prompt.id === id && prompt.state === 'waiting');
    if (waits) (form.get('answer') === 'approve' ? phones.approve : phones.decline)(id);
    return new Response(null, { status: 303, headers: { location: '/' } });
  };
}

function page(name: string, prompts: readonly Prompt[]): Response {
  const shown = prompts.toReversed().slice(0, 50);
  const body = shown.length === 0 ? '<p>No prompts yet. Pay with any number.</p>' : shown.map(phone).join('');
  return new Response(
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="2"><title>${escaped(name)}: simulated phones</title><style>${STYLE}</style>
<h1>${escaped(name)}: simulated phones</h1>${body}`,
    { headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' } },
  );
}

function phone({ id, phone: number, amount, currency, text, state }: Prompt): string {
  const answers =
    state === 'waiting'
      ? `<form method="post" action="/phones/answer"><input type="hidden" name="id" value="${escaped(id)}">
<button name="answer" value="approve">Enter the PIN</button><button name="answer" value="decline">Decline</button></form>`
      : `<p>${state}</p>`;
  return `<article><h2>+${escaped(number)}</h2><p>${escaped(text)}</p><p><strong>${amount} ${escaped(currency)}</strong></p>${answers}</article>`;
}

export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

const STYLE = `body{font:16px/1.4 system-ui;margin:1rem auto;max-width:60rem;padding:0 1rem}
article{display:inline-block;vertical-align:top;width:14rem;border:2px solid;border-radius:1rem;padding:1rem;margin:.5rem}
h1{font-size:1.25rem}h2{font-size:1rem;margin:0}button{font:inherit;padding:.5rem;margin:.25rem 0;width:100%}`;

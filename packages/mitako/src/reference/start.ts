import type { Document } from './document.ts';
import { code, escaped, prose } from './html.ts';
import { type Language, TEXT } from './text.ts';

/** The first page: the way to the first paid order, then the rules that hold for every operation. */
export function startHtml(
  { servers: [server], webhooks }: Document,
  language: Language,
  hrefTo: (page: string) => string,
): string {
  const text = TEXT[language];
  const url = server?.url ?? '';
  const steps = text.steps.map(
    ([title, said], index) =>
      `<section class="step"><div><h2>${escaped(title)}</h2><p>${prose(said)}</p></div>${code(examples(url)[index] ?? '')}</section>`,
  );
  const rules = Object.entries(text.rules).map(
    ([id, [title, said]]) => `<h2 id="${id}">${escaped(title)}</h2><p class="rule">${prose(said)}</p>`,
  );
  const [title, status, name, advice] = text.errors;
  const rows = text.usual.map(
    ([number, each, said]) =>
      `<tr><td>${number}</td><td><a href="${hrefTo('errors')}#${each}"><code>${each}</code></a></td><td>${prose(said)}</td></tr>`,
  );
  const events = Object.keys(webhooks).map((each) => `<li><code>${each}</code></li>`);
  return `<h1>${escaped(text.title)}</h1><p class="lead">${escaped(text.lead)}</p>
<div class="steps" id="start">${steps.join('')}</div>
<p class="note"><span>${prose(text.client)}</span></p>
${rules.join('')}
<h2 id="errors">${escaped(title)}</h2>
<div class="scroll" tabindex="0"><table><thead><tr><th>${status}</th><th>${name}</th><th>${advice}</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>
<p><a href="${hrefTo('errors')}">${escaped(text.allErrors)}</a></p>
<h2 id="events">${escaped(text.events)}</h2><ul class="events">${events.join('')}</ul>
<p><a href="${escaped(url)}/openapi.json">${escaped(text.document)}</a></p>
<p class="soft">${escaped(text.english)}</p>`;
}

function examples(url: string): readonly string[] {
  const origin = url.replace(/\/api\/v1$/, '');
  return [
    `export URL="${url}"\nexport KEY="svc_test_…"`,
    `curl $URL/gateway/payments \\
  -H "Authorization: Bearer $KEY" \\
  -H "Idempotency-Key: order-2001" \\
  -H "Content-Type: application/json" \\
  -d '{"amount": 5000, "currency": "XAF",
       "customer_reference": "order-2001",
       "return_url": "https://shop.example.cm/thanks"}'

201
{ "data": {
  "payment": { "id": "pay_…", "status": "requested" },
  "checkout_url": "${origin}/checkout/…" } }`,
    `HTTP/1.1 303 See Other\nLocation: ${origin}/checkout/…`,
    `{ "event": "payment.succeeded", "id": "evt_…",
  "data": { "id": "pay_…", "amount": 5000,
            "customer_reference": "order-2001" } }`,
  ];
}

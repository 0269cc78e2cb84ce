import { BASE_STYLE } from '@mitako/pages';
import type { FetchHandler } from '../mounts.ts';
import { escaped } from '../reference/html.ts';
import type { Kept, Outbox } from './outbox.ts';

const STYLE = `${BASE_STYLE}body{padding:1.5rem 1rem}main{max-width:60rem;margin:0 auto;display:grid;gap:1rem}
ol{list-style:none;padding:0;display:grid;gap:.5rem}li a{display:block;padding:.75rem 1rem;border:1px solid var(--line);border-radius:10px;background:var(--card);color:inherit;text-decoration:none;overflow-wrap:anywhere}
li b{display:block}iframe{width:100%;height:44rem;border:1px solid var(--line);border-radius:10px;background:#fff}pre{white-space:pre-wrap;overflow-wrap:anywhere;padding:1rem;border:1px solid var(--line);border-radius:10px;background:var(--card)}`;

/** Nothing in a mail may run or load anything. */
const MAIL_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-popups";
const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; img-src data:; frame-ancestors 'none'";

/**
 * `/dev/mail`: the messages that `mitako dev` would have sent, as they would arrive; newest first.
 * @param base path of the page
 */
export function createOutboxPage({ kept }: Outbox, base: string): FetchHandler {
  return (request) => {
    const [id = '', part] = new URL(request.url).pathname.slice(base.length + 1).split('/');
    if (id === '') return page('Messages', listHtml(kept, base));
    const found = kept.find(({ message }) => message.id === id);
    if (found === undefined) return page('Messages', `<p>There is no such message any more.</p>`, 404);
    if (part === 'html' && found.channel === 'mail') return answer(found.message.html, MAIL_POLICY);
    return page(titleOf(found), oneHtml(found, base));
  };
}

function listHtml(kept: readonly Kept[], base: string): string {
  const rows = kept.map(
    (each) =>
      `<li><a href="${base}/${each.message.id}"><b>${escaped(titleOf(each))}</b> <span class="soft">${escaped(each.message.to)} · ${new Date(each.atMs).toISOString().slice(11, 19)}</span></a></li>`,
  );
  return rows.length === 0
    ? '<p class="soft">Nothing was sent yet. Change a password, or ask for a new one.</p>'
    : `<p class="soft">Nothing here leaves this machine.</p><ol>${rows.join('')}</ol>`;
}

function oneHtml({ channel, message }: Kept, base: string): string {
  const to = `<p class="soft">${escaped(message.to)} · <a href="${base}">All messages</a></p>`;
  if (channel === 'sms') return `${to}<pre>${escaped(message.text)}</pre>`;
  // Links open outside of the frame.
  return `${to}<iframe title="The mail" src="${base}/${message.id}/html"></iframe><h2>As plain text</h2><pre>${escaped(message.text)}</pre>`;
}

function titleOf({ channel, message }: Kept): string {
  return channel === 'mail' ? message.subject : message.text.slice(0, 40);
}

function page(title: string, content: string, status = 200): Response {
  return answer(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(title)}</title><link rel="icon" href="data:,"><style>${STYLE}</style></head><body><main><h1>${escaped(title)}</h1>${content}</main></body></html>`,
    PAGE_POLICY,
    status,
  );
}

function answer(html: string, policy: string, status = 200): Response {
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    },
  });
}

import type { Context } from 'hono';
import { html } from 'hono/html';

/**
 * Leads to the embedding program. After a form by a page of its own: browsers hold each redirect of a form to `form-action`, and
 * a log-in or log-out may lead on to hosts that nobody here knows.
 */
export function leadOut(context: Context, url: string): Response | Promise<Response> {
  if (context.req.method !== 'POST') return context.redirect(url, 303);
  context.header('Refresh', `0;url=${url}`);
  return context.html(html`<!doctype html><title>…</title><a href="${url}">${url}</a>`);
}

import type { Context } from 'hono';
import type { PagesSite } from './app.ts';
import { keepsCookies } from './cookie-probe.ts';
import { dropOwnCookie, readOwnCookie, setOwnCookie } from './own-cookies.ts';

const FORM = 'mitako_form';
const SECONDS = 60;
/** Browsers keep 4,096 bytes of a cookie, with its name and attributes. */
const BYTES_MAX = 3_000;
/** Fields that rest nowhere, not even sealed: who holds the code of a payment or of a password acts for its owner. */
const SECRETS = new Set(['code', 'pin', 'password', 'current_password', 'new_password', 'repeated_password']);

type Site = Pick<PagesSite, 'gateway' | 'session'>;

/** The page that shows a form, and who reads it. */
interface Place {
  /** As the browser sees it. Default: the address of the request. */
  readonly path?: string | undefined;
  /** Id of the account that is logged in. */
  readonly reader?: string | undefined;
}

/**
 * Answers a refused form with a redirect to its page, which shows it again by GET: the browser's Back and reload never
 * meet a POST (RFC 9110 §15.4.4). The state waits for a minute in a cookie, sealed for that page and reader.
 *
 * @param state what was typed and what is wrong with it, as JSON keeps it; `errors` are messages by field
 * @returns null if the browser keeps no cookies, or the state is too large for one or holds a PIN, a password or a code:
 * the POST is answered with the form
 */
export function showByGet(site: Site, context: Context, state: unknown, place: Place = {}): Response | null {
  if (!keepsCookies(context, site.session) || holdsSecret(state)) return null;
  const path = place.path ?? addressOf(context);
  const sealed = site.gateway.pageSeal.seal(JSON.stringify(state), contextOf(path, place));
  if (sealed.length > BYTES_MAX) return null;
  // With a redirect it would name the time to wait before following it.
  context.header('Retry-After', undefined);
  setOwnCookie(context, FORM, sealed, site.session, SECONDS);
  return context.redirect(path, 303);
}

/**
 * The state of this page's form if it has just been refused, as {@link showByGet} was given it for this page. It is shown
 * once.
 */
export function takeRefused(site: Site, context: Context, place: Place = {}): unknown {
  const sealed = readOwnCookie(context, FORM, site.session);
  if (sealed === undefined) return null;
  const text = site.gateway.pageSeal.open(sealed, contextOf(place.path ?? addressOf(context), place));
  if (text === null) return null;
  dropOwnCookie(context, FORM, site.session);
  return JSON.parse(text);
}

function holdsSecret(state: unknown): boolean {
  if (typeof state !== 'object' || state === null) return false;
  return Object.entries(state).some(
    ([name, value]) => name !== 'errors' && (SECRETS.has(name) ? value !== '' : holdsSecret(value)),
  );
}

function addressOf({ req }: Context): string {
  const { pathname, search } = new URL(req.url);
  return `${pathname}${search}`;
}

function contextOf(path: string, { reader = '' }: Place): string {
  return `refused-form:${reader}:${path}`;
}

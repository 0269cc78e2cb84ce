// The shop's own sessions and log-in, which also open the panels of the gateway.
import connectPgSimple from 'connect-pg-simple';
import express, { Router } from 'express';
import session from 'express-session';
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { StaffPeople } from 'mitako';

declare module 'express-session' {
  interface SessionData {
    clerk: string;
    passwordAtMs: number;
  }
}

const PASSWORD = process.env['STAFF_PASSWORD'] ?? 'rehearsal';
const SECRET = process.env['SESSION_SECRET'] ?? 'only for trying things out';
const isProduction = process.env['NODE_ENV'] === 'production';
if (isProduction && (process.env['STAFF_PASSWORD'] === undefined || process.env['SESSION_SECRET'] === undefined)) {
  throw new Error('Set STAFF_PASSWORD and SESSION_SECRET.');
}

// In the shop's database, where they survive restarts and all processes find them.
const conString = process.env['DATABASE_URL'];
const store =
  conString === undefined
    ? new session.MemoryStore()
    : new (connectPgSimple(session))({ conString, createTableIfMissing: true });

export const sessions = session({
  store,
  secret: SECRET,
  name: 'sid',
  resave: false,
  saveUninitialized: false,
  cookie: { httpOnly: true, sameSite: 'lax', secure: isProduction },
});

/** Who sends a request to the panels: asked once a view, so that the shop's log-out ends their sessions, too. */
export const staff: StaffPeople = {
  async resolve({ headers }, as) {
    const id = sessionIdIn(headers.get('cookie') ?? '');
    const found = id === null ? null : await read(id);
    if (id === null || found?.clerk === undefined) return null;
    const { clerk, passwordAtMs: authenticatedAt } = found;
    return {
      id: clerk,
      name: clerk,
      role: as === 'operator' ? 'administrator' : 'finance',
      sessionId: id,
      authenticatedAt,
    };
  },
  loginUrl: (returnTo) => `/login?next=${encodeURIComponent(returnTo)}`,
  reauthenticateUrl: (returnTo) => `/login?next=${encodeURIComponent(returnTo)}`,
  logoutUrl: '/logout',
};

/** The pages of the shop for its staff. */
export const staffPages: Router = Router();

staffPages.get('/login', (_request, response) => {
  response.send(`<!doctype html><html lang="fr"><title>Connexion</title><form method="post">
<label>Nom <input name="clerk" autocomplete="username" required></label>
<label>Mot de passe <input name="password" type="password" autocomplete="current-password" required></label>
<button>Se connecter</button></form></html>`);
});

staffPages.post('/login', express.urlencoded(), (request, response, next) => {
  const { clerk = '', password = '' } = request.body as { clerk?: string; password?: string };
  if (clerk === '' || !isSame(password, PASSWORD)) {
    response.status(401).send('Nom ou mot de passe incorrect.');
    return;
  }
  const { next: returnTo } = request.query;
  const destination = ownPath(typeof returnTo === 'string' ? returnTo : '/', request.headers.host ?? '');
  // Another session with each login: what was open for the one before ends.
  request.session.regenerate((error) => {
    if (error) return next(error);
    Object.assign(request.session, { clerk, passwordAtMs: Date.now() });
    return response.redirect(303, destination);
  });
});

staffPages.get('/logout', (request, response) => {
  request.session.destroy(() => response.redirect(303, '/'));
});

/** An address of this shop alone: others would receive people who have just logged in here. */
function ownPath(next: string, host: string): string {
  const url = URL.canParse(next, `http://${host}`) ? new URL(next, `http://${host}`) : null;
  return url?.host === host ? url.pathname + url.search : '/';
}

function read(id: string): Promise<session.SessionData | null> {
  return new Promise((resolve, reject) => {
    store.get(id, (error, found) => (error ? reject(error as Error) : resolve(found ?? null)));
  });
}

/** As express-session signs it; null: there is none, or it was not made here. */
function sessionIdIn(cookie: string): string | null {
  const [, value = ''] = /(?:^|; )sid=([^;]+)/.exec(cookie) ?? [];
  const [, id = '', signature = ''] = /^s:([\w-]+)\.(.+)$/.exec(decoded(value)) ?? [];
  const right = createHmac('sha256', SECRET).update(id).digest('base64').replace(/=+$/, '');
  return id !== '' && isSame(signature, right) ? id : null;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}

function isSame(given: string, right: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(right));
}

import type { Role } from '@mitako/contract';
import {
  deviceTokens,
  endSession,
  forgottenHref,
  hasSessionCookie,
  isPausedByOthers,
  leadOut,
  readOwnCookie,
  setOwnCookie,
  signUpHref,
  unlockHref,
} from '@mitako/pages';
import { TextLink } from '../components/small.tsx';
import { NAMES } from '../vocabulary/names.ts';
import { emailInput, entryForm } from './entry-form.tsx';
import { Contact } from './outside.tsx';
import { localeOf } from './respond.tsx';
import type { PageRequest, Site } from './site.ts';
import { comeBackWords } from './slow-down.ts';
import { TEXT } from './text.ts';

/** Without meaning; set by the login page, to know whether the browser keeps cookies at all. */
const PROBE = 'mitako_cookies';

const form = entryForm({ route: 'login', path: '/login', fields: ['email', 'password'] }, (site, request) => {
  const locale = localeOf(site, request);
  const { login: text, register } = TEXT[locale];
  const { role } = site.panel;
  const forgotten = forgottenHref(site.gateway, role);
  const unlock = unlockHref(site.gateway, role);
  const signUp = role === 'merchant' ? signUpHref(site.gateway) : null;
  const keepsCookies = readOwnCookie(request, PROBE, site.session) !== undefined;
  return {
    title: text.title,
    submit: text.submit,
    inputs: {
      email: emailInput(locale),
      password: { label: NAMES[locale].password, type: 'password', autocomplete: 'current-password' },
    },
    // A redirect after a successful login leads here: without the session's cookies the browser keeps none.
    alert: request.req.query('cookies') === undefined ? null : text.noCookies,
    ...(request.req.query('out') !== undefined && { notice: text.loggedOut }),
    ...(request.req.query('late') !== undefined && { notice: TEXT[locale].factor.late }),
    wrong: text.wrong,
    kept: deviceTokens(request, site.session),
    refusals: (refusal) =>
      isPausedByOthers(refusal)
        ? { RATE_LIMITED: `${text.paused} ${comeBackWords(site, locale, refusal.retryAfterSeconds)}` }
        : {},
    next: keepsCookies ? site.base : `${site.base}/login?cookies`,
    paused: unlock !== null && (
      <p>
        <TextLink href={unlock} label={text.unlock} />
      </p>
    ),
    below:
      forgotten !== null ? (
        <p>
          <TextLink href={forgotten} label={text.forgotten.title} />
        </p>
      ) : (
        <details>
          <summary>{text.forgotten.title}</summary>
          <p>{forgottenWords(role, text.forgotten, site.brand.company.name ?? text.forgotten.team)}</p>
          {role !== 'operator' && <Contact brand={site.brand} locale={locale} />}
          {role === 'merchant' && (
            <p>
              <TextLink href={`${site.base}/reset`} label={text.haveCode} />
            </p>
          )}
        </details>
      ),
    after: (
      <>
        {signUp !== null && (
          <p>
            {text.noAccount} <TextLink href={signUp} label={register.open} />
          </p>
        )}
        {site.slot('login.below', { language: locale, role })}
      </>
    ),
  };
});

type Forgotten = (typeof TEXT)['en']['login']['forgotten'];

function forgottenWords(role: Role, { operator, agent, merchant }: Forgotten, whom: string): string {
  if (role === 'operator') return operator;
  return role === 'merchant' ? merchant(whom) : agent(whom);
}

/** Asks for e-mail and password. */
export function showLogin(site: Site, request: PageRequest): Response | Promise<Response> {
  const isReturning = request.req.query('cookies') !== undefined;
  if (isReturning && hasSessionCookie(request, site.session)) return request.redirect(site.base, 303);
  setOwnCookie(request, PROBE, '1', site.session);
  return form.get(site, request);
}

/** Logs in and goes to the first page. */
export function logIn(site: Site, request: PageRequest): Response | Promise<Response> {
  setOwnCookie(request, PROBE, '1', site.session);
  return form.post(site, request);
}

/** Ends the session, in the browser and in the engine, and then that of the embedding program. */
export async function logOut(site: Site, request: PageRequest): Promise<Response> {
  await endSession(request, site, site.session);
  const { host } = site.session;
  if (host !== null) return leadOut(request, host.logoutUrl ?? site.base);
  return request.redirect(`${site.base}/login?out`, 303);
}

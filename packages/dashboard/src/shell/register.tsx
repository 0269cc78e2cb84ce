import { signUpHref } from '@mitako/pages';
import { TextLink } from '../components/small.tsx';
import { BUTTONS } from '../vocabulary/buttons.ts';
import { NAMES } from '../vocabulary/names.ts';
import { SENTENCES } from '../vocabulary/sentences.ts';
import { emailInput, entryForm, type EntryInput, newPasswordInput } from './entry-form.tsx';
import { Contact } from './outside.tsx';
import { localeOf, showPlain } from './respond.tsx';
import type { PageRequest, Site } from './site.ts';
import { TEXT } from './text.ts';

const form = entryForm(
  { route: 'register', path: '/register', fields: ['name', 'email', 'password'] },
  (site, request) => {
    const locale = localeOf(site, request);
    const { register: text, login } = TEXT[locale];
    const sentences = SENTENCES[locale];
    return {
      title: BUTTONS[locale].create_merchant_account,
      intro: text.intro,
      submit: BUTTONS[locale].create_account,
      inputs: {
        name: shopNameInput(site, request),
        email: emailInput(locale, sentences.enter_email),
        password: newPasswordInput(locale, NAMES[locale].password),
      },
      // A repetition with another password is answered like a wrong one: the e-mail is in use, for every caller.
      refusals: () => ({ EMAIL_TAKEN: { email: text.taken }, INVALID_CREDENTIALS: { email: text.taken } }),
      after: (
        <p>
          {sentences.has_account} <TextLink href={`${site.base}/login`} label={login.submit} />
        </p>
      ),
    };
  },
);

/** The name of a merchant who signs up. */
export function shopNameInput(site: Site, request: PageRequest): EntryInput {
  const locale = localeOf(site, request);
  return {
    label: NAMES[locale].shop_name,
    hint: TEXT[locale].register.nameHint,
    type: 'text',
    autocomplete: 'organization',
    autocapitalize: 'words',
    maxlength: 120,
    wrong: SENTENCES[locale].enter_name,
  };
}

type Answer = Response | Promise<Response>;

/** Creates a merchant's account, logs in and goes to the first page, where sign-up is open. */
export const register = {
  get: (site: Site, request: PageRequest): Answer => unlessOpen(site, request) ?? form.get(site, request),
  post: (site: Site, request: PageRequest): Answer => unlessOpen(site, request) ?? form.post(site, request),
};

function unlessOpen(site: Site, request: PageRequest): Answer | null {
  if (site.gateway.signUp.merchants === 'open') return null;
  const href = signUpHref(site.gateway);
  return href === null ? showClosed(site, request) : request.redirect(href, 303);
}

/** Who wants an account, and cannot open one. */
function showClosed(site: Site, request: PageRequest): Answer {
  const locale = localeOf(site, request);
  const { closed } = TEXT[locale].register;
  return showPlain(
    site,
    request,
    { title: closed.title, status: 403 },
    <>
      <section class="card">
        <h1>{closed.title}</h1>
        <p>{closed.text}</p>
        <Contact brand={site.brand} locale={locale} />
      </section>
      <p>
        {SENTENCES[locale].has_account} <TextLink href={`${site.base}/login`} label={TEXT[locale].login.submit} />
      </p>
    </>,
  );
}

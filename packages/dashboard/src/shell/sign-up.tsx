import { readOwnCookie, setOwnCookie, signUpHref } from '@mitako/pages';
import { TextLink } from '../components/small.tsx';
import { BUTTONS } from '../vocabulary/buttons.ts';
import { NAMES } from '../vocabulary/names.ts';
import { entryForm, newPasswordInput } from './entry-form.tsx';
import { shopNameInput } from './register.tsx';
import { localeOf } from './respond.tsx';
import type { PageRequest, Site } from './site.ts';
import { TEXT } from './text.ts';

const PATH = '/sign-up';
const TOKEN = 'mitako_sign_up';
/** As long as a person needs to read a page and to choose a password. */
const TOKEN_SECONDS = 30 * 60;

const form = entryForm({ route: 'useSignUpLink', path: PATH, fields: ['name', 'password'] }, (site, request) => {
  const locale = localeOf(site, request);
  const { finish: text } = TEXT[locale].register;
  const again = signUpHref(site.gateway);
  return {
    title: text.title,
    intro: text.intro,
    submit: BUTTONS[locale].create_account,
    kept: { token: readOwnCookie(request, TOKEN, site.session) ?? '-' },
    inputs: { name: shopNameInput(site, request), password: newPasswordInput(locale, NAMES[locale].password) },
    refusals: () => ({ LINK_INVALID: text.invalid }),
    after: again !== null && (
      <p>
        <TextLink href={again} label={text.again} />
      </p>
    ),
  };
});

/** Where the link of a sign-up leads: the account is opened by its form, because scanners of mail follow links. */
export function showSignUp(site: Site, request: PageRequest): Response | Promise<Response> {
  const token = request.req.query('token');
  if (token === undefined) return form.get(site, request);
  // From the address into a cookie, so that no history and no other site has it.
  setOwnCookie(request, TOKEN, token.slice(0, 200), site.session, TOKEN_SECONDS);
  return request.redirect(`${site.base}${PATH}`, 303);
}

export const signUp = form.post;

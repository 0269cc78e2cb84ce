import { deviceTokens, keptLogin, keptMethods } from '@mitako/pages';
import { codeInput } from '../components/code-field.tsx';
import { TextLink } from '../components/small.tsx';
import { entryForm } from './entry-form.tsx';
import { wrongCodeWords } from './prove-password.ts';
import { localeOf } from './respond.tsx';
import type { PageRequest, Site } from './site.ts';
import { TEXT } from './text.ts';

const form = entryForm({ route: 'loginWithFactor', path: '/login/code', fields: ['code'] }, (site, request) => {
  const locale = localeOf(site, request);
  const { factor: text, passkey } = TEXT[locale];
  const { hint: _, ...input } = codeInput(locale);
  return {
    title: text.title,
    intro: text.intro,
    submit: text.submit,
    inputs: { code: { ...input, autofocus: true, wrong: text.missing } },
    kept: { login_token: keptLogin(request, site.session) ?? '', ...deviceTokens(request, site.session) },
    box: { name: 'trust_device', label: text.trust },
    refusals: (refusal) => ({ SECOND_FACTOR_INVALID: { code: wrongCodeWords(locale, refusal) } }),
    below: (
      <>
        {keptMethods(request, site.session).includes('passkey') && (
          <p class="below">
            <TextLink href={`${site.base}/login/passkey`} label={passkey.instead} />
          </p>
        )}
        <p class="below">
          <TextLink href={`${site.base}/login`} label={text.other} />
        </p>
      </>
    ),
  };
});

/** Asks for the second factor of a login, whose password was right. */
export function showLoginCode(site: Site, request: PageRequest): Response | Promise<Response> {
  return isKept(site, request) ? form.get(site, request) : logInAgain(site, request);
}

export function sendLoginCode(site: Site, request: PageRequest): Response | Promise<Response> {
  return isKept(site, request) ? form.post(site, request) : logInAgain(site, request);
}

function isKept(site: Site, request: PageRequest): boolean {
  return keptLogin(request, site.session) !== null;
}

function logInAgain(site: Site, request: PageRequest): Response {
  return request.redirect(`${site.base}/login?late`, 303);
}

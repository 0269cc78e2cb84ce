import { TextLink } from '../components/small.tsx';
import { BUTTONS } from '../vocabulary/buttons.ts';
import { NAMES } from '../vocabulary/names.ts';
import { emailInput, entryForm, newPasswordInput } from './entry-form.tsx';
import { Contact } from './outside.tsx';
import { localeOf } from './respond.tsx';
import { TEXT } from './text.ts';

/** Sets a new password by the code from the gateway's team, logs in and goes to the first page. The code is typed: it is never in a URL. */
export const resetPassword = entryForm(
  { route: 'resetPassword', path: '/reset', fields: ['email', 'code', 'new_password'] },
  (site, request) => {
    const locale = localeOf(site, request);
    const { reset: text, login } = TEXT[locale];
    return {
      title: text.title,
      intro: text.intro,
      submit: BUTTONS[locale].change_password,
      inputs: {
        email: emailInput(locale, text.wrong.email),
        code: {
          label: text.code,
          hint: text.codeHint,
          type: 'text',
          autocomplete: 'one-time-code',
          autocapitalize: 'characters',
          maxlength: 64,
          class: 'code',
          wrong: text.wrong.code,
        },
        new_password: newPasswordInput(locale, NAMES[locale].new_password),
      },
      refusals: () => ({ RESET_CODE_INVALID: text.invalid }),
      after: (
        <>
          <Contact brand={site.brand} locale={locale} />
          <p>
            <TextLink href={`${site.base}/login`} label={login.submit} />
          </p>
        </>
      ),
    };
  },
);

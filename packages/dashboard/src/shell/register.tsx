import { TextLink } from '../components/small.tsx';
import { BUTTONS } from '../vocabulary/buttons.ts';
import { NAMES } from '../vocabulary/names.ts';
import { SENTENCES } from '../vocabulary/sentences.ts';
import { emailInput, entryForm, newPasswordInput } from './entry-form.tsx';
import { localeOf } from './respond.tsx';
import { TEXT } from './text.ts';

/** Creates a merchant's account, logs in and goes to the first page. */
export const register = entryForm(
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
        name: {
          label: NAMES[locale].shop_name,
          hint: text.nameHint,
          type: 'text',
          autocomplete: 'organization',
          autocapitalize: 'words',
          maxlength: 120,
          wrong: sentences.enter_name,
        },
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

import type { PasswordReset } from '@mitako/contract';
import { displayed } from '@mitako/pages';
import { formPage } from '../components/form-page.tsx';
import { Moment, SecretOnce } from '../components/small.tsx';
import { merchantPanel } from '../panels/merchant-panel.ts';
import type { Page } from '../shell/page.ts';
import { show } from '../shell/respond.tsx';
import { backTo } from './merchant-forms.tsx';
import { TEXT } from './text.ts';

/** Creates a code with which a merchant chooses a new password. */
export const resetMerchantPassword = formPage(
  { route: 'createPasswordReset', find: (page) => page.read('getMerchant') },
  (page, { merchant }) => {
    const text = TEXT[page.locale].reset;
    return {
      title: text.title(displayed(merchant.name)),
      submit: text.submit,
      explanation: text.explanation,
      back: backTo(page, merchant),
      showsSecret: true,
      done: ({ password_reset: made }) => showCode(page, made, backTo(page, merchant)),
    };
  },
);

/** The only page that shows it. */
function showCode(
  page: Page,
  { code, expires_at: at }: PasswordReset,
  back: { readonly href: string; readonly label: string },
): Response | Promise<Response> {
  const text = TEXT[page.locale].reset;
  return show(
    page,
    { title: text.made, back },
    <>
      <SecretOnce page={page} name={text.code} value={code} />
      <p>
        {text.handOver} <code>{`${page.gateway.staffUrl}${merchantPanel.path}/reset`}</code>
      </p>
      <p class="soft">
        {text.expires} <Moment page={page} at={at} />
      </p>
    </>,
  );
}

import { LOCALES, NOTICE_NAMES, NOTICES } from '@mitako/contract';
import { formPage } from '../components/form-page.tsx';
import { Card, Done } from '../components/small.tsx';
import { LANGUAGE_NAMES } from '../shell/layout.tsx';
import type { Section } from '../shell/page.ts';
import { goTo } from '../shell/respond.tsx';
import { TEXT } from './text.ts';

const PATH = '/account/notifications';

/** What the member is notified of by mail, and in which language: of the merchant that the session acts for. */
const choose = formPage(
  {
    route: 'setNotices',
    fields: [...NOTICE_NAMES, 'locale'],
    find: async (page) => (await page.read('getNotices')).notices,
  },
  (page, notices) => {
    const text = TEXT[page.locale];
    const open = NOTICE_NAMES.filter((name) => notices[name] !== null);
    return {
      title: page.subjects.notifications,
      submit: text.submit,
      inputs: [
        ...open.map((name) => ({
          name,
          label: text.notices[name].label,
          hint: text.notices[name].hint,
          options: NOTICES[name].choices.map((choice) => [choice, text.choices[choice]] as const),
          value: notices[name] ?? 'off',
        })),
        {
          name: 'locale' as const,
          label: page.names.language,
          options: LOCALES.map((locale) => [locale, LANGUAGE_NAMES[locale]] as const),
          value: notices.locale,
        },
      ],
      body: (typed) => Object.fromEntries([...open, 'locale' as const].map((name) => [name, typed[name]])),
      done: () => goTo(page, PATH, 'saved'),
      around: (form) => (
        <>
          <Done page={page} words={text.done} />
          <Card title={text.title}>
            <p class="soft">
              {text.intro.to(page.principal.email, page.principal.merchant?.name ?? '')} {text.intro.always}{' '}
              {!page.gateway.sends.inTestMode && text.intro.live} {open.length === 0 && text.intro.nothing}
            </p>
            {page.gateway.sends.mail ? <div class="narrow">{form}</div> : <p>{text.intro.noMail}</p>}
          </Card>
        </>
      ),
    };
  },
);

export const notifications: Section = {
  label: 'notifications',
  group: 'account',
  path: PATH,
  pages: { [PATH]: choose },
};

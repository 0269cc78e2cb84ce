import { MESSAGE_STATUSES } from '@mitako/contract';
import { displayed } from '@mitako/pages';
import { formPage } from '../components/form-page.tsx';
import { list } from '../components/list.tsx';
import { ButtonLink, Done, Moment, Words } from '../components/small.tsx';
import { column } from '../components/table.tsx';
import type { Section } from '../shell/page.ts';
import { goTo } from '../shell/respond.tsx';
import { Status, statusChoices } from '../vocabulary/statuses.tsx';
import { TEXT } from './text.ts';

const listMessages = list('listMessages', (page) => {
  const text = TEXT[page.locale];
  return {
    title: page.subjects.messages,
    intro: text.intro,
    empty: text.empty,
    before: <Done page={page} words={text.done} />,
    actions: <ButtonLink href={page.path('/messages/test')} label={text.test.open} />,
    filters: [{ name: 'status', label: page.names.status, choices: statusChoices(page, 'message', MESSAGE_STATUSES) }],
    columns: () => [
      column(page.names.what, ({ kind }) => text.kinds[kind]),
      column(text.columns.to, ({ recipient_masked: to }) => displayed(to)),
      column(page.names.date, ({ created_at: at }) => <Moment page={page} at={at} isShort />),
      column(text.columns.answer, ({ reply_code: code }) => <Words>{code}</Words>),
      column(page.names.status, ({ status }) => <Status page={page} of="message" is={status} />),
    ],
  };
});

const sendTest = formPage({ route: 'sendTestMessage' }, (page) => {
  const { test: text } = TEXT[page.locale];
  return {
    title: text.title,
    explanation: text.explanation,
    submit: text.submit,
    back: { href: page.path('/messages'), label: page.subjects.messages },
    refusals: () => ({ MAIL_NOT_CONFIGURED: text.noMail }),
    done: () => goTo(page, '/messages', 'queued'),
  };
});

/** Mail and text messages to people, and those that did not arrive. */
export const messages: Section = {
  label: 'messages',
  route: 'listMessages',
  group: 'system',
  path: '/messages',
  pages: { '/messages': listMessages, '/messages/test': sendTest },
};

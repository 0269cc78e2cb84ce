import type { JSX } from 'hono/jsx/jsx-runtime';
import { formPage } from '../components/form-page.tsx';
import { Badge, ButtonLink, Card, Facts } from '../components/small.tsx';
import type { PageProps } from '../shell/page.ts';
import { goTo } from '../shell/respond.tsx';
import { roleOf } from './end-device.ts';
import { HOME } from './home.ts';
import { TEXT } from './text.ts';

/** The address of the account, whether its owner has shown to read it, and how to change it. */
export function EmailCard({ page }: PageProps): JSX.Element {
  const { principal } = page;
  const text = TEXT[page.locale].email;
  return (
    <Card title={page.names.email}>
      <Facts
        facts={[
          [
            page.names.email,
            <>
              {principal.email}{' '}
              {principal.email_verified ? (
                <Badge tone="good">{text.verified}</Badge>
              ) : (
                <Badge tone="wait">{text.unverified}</Badge>
              )}
            </>,
          ],
        ]}
      />
      {page.site.gateway.sends.mail && (
        <p class="row below">
          {!principal.email_verified && <ButtonLink href={page.path(`${HOME}/verify`)} label={text.verify.submit} />}
          <ButtonLink href={page.path(`${HOME}/email`)} label={text.change.title} />
        </p>
      )}
    </Card>
  );
}

/** Sends the link that verifies the address. */
export const verifyEmail = formPage({ route: 'requestEmailVerification', parameters: roleOf }, (page) => {
  const { verify: text } = TEXT[page.locale].email;
  return {
    ...text,
    explanation: text.explanation(page.principal.email),
    back: { href: page.path(HOME), label: page.subjects.security },
    leave: page.principal.email_verified ? HOME : undefined,
    sensitive: false,
    done: () => goTo(page, HOME, 'verifying'),
  };
});

/** Asks both addresses whether it may change. */
export const changeEmail = formPage({ route: 'changeEmail', fields: ['email'], parameters: roleOf }, (page) => {
  const { change: text, taken } = TEXT[page.locale].email;
  return {
    ...text,
    back: { href: page.path(HOME), label: page.subjects.security },
    inputs: [
      {
        name: 'email',
        label: text.label,
        type: 'email',
        autocomplete: 'email',
        maxlength: 254,
        wrong: page.sentences.enter_email,
      },
    ],
    body: ({ email }) => ({ email }),
    sensitive: true,
    refusals: () => ({ EMAIL_TAKEN: { email: taken } }),
    done: () => goTo(page, HOME, 'changing'),
  };
});

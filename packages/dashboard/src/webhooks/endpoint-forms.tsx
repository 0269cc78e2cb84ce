import type { WebhookEndpointWithSecret } from '@mitako/contract';
import { displayed, fieldsOf } from '@mitako/pages';
import { formPage } from '../components/form-page.tsx';
import { ButtonLink, Notice, SecretOnce } from '../components/small.tsx';
import type { Page } from '../shell/page.ts';
import { goTo, show } from '../shell/respond.tsx';
import { ENDPOINT_FIELDS, endpointInputs, eventsIn } from './endpoint-inputs.tsx';
import { TEXT } from './merchant-text.ts';
import { VerifySignature } from './verify-signature.tsx';

/** The API's default: time enough to change a server. */
const GRACE_SECONDS = '86400';

export const createEndpoint = formPage({ route: 'createWebhookEndpoint', fields: ENDPOINT_FIELDS }, (page) => {
  const { form: text, made } = TEXT[page.locale];
  return {
    title: text.createTitle[page.mode],
    back: { href: page.path('/webhooks'), label: page.subjects.webhooks },
    submit: text.create,
    sensitive: page.mode === 'live',
    inputs: endpointInputs(page, null),
    body: (typed) => ({
      url: typed.url,
      events: eventsIn(typed),
      prefixed_names: typed.prefixed_names !== '',
      ...(typed.description !== '' && { description: typed.description }),
    }),
    refusals: (refusal) => ({
      VALIDATION_ERROR: fieldsOf(refusal).includes('url') ? { url: text.urlNotHttps } : undefined,
      WEBHOOK_ENDPOINT_LIMIT: text.tooMany,
    }),
    showsSecret: true,
    done: ({ endpoint }, _typed, warning) => showSecret(page, endpoint, made.title, warning),
  };
});

/** The only page that shows this secret, drawn from the answer. */
function showSecret(
  page: Page,
  { id, secret }: WebhookEndpointWithSecret,
  title: string,
  warning: string | null = null,
): Response | Promise<Response> {
  const text = TEXT[page.locale];
  return show(
    page,
    { title, back: { href: page.path('/webhooks'), label: page.subjects.webhooks } },
    <>
      {isNotReached(warning) && <Notice>{text.made.notReached}</Notice>}
      <SecretOnce page={page} name={text.made.secret} value={secret} />
      <p>{text.made.keep}</p>
      <VerifySignature page={page} />
      <p class="row">
        <ButtonLink href={page.path(`/webhooks/${id}`)} label={text.made.toEndpoint} />
      </p>
    </>,
  );
}

/** Whether no webhook will reach the address. */
function isNotReached(warning: string | null): boolean {
  return warning?.startsWith('address_not_allowed:') === true;
}

/** Only a new URL in live mode requires the password: the engine decides. */
export const editEndpoint = formPage(
  { route: 'updateWebhookEndpoint', fields: ENDPOINT_FIELDS, find: (page) => page.read('getWebhookEndpoint') },
  (page, { endpoint }) => {
    const { form: text, endpoint: one } = TEXT[page.locale];
    return {
      title: text.editTitle,
      back: { href: page.path(`/webhooks/${endpoint.id}`), label: one.title },
      submit: page.buttons.save,
      inputs: endpointInputs(page, endpoint),
      body: (typed) => ({
        url: typed.url,
        events: eventsIn(typed),
        prefixed_names: typed.prefixed_names !== '',
        description: typed.description === '' ? null : typed.description,
      }),
      refusals: (refusal) => ({
        VALIDATION_ERROR: fieldsOf(refusal).includes('url') ? { url: text.urlNotHttps } : undefined,
      }),
      done: (_data, _typed, warning) =>
        goTo(page, `/webhooks/${endpoint.id}`, isNotReached(warning) ? 'savedUnreached' : 'saved'),
    };
  },
);

export const rotateSecret = formPage(
  { route: 'rotateWebhookSecret', fields: ['grace_seconds'], find: (page) => page.read('getWebhookEndpoint') },
  (page, { endpoint: { id, url } }) => {
    const { rotateForm: text, endpoint: one, made } = TEXT[page.locale];
    return {
      title: page.buttons.change_secret,
      submit: page.buttons.change_secret,
      explanation: [<strong>{displayed(url)}</strong>, text.consequence],
      back: { href: page.path(`/webhooks/${id}`), label: one.title },
      sensitive: page.mode === 'live',
      inputs: [
        { name: 'grace_seconds', label: text.grace, options: Object.entries(text.graces), value: GRACE_SECONDS },
      ],
      body: ({ grace_seconds: grace }) => ({ grace_seconds: Number(grace) }),
      showsSecret: true,
      done: ({ endpoint }) => showSecret(page, endpoint, made.rotated),
    };
  },
);

export const deleteEndpoint = formPage(
  {
    route: 'deleteWebhookEndpoint',
    find: (page) => page.read('getWebhookEndpoint'),
    gone: (page) => goTo(page, '/webhooks', 'deleted'),
  },
  (page, { endpoint: { id, url } }) => {
    const { deleteForm: text, endpoint: one } = TEXT[page.locale];
    return {
      title: text.title,
      submit: text.submit,
      look: 'danger',
      explanation: [<strong>{displayed(url)}</strong>, text.consequence],
      back: { href: page.path(`/webhooks/${id}`), label: one.title },
      done: () => goTo(page, '/webhooks', 'deleted'),
    };
  },
);

import { routes, type WebhookEndpointWithSecret } from '@mitako/contract';
import { check, fieldsOf, keyOf } from '@mitako/pages';
import { Action, type ActionState, faulty, freshState, isFaulty, refusedState } from '../../components/action.tsx';
import { SecretOnce } from '../../components/small.tsx';
import type { Page } from '../../shell/page.ts';
import { provePassword } from '../../shell/prove-password.ts';
import { show } from '../../shell/respond.tsx';
import {
  type EndpointFault,
  type EndpointFields,
  EndpointInputs,
  eventsIn,
  faultsOf,
  fieldsOfEndpoint,
  readEndpointForm,
} from './endpoint-form.tsx';
import { TEXT } from './text.ts';
import { VerifySignature } from './verify-signature.tsx';

export function showNewEndpoint(page: Page): Response | Promise<Response> {
  return draw(page, fieldsOfEndpoint(null), freshState());
}

export async function createEndpoint(page: Page): Promise<Response> {
  const text = TEXT[page.locale];
  const fields = await readEndpointForm(page);
  const body = check(routes.createWebhookEndpoint.body, {
    url: fields.url,
    events: eventsIn(fields),
    prefixed_names: fields.prefixed_names !== '',
    ...(fields.description !== '' && { description: fields.description }),
  });
  if (body.kind === 'invalid') return draw(page, fields, faulty(faultsOf(page, body.fields)));
  if (page.mode === 'live') {
    const password = await provePassword(page);
    if (password !== null) return draw(page, fields, faulty({ password }));
  }
  const reply = await page.ask('createWebhookEndpoint', {
    body: body.value,
    idempotencyKey: await keyOf(page.request),
  });
  if (reply.kind === 'done') return showEndpointSecret(page, reply.data.endpoint, text.made.title);
  if (fieldsOf(reply).includes('url')) return draw(page, fields, faulty({ url: text.form.urlNotHttps }));
  return draw(page, fields, refusedState(page, reply, { WEBHOOK_ENDPOINT_LIMIT: text.form.tooMany }));
}

/** The one page that ever shows this secret: drawn from the answer itself. */
export function showEndpointSecret(
  page: Page,
  { id, secret }: WebhookEndpointWithSecret,
  title: string,
): Response | Promise<Response> {
  const text = TEXT[page.locale];
  return show(
    page,
    { title, back: { href: page.path('/webhooks'), label: text.title } },
    <>
      <SecretOnce page={page} name={text.made.secret} value={secret} />
      <p>{text.made.keep}</p>
      <VerifySignature page={page} />
      <p class="row">
        <a class="button quiet" href={page.path(`/webhooks/${id}`)}>
          {text.made.toEndpoint}
        </a>
      </p>
    </>,
  );
}

function draw(page: Page, fields: EndpointFields, state: ActionState<EndpointFault>): Response | Promise<Response> {
  const text = TEXT[page.locale];
  return show(
    page,
    {
      title: text.form.createTitle[page.mode],
      status: isFaulty(state) ? 422 : 200,
      hasErrors: isFaulty(state),
      back: { href: page.path('/webhooks'), label: text.title },
    },
    <section class="card">
      <Action
        page={page}
        state={state}
        action={page.path('/webhooks/new')}
        submit={text.form.create}
        sensitive={page.mode === 'live'}
      >
        <EndpointInputs page={page} fields={fields} state={state} />
      </Action>
    </section>,
  );
}

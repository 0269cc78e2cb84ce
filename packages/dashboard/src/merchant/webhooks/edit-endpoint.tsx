import { routes } from '@mitako/contract';
import { check, fieldsOf, keyOf, readForm } from '@mitako/pages';
import { Action, type ActionState, faulty, freshState, isFaulty, refusedState } from '../../components/action.tsx';
import type { Page } from '../../shell/page.ts';
import { provePassword } from '../../shell/prove-password.ts';
import { goTo, show, showRefusal } from '../../shell/respond.tsx';
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

export async function showEdit(page: Page): Promise<Response> {
  const reply = await page.ask('getWebhookEndpoint', { parameters: { endpoint_id: page.parameter('endpoint_id') } });
  if (reply.kind === 'refused') return showRefusal(page.site, page.request, reply);
  return draw(page, fieldsOfEndpoint(reply.data.endpoint), freshState());
}

export async function editEndpoint(page: Page): Promise<Response> {
  const text = TEXT[page.locale];
  const id = page.parameter('endpoint_id');
  const fields = await readEndpointForm(page);
  const body = check(routes.updateWebhookEndpoint.body, {
    url: fields.url,
    events: eventsIn(fields),
    prefixed_names: fields.prefixed_names !== '',
    description: fields.description === '' ? null : fields.description,
  });
  if (body.kind === 'invalid') return draw(page, fields, faulty(faultsOf(page, body.fields)));
  // Only another address in live mode takes the password, which the engine knows: it comes once that was asked for.
  const { password: given } = await readForm(page.request, ['password'], ['password']);
  const password = given === '' ? null : await provePassword(page);
  if (password !== null) return draw(page, fields, faulty({ password }));
  const reply = await page.ask('updateWebhookEndpoint', {
    parameters: { endpoint_id: id },
    body: body.value,
    idempotencyKey: await keyOf(page.request),
  });
  if (reply.kind === 'done') return goTo(page, `/webhooks/${id}`, 'saved');
  if (reply.status === 404) return showRefusal(page.site, page.request, reply);
  if (fieldsOf(reply).includes('url')) return draw(page, fields, faulty({ url: text.form.urlNotHttps }));
  return draw(page, fields, refusedState(page, reply));
}

/** The engine wants the password, or was given a wrong one. */
function isAsked({ asksPassword, errors }: ActionState<EndpointFault>): boolean {
  return asksPassword === true || errors.password !== undefined;
}

function draw(page: Page, fields: EndpointFields, state: ActionState<EndpointFault>): Response | Promise<Response> {
  const text = TEXT[page.locale];
  const path = page.path(`/webhooks/${page.parameter('endpoint_id')}`);
  return show(
    page,
    {
      title: text.form.editTitle,
      status: isFaulty(state) ? 422 : 200,
      hasErrors: isFaulty(state),
      back: { href: path, label: text.endpoint.title },
    },
    <section class="card">
      <Action
        page={page}
        state={state}
        action={`${path}/edit`}
        submit={text.form.save}
        sensitive={page.mode === 'live' && isAsked(state)}
      >
        <EndpointInputs page={page} fields={fields} state={state} />
      </Action>
    </section>,
  );
}

import { routes } from '@mitako/contract';
import { check, displayed, Field, Form, keyOf, newKey, readForm } from '@mitako/pages';
import { Action, type ActionState, faulty, freshState, isFaulty, refusedState } from '../../components/action.tsx';
import { Select } from '../../components/select.tsx';
import type { Page } from '../../shell/page.ts';
import { show, showRefusal } from '../../shell/respond.tsx';
import { TEXT as SHELL } from '../../shell/text.ts';
import { TEXT } from './text.ts';

const FIELDS = ['since', 'exact', 'endpoint', 'cursor'] as const;
type Fields = Readonly<Record<(typeof FIELDS)[number], string>>;

export async function showReplayFailed(page: Page): Promise<Response> {
  return draw(page, { since: '', exact: '', endpoint: page.query('endpoint'), cursor: '' }, freshState());
}

/** Sends again what failed. The answer says how many, so the page is drawn from it; sent twice it is the same answer. */
export async function replayFailed(page: Page): Promise<Response> {
  const fields = await readForm(page.request, FIELDS);
  const since = fields.exact === '' ? fields.since : inDouala(fields.exact);
  const body = check(routes.replayFailedDeliveries.body, {
    since,
    ...(fields.endpoint !== '' && { endpoint_id: fields.endpoint }),
    ...(fields.cursor !== '' && { cursor: fields.cursor }),
  });
  if (body.kind === 'invalid') return draw(page, fields, faulty({ exact: TEXT[page.locale].replay.exactWrong }));
  const reply = await page.ask('replayFailedDeliveries', {
    body: body.value,
    idempotencyKey: await keyOf(page.request),
  });
  if (reply.kind === 'refused') {
    if (reply.status === 404) return showRefusal(page.site, page.request, reply);
    return draw(page, fields, refusedState(page, reply));
  }
  return drawResult(page, { ...fields, since, exact: '' }, reply.data);
}

/** `2026-11-20T14:05` as somebody in Douala means it, UTC+1 the year round. */
function inDouala(local: string): string {
  return `${/T\d\d:\d\d$/.test(local) ? `${local}:00` : local}+01:00`;
}

async function draw(page: Page, fields: Fields, state: ActionState<'exact'>): Promise<Response> {
  const text = TEXT[page.locale];
  const found = await page.ask('listWebhookEndpoints', { query: { limit: 100 } });
  if (found.kind === 'refused') return showRefusal(page.site, page.request, found);
  const nowMs = page.gateway.clock.now();
  return show(
    page,
    {
      title: text.replay.title,
      status: isFaulty(state) ? 422 : 200,
      hasErrors: isFaulty(state),
      back: { href: page.path('/webhooks/deliveries'), label: text.title },
    },
    <section class="card">
      <p>{text.replay.explanation}</p>
      <Action page={page} state={state} action={page.path('/webhooks/deliveries/replay')} submit={text.replay.submit}>
        <Select
          name="since"
          label={text.replay.since}
          value={fields.since}
          // Moments and not spans, so that a form sent twice asks for the same thing.
          options={text.replay.sinces.map(([ms, label]) => [new Date(nowMs - ms).toISOString(), label])}
        />
        <Field
          name="exact"
          label={text.replay.exact}
          hint={text.replay.exactHint}
          type="datetime-local"
          autocomplete="off"
          optional
          value={fields.exact}
          error={state.errors.exact}
        />
        <Select
          name="endpoint"
          label={text.replay.endpoint}
          value={fields.endpoint}
          options={[['', text.replay.all], ...found.data.endpoints.map(({ id, url }) => [id, displayed(url)] as const)]}
        />
      </Action>
    </section>,
  );
}

function drawResult(
  page: Page,
  { since, endpoint }: Fields,
  result: { readonly replayed: number; readonly has_more: boolean; readonly next_cursor: string | null },
): Response | Promise<Response> {
  const text = TEXT[page.locale].replay;
  return show(
    page,
    { title: text.title, back: { href: page.path('/webhooks/deliveries'), label: TEXT[page.locale].title } },
    <>
      <div class="notice" role="status">
        <p>{result.replayed === 0 ? text.nothing : text.result(result.replayed)}</p>
      </div>
      {result.next_cursor !== null && (
        <section class="card">
          <p>{text.more}</p>
          <Form
            action={page.path('/webhooks/deliveries/replay')}
            formKey={newKey()}
            submit={text.goOn}
            sending={SHELL[page.locale].sending}
          >
            <input type="hidden" name="since" value={since} />
            <input type="hidden" name="endpoint" value={endpoint} />
            <input type="hidden" name="cursor" value={result.next_cursor} />
          </Form>
        </section>
      )}
      <p class="row">
        <a class="button quiet" href={page.path('/webhooks/deliveries')}>
          {text.toLog}
        </a>
      </p>
    </>,
  );
}

import { routes } from '@mitako/contract';
import { check, Field, readForm } from '@mitako/pages';
import { Action, type ActionState, freshState } from '../../components/action.tsx';
import { showConfirmation } from '../../components/confirm.tsx';
import { Select } from '../../components/select.tsx';
import type { Page } from '../../shell/page.ts';
import { show, showProblem, showRefusal } from '../../shell/respond.tsx';
import { perform } from '../parts/perform.ts';
import { TEXT as PARTS } from '../parts/text.ts';
import { TEXT } from './text.ts';

const FIELDS = ['since', 'merchant', 'mode', 'cursor'] as const;
type Fields = Readonly<Record<(typeof FIELDS)[number], string>>;

export function showReplayAll(page: Page): Response | Promise<Response> {
  return draw(page, freshState(), { since: '', merchant: page.query('merchant'), mode: '', cursor: '' });
}

/** Sends again what failed. The answer says how many, so the page is drawn from it; sent twice it is the same answer. */
export async function replayAll(page: Page): Promise<Response> {
  const fields = await readForm(page.request, FIELDS);
  const { since, merchant, mode, cursor } = fields;
  const body = check(routes.replayAllFailedDeliveries.body, {
    since,
    ...(merchant !== '' && { merchant_id: merchant }),
    ...(mode !== '' && { mode }),
    ...(cursor !== '' && { cursor }),
  });
  // The fields hold no more than what is taken: this form is none of ours.
  if (body.kind === 'invalid') return showProblem(page.site, page.request, 'notFound', { status: 404 });
  const done = await perform(page, 'replayAllFailedDeliveries', { body: body.value });
  if (done.kind === 'done') return drawResult(page, fields, done.data);
  if (done.refusal?.status === 404) return showRefusal(page.site, page.request, done.refusal);
  return draw(page, done.state, fields);
}

function draw(page: Page, state: ActionState, fields: Fields): Response | Promise<Response> {
  const text = TEXT[page.locale];
  const { live, test } = PARTS[page.locale];
  const nowMs = page.gateway.clock.now();
  return showConfirmation(page, state, {
    title: text.replayAll.title,
    submit: text.replayAll.submit,
    back: { href: page.path('/deliveries'), label: text.label },
    action: '/deliveries/replay',
    says: text.replayAll.says,
    fields: (
      <>
        <Select
          name="since"
          label={text.replayAll.since}
          value={fields.since}
          // Moments and not spans, so that a form sent twice asks for the same thing.
          options={text.replayAll.sinces.map(([ms, label]) => [new Date(nowMs - ms).toISOString(), label])}
        />
        <Field
          name="merchant"
          label={text.replayAll.merchant}
          hint={text.replayAll.merchantHint}
          type="text"
          autocomplete="off"
          optional
          maxlength={64}
          value={fields.merchant}
        />
        <Select
          name="mode"
          label={text.replayAll.mode}
          value={fields.mode}
          options={[
            ['', text.replayAll.bothModes],
            ['live', live],
            ['test', test],
          ]}
        />
      </>
    ),
  });
}

function drawResult(
  page: Page,
  { since, merchant, mode }: Fields,
  result: { readonly replayed: number; readonly next_cursor: string | null },
): Response | Promise<Response> {
  const text = TEXT[page.locale].replayAll;
  return show(
    page,
    { title: text.title, back: { href: page.path('/deliveries'), label: TEXT[page.locale].label } },
    <>
      <div class="notice" role="status">
        <p>{result.replayed === 0 ? text.nothing : text.result(result.replayed)}</p>
      </div>
      {result.next_cursor !== null && (
        <section class="card">
          <p>{text.more}</p>
          <Action
            page={page}
            state={freshState()}
            action={page.path('/deliveries/replay')}
            submit={text.goOn}
            sensitive
          >
            <input type="hidden" name="since" value={since} />
            <input type="hidden" name="merchant" value={merchant} />
            <input type="hidden" name="mode" value={mode} />
            <input type="hidden" name="cursor" value={result.next_cursor} />
          </Action>
        </section>
      )}
      <p class="row">
        <a class="button quiet" href={page.path('/deliveries')}>
          {text.toList}
        </a>
      </p>
    </>,
  );
}

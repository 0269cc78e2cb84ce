import { type Payment, routes } from '@mitako/contract';
import { formatAmount } from '@mitako/core';
import { check, Field, fieldsOf, keyOf, readForm } from '@mitako/pages';
import { Action, type ActionState, faulty, freshState, isFaulty, refusedState } from '../../components/action.tsx';
import { AmountField, amountIn } from '../../components/amount-field.tsx';
import { Moment, Words } from '../../components/small.tsx';
import { Status } from '../../components/status.tsx';
import { type Column, Table } from '../../components/table.tsx';
import type { Page } from '../../shell/page.ts';
import { goTo, show, showRefusal } from '../../shell/respond.tsx';
import { TestPeople } from './test-people.tsx';
import { TEXT } from './text.ts';

const CURRENCY = 'XAF';
const LATEST = 10;

const FIELDS = ['amount', 'description', 'return_url'] as const;
type Fields = Readonly<Record<(typeof FIELDS)[number], string>>;

export async function showSandbox(page: Page): Promise<Response> {
  return draw(page, { amount: '5000', description: '', return_url: '' }, freshState());
}

export async function createTestPayment(page: Page): Promise<Response> {
  const fields = await readForm(page.request, FIELDS);
  const body = check(routes.createSandboxPayment.body, {
    amount: amountIn(fields.amount, CURRENCY),
    currency: CURRENCY,
    ...(fields.description !== '' && { description: fields.description }),
    ...(fields.return_url !== '' && { return_url: fields.return_url }),
  });
  if (body.kind === 'invalid') return draw(page, fields, faulty(faultsOf(page, body.fields)));
  const reply = await page.ask('createSandboxPayment', { body: body.value, idempotencyKey: await keyOf(page.request) });
  if (reply.kind === 'done') return goTo(page, `/sandbox/${reply.data.payment.id}`, 'created');
  const faults = faultsOf(page, fieldsOf(reply));
  if (Object.keys(faults).length > 0) return draw(page, fields, faulty(faults));
  return draw(page, fields, refusedState(page, reply));
}

function faultsOf(page: Page, fields: readonly string[]): { readonly [Name in keyof Fields]?: string } {
  const text = TEXT[page.locale].form;
  return {
    ...(fields.includes('amount') && { amount: text.amountWrong }),
    ...(fields.includes('description') && { description: text.descriptionWrong }),
    ...(fields.includes('return_url') && { return_url: text.returnUrlWrong }),
  };
}

async function draw(page: Page, fields: Fields, state: ActionState<keyof Fields>): Promise<Response> {
  const text = TEXT[page.locale];
  const latest = await page.ask('listPayments', { query: { limit: LATEST } });
  if (latest.kind === 'refused') return showRefusal(page.site, page.request, latest);
  return show(
    page,
    { title: text.title, status: isFaulty(state) ? 422 : 200, hasErrors: isFaulty(state) },
    <>
      <p class="soft">{text.intro}</p>
      <section class="card">
        <h2>{text.form.title}</h2>
        <Action page={page} state={state} action={page.path('/sandbox')} submit={text.form.submit}>
          <AmountField
            page={page}
            name="amount"
            label={text.form.amount}
            currency={CURRENCY}
            value={fields.amount}
            error={state.errors.amount}
          />
          <Field
            name="description"
            label={text.form.description}
            type="text"
            autocomplete="off"
            optional
            maxlength={255}
            value={fields.description}
            error={state.errors.description}
          />
          <Field
            name="return_url"
            label={text.form.returnUrl}
            hint={text.form.returnUrlHint}
            type="url"
            autocomplete="off"
            optional
            maxlength={2048}
            value={fields.return_url}
            error={state.errors.return_url}
          />
        </Action>
      </section>
      <section class="card">
        <Table
          caption={text.list.caption}
          columns={columnsOf(page)}
          rows={latest.data.payments}
          empty={text.list.empty}
        />
      </section>
      <TestPeople page={page} />
    </>,
  );
}

function columnsOf(page: Page): readonly Column<Payment>[] {
  const text = TEXT[page.locale].list;
  return [
    {
      label: text.amount,
      cell: ({ id, amount, currency }) => (
        <a href={page.path(`/sandbox/${id}`)}>{formatAmount(amount, currency, page.locale)}</a>
      ),
    },
    { label: text.status, cell: ({ status }) => <Status page={page} of="payment" is={status} /> },
    { label: text.description, cell: ({ description }) => <Words>{description}</Words> },
    { label: text.at, cell: (payment) => <Moment page={page} at={payment.created_at} isShort /> },
  ];
}

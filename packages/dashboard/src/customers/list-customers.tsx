import type { Customer } from '@mitako/contract';
import { displayed } from '@mitako/pages';
import { column, type Column } from '../components/table.tsx';
import type { List } from '../components/list.tsx';
import { Done, Moment, TextLink } from '../components/small.tsx';
import type { Page } from '../shell/page.ts';
import { customerName } from './customer-name.ts';
import { TEXT } from './text.ts';

/** Of notes in a list: a line of a table. */
const NOTES_LENGTH_MAX = 60;

/** Customers, the newest first. */
export function customerList(page: Page): List<Customer> {
  const text = TEXT[page.locale];
  return {
    title: page.subjects.customers,
    intro: text.intro,
    before: <Done page={page} words={text.done} />,
    filters: [
      { name: 'q', label: page.buttons.search, placeholder: text.searchHint, wrong: page.sentences.search_too_long },
    ],
    columns: () => columnsOf(page),
    nothing: (
      <section class="card empty">
        <Done page={page} words={text.done} />
        <h2>{text.empty.title}</h2>
        <p>{text.empty.text}</p>
      </section>
    ),
    empty: text.empty.title,
    hasFile: true,
    noneFound: (
      <>
        {text.nothingFound} <TextLink href={page.path('/customers')} label={text.all} />
      </>
    ),
  };
}

function columnsOf(page: Page): readonly Column<Customer>[] {
  const { columns } = TEXT[page.locale];
  return [
    column(page.names.customer, (customer) => (
      <>
        <a href={page.path(`/customers/${customer.id}`)}>{customerName(customer, page.locale)}</a>
        {customer.notes !== null && <span class="soft"> {beginningOf(customer.notes)}</span>}
      </>
    )),
    column(columns.first, ({ first_seen_at: at }) => <Moment page={page} at={at} isShort />),
    column(columns.last, ({ last_seen_at: at }) => <Moment page={page} at={at} isShort />),
  ];
}

function beginningOf(notes: string): string {
  const characters = [...displayed(notes.split('\n', 1)[0] ?? '')];
  return characters.length <= NOTES_LENGTH_MAX
    ? characters.join('')
    : `${characters.slice(0, NOTES_LENGTH_MAX - 1).join('')}…`;
}

/** The one that payments are filtered by; nothing to choose from where there is none. */
export async function customerChoices(
  page: Page,
  chosen: string,
): Promise<readonly (readonly [value: string, label: string])[]> {
  if (chosen === '') return [];
  const reply = await page.ask('getCustomer', { parameters: { customer_id: chosen } });
  return [[chosen, reply.kind === 'done' ? customerName(reply.data.customer, page.locale) : chosen]];
}

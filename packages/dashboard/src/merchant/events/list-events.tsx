import { EVENT_TYPES, type EventRecord, routes } from '@mitako/contract';
import { check } from '@mitako/pages';
import { Filters, FilterSelect } from '../../components/filters.tsx';
import { Pager } from '../../components/pager.tsx';
import { Moment } from '../../components/small.tsx';
import { type Column, Table } from '../../components/table.tsx';
import type { Page } from '../../shell/page.ts';
import { show, showProblem, showRefusal } from '../../shell/respond.tsx';
import { EVENT_WORDS } from './event-words.ts';
import { Subject } from './subject.tsx';
import { TEXT } from './text.ts';

/** Events of the page's mode, newest first, of one type if that is asked for. */
export async function listEvents(page: Page): Promise<Response> {
  const { site, request, locale } = page;
  const text = TEXT[locale];
  const type = page.query('event');
  const query = check(routes.listEvents.query, {
    event: type || undefined,
    cursor: page.query('cursor') || undefined,
  });
  if (query.kind === 'invalid') return showProblem(site, request, 'notFound', { status: 404 });
  const reply = await page.ask('listEvents', { query: query.value });
  if (reply.kind === 'refused') return showRefusal(site, request, reply);
  return show(
    page,
    { title: text.title },
    <>
      <p class="soft">{text.intro}</p>
      <Filters page={page} path="/events" isActive={type !== ''}>
        <FilterSelect
          page={page}
          name="event"
          label={text.filter}
          value={type}
          choices={EVENT_TYPES.map((each) => [each, `${EVENT_WORDS[locale][each]} (${each})`])}
        />
      </Filters>
      <section class="card">
        <Table
          caption={text.caption}
          hidesCaption
          columns={columnsOf(page)}
          rows={reply.data.events}
          empty={type === '' ? text.empty : text.noneFound}
        />
        <Pager page={page} pagination={reply.data.pagination} />
      </section>
    </>,
  );
}

function columnsOf(page: Page): readonly Column<EventRecord>[] {
  const { columns } = TEXT[page.locale];
  return [
    {
      label: columns.event,
      cell: ({ id, event }) => (
        <span>
          <a href={page.path(`/events/${id}`)}>{EVENT_WORDS[page.locale][event]}</a>
          <code class="soft under">{event}</code>
        </span>
      ),
    },
    { label: columns.about, cell: (event) => <Subject page={page} event={event} /> },
    { label: columns.at, cell: (event) => <Moment page={page} at={event.created_at} isShort /> },
  ];
}

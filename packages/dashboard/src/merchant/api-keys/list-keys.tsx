import { type ApiKey, routes, SCOPES } from '@mitako/contract';
import { check, displayed } from '@mitako/pages';
import type { Child } from 'hono/jsx';
import { Pager } from '../../components/pager.tsx';
import { Badge, Done, Moment, Words } from '../../components/small.tsx';
import { type Column, Table } from '../../components/table.tsx';
import type { Page } from '../../shell/page.ts';
import { show, showProblem, showRefusal } from '../../shell/respond.tsx';
import { isEnded, isOfMode } from './find-key.ts';
import { FirstRequest } from './first-request.tsx';
import { NeedsKyc, needsKyc } from './needs-kyc.tsx';
import { TEXT } from './text.ts';

/** Keys of the page's mode: those that work, and folded up those that ended. */
export async function listKeys(page: Page): Promise<Response> {
  const { site, request, locale, mode } = page;
  const text = TEXT[locale];
  const query = check(routes.listApiKeys.query, { limit: '100', cursor: page.query('cursor') || undefined });
  if (query.kind === 'invalid') return showProblem(site, request, 'notFound', { status: 404 });
  const reply = await page.ask('listApiKeys', { query: query.value });
  if (reply.kind === 'refused') return showRefusal(site, request, reply);

  const keys = reply.data.api_keys.filter((key) => isOfMode(page, key));
  const ended = keys.filter((key) => isEnded(page, key));
  const create = needsKyc(page) ? null : (
    <a class="button" href={page.path('/api-keys/new')}>
      {text.create}
    </a>
  );
  return show(
    page,
    { title: text.title, actions: create },
    <>
      <Done page={page} words={text.done} />
      <p class="soft">{text.intro[mode]}</p>
      <NeedsKyc page={page} />
      <section class="card">
        <Table
          caption={text.caption}
          columns={[...columnsOf(page), usedColumn(page), expiresColumn(page), actionsColumn(page)]}
          rows={keys.filter((key) => !ended.includes(key))}
          empty={text.empty}
        />
        <Pager page={page} pagination={reply.data.pagination} />
      </section>
      {ended.length > 0 && (
        <details class="card">
          <summary>{text.ended(ended.length)}</summary>
          <Table
            caption={text.ended(ended.length)}
            hidesCaption
            columns={[...columnsOf(page), endedColumn(page)]}
            rows={ended}
            empty=""
          />
        </details>
      )}
      <FirstRequest page={page} />
    </>,
  );
}

function columnsOf(page: Page): readonly Column<ApiKey>[] {
  const { columns, allScopes } = TEXT[page.locale];
  return [
    {
      label: columns.name,
      cell: ({ name, hint }) => (
        <span>
          <Words>{name}</Words>
          <code class="soft under">{hint}</code>
        </span>
      ),
    },
    {
      label: columns.scopes,
      cell: ({ scopes }) => (scopes.length === SCOPES.length ? allScopes : <code>{scopes.join(', ')}</code>),
    },
    { label: columns.created, cell: (key) => <Moment page={page} at={key.created_at} isShort /> },
  ];
}

function usedColumn(page: Page): Column<ApiKey> {
  const text = TEXT[page.locale];
  return {
    label: text.columns.used,
    cell: (key): Child =>
      key.last_used_at === null ? text.never : <Moment page={page} at={key.last_used_at} isShort />,
  };
}

function expiresColumn(page: Page): Column<ApiKey> {
  const text = TEXT[page.locale];
  return {
    label: text.columns.expires,
    cell: (key): Child =>
      key.expires_at === null ? text.neverExpires : <Moment page={page} at={key.expires_at} isShort />,
  };
}

function endedColumn(page: Page): Column<ApiKey> {
  const text = TEXT[page.locale];
  return {
    label: text.endedOn,
    cell: (key) => (
      <>
        <Badge tone="plain">{key.revoked_at === null ? text.expired : text.revoked}</Badge>{' '}
        <Moment page={page} at={key.revoked_at ?? key.expires_at} isShort />
      </>
    ),
  };
}

function actionsColumn(page: Page): Column<ApiKey> {
  const text = TEXT[page.locale];
  return {
    label: text.columns.actions,
    cell: ({ id, name }) => (
      <span class="row">
        <a href={page.path(`/api-keys/${id}/roll`)} aria-label={text.rollNamed(displayed(name))}>
          {text.roll}
        </a>
        <a href={page.path(`/api-keys/${id}/revoke`)} aria-label={text.revokeNamed(displayed(name))}>
          {text.revoke}
        </a>
      </span>
    ),
  };
}

import { type ApiKey, routes, SCOPES } from '@mitako/contract';
import { check, displayed } from '@mitako/pages';
import { Pager } from '../components/pager.tsx';
import { ButtonLink, Done, Moment, Words } from '../components/small.tsx';
import { column, type Column, Table } from '../components/table.tsx';
import { notFound, type Page, type Section } from '../shell/page.ts';
import { show } from '../shell/respond.tsx';
import { isEnded, isOfMode } from './find-key.ts';
import { FirstRequest } from './first-request.tsx';
import { createKey, keyAddresses, revokeKey, rollKey } from './key-forms.tsx';
import { NeedsKyc, needsKyc } from '../kyc/needs-kyc.tsx';
import { Status } from '../vocabulary/statuses.tsx';
import { TEXT } from './text.ts';

/** Keys of the page's mode; those that no longer work are folded away. */
async function listKeys(page: Page): Promise<Response> {
  const text = TEXT[page.locale];
  const query = check(routes.listApiKeys.query, { limit: '100', cursor: page.query('cursor') || undefined });
  if (query.kind === 'invalid') throw notFound();
  const { api_keys: all, pagination } = await page.read('listApiKeys', { query: query.value });
  const keys = all.filter((key) => isOfMode(page, key));
  const ended = keys.filter((key) => isEnded(page, key));
  const columns = columnsOf(page);
  return show(
    page,
    {
      title: page.subjects.api_keys,
      actions: !needsKyc(page) && (
        <ButtonLink href={page.path('/api-keys/new')} label={page.buttons.create_key} isMain />
      ),
    },
    <>
      <Done page={page} words={text.done} />
      <p class="soft">{text.intro[page.mode]}</p>
      <NeedsKyc page={page} explanation={text.needsKyc} />
      <section class="card">
        <Table
          caption={text.caption}
          columns={[...columns, ...workingColumns(page)]}
          rows={keys.filter((key) => !ended.includes(key))}
          empty={text.empty}
        />
        <Pager page={page} pagination={pagination} />
      </section>
      {ended.length > 0 && (
        <details class="card">
          <summary>{text.ended(ended.length)}</summary>
          <Table
            caption={text.ended(ended.length)}
            hidesCaption
            columns={[...columns, endedColumn(page)]}
            rows={ended}
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
    column(page.names.name, ({ name, hint }) => (
      <span>
        <Words>{name}</Words>
        <code class="soft under">{hint}</code>
      </span>
    )),
    column(page.names.scopes, ({ scopes }) =>
      scopes.length === SCOPES.length ? allScopes : <code>{scopes.join(', ')}</code>,
    ),
    column(columns.created, (key) => <Moment page={page} at={key.created_at} isShort />),
  ];
}

function workingColumns(page: Page): readonly Column<ApiKey>[] {
  const text = TEXT[page.locale];
  const { columns, never, neverExpires } = text;
  return [
    column(columns.used, ({ last_used_at: at }) => (at === null ? never : <Moment page={page} at={at} isShort />)),
    column(page.names.expires, ({ expires_at: at }) =>
      at === null ? neverExpires : <Moment page={page} at={at} isShort />,
    ),
    column(columns.actions, ({ id, name }) => (
      <span class="row">
        <a href={page.path(`/api-keys/${id}/roll`)} aria-label={text.rollNamed(displayed(name))}>
          {text.roll}
        </a>
        <a href={page.path(`/api-keys/${id}/addresses`)} aria-label={text.addressesNamed(displayed(name))}>
          {text.addresses}
        </a>
        <a href={page.path(`/api-keys/${id}/revoke`)} aria-label={text.revokeNamed(displayed(name))}>
          {text.revoke}
        </a>
      </span>
    )),
  ];
}

function endedColumn(page: Page): Column<ApiKey> {
  const text = TEXT[page.locale];
  return column(text.endedOn, ({ revoked_at: revokedAt, expires_at: expiredAt }) => (
    <>
      <Status page={page} of="api_key" is={revokedAt === null ? 'expired' : 'revoked'} />{' '}
      <Moment page={page} at={revokedAt ?? expiredAt} isShort />
    </>
  ));
}

/** Secret keys, with which a shop's server calls the API. */
export const apiKeys: Section = {
  label: 'api_keys',
  route: 'listApiKeys',
  group: 'developers',
  path: '/api-keys',
  pages: {
    '/api-keys': listKeys,
    '/api-keys/new': createKey,
    '/api-keys/:key_id/roll': rollKey,
    '/api-keys/:key_id/addresses': keyAddresses,
    '/api-keys/:key_id/revoke': revokeKey,
  },
};

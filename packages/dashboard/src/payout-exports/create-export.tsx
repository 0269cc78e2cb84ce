import { type CreatedPayoutExport, LIMITS, PAYOUT_EXPORT_FORMATS } from '@mitako/contract';
import { readForm } from '@mitako/pages';
import { formPage } from '../components/form-page.tsx';
import { Notice } from '../components/small.tsx';
import { column, TableCard } from '../components/table.tsx';
import type { Page, PageProps } from '../shell/page.ts';
import { goTo } from '../shell/respond.tsx';
import { showExport } from './show-export.tsx';
import { FORMAT_WORDS, REASONS, TEXT } from './text.ts';

const DUE = '/settlements/due';

/** Creates the file of the selected payouts in a format. */
export const createExport = formPage(
  {
    route: 'createPayoutExport',
    fields: ['settlements', 'mode', 'format'],
    find: async (page) => selectionOf(page),
  },
  (page, { ids, mode }) => {
    const { form: text } = TEXT[page.locale];
    return {
      title: text.title,
      submit: text.submit,
      explanation: [text.selected(ids.length), text.explanation],
      back: { href: `${page.path(DUE)}?mode=${mode}`, label: page.subjects.due_payouts },
      leave: ids.length === 0 ? `${DUE}?mode=${mode}&done=none` : undefined,
      inputs: [
        { name: 'settlements', field: 'settlement_ids', type: 'hidden', value: ids.join(' ') },
        { name: 'mode', type: 'hidden', value: mode },
        {
          name: 'format',
          label: page.names.format,
          wrong: text.formatWrong,
          options: PAYOUT_EXPORT_FORMATS.map((format) => [format, FORMAT_WORDS[format]]),
        },
      ],
      body: ({ settlements, mode: of, format }) => ({
        livemode: of !== 'test',
        format,
        settlement_ids: settlements.split(' '),
      }),
      refusals: () => ({ NOTHING_TO_EXPORT: text.nothing }),
      done: (created) =>
        created.excluded.length === 0
          ? goTo(page, `/settlements/exports/${created.payout_export.id}`, 'created')
          : showExport(page, created.payout_export, <LeftOut page={page} created={created} />),
    };
  },
);

/** Those that are not in the file, shown once: they are still due. */
function LeftOut({ page, created }: PageProps<{ created: CreatedPayoutExport }>) {
  const { file: text } = TEXT[page.locale];
  return (
    <>
      <Notice>{text.created}</Notice>
      <TableCard<CreatedPayoutExport['excluded'][number]>
        title={text.excluded}
        columns={[
          column(page.names.payout, ({ settlement_id: id }) => (
            <a href={page.path(`/settlements/${id}`)}>
              <code>{id}</code>
            </a>
          )),
          column(page.names.reason, ({ reason }) => REASONS[page.locale][reason]),
        ]}
        rows={created.excluded}
      />
    </>
  );
}

/** Ticked in the list, or sent back by the form. */
async function selectionOf(page: Page): Promise<{ readonly ids: readonly string[]; readonly mode: 'live' | 'test' }> {
  const { settlements, mode } = await readForm(page.request, ['settlements', 'mode']);
  const ids = settlements === '' ? (page.request.req.queries('settlement') ?? []) : settlements.split(' ');
  const isTest = mode === 'test' || page.query('mode') === 'test';
  return { ids: ids.slice(0, LIMITS.payoutExportMax), mode: isTest ? 'test' : 'live' };
}

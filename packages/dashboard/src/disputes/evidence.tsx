import type { Dispute } from '@mitako/contract';
import { formatMoment } from '@mitako/pages';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { FileList } from '../components/documents.tsx';
import { Lines } from '../components/lines.tsx';
import { Card } from '../components/small.tsx';
import type { PageProps } from '../shell/page.ts';
import { TEXT } from './text.ts';

/** What the merchant sent, with its files. */
export function Evidence({ page, dispute }: PageProps<{ dispute: Dispute }>): JSX.Element {
  const { sent, sentByMerchant, sentAt } = TEXT[page.locale];
  const { id, evidence, evidence_files: files, evidence_submitted_at: at } = dispute;
  return (
    <Card title={page.isOperator ? sentByMerchant : sent}>
      {at !== null && <p class="soft">{sentAt(formatMoment(at, page.locale))}</p>}
      {evidence === null ? <p class="soft">{page.sentences.nothing_yet}</p> : <Lines>{evidence}</Lines>}
      <FileList page={page} files={files} path={(file) => `/disputes/${id}/files/${file}`} />
    </Card>
  );
}

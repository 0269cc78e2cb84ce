import type { KycSubmission, MerchantRecord } from '@mitako/contract';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { FileList } from '../components/documents.tsx';
import { ButtonLink, Card, Facts, Words } from '../components/small.tsx';
import { TEXT as KYC } from './text.ts';
import type { Page } from '../shell/page.ts';
import { Since } from '../components/since.tsx';
import { TEXT } from '../merchants/text.ts';

/** Possible decisions on a business verification, approval first. */
export const DECISIONS = ['approved', 'needs_info', 'rejected'] as const;

/** What a withdrawn approval may return to. */
export const RESTORATIONS = ['approved'] as const;

/** What an approval may be withdrawn to. */
export const WITHDRAWALS = ['needs_info', 'rejected'] as const;

interface KycCardProps {
  readonly page: Page;
  readonly merchant: MerchantRecord;
  /** Newest first. */
  readonly submissions: readonly KycSubmission[];
}

/**
 * A merchant's submission for live mode with its review, and the decisions while it is pending or approved.
 */
export function KycCard({ page, merchant, submissions }: KycCardProps): JSX.Element {
  const text = TEXT[page.locale].kyc;
  const { kyc, kyc_status: status } = merchant;
  const path = page.path(`/merchants/${merchant.id}/kyc`);
  const [last] = submissions;
  const isWithdrawn = last === undefined || last.decisions.some(({ decision }) => decision === 'approved');
  return (
    <Card title={page.subjects.kyc}>
      {kyc.submission === null ? (
        <p class="soft">{status === 'approved' ? text.approvedWithout : text.none}</p>
      ) : (
        <Facts
          facts={[
            ...Object.entries(kyc.submission).map(
              ([name, value]) => [labelOf(page, name), <Words>{value}</Words>] as const,
            ),
            kyc.documents.length > 0 && [
              KYC[page.locale].documents.title,
              <FileList page={page} files={kyc.documents} path={(id) => `/merchants/${merchant.id}/documents/${id}`} />,
            ],
            kyc.submitted_at !== null && [page.names.submitted, <Since page={page} at={kyc.submitted_at} />],
            kyc.decided_at !== null && [page.names.answered, <Since page={page} at={kyc.decided_at} />],
            kyc.note !== null && [page.names.your_message, <Words>{kyc.note}</Words>],
          ]}
        />
      )}
      {kyc.submission !== null && kyc.status === 'pending' && (
        <p class="row below">
          {DECISIONS.map((each) => (
            <ButtonLink href={`${path}/${each}`} label={text.decisions[each].open} isMain={each === 'approved'} />
          ))}
        </p>
      )}
      {(status === 'needs_info' || status === 'rejected') && isWithdrawn && (
        <p class="row below">
          <ButtonLink href={`${path}/approved/restore`} label={page.buttons.restore_approval} />
        </p>
      )}
      {status === 'approved' && (
        <p class="row below">
          {WITHDRAWALS.map((each) => (
            <ButtonLink href={`${path}/${each}/withdraw`} label={text.withdrawals[each].open} />
          ))}
        </p>
      )}
    </Card>
  );
}

/** What was submitted and decided before: an approval may rest on it. */
export function KycHistory({ page, merchant, submissions }: KycCardProps): JSX.Element | null {
  const text = TEXT[page.locale].kyc;
  if (submissions.length === 0) return null;
  return (
    <Card title={text.history}>
      {submissions.map((each) => (
        <details open={each.replaced_at === null}>
          <summary>
            {page.names.submitted} <Since page={page} at={each.submitted_at} />
          </summary>
          <Facts
            facts={[
              ...(each.replaced_at === null
                ? []
                : Object.entries(each.submission).map(
                    ([name, value]) => [labelOf(page, name), <Words>{value}</Words>] as const,
                  )),
              each.replaced_at !== null &&
                each.documents.length > 0 && [
                  KYC[page.locale].documents.title,
                  <FileList
                    page={page}
                    files={each.documents}
                    path={(id) => `/merchants/${merchant.id}/documents/${id}`}
                  />,
                ],
              ...each.decisions.map(
                ({ decision, note, decided_at: at }) =>
                  [
                    page.names.answered,
                    <span>
                      {text.decisionWords[decision]} · <Since page={page} at={at} />
                      {note !== null && (
                        <span class="under soft">
                          <Words>{note}</Words>
                        </span>
                      )}
                    </span>,
                  ] as const,
              ),
            ]}
          />
        </details>
      ))}
    </Card>
  );
}

function labelOf(page: Page, name: string): string {
  const fields: Readonly<Record<string, { readonly label: string }>> = KYC[page.locale].fields;
  return Object.hasOwn(fields, name) ? (fields[name]?.label ?? name) : name;
}

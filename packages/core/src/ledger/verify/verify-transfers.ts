import type { AuditedTransfer, AuditPage } from '../../ports/ledger-audit.ts';
import { problemsOfPayment } from './payments.ts';
import { countLines, problemsOfSettlement } from './settlements.ts';
import { problemsOfTransfer } from './transfers.ts';
import { PAGE, type Verification } from './verification.ts';

/** @param options.withObjects also the payments and settlements that they name; `see` receives each transfer */
export async function verifyTransfers(
  run: Verification,
  within: Pick<AuditPage, 'afterId' | 'beforeId'>,
  { withObjects, see }: { readonly withObjects: boolean; readonly see?: (audited: AuditedTransfer) => void },
): Promise<void> {
  const { audit } = run.context.store;
  const readPage = async (page: AuditPage): Promise<readonly AuditedTransfer[]> => {
    const transfers = await audit.transfers(page);
    if (withObjects) await verifyNamed(run, transfers);
    return transfers;
  };
  await run.eachRow(
    readPage,
    ({ transfer }) => transfer.id,
    (audited) => {
      run.checked.transfers += 1;
      run.checked.entries += audited.entries.length;
      run.findings.add(problemsOfTransfer(run.context.keyring, audited));
      see?.(audited);
    },
    within,
  );
}

/** The payments and settlements of a page of transfers. */
async function verifyNamed(run: Verification, transfers: readonly AuditedTransfer[]): Promise<void> {
  const { audit } = run.context.store;
  const paymentIds = new Set(transfers.flatMap(({ transfer }) => transfer.paymentId ?? []));
  const settlementIds = new Set(
    transfers.flatMap(({ transfer, subject }) =>
      subject?.kind === 'settlement' && transfer.subjectId !== null ? [transfer.subjectId] : [],
    ),
  );
  const all = (ids: ReadonlySet<string>): AuditPage => ({ afterId: null, ids: [...ids], limit: PAGE });
  if (paymentIds.size > 0) {
    const payments = await audit.payments(all(paymentIds));
    run.checked.payments += payments.length;
    run.findings.add(payments.flatMap(problemsOfPayment));
  }
  if (settlementIds.size === 0) return;
  for (const audited of await audit.settlements(all(settlementIds))) {
    run.checked.settlements += 1;
    run.findings.add(problemsOfSettlement(audited, await countLines(audit, audited.settlement, run.pause)));
  }
}

import type { AuditedTransfer, AuditPage } from '../../ports/ledger-audit.ts';
import { problemsOfPayment } from './payments.ts';
import { countLines, problemsOfSettlement } from './settlements.ts';
import { problemsOfTransfer } from './transfers.ts';
import { PAGE, type Verification } from './verification.ts';

interface Reading {
  /** Each transfer. False: they were verified before. */
  readonly verifies: boolean;
  /** Also the payments and settlements that they name. */
  readonly withObjects: boolean;
  see?(audited: AuditedTransfer): void;
}

export async function eachTransfer(
  run: Verification,
  within: Pick<AuditPage, 'afterId' | 'beforeId'>,
  { verifies, withObjects, see }: Reading,
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
      see?.(audited);
      if (!verifies) return;
      run.checked.transfers += 1;
      run.checked.entries += audited.entries.length;
      run.findings.add(problemsOfTransfer(run.context.keyring, audited));
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

import { createHash } from 'node:crypto';
import { firstIdAt } from '../../basics/ids.ts';
import type { Context } from '../../context.ts';
import type { Watch } from '../../kernel/watch.ts';
import type { AuditedAccount, AuditedEntries, AuditPage, EntryPlace } from '../../ports/ledger-audit.ts';
import { isSealed, sealState, unverified, type VerifiedState } from '../checkpoints/account-states.ts';
import { endOfDay } from '../checkpoints/days.ts';
import { makeCheckpoints, recheckDays } from '../checkpoints/make-checkpoints.ts';
import { verifyCheckpoints, verifyDay, verifyKept } from '../checkpoints/verify-checkpoints.ts';
import { noticesOfAccount, problemsOfAccount } from './accounts.ts';
import { walkChain } from './chains.ts';
import { problemsOfPayment } from './payments.ts';
import type { LedgerReport } from './report.ts';
import { countLines, createSettlementRanges, problemsOfSettlement } from './settlements.ts';
import { problemOfOrphan } from './transfers.ts';
import { createVerification, PAGE, type Verification } from './verification.ts';
import { eachTransfer } from './each-transfer.ts';

/** Entries per statement that are only checked for their transfer. */
const ENTRIES_MAX = 1_000;
/** The worker posts every five seconds, and `runDue` whenever it is called. */
const UNCHAINED_MS_MAX = 60_000;

/**
 * Verifies the ledger from the rows alone: every transfer balances and is signed, every chain is complete, every balance
 * is the sum of its entries, payments, refunds, disputes and settlements match their transfers, and the days match their
 * checkpoints.
 *
 * It compares only what one statement read or what can no longer change, so concurrent payments, refunds and postings
 * raise no false alarm. Memory stays flat, the cost is linear in what it reads.
 *
 * @param isDaily makes the checkpoints of days that have ended, stores how far each chain was verified, and compares older
 * days with theirs; otherwise it writes nothing
 */
export async function verifyLedger(context: Context, watch: Watch, isDaily = false): Promise<LedgerReport> {
  const { scope = 'full', kept = [] } = watch;
  // Opens the signing key: with another root secret every signature would look forged.
  await context.tokens.jwks();
  const run = createVerification(context, watch);
  const startedAtMs = context.clock.now();
  let digest: string | null = null;

  if (isDaily) await makeCheckpoints(run);
  if (typeof scope === 'object') {
    await verifyDay(run, scope.day);
  } else {
    const last = scope === 'recent' ? await context.store.read.lastCheckpoint() : null;
    const firstId = last === null ? null : firstIdAt('transaction', endOfDay(last.day));
    await eachTransfer(run, { afterId: firstId }, { verifies: true, withObjects: last !== null });
    await verifyPlaces(run, firstId === null ? null : { transferId: firstId, position: 0 });
    digest = await verifyAccounts(run, { fromStates: scope === 'recent', keepsStates: isDaily });
    if (last === null) await verifyObjects(run);
    if (scope === 'full') await verifyCheckpoints(run);
  }
  await verifyKept(run, kept);
  if (isDaily) await recheckDays(run, startedAtMs);

  const { findings, notices, checked } = run;
  return {
    ok: findings.count() === 0,
    checked,
    problems: findings.kept,
    problemsCount: findings.count(),
    notices: notices.kept,
    digest,
  };
}

/** That every entry has its transfer. */
async function verifyPlaces(run: Verification, from: EntryPlace | null): Promise<void> {
  for (let after = from; ;) {
    await run.pause();
    const { orphans, last }: AuditedEntries = await run.context.store.audit.orphanEntries(after, ENTRIES_MAX);
    run.findings.add(orphans.map(problemOfOrphan));
    if (last === null) return;
    after = last;
  }
}

/** Every account: its row, its balance and its chain. Returns the digest of all. */
async function verifyAccounts(
  run: Verification,
  { fromStates, keepsStates }: { readonly fromStates: boolean; readonly keepsStates: boolean },
): Promise<string> {
  const { keyring, clock, store } = run.context;
  const digest = createHash('sha256');
  let states: ReadonlyMap<string, VerifiedState> = new Map();
  const readPage = async (page: AuditPage): Promise<readonly AuditedAccount[]> => {
    const accounts = await store.audit.accounts(page);
    const ids = accounts.map(({ id }) => id);
    if (fromStates) states = await verifiedStates(run, ids);
    return accounts;
  };
  const reached: VerifiedState[] = [];
  const keep = async (): Promise<void> => {
    const sealed = reached.splice(0).map((state) => sealState(keyring, state));
    if (sealed.length > 0) await store.commit([{ type: 'account_states.put', states: sealed }]);
  };
  await run.eachRow(
    readPage,
    ({ id }) => id,
    async (audited) => {
      run.checked.accounts += 1;
      const { id, account } = audited;
      digest.update(`${JSON.stringify([id, account?.chainSequence ?? 0, account?.chainHash ?? ''])}\n`);
      run.notices.add(noticesOfAccount(audited, clock.now() - UNCHAINED_MS_MAX));
      const from = states.get(id) ?? unverified(id);
      const chain = await walkChain(keyring, store.audit, audited, from, run.pause);
      run.findings.add(problemsOfAccount(audited, chain.sum));
      if (chain.problem !== null) run.findings.add([chain.problem]);
      if (!keepsStates || chain.reached === null || chain.reached.chainSequence === from.chainSequence) return;
      reached.push(chain.reached);
      if (reached.length === PAGE) await keep();
    },
  );
  await keep();
  return digest.digest('hex');
}

/** Those that the gateway has written: another one is a problem, and its chain is verified from its start. */
async function verifiedStates(run: Verification, ids: readonly string[]): Promise<ReadonlyMap<string, VerifiedState>> {
  const found = ids.length === 0 ? [] : await run.context.store.read.accountStates(ids);
  const sealed = found.filter((state) => isSealed(run.context.keyring, state));
  for (const { accountId } of found.filter((state) => !sealed.includes(state))) {
    const message = `Account ${accountId} has a record of its last verification with an invalid signature.`;
    run.findings.add([{ code: 'account_state_forged', subject: accountId, message }]);
  }
  return new Map(sealed.map((state) => [state.accountId, state]));
}

/** All payments and settlements. */
async function verifyObjects(run: Verification): Promise<void> {
  const { audit, read } = run.context.store;
  await run.eachRow(
    (page) => audit.payments(page),
    ({ payment }) => payment.id,
    (audited) => {
      run.checked.payments += 1;
      run.findings.add(problemsOfPayment(audited));
    },
  );
  const ranges = createSettlementRanges();
  await run.eachRow(
    (page) => audit.settlements(page),
    ({ settlement }) => settlement.id,
    async (audited) => {
      run.checked.settlements += 1;
      run.findings.add(problemsOfSettlement(audited, await countLines(audit, audited.settlement, run.pause)));
      ranges.see(audited.settlement);
    },
  );
  run.findings.add(await ranges.problems(read));
}

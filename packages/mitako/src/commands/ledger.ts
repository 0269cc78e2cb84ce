import type { LedgerChecked, LedgerFinding, LedgerReport } from '@mitako/contract';
import type { LedgerScope } from '@mitako/core';
import { readFileSync } from 'node:fs';
import type { Command } from 'commander';
import { jsonOption, storeOption } from '../flags.ts';
import { describeFailure, Failure } from '../failure.ts';
import { printJson } from '../output/json-line.ts';

const HELP = `
Locks and writes nothing: it may run beside the server. The root secret is
read from MITAKO_SECRET, or from <store>.secret of a file that mitako dev made.

Exit codes:
  0    the ledger is consistent, with or without a notice
  1    it is inconsistent: the findings are printed
  2    the check could not be completed

Without an option it verifies what is newer than the last checkpoint, and every
account from where its chain was last verified. A checkpoint is a signed statement
about a day, which the server makes on the following one and publishes at
/.well-known/mitako-ledger. Keep these answers elsewhere, one a line: --against finds
out whether one of them was replaced, or the end of the ledger cut off.

The digest is a fingerprint of all accounts. Keep it with a backup that was made while
nothing was booked: a restored copy must have the same digest.

Examples:
  mitako ledger verify --store mitako.db
  mitako ledger verify --full --store mitako.db
  mitako ledger verify --day 2026-11-28 --store mitako.db
  mitako ledger verify --full --against kept.jsonl --store mitako.db
  mitako ledger verify --store postgres://mitako:…@db/mitako --json`;

const WRONG_EXIT_CODE = 1;
const NOT_CHECKED_EXIT_CODE = 2;
/** The database must exist: a new file or a new secret would prove nothing. */
const ADVICE = {
  noFile: 'Choose one with --store; the database of mitako dev is .mitako/dev.db.',
  noSecret:
    'Set MITAKO_SECRET to the secret of this database. The database of mitako dev needs none: --store .mitako/dev.db',
};
/** Delay before the first progress report, and interval of the following ones. */
const PROGRESS_EVERY_MS = 1_000;

interface Flags {
  readonly store: string;
  readonly full?: true;
  readonly day?: string;
  readonly against?: string;
  readonly json?: true;
}

/** `mitako ledger …` */
export function addLedger(program: Command): void {
  program
    .command('ledger')
    .summary('verify the ledger')
    .description('Verifies the ledger.')
    // A mistyped flag proves nothing about the ledger. Applies to the subcommands as well.
    .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : NOT_CHECKED_EXIT_CODE))
    .command('verify')
    .summary('prove that all balances are correct')
    .description(
      'Verifies from the rows that every transfer balances and was written by this gateway, that no entry is missing, and that balances, payments, refunds, disputes and settlements agree with them.',
    )
    .addOption(storeOption())
    .option('--full', 'verify all of history, and every checkpoint')
    .option('--day <day>', 'verify one day against its checkpoint, such as 2026-11-28')
    .option('--against <file>', 'compare checkpoints with those that were kept, one a line')
    .addOption(jsonOption())
    .addHelpText('after', HELP)
    .action(runVerify);
}

async function runVerify(flags: Flags): Promise<void> {
  const progress = createProgress(process.stderr);
  try {
    const { withGateway } = await import('../with-gateway.ts');
    const watch = { onProgress: progress.show, scope: scopeOf(flags), kept: keptIn(flags.against) };
    const { report } = await withGateway(flags.store, (ask) => ask('verifyLedger', { watch }), ADVICE);
    progress.clear();
    if (flags.json) printJson(report);
    else process.stdout.write(await readable(report));
    if (!report.ok) process.exitCode = WRONG_EXIT_CODE;
  } catch (error) {
    progress.clear();
    process.stderr.write(`mitako: ${describeFailure(error)}\n`);
    // Connections that a failed start left open must not keep the process alive.
    process.exit(NOT_CHECKED_EXIT_CODE);
  }
}

function scopeOf({ full, day }: Flags): LedgerScope {
  if (full && day !== undefined) throw new Failure('Choose either --full or --day.');
  if (day === undefined) return full ? 'full' : 'recent';
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(Date.parse(day))) {
    throw new Failure(`--day must be a day such as 2026-11-28, and is ${day}.`);
  }
  return { day };
}

/** Signatures in a file: answers of `/.well-known/mitako-ledger`, or compact JWS, one a line. */
function keptIn(file: string | undefined): readonly string[] {
  if (file === undefined) return [];
  const words = readFileSync(file, 'utf8').split(/[^\w.-]/);
  const found = words.filter((word) => word.startsWith('ey') && word.split('.').length === 3);
  if (found.length === 0) throw new Failure(`${file} has no signature of a checkpoint.`);
  return [...new Set(found)];
}

async function readable(report: LedgerReport): Promise<string> {
  const { ok, checked, problems, problems_count: problemsCount, notices, digest } = report;
  const { LEDGER_NOTICES, LEDGER_PROBLEMS } = await import('@mitako/core');
  const meanings: Readonly<Record<string, string>> = { ...LEDGER_NOTICES, ...LEDGER_PROBLEMS };
  const listed = (findings: readonly LedgerFinding[], prefix: string): readonly string[] =>
    [...Map.groupBy(findings, ({ code }) => code)].flatMap(([code, those]) => [
      `${prefix}${code}: ${meanings[code] ?? ''}`,
      ...those.map(({ message }) => `  ${message}`),
      '',
    ]);
  const remarks = listed(notices, 'notice: ');
  const seen = `${counted(checked)}\n${digest === null ? '' : `digest   ${digest}\n`}`;
  if (ok) {
    // An empty ledger proves nothing about the one that was meant.
    const empty = checked.payments === 0 ? ['The database has no payment: is it the one that you meant?', ''] : [];
    return ['The ledger is consistent.', '', ...empty, ...remarks, `checked  ${seen}`].join('\n');
  }
  const more = problemsCount - problems.length;
  return [
    `The ledger is inconsistent in ${problemsCount === 1 ? '1 place' : `${number(problemsCount)} places`}.`,
    '',
    ...listed(problems, ''),
    ...(more > 0 ? [`${number(more)} more are not shown.`, ''] : []),
    ...remarks,
    `checked  ${seen}`,
  ].join('\n');
}

function counted(checked: LedgerChecked): string {
  return (['transfers', 'entries', 'accounts', 'payments', 'settlements'] as const)
    .map((what) => `${what} ${number(checked[what])}`)
    .join(', ');
}

function number(value: number): string {
  return value.toLocaleString('en').replaceAll(',', ' ');
}

/** Reports progress, in place on a terminal and line by line elsewhere, and nothing when it is quick. */
function createProgress(stream: NodeJS.WriteStream): {
  readonly show: (checked: LedgerChecked) => void;
  readonly clear: () => void;
} {
  let printedAtMs: number | null = null;
  let isShown = false;
  return {
    show(checked) {
      printedAtMs ??= performance.now();
      if (performance.now() - printedAtMs < PROGRESS_EVERY_MS) return;
      printedAtMs = performance.now();
      isShown = stream.isTTY;
      stream.write(stream.isTTY ? `\r\u001B[Kchecked ${counted(checked)}` : `checked ${counted(checked)}\n`);
    },
    clear() {
      if (isShown) stream.write('\r\u001B[K');
      isShown = false;
    },
  };
}

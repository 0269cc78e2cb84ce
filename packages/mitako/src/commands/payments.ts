import type { Payment, PaymentStatus } from '@mitako/client';
import { PAYMENT_STATUSES } from '@mitako/contract/names';
import { InvalidArgumentError, Option, type Command } from 'commander';
import { ask } from '../api/ask.ts';
import { addConnectionOptions, connect, CONNECTION_HELP, type ConnectionFlags } from '../api/connection.ts';
import {
  addPeriodOptions,
  createdIn,
  type PeriodFlags,
  type SucceededFlags,
  succeededIn,
} from '../api/period-options.ts';
import { addWriteOptions, type WriteFlags, writeOptions } from '../api/write-options.ts';
import { jsonOption, limitOption, wholeFrancs } from '../flags.ts';
import { columns } from '../output/columns.ts';
import { printJson } from '../output/json-line.ts';

const EXAMPLES = `
Amounts are whole francs: XAF has no smaller unit.
${CONNECTION_HELP}

Examples:
  mitako payments create --amount 5000 --reference order-1042
  mitako payments list --status succeeded --limit 5
  mitako payments list --succeeded-from 2026-11-01 --succeeded-to 2026-11-30 --limit 9999
  mitako payments retrieve pay_… --json
  mitako payments refund pay_… --amount 2000 --reason "one shirt less"`;

interface Flags extends ConnectionFlags {
  readonly json?: true;
}

interface CreateFlags extends Flags, WriteFlags {
  readonly amount: number;
  readonly description?: string;
  readonly reference?: string;
  readonly returnUrl?: string;
  readonly cancelUrl?: string;
  readonly expiresIn?: number;
}

interface ListFlags extends Flags, PeriodFlags, SucceededFlags {
  readonly status?: PaymentStatus;
  readonly reference?: string;
  readonly query?: string;
  readonly limit: number;
}

interface RefundFlags extends Flags, WriteFlags {
  readonly amount?: number;
  readonly reason?: string;
}

/** `mitako payments …` */
export function addPayments(program: Command): void {
  const payments = program
    .command('payments')
    .summary('create, read and refund payments')
    .description('Creates, reads and refunds payments.')
    .addHelpText('after', EXAMPLES);
  const create = payments
    .command('create')
    .summary('create a payment')
    .description('Creates a payment and prints the address of its checkout.')
    .requiredOption('--amount <francs>', 'amount in whole francs', wholeFrancs)
    .option('--reference <text>', 'your reference; webhooks contain it')
    .option('--description <text>', 'what the customer pays for')
    .option('--return-url <url>', 'where the customer goes after paying')
    .option('--cancel-url <url>', 'where the customer goes after canceling')
    .option('--expires-in <seconds>', 'lifetime, 300 to 604800 (default: a day)', wholeSeconds);
  finish(addWriteOptions(create)).action(runCreate);
  const retrieve = payments.command('retrieve').alias('get').summary('read a payment').description('Reads a payment.');
  finish(retrieve.argument('<id>', 'payment id, pay_…')).action(runRetrieve);
  const list = payments
    .command('list')
    .summary('list payments, newest first')
    .description('Lists payments, newest first.')
    .addOption(new Option('--status <status>', 'only with this status').choices(PAYMENT_STATUSES))
    .option('--reference <text>', 'only with this reference')
    .option('--query <text>', 'an id, amount, phone number, or words of reference and description')
    .addOption(limitOption());
  addPeriodOptions(addPeriodOptions(list), 'succeeded');
  finish(list).action(runList);
  const refund = payments
    .command('refund')
    .summary('refund a payment')
    .description('Refunds a payment, or a part of it. The refund may still be pending when the command returns.')
    .argument('<id>', 'payment id, pay_…')
    .option('--amount <francs>', 'amount in whole francs (default: what is left)', wholeFrancs)
    .option('--reason <text>', 'why, for your own records');
  finish(addWriteOptions(refund)).action(runRefund);
}

function finish(command: Command): Command {
  return addConnectionOptions(command).addOption(jsonOption()).addHelpText('after', CONNECTION_HELP);
}

async function runCreate(flags: CreateFlags): Promise<void> {
  const connection = await connect(flags);
  const options = writeOptions(connection, flags);
  const { amount, description, reference, returnUrl, cancelUrl, expiresIn } = flags;
  const payment = await ask(connection.apiUrl, () =>
    connection.client.payments.create(
      {
        amount,
        currency: 'XAF',
        description,
        ...(reference !== undefined && { customer_reference: reference }),
        return_url: returnUrl,
        cancel_url: cancelUrl,
        expires_in: expiresIn,
      },
      options,
    ),
  );
  if (flags.json) printJson({ payment });
  else process.stdout.write(columns([rowOf(payment)]) + `Checkout: ${payment.checkout_url}\n`);
}

async function runRetrieve(id: string, flags: Flags): Promise<void> {
  const { client, apiUrl } = await connect(flags);
  const payment = await ask(apiUrl, () => client.payments.retrieve(id));
  if (flags.json) printJson({ payment });
  else process.stdout.write(columns(Object.entries(payment).filter(([, value]) => value !== null)));
}

async function runList(flags: ListFlags): Promise<void> {
  const { client, apiUrl } = await connect(flags);
  const { status, reference: customer_reference, query: q, limit: max } = flags;
  const period = { ...createdIn(flags), ...succeededIn(flags) };
  const payments = await ask(apiUrl, () =>
    client.payments.list({ status, customer_reference, q, ...period }).toArray({ max }),
  );
  if (flags.json) printJson({ payments });
  else process.stdout.write(columns(payments.map(rowOf)));
}

async function runRefund(id: string, flags: RefundFlags): Promise<void> {
  const connection = await connect(flags);
  const options = writeOptions(connection, flags);
  const { amount, reason } = flags;
  const params = { ...(amount !== undefined && { amount }), reason };
  const refund = await ask(connection.apiUrl, () => connection.client.payments.refund(id, params, options));
  if (flags.json) printJson({ refund });
  else process.stdout.write(columns([[refund.id, refund.status, francs(refund), refund.payment_id]]));
}

function rowOf(payment: Payment): readonly unknown[] {
  const { created_at, id, status, customer_reference } = payment;
  return [created_at, id, status, francs(payment), customer_reference];
}

function francs({ amount, currency }: Pick<Payment, 'amount' | 'currency'>): string {
  return `${amount} ${currency}`;
}

function wholeSeconds(text: string): number {
  if (/^\d{1,6}$/.test(text) && Number(text) >= 300 && Number(text) <= 604_800) return Number(text);
  throw new InvalidArgumentError('It must be a whole number of seconds from 300 to 604800.');
}

import { EVENT_TYPES, type EventType } from '@mitako/contract/names';
import { Argument, type Command } from 'commander';
import { ask } from '../api/ask.ts';
import { addConnectionOptions, connect, CONNECTION_HELP, type ConnectionFlags } from '../api/connection.ts';
import { jsonOption, wholeFrancs } from '../flags.ts';
import { Failure } from '../failure.ts';
import { readEventType } from '../listen/event-patterns.ts';
import { columns } from '../output/columns.ts';
import { printJson } from '../output/json-line.ts';
import { triggerOf } from '../trigger/triggers.ts';

const HELP = `
Creates real objects in test mode: the payment, the refund and the dispute exist afterwards.
${CONNECTION_HELP}
Decisions of the operator need MITAKO_OPERATOR_KEY, or such a "mitako dev".

Examples:
  mitako trigger --list
  mitako trigger payment.succeeded
  mitako trigger payment.succeeded --amount 12500 --reference order-1042
  mitako trigger dispute.won --json`;

interface Flags extends ConnectionFlags {
  readonly amount: number;
  readonly reference?: string;
  readonly list?: true;
  readonly json?: true;
}

/** `mitako trigger`: makes an event happen. */
export function addTrigger(program: Command): void {
  const command = program
    .command('trigger')
    .summary('trigger an event in test mode')
    .description('Triggers an event in test mode, with everything that leads to it.')
    .addArgument(new Argument('[event]', 'its name, such as payment.succeeded').argParser(readEventType))
    .option('--list', 'list the events with what triggers each, or why it cannot be triggered')
    .option('--amount <francs>', 'amount of the payment', wholeFrancs, 5000)
    .option('--reference <text>', 'your reference of the payment');
  addConnectionOptions(command).addOption(jsonOption()).addHelpText('after', HELP).action(runTrigger);
}

async function runTrigger(event: EventType | undefined, flags: Flags): Promise<void> {
  if (flags.list) {
    listEvents(flags);
    return;
  }
  if (event === undefined) throw new Failure('Name the event to trigger; "mitako trigger --list" lists them.');
  const trigger = triggerOf(event);
  if ('whyNot' in trigger) throw new Failure(`${event} cannot be triggered. ${trigger.whyNot}`);
  const { client, apiUrl, operatorKey, livemode } = await connect(flags);
  if (livemode) throw new Failure('Events can be triggered in test mode only: set MITAKO_API_KEY to a test key.');
  const { waitForEvent } = await import('../trigger/wait-for-event.ts');
  const happened = await ask(apiUrl, async () => {
    const subject = await trigger.run({
      client,
      amount: flags.amount,
      reference: flags.reference,
      async operator() {
        if (operatorKey === undefined) {
          throw new Failure(`${event} is a decision of the operator: set MITAKO_OPERATOR_KEY to an operator key.`);
        }
        const { createOperatorClient } = await import('@mitako/client/operator');
        return createOperatorClient({ operatorKey, baseUrl: apiUrl });
      },
    });
    if (subject === null)
      throw new Failure('No endpoint is enabled. Create one in the dashboard, or use "mitako dev --forward-to".');
    return { subject, event: await waitForEvent(client, event, subject) };
  });
  if (flags.json) printJson({ event: happened.event, payment_id: happened.subject.paymentId ?? null });
  else process.stdout.write(columns([[event, happened.event.id, happened.subject.paymentId ?? happened.subject.id]]));
}

function listEvents({ json }: Flags): void {
  const events = EVENT_TYPES.map((event) => ({ event, trigger: triggerOf(event) }));
  if (json) {
    printJson({
      events: events.map(({ event, trigger }) => ({
        event,
        can_be_triggered: 'does' in trigger,
        description: 'does' in trigger ? trigger.does : trigger.whyNot,
      })),
    });
    return;
  }
  const rows = events.map(({ event, trigger }) => [
    event,
    'does' in trigger ? trigger.does : `cannot be triggered. ${trigger.whyNot}`,
  ]);
  process.stdout.write(columns(rows));
}

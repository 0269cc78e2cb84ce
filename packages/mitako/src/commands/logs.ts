import type { Command } from 'commander';
import { addConnectionOptions, CONNECTION_HELP } from '../api/connection.ts';
import { jsonOption, limitOption } from '../flags.ts';
import type { LogFlags } from '../logs/show-deliveries.ts';

const EXAMPLES = `
Each line has the time, the event, the response, the number of attempts, and the delivery's id.
${CONNECTION_HELP}

Examples:
  mitako logs --follow
  mitako logs --failed
  mitako logs dlv_…           each attempt, with the endpoint's response`;

/** `mitako logs`: webhooks and their deliveries. */
export function addLogs(program: Command): void {
  const command = program
    .command('logs')
    .summary('show webhooks and the responses of your endpoints')
    .description('Shows webhook deliveries and the responses of your endpoints, newest last.')
    .argument('[delivery]', 'one delivery with each of its attempts, dlv_…')
    .option('--failed', 'only deliveries that have not succeeded: failing and failed ones')
    .option('--payment <id>', 'about this payment, its refunds and disputes')
    .option('--event-id <id>', 'of this event, evt_…')
    .addOption(limitOption())
    .option('--follow', 'wait for more');
  addConnectionOptions(command)
    .addOption(jsonOption('print one line of JSON for each delivery, and nothing else'))
    .addHelpText('after', EXAMPLES)
    .action(async (delivery: string | undefined, flags: LogFlags) => {
      const { showDelivery, showDeliveries } = await import('../logs/show-deliveries.ts');
      await (delivery === undefined ? showDeliveries(flags) : showDelivery(delivery, flags));
    });
}

import type { Command } from 'commander';
import { addConnectionOptions, CONNECTION_HELP } from '../api/connection.ts';
import { jsonOption, limitOption } from '../flags.ts';
import type { LogFlags } from '../logs/show-deliveries.ts';

const EXAMPLES = `
A line says when, what, how the endpoint answered, how often it was tried, and the delivery's id.
${CONNECTION_HELP}

Examples:
  mitako logs --follow
  mitako logs --failed
  mitako logs dlv_…           each attempt, with what the endpoint answered`;

/** `mitako logs`: webhooks and their deliveries. */
export function addLogs(program: Command): void {
  const command = program
    .command('logs')
    .summary('show webhooks and how your endpoints answered')
    .description('Shows the deliveries of webhooks and how your endpoints answered, the newest last.')
    .argument('[delivery]', 'one delivery with each of its attempts, dlv_…')
    .option('--failed', 'those alone that have not arrived: failing ones and those given up')
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

import { type Command, Option } from 'commander';
import { addConnectionOptions, CONNECTION_HELP } from '../api/connection.ts';
import { forwardToOption } from '../forward/forward-url.ts';
import { jsonOption } from '../flags.ts';
import { readEventPatterns } from '../listen/event-patterns.ts';
import type { ListenFlags } from '../listen/listen.ts';

const EXAMPLES = `
Works with any gateway that you can reach; it does not need to reach your machine. Events are signed
here with the printed secret, which stays the same for a key. The position is kept in .mitako, and
the next start resumes there, up to 24 hours back. An event is forwarded once, whatever the receiver
responds: resend it with "mitako events replay".
${CONNECTION_HELP}

Examples:
  mitako listen --forward-to localhost:3000/webhooks
  mitako listen --events payment.succeeded,refund.*
  mitako listen --from-now --json | jq .event`;

/** `mitako listen`: a merchant's events on this machine. */
export function addListen(program: Command): void {
  const command = program
    .command('listen')
    .summary('forward the events of any gateway to your machine')
    .description(
      'Shows the events of a gateway as they happen, and forwards them to a webhook receiver on this machine.',
    )
    .addOption(forwardToOption('your webhook receiver, such as localhost:3000/webhooks'))
    .addOption(
      new Option('--events <list>', 'names and families, such as payment.succeeded,refund.*').argParser(
        readEventPatterns,
      ),
    )
    .option('--position <file>', 'file that keeps the position in the events (default: one in .mitako for each key)')
    .option('--from-now', 'skip events that occurred while it was stopped');
  addConnectionOptions(command)
    .addOption(jsonOption('print one line of JSON for each event, and nothing else'))
    .addHelpText('after', EXAMPLES)
    .action(async (flags: ListenFlags) => {
      const { listen } = await import('../listen/listen.ts');
      await listen(flags);
    });
}

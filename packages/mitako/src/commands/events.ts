import type { EventRecord } from '@mitako/client';
import type { EventType } from '@mitako/contract/names';
import type { Command } from 'commander';
import { ask } from '../api/ask.ts';
import { addConnectionOptions, connect, CONNECTION_HELP, type ConnectionFlags } from '../api/connection.ts';
import { addPeriodOptions, createdIn, type PeriodFlags } from '../api/period-options.ts';
import { jsonOption, limitOption } from '../flags.ts';
import { forwardToOption } from '../forward/forward-url.ts';
import { Failure } from '../failure.ts';
import { readEventType } from '../listen/event-patterns.ts';
import { columns } from '../output/columns.ts';
import { printJson } from '../output/json-line.ts';

const REPLAY = `
Without --endpoint, all enabled endpoints that are subscribed now receive it. With --forward-to it
is signed here, with the secret of "mitako listen". Its id is the same as before: a receiver that
handles each id once ignores it.
${CONNECTION_HELP}

Examples:
  mitako events replay evt_…
  mitako events replay evt_… --forward-to localhost:3000/webhooks`;

interface Flags extends ConnectionFlags {
  readonly json?: true;
}

interface ListFlags extends Flags, PeriodFlags {
  readonly event?: EventType;
  readonly payment?: string;
  readonly limit: number;
}

interface ReplayFlags extends Flags {
  readonly endpoint?: string;
  readonly forwardTo?: string;
}

/** `mitako events …` */
export function addEvents(program: Command): void {
  const events = program
    .command('events')
    .summary('list events, and send them again')
    .description('Lists events, and sends them again.');
  const list = events
    .command('list')
    .summary('list events, newest first')
    .description('Lists events, newest first.')
    .option('--event <event>', 'of this type, such as payment.succeeded', readEventType)
    .option('--payment <id>', 'about this payment, its refunds and disputes')
    .addOption(limitOption());
  addConnectionOptions(addPeriodOptions(list))
    .addOption(jsonOption())
    .addHelpText('after', CONNECTION_HELP)
    .action(runList);
  const retrieve = events
    .command('retrieve')
    .alias('get')
    .summary('read an event')
    .description('Prints an event, as JSON.');
  addConnectionOptions(retrieve.argument('<id>', 'event id, evt_…'))
    .addOption(jsonOption())
    .addHelpText('after', CONNECTION_HELP)
    .action(runRetrieve);
  const replay = events
    .command('replay')
    .alias('resend')
    .summary('send an event again')
    .description('Sends an event again, with the same id and the same body.')
    .argument('<id>', 'event id, evt_…')
    .option('--endpoint <id>', 'to this endpoint alone, whe_…')
    .addOption(forwardToOption('to a receiver on this machine').conflicts('endpoint'));
  addConnectionOptions(replay).addOption(jsonOption()).addHelpText('after', REPLAY).action(runReplay);
}

async function runList(flags: ListFlags): Promise<void> {
  const { client, apiUrl } = await connect(flags);
  const { event, payment: payment_id, limit: max } = flags;
  const events = await ask(apiUrl, () =>
    client.events.list({ event, payment_id, ...createdIn(flags) }).toArray({ max }),
  );
  if (flags.json) printJson({ events });
  else process.stdout.write(columns(events.map(rowOf)));
}

async function runRetrieve(id: string, flags: Flags): Promise<void> {
  const { client, apiUrl } = await connect(flags);
  const event = await ask(apiUrl, () => client.events.retrieve(id));
  if (flags.json) printJson({ event });
  // JSON escapes what a terminal would obey.
  else process.stdout.write(`${JSON.stringify(event, null, 2)}\n`);
}

async function runReplay(id: string, flags: ReplayFlags): Promise<void> {
  const { client, apiUrl, apiKey } = await connect(flags);
  const { endpoint: endpoint_id, forwardTo } = flags;
  if (forwardTo !== undefined) {
    const event = await ask(apiUrl, () => client.events.retrieve(id));
    await forward(event, forwardTo, apiKey, flags);
    return;
  }
  const deliveries = await ask(apiUrl, () => client.events.replay(id, { endpoint_id }));
  if (flags.json) printJson({ deliveries });
  else if (deliveries.length === 0) throw new Failure('No enabled endpoint is subscribed to it now.');
  else process.stdout.write(columns(deliveries.map((each) => [each.id, each.event, `to ${each.endpoint_id}`])));
}

async function forward(event: EventRecord, url: string, apiKey: string, flags: ReplayFlags): Promise<void> {
  const [{ listenSecret, signEvent }, { isSuccess, postWebhook }] = await Promise.all([
    import('../listen/signing.ts'),
    import('../forward/post-webhook.ts'),
  ]);
  const posted = await postWebhook(url, await signEvent(event, listenSecret(apiKey)), new AbortController().signal);
  if (flags.json) printJson({ event, delivery: posted });
  else process.stdout.write(columns([[event.id, event.event, `→ ${posted.status ?? posted.error} (${posted.ms} ms)`]]));
  if (!isSuccess(posted.status)) process.exitCode = 1;
}

function rowOf({ created_at, id, event, data }: EventRecord): readonly unknown[] {
  return [created_at, id, event, data['payment_id'] ?? data['id'] ?? data['endpoint_id']];
}

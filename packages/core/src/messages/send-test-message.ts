import { deciding, refuse } from '../kernel/operation.ts';
import { succeeded } from '../kernel/result.ts';
import { emailOfAccount } from '../people/contact.ts';
import { queueMessage } from './queue-message.ts';
import { messageToWire } from './wire.ts';

/** To whoever asks for it, so that nobody sends mail to others with it. */
export const sendTestMessage = deciding<'sendTestMessage'>(async (context, { caller, origin }) => {
  if (caller.kind !== 'operator' || caller.by !== 'session') return refuse('PERMISSION_DENIED');
  const principal = await context.store.read.principalById(caller.principalId);
  if (principal === null) return refuse('INVALID_TOKEN');
  const queued = queueMessage(context, {
    kind: 'test',
    cause: context.ids.leaseToken(),
    to: emailOfAccount(context, principal),
    locale: origin.locale,
    values: {},
  });
  const [change] = queued;
  if (change === undefined) return refuse('MAIL_NOT_CONFIGURED');
  return { changes: queued, answer: succeeded(202, { message: messageToWire(context, change.message) }) };
});

import type { ReadOperation } from '../kernel/operation.ts';
import { pageAnswer, pageRequest } from '../kernel/page.ts';
import { messageToWire } from './wire.ts';

export const listMessages: ReadOperation<'listMessages'> = async (context, { query }) => {
  const messages = await context.store.read.messages(query.status, pageRequest(query, 'message'));
  return pageAnswer('messages', messages, query.limit, (message) => messageToWire(context, message));
};

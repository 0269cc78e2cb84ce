// Written by `npx -y pnpm@12 types` from the routes of the contract, where a change begins.
import type { List, QueryParams } from '../list.ts';
import type { CallOptions, WriteOptions } from '../options.ts';
import type { Message, MessageListQuery } from '@mitako/contract/names';

/** Parameters of `messages.list`. */
export interface MessageListParams extends QueryParams<MessageListQuery> {}

/** Mail and text messages to people. */
export interface Messages {
  /** List mail and text messages to people, newest first, without their text. */
  list(params?: MessageListParams, options?: CallOptions): List<Message>;
  /**
   * Send a test message to the address of the logged-in operator.
   * @throws MitakoError `MAIL_NOT_CONFIGURED`, `PERMISSION_DENIED`
   */
  sendTest(options?: WriteOptions): Promise<Message>;
  /**
   * Report that a mail came back to the mailbox of the sender. For programs that read that mailbox. Notices to the
   * address stop until its owner confirms it or changes it; messages about security go on.
   * @throws MitakoError `MESSAGE_NOT_FOUND`
   */
  reportBounce(messageId: string, options?: WriteOptions): Promise<Message>;
}

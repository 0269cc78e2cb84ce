import type { MessageStatus } from '@mitako/contract/names';
import type { Message } from './model.ts';
import type { Page } from '../ports/page.ts';

export interface MessageReads {
  /** Newest first; undefined: in any state. */
  messages(status: MessageStatus | undefined, page: Page): Promise<readonly Message[]>;
}

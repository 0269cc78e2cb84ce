import type { MessageStatus } from '@mitako/contract/names';
import type { Message } from '../model.ts';

/** Changes of messages. */
export interface MessageChanges {
  /** Any number of rows (0 or 1): one of this cause, kind and recipient stays as it is. */
  'message.queue': { message: Message };
  /** The text is about to leave. Refused unless the message is queued and still leased with this token. */
  'message.hand_over': { id: string; leaseToken: string };
  /** Queues a leased message again. Refused unless it is still leased with this token. */
  'message.postpone': {
    id: string;
    leaseToken: string;
    dueAtMs: number;
    replyCode: string;
    /** False: the channel was not reached, and the claim is not counted. */
    isTry: boolean;
  };
  /** It was sent, or may have been, and came back. Refused unless that is still its state. */
  'message.bounce': { id: string; from: 'sent' | 'unclear' };
  /** Ends a leased message and deletes what its text named. Refused unless it is still leased with this token. */
  'message.end': {
    id: string;
    leaseToken: string;
    status: Exclude<MessageStatus, 'queued' | 'handing_over' | 'bounced'>;
    replyCode: string | null;
    nowMs: number;
  };
}

import type { MessageChannel } from '@mitako/contract/names';
import type { Context } from '../context.ts';
import { type MessageLease, sendMessage } from '../messages/send-message.ts';
import type { Message } from '../model.ts';
import { createPump, type Pump, type PumpWork } from './pump.ts';

/** Messages of a channel at once: mail servers limit connections. */
const MESSAGES_MAX = 4;
/** Longer than a channel may take. */
const LEASE_MS = 60_000;
/** Pause of a channel that cannot be reached; doubled each time. */
const PAUSE_MS_MIN = 60_000;
const PAUSE_MS_MAX = 10 * 60_000;

/** Sends the messages of a channel. One that cannot be reached rests, which costs no message an attempt. */
export function createMessagePump(
  context: () => Context,
  channel: MessageChannel,
  onError: PumpWork<unknown>['onError'],
): Pump {
  const pause = { untilMs: 0, lengthMs: PAUSE_MS_MIN };
  return createPump<{ readonly message: Message; readonly lease: MessageLease }>({
    concurrencyMax: MESSAGES_MAX,
    async claim(limit) {
      const { store, clock, ids, channels } = context();
      const nowMs = clock.now();
      if (channels[channel] === null || nowMs < pause.untilMs) return [];
      const lease = { leaseToken: ids.leaseToken(), leaseEndsAtMs: nowMs + LEASE_MS };
      const request = { nowMs, limit, leaseMs: LEASE_MS, leaseToken: lease.leaseToken, channel };
      return (await store.claim.messages(request)).map((message) => ({ message, lease }));
    },
    async handle({ message, lease }) {
      if (await sendMessage(context(), message, lease, pause.lengthMs)) {
        pause.lengthMs = PAUSE_MS_MIN;
        return;
      }
      const nowMs = context().clock.now();
      if (nowMs < pause.untilMs) return;
      pause.untilMs = nowMs + pause.lengthMs;
      pause.lengthMs = Math.min(PAUSE_MS_MAX, pause.lengthMs * 2);
    },
    onError,
  });
}

import { deepStrictEqual as deepEqual, strictEqual as equal } from 'node:assert';
import type { EngineStore, Message } from '@mitako/core/engine';
import { aMessage, NOW_MS } from '../fixtures.ts';
import { applied, refused, type Suite } from '../suite.ts';

export function messageTests({ describe, it, alone }: Suite): void {
  describe('messages', () => {
    it('message.queue keeps the first of a cause, a kind and a recipient', async ({ store }) => {
      const message = aMessage();
      const again = aMessage({ ...message, id: aMessage().id });
      const others = [
        aMessage({ ...again, id: aMessage().id, cause: 'another' }),
        aMessage({ ...again, id: aMessage().id, kind: 'test' }),
        aMessage({ ...again, id: aMessage().id, recipientHash: 'another' }),
      ];
      for (const each of [message, again, ...others]) await applied(store, { type: 'message.queue', message: each });
      deepEqual(await store.read.messageById(message.id), message);
      equal(await store.read.messageById(again.id), null);
      for (const each of others) deepEqual(await store.read.messageById(each.id), each);
    });

    alone('claims are of a channel, count, and return a message again when the lease ends', async (stores) => {
      const { store, rival } = stores;
      const [due, late, text] = [aMessage(), aMessage({ dueAtMs: NOW_MS + 1 }), aMessage({ channel: 'sms' })];
      for (const message of [due, late, text]) await applied(store, { type: 'message.queue', message });
      deepEqual(await claim(store, NOW_MS), [{ ...due, attemptsCount: 1 }]);
      deepEqual(await claim(rival, NOW_MS), []);
      deepEqual(await claim(rival, NOW_MS, 'text', 'sms'), [{ ...text, attemptsCount: 1 }]);
      deepEqual(
        (await claim(rival, NOW_MS + 30_000, 'again')).map(({ id, attemptsCount }) => [id, attemptsCount]),
        [
          [late.id, 1],
          [due.id, 2],
        ],
      );
    });

    alone('message.hand_over is for the holder of the lease, once', async ({ store }) => {
      const message = await queued(store);
      const { id } = message;
      await refused(store, { type: 'message.hand_over', id, leaseToken: 'lease' });
      await claim(store, NOW_MS);
      await refused(store, { type: 'message.hand_over', id, leaseToken: 'another' });
      await applied(store, { type: 'message.hand_over', id, leaseToken: 'lease' });
      await refused(store, { type: 'message.hand_over', id, leaseToken: 'lease' });
      equal((await store.read.messageById(id))?.status, 'handing_over');
      deepEqual((await claim(store, NOW_MS + 30_000, 'later'))[0]?.status, 'handing_over');
    });

    alone('message.bounce is of one that was sent, once', async ({ store }) => {
      const { id } = await queued(store);
      const bounce = { type: 'message.bounce', id, from: 'sent' } as const;
      await claim(store, NOW_MS);
      await refused(store, bounce);
      const end = { type: 'message.end', id, leaseToken: 'lease', status: 'sent', replyCode: null } as const;
      await applied(store, { ...end, nowMs: NOW_MS });
      await applied(store, bounce);
      await refused(store, bounce);
      equal((await store.read.messageById(id))?.status, 'bounced');
    });

    alone('message.postpone queues it again and ends the lease', async ({ store }) => {
      const message = await queued(store);
      const next = { type: 'message.postpone', id: message.id, dueAtMs: NOW_MS + 5, replyCode: '451' } as const;
      await claim(store, NOW_MS);
      await refused(store, { ...next, leaseToken: 'another', isTry: true });
      await applied(store, { type: 'message.hand_over', id: message.id, leaseToken: 'lease' });
      await applied(store, { ...next, leaseToken: 'lease', isTry: true });
      await refused(store, { ...next, leaseToken: 'lease', isTry: true });
      deepEqual(await claim(store, NOW_MS + 4), []);
      const claimed = { ...message, dueAtMs: NOW_MS + 5, replyCode: '451', attemptsCount: 2 };
      deepEqual(await claim(store, NOW_MS + 5), [claimed]);
      await applied(store, { ...next, leaseToken: 'lease', isTry: false });
      equal((await store.read.messageById(message.id))?.attemptsCount, 1);
    });

    alone('message.end ends it and deletes what its text named', async ({ store }) => {
      const message = await queued(store);
      const end = { type: 'message.end', id: message.id, status: 'sent', replyCode: null, nowMs: NOW_MS + 9 } as const;
      await claim(store, NOW_MS);
      await refused(store, { ...end, leaseToken: 'another' });
      await applied(store, { ...end, leaseToken: 'lease' });
      await refused(store, { ...end, leaseToken: 'lease' });
      deepEqual(await store.read.messageById(message.id), {
        ...message,
        status: 'sent',
        attemptsCount: 1,
        encryptedValues: null,
        endedAtMs: NOW_MS + 9,
      });
      deepEqual(await claim(store, NOW_MS + 1_000_000), []);
    });

    alone('messages are listed by their state', async ({ store }) => {
      const messages = [aMessage(), aMessage({ status: 'refused', endedAtMs: NOW_MS }), aMessage()];
      for (const message of messages) await applied(store, { type: 'message.queue', message });
      const page = { limit: 9, afterId: null };
      deepEqual(await store.read.messages('refused', page), [messages[1]]);
      deepEqual(await store.read.messages(undefined, page), messages.toReversed());
    });

    alone('sweepMessages deletes those before an id that have ended', async ({ store }) => {
      const messages = [
        aMessage({ endedAtMs: NOW_MS, status: 'sent' }),
        aMessage(),
        aMessage({ endedAtMs: NOW_MS, status: 'refused' }),
        aMessage({ endedAtMs: NOW_MS, status: 'sent' }),
      ];
      for (const message of messages) await applied(store, { type: 'message.queue', message });
      const beforeId = messages[3]?.id ?? '';
      let afterId: string | null = null;
      do afterId = (await store.claim.sweepMessages({ afterId, limit: 2, beforeId })).nextAfterId;
      while (afterId !== null);
      deepEqual(await store.read.messages(undefined, { limit: 9, afterId: null }), [messages[3], messages[1]]);
    });
  });
}

async function queued(store: EngineStore): Promise<Message> {
  const message = aMessage();
  await applied(store, { type: 'message.queue', message });
  return message;
}

async function claim(
  store: EngineStore,
  nowMs: number,
  leaseToken = 'lease',
  channel: Message['channel'] = 'mail',
): Promise<readonly Message[]> {
  const claimed = await store.claim.messages({ nowMs, limit: 10, leaseMs: 30_000, leaseToken, channel });
  return claimed.toSorted((one, other) => other.dueAtMs - one.dueAtMs);
}

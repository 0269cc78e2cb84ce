import { deepStrictEqual as deepEqual } from 'node:assert';
import { silentLogger } from '@mitako/core';
import type { EngineStore, WakeReason } from '@mitako/core/engine';
import type { Suite } from '../suite.ts';

/** Long, because only a faulty store waits for its end. */
const DEADLINE_MS = 15_000;

export function wakeupTests({ describe, it }: Suite, { wakesOthers }: { readonly wakesOthers: boolean }): void {
  describe('wake-ups', () => {
    it('can be published and subscribed to at once, and unsubscribed', async ({ store }) => {
      const listener = listen(store);
      store.wakeups.publish('deliveries');
      store.wakeups.publish('timers');
      await listener.end();
    });

    if (!wakesOthers) return;

    it('reach other processes, not the publisher, and none after unsubscribing', async ({ store, rival }) => {
      const [here, there] = [listen(store), listen(rival)];
      // Once per reason: earlier notifications were not received.
      for (const listener of [here, there]) {
        await listener.receives('deliveries');
        await listener.receives('timers');
        listener.forget();
      }
      store.wakeups.publish('deliveries');
      await there.receives('deliveries');
      await there.end();
      there.forget();
      // A later notification did not overtake an earlier one.
      const again = listen(rival);
      await again.receives('timers');
      again.forget();
      store.wakeups.publish('timers');
      await again.receives('timers');
      rival.wakeups.publish('timers');
      await here.receives('timers');
      deepEqual([here.received(), there.received()], [['timers'], []]);
      await Promise.all([here.end(), again.end()]);
    });
  });
}

interface Listener {
  /** Resolves once it was woken for this reason, now or earlier. */
  receives(reason: WakeReason): Promise<void>;
  received(): readonly WakeReason[];
  forget(): void;
  end(): Promise<void>;
}

function listen({ wakeups }: EngineStore): Listener {
  const received = new Set<WakeReason>();
  let notice = (): void => undefined;
  const end = wakeups.subscribe((reason) => {
    received.add(reason);
    notice();
  }, silentLogger());
  return {
    async receives(reason) {
      const deadline = AbortSignal.timeout(DEADLINE_MS);
      while (!received.has(reason)) {
        await new Promise<void>((resolve, reject) => {
          notice = resolve;
          deadline.addEventListener('abort', () => reject(new Error(`No notification of ${reason}.`)));
        });
      }
    },
    received: () => [...received],
    forget: () => received.clear(),
    end,
  };
}

import { deepStrictEqual as deepEqual } from 'node:assert';
import { silentLogger } from '@mitako/core';
import type { EngineStore, WakeReason } from '@mitako/core/engine';
import type { Suite } from '../suite.ts';

/** Long, since only a store that does not keep its word waits for its end. */
const DEADLINE_MS = 15_000;

export function wakeupTests({ describe, it }: Suite, { wakesOthers }: { readonly wakesOthers: boolean }): void {
  describe('wake-ups', () => {
    it('are published and listened for at once, and the listening can be ended', async ({ store }) => {
      const listener = listen(store);
      store.wakeups.publish('deliveries');
      store.wakeups.publish('timers');
      await listener.end();
    });

    if (!wakesOthers) return;

    it('are heard by others and not by oneself, and no more after the end', async ({ store, rival }) => {
      const [here, there] = [listen(store), listen(rival)];
      // For each reason once: what was published before nobody heard.
      for (const listener of [here, there]) {
        await listener.hears('deliveries');
        await listener.hears('timers');
        listener.forget();
      }
      store.wakeups.publish('deliveries');
      await there.hears('deliveries');
      await there.end();
      there.forget();
      // What comes after has overtaken nothing.
      const again = listen(rival);
      await again.hears('timers');
      again.forget();
      store.wakeups.publish('timers');
      await again.hears('timers');
      rival.wakeups.publish('timers');
      await here.hears('timers');
      deepEqual([here.heard(), there.heard()], [['timers'], []]);
      await Promise.all([here.end(), again.end()]);
    });
  });
}

interface Listener {
  /** Resolves once it was woken for this, also if that was before. */
  hears(reason: WakeReason): Promise<void>;
  heard(): readonly WakeReason[];
  forget(): void;
  end(): Promise<void>;
}

function listen({ wakeups }: EngineStore): Listener {
  const heard = new Set<WakeReason>();
  let notice = (): void => undefined;
  const end = wakeups.subscribe((reason) => {
    heard.add(reason);
    notice();
  }, silentLogger());
  return {
    async hears(reason) {
      const deadline = AbortSignal.timeout(DEADLINE_MS);
      while (!heard.has(reason)) {
        await new Promise<void>((resolve, reject) => {
          notice = resolve;
          deadline.addEventListener('abort', () => reject(new Error(`Nobody told of ${reason}.`)));
        });
      }
    },
    heard: () => [...heard],
    forget: () => heard.clear(),
    end,
  };
}

import { byCallers } from '../callers.ts';
import { offer } from '../child.ts';
import { epochNow } from '../http-messages.ts';
import { openLoop } from '../open-loop.ts';
import { CONNECTIONS, post, type Posts } from '../post.ts';

// The floor of the deliveries: a loop around undici that only posts: no store, no signature, no retry.

interface Counted {
  readonly posts: Posts;
  readonly count: number;
}

const tasks = {
  /** Posts all, each connection in a loop. @returns the start time, in epoch milliseconds */
  async inLoops({ posts, count }: Counted): Promise<number> {
    const startedAtMs = epochNow();
    await byCallers(CONNECTIONS, count, (index) => post(posts, index));
    return startedAtMs;
  },
  /** Posts at an even pace. @returns the time at which each was passed to undici, by its id */
  async paced({
    posts,
    ...pace
  }: Counted & { readonly perSecond: number }): Promise<readonly (readonly [string, number])[]> {
    const sent: [string, number][] = [];
    await openLoop(pace, (index) => {
      sent.push([`${posts.prefix}-${index}`, epochNow()]);
      return post(posts, index);
    });
    return sent;
  },
};
export type PostsTasks = typeof tasks;
offer(tasks);

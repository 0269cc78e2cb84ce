import { latenciesOf, type Done } from './cost.ts';

/** Does the work for 0, 1, 2 … `count - 1` with that many concurrent callers. @returns operations per second */
export async function byCallers(
  callers: number,
  count: number,
  work: (index: number, caller: number) => Promise<void>,
): Promise<Done> {
  const milliseconds: number[] = [];
  const startedAt = performance.now();
  let next = 0;
  const call = async (_: unknown, caller: number): Promise<void> => {
    while (next < count) {
      const calledAt = performance.now();
      await work(next++, caller);
      milliseconds.push(performance.now() - calledAt);
    }
  };
  await Promise.all(Array.from({ length: callers }, call));
  const value = (count * 1000) / (performance.now() - startedAt);
  return { value, operations: count, latencies: latenciesOf(milliseconds) };
}

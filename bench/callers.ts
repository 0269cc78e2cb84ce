/** Does the work for 0, 1, 2 … `count - 1` with that many concurrent callers. @returns duration in ms */
export async function byCallers(
  callers: number,
  count: number,
  work: (index: number) => Promise<void>,
): Promise<number> {
  const startedAt = performance.now();
  let next = 0;
  const call = async (): Promise<void> => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: callers }, call));
  return performance.now() - startedAt;
}

/** Lets so many pieces of work run at a time, first come, first served. */
export type Gate = <Result>(work: () => Promise<Result>) => Promise<Result>;

export function createGate(max: number): Gate {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async (work) => {
    if (running < max) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}

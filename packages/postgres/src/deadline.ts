/**
 * The work, or an error after a timeout. A server that disappeared silently never answers, and TCP notices only after a
 * quarter of an hour: the connection must be abandoned and closed.
 */
export async function inTime<Result>(limitMs: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      // In the driver's words, so that it is treated as a lost connection.
      reject(new Error(`Connection terminated: no answer within ${limitMs / 1000} s`));
    }, limitMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
    // A later result is ignored.
    work.catch(() => undefined);
  }
}

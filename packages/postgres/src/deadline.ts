/**
 * The work, or an error once it has taken too long. A server that is gone without a word answers nothing, and TCP notices
 * only after a quarter of an hour: whoever holds the connection must let go of it, closed.
 */
export async function inTime<Result>(limitMs: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      // In the driver's words, so that it is taken as the lost connection that it is.
      reject(new Error(`Connection terminated: no answer within ${limitMs / 1000} s`));
    }, limitMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
    // What still comes of it is nobody's any more.
    work.catch(() => undefined);
  }
}

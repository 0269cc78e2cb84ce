import { GatewayError, isSame, refused } from '@mitako/core';
import type { Mitako } from './create-mitako.ts';
import { requireMs, requireOptions } from './require-options.ts';

/** Options of {@link toCronHandler}. */
export interface CronOptions {
  /** What the caller sends as `Authorization: Bearer …`, at least 16 characters: `process.env.CRON_SECRET`. */
  readonly secret: string | undefined;
  /**
   * Time after which no more is begun and the response is sent, in milliseconds: less than your platform gives a function.
   * Default: 25 000.
   */
  readonly budgetMs?: number;
}

const SECRET_LENGTH_MIN = 16;

/**
 * Does all work that is due, for a cron that calls it each minute where no process runs all the time: webhooks, polling of
 * rails, expiries, settlements. Answers `{ done, complete }`, the number of items (null if the time was up first) and
 * whether nothing is left; 401 without the secret. Calls at once do nothing twice.
 *
 * @example
 * ```ts
 * // app/api/cron/mitako/route.ts
 * export const GET = toCronHandler(mitako, { secret: process.env.CRON_SECRET });
 * ```
 * @throws TypeError when the secret is missing or short, for an option that there is not and a value that is none
 */
export function toCronHandler(
  { gateway }: Pick<Mitako, 'gateway'>,
  options: CronOptions,
): (request: Request) => Promise<Response> {
  requireOptions('toCronHandler()', options, ['secret', 'budgetMs']);
  const { secret = '', budgetMs = 25_000 } = options;
  requireMs('toCronHandler()', 'budgetMs', budgetMs);
  if (secret.length < SECRET_LENGTH_MIN) {
    throw new TypeError(
      'toCronHandler needs a secret of at least 16 characters, made with `openssl rand -base64 24`. Is its environment variable set?',
    );
  }

  return async ({ headers }) => {
    if (!isSame(headers.get('authorization') ?? '', `Bearer ${secret}`)) {
      return answer(new GatewayError('AUTHENTICATION_REQUIRED'), { 'WWW-Authenticate': 'Bearer' });
    }
    const { clock } = gateway;
    const startedAtMs = clock.now();
    const over = new AbortController();
    try {
      const done = await Promise.race([
        gateway.runDue({ budgetMs }),
        // What is in flight then ends by itself, or is done again when its lease ends.
        clock.sleep(budgetMs, over.signal).then(() => null),
      ]);
      const complete = done !== null && clock.now() - startedAtMs < budgetMs;
      return Response.json({ done, complete }, { headers: NO_STORE });
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      return answer(error, { 'Retry-After': '1' });
    } finally {
      over.abort();
    }
  };
}

const NO_STORE = { 'Cache-Control': 'no-store' };

function answer(error: GatewayError, headers: Readonly<Record<string, string>>): Response {
  const { status, body } = refused(error);
  return new Response(body, { status, headers: { 'Content-Type': 'application/json', ...NO_STORE, ...headers } });
}

import { timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { GatewayError } from '../errors.ts';
import type { Hasher, Random } from '../ports/system.ts';
import { type HashAlgorithm, deriveTag, formatPhc, hasArgon2, parsePhc, recommendedParameters } from './hasher-phc.ts';
import { systemRandom } from './random.ts';

/** Options of the hasher. */
export interface HasherOptions {
  /** Concurrent hashes. Default: one per core, at most one less than the threads of Node's pool. */
  readonly concurrency?: number;
  /** Calls that may wait. Default: 50. At 25 ms each that is 0.6 s of waiting on two cores. */
  readonly queueMax?: number;
  /** Default: argon2id if the runtime has it (Node.js 24.7 and later), else scrypt. Both are always verified. */
  readonly algorithm?: HashAlgorithm;
  readonly random?: Random;
}

const SALT_BYTES = 16;
const TAG_BYTES = 32;
const QUEUE_MAX = 50;

/**
 * Hashes with argon2id (19 MiB, t=2, p=1: OWASP's first choice) or scrypt (N=2^15, r=8, p=1) on Node's thread pool,
 * never on the event loop.
 *
 * A hash is the most expensive operation open to strangers. Beyond `concurrency` running and `queueMax` waiting calls,
 * `hash` and `verify` reject with `SERVICE_UNAVAILABLE` (retry after 1 s) before any work is done.
 *
 * `verify` returns false for an invalid PHC string or absurd costs.
 */
export function createHasher(options: HasherOptions = {}): Hasher {
  const algorithm = options.algorithm ?? (hasArgon2() ? 'argon2id' : 'scrypt');
  const random = options.random ?? systemRandom();
  const inTurn = createTurnstile(options.concurrency ?? defaultConcurrency(), options.queueMax ?? QUEUE_MAX);

  return {
    hash(secret) {
      return inTurn(async () => {
        const salt = random.bytes(SALT_BYTES);
        const parameters = recommendedParameters(algorithm);
        return formatPhc(parameters, salt, await deriveTag(parameters, secret, salt, TAG_BYTES));
      });
    },
    async verify(phc, secret) {
      const parsed = parsePhc(phc);
      if (parsed === null) return false;
      const { parameters, salt, tag } = parsed;
      return inTurn(async () => timingSafeEqual(await deriveTag(parameters, secret, salt, tag.length), tag));
    },
  };
}

/**
 * One per core, but never all threads of libuv's pool (4 unless `UV_THREADPOOL_SIZE` is set): DNS look-ups and files
 * need one too, and would otherwise wait behind the hashes of a login flood.
 */
function defaultConcurrency(): number {
  const threads = Number(process.env['UV_THREADPOOL_SIZE']) || 4;
  return Math.max(1, Math.min(availableParallelism(), threads - 1));
}

type Turnstile = <T>(work: () => Promise<T>) => Promise<T>;

/** Runs `concurrency` calls at a time, queues `queueMax` in order of arrival, and rejects the rest. */
function createTurnstile(concurrency: number, queueMax: number): Turnstile {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < concurrency) {
      running += 1;
    } else {
      if (waiting.length >= queueMax) throw new GatewayError('SERVICE_UNAVAILABLE', {}, { retryAfterSeconds: 1 });
      // A finished call hands its slot over, so `running` stays unchanged.
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
      });
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}

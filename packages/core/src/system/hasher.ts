import { timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { GatewayError } from '../errors.ts';
import type { HashLane, Hasher, Random } from '../ports/system.ts';
import { type HashAlgorithm, deriveTag, formatPhc, hasArgon2, parsePhc, recommendedParameters } from './hasher-phc.ts';
import { systemRandom } from './random.ts';

/** Options of the hasher. */
export interface HasherOptions {
  /** Concurrent PINs, and concurrent passwords of all other lanes together. Default: see `defaultConcurrency`. */
  readonly concurrency?: Concurrency;
  /** Calls that may wait in each lane. Default: 50. At 25 ms each that is 0.6 s for PINs on two cores. */
  readonly queueMax?: number;
  /** Default: argon2id if the runtime has it (Node.js 24.7 and later), else scrypt. Both are always verified. */
  readonly algorithm?: HashAlgorithm;
  readonly random?: Random;
  /** Resolves after so many milliseconds. */
  readonly wait?: (milliseconds: number) => Promise<unknown>;
}

interface Concurrency {
  readonly pins: number;
  /** Below 1: one at a time, in this part of the time. */
  readonly passwords: number;
}

const SALT_BYTES = 16;
const TAG_BYTES = 32;
const QUEUE_MAX = 50;
/** Answered at once, a flood of refused requests would keep the event loop busy. */
const HELD_MS = 1_000;
const HELD_MAX = 1_000;

/**
 * Hashes with argon2id (19 MiB, t=2, p=1: OWASP's first choice) or scrypt (N=2^15, r=8, p=1) on Node's thread pool,
 * never on the event loop.
 *
 * A hash is the most expensive operation open to unauthenticated callers. PINs have threads of their own: a payment
 * never waits for a password. The lanes of passwords share the others in turn, so that a flood of logins delays a
 * registration by one hash and not by the flood. A lane with `queueMax` waiting calls rejects with
 * `SERVICE_UNAVAILABLE` (retry after 1 s) before any work is done; `untilRoom` holds up to 1 000 requests for a second
 * first, which slows down requests that wait for the answer before trying again.
 *
 * `verify` returns false for an invalid PHC string or absurd costs.
 */
export function createHasher(options: HasherOptions = {}): Hasher {
  const algorithm = options.algorithm ?? (hasArgon2() ? 'argon2id' : 'scrypt');
  const random = options.random ?? systemRandom();
  const { pins, passwords } = options.concurrency ?? defaultConcurrency();
  const queueMax = options.queueMax ?? QUEUE_MAX;
  const wait = options.wait ?? sleep;
  const pinTurns = createTurnstile(pins, queueMax, wait);
  const passwordTurns = createTurnstile(passwords, queueMax, wait);
  let held = 0;
  const turnstileOf = (lane: HashLane): Turnstile => (lane === 'pin' ? pinTurns : passwordTurns);

  return {
    hash(secret, lane) {
      return turnstileOf(lane).run(lane, async () => {
        const salt = random.bytes(SALT_BYTES);
        const parameters = recommendedParameters(algorithm);
        return formatPhc(parameters, salt, await deriveTag(parameters, secret, salt, TAG_BYTES));
      });
    },
    async verify(phc, secret, lane) {
      const parsed = parsePhc(phc);
      if (parsed === null) return false;
      const { parameters, salt, tag } = parsed;
      const verifyTag = async (): Promise<boolean> =>
        timingSafeEqual(await deriveTag(parameters, secret, salt, tag.length), tag);
      return turnstileOf(lane).run(lane, verifyTag);
    },
    async untilRoom(lane) {
      const turns = turnstileOf(lane);
      if (turns.isFull(lane) && held < HELD_MAX) {
        held += 1;
        await wait(HELD_MS);
        held -= 1;
      }
      if (turns.isFull(lane)) throw full();
    },
  };
}

/**
 * Passwords get a quarter of the cores, PINs all of them, but together never all threads of libuv's pool (4 unless
 * `UV_THREADPOOL_SIZE` is set): DNS look-ups and files need one too, and would otherwise wait behind the hashes of a
 * login flood. What runs in the pool cannot be overtaken, so a thread that passwords never take is all that keeps a PIN
 * from waiting for them.
 */
function defaultConcurrency(): Concurrency {
  const threads = (Number(process.env['UV_THREADPOOL_SIZE']) || 4) - 1;
  const cores = availableParallelism();
  const passwords = Math.min(cores / 4, Math.max(1, Math.floor(threads / 2)));
  return { passwords, pins: Math.max(1, Math.min(cores, threads - Math.ceil(passwords))) };
}

interface Turnstile {
  run<T>(lane: HashLane, work: () => Promise<T>): Promise<T>;
  isFull(lane: HashLane): boolean;
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function full(): GatewayError {
  return new GatewayError('SERVICE_UNAVAILABLE', {}, { retryAfterSeconds: 1 });
}

/** Runs `concurrency` calls at a time, queues `queueMax` a lane in order of arrival, and rejects the rest. */
function createTurnstile(
  concurrency: number,
  queueMax: number,
  wait: (milliseconds: number) => Promise<unknown>,
): Turnstile {
  const atOnce = Math.max(1, Math.floor(concurrency));
  /** Of the time that a call took. */
  const rest = Math.max(0, 1 / concurrency - 1);
  /** By lane, the one whose turn is next first. */
  const waiting = new Map<HashLane, (() => void)[]>();
  let running = 0;

  function isFull(lane: HashLane): boolean {
    return running >= atOnce && (waiting.get(lane)?.length ?? 0) >= queueMax;
  }

  /** A finished call hands its slot over, so `running` stays unchanged. */
  function next(): void {
    const [first] = waiting;
    if (first === undefined) {
      running -= 1;
      return;
    }
    const [lane, [start, ...others]] = first;
    // Behind the other lanes.
    waiting.delete(lane);
    if (others.length > 0) waiting.set(lane, others);
    start?.();
  }

  /** The processor is for others meanwhile. */
  async function pauseAfter(startedAt: number): Promise<void> {
    if (rest > 0) await wait(rest * (performance.now() - startedAt));
    next();
  }

  return {
    isFull,
    async run(lane, work) {
      if (isFull(lane)) throw full();
      if (running < atOnce) {
        running += 1;
      } else {
        await new Promise<void>((resolve) => {
          waiting.set(lane, [...(waiting.get(lane) ?? []), resolve]);
        });
      }
      const startedAt = performance.now();
      try {
        return await work();
      } finally {
        void pauseAfter(startedAt);
      }
    },
  };
}

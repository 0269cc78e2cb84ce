import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { GatewayError } from '../errors.ts';
import type { Logger, PasswordCheck } from '../ports/system.ts';
import { REGIONAL_WORDS } from './regional-words.ts';

/** What guesses cost is known after these, and 128 digits would take two seconds. */
const CODE_POINTS_MAX = 32;
/** Below it a password falls to fewer than a million guesses (zxcvbn). */
const SCORE_MIN = 2;
const WAITING_MAX = 50;
const ANSWERED_WITHIN_MS = 2_000;
/** To load the dictionaries, of a machine that is busy. */
const STARTED_WITHIN_MS = 10_000;
/** Its dictionaries hold 40 MB, and people seldom choose passwords. */
const IDLE_MS = 60_000;

/** In a thread of its own: a check is synchronous and takes up to a third of a second. */
const CHECK = `
  const { parentPort, workerData: { core, dictionaries, words } } = require('node:worker_threads');
  const { ZxcvbnFactory } = require(core);
  const [common, french] = dictionaries.map((path) => require(path));
  const dictionary = { ...common.dictionary, ...french.dictionary, region: words };
  const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: common.adjacencyGraphs });
  parentPort.on('message', (password) => parentPort.postMessage(zxcvbn.check(password).score));
  parentPort.postMessage('ready');
`;

/**
 * Whether a password is among those that attackers try first, by the dictionaries of zxcvbn and words of the region. Its
 * thread starts with the first password and ends a minute after the last.
 */
export function createPasswordCheck(logger: Logger): PasswordCheck {
  const waiting: ((score: number | null) => void)[] = [];
  let worker: Worker | null = null;
  let deadline: NodeJS.Timeout | undefined;

  function start(): Worker {
    const { resolve } = createRequire(import.meta.url);
    const workerData = {
      core: resolve('@zxcvbn-ts/core'),
      dictionaries: ['@zxcvbn-ts/language-common', '@zxcvbn-ts/language-fr'].map((name) => resolve(name)),
      words: REGIONAL_WORDS,
    };
    const started = new Worker(CHECK, { eval: true, execArgv: [], workerData });
    started.on('message', (message: number | 'ready') => {
      if (worker !== started) return;
      if (message !== 'ready') waiting.shift()?.(message);
      wait(waiting.length === 0 ? IDLE_MS : ANSWERED_WITHIN_MS);
      // A program stays for an answer, and not for the thread.
      if (waiting.length === 0) started.unref();
    });
    started.on('error', (error) => {
      logger.error({ error }, 'passwords cannot be checked, so none can be chosen');
      end();
    });
    return started;
  }

  /** Ends the thread unless it says something until then. */
  function wait(forMs: number): void {
    clearTimeout(deadline);
    deadline = setTimeout(end, forMs);
    deadline.unref();
  }

  function end(): void {
    clearTimeout(deadline);
    void worker?.terminate();
    worker = null;
    for (const answer of waiting.splice(0)) answer(null);
  }

  return {
    async isCommon(password) {
      if (waiting.length >= WAITING_MAX) throw busy();
      const isNew = worker === null;
      worker ??= start();
      if (isNew || waiting.length === 0) wait(isNew ? STARTED_WITHIN_MS : ANSWERED_WITHIN_MS);
      worker.ref();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
      worker.postMessage([...password].slice(0, CODE_POINTS_MAX).join(''));
      const score = await new Promise<number | null>((resolve) => waiting.push(resolve));
      if (score === null) throw busy();
      return score < SCORE_MIN;
    },
    close: end,
  };
}

function busy(): GatewayError {
  return new GatewayError('SERVICE_UNAVAILABLE', {}, { retryAfterSeconds: 1 });
}

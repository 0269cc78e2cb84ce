import { isObject, unknownNames } from '../options/setting-problems.ts';

/**
 * Refuses what JavaScript programs pass: an option that is ignored for its spelling would be a guard that lets everyone in.
 * @throws TypeError naming the first option that there is not, and the one that was probably meant
 */
export function requireOptions(call: string, options: unknown, known: readonly string[]): void {
  if (!isObject(options)) throw new TypeError(`The options of ${call} must be an object of ${known.join(', ')}.`);
  const [unknown] = unknownNames(options, known, [call]);
  if (unknown !== undefined) throw new TypeError(`${unknown.problem} ${unknown.fix}`);
}

/** @throws TypeError for what is no list of servers, which would fail at the end of the process */
export function requireServers(call: string, servers: unknown): void {
  if (Array.isArray(servers) && servers.every((each: unknown) => isObject(each) && typeof each['close'] === 'function'))
    return;
  throw new TypeError(`servers of ${call} must be a list of servers: [server].`);
}

/** @throws TypeError for what a timer takes for no time at all: text, NaN, Infinity */
export function requireMs(call: string, name: string, ms: unknown): void {
  if (ms === undefined || (typeof ms === 'number' && ms >= 0 && ms < 2 ** 31)) return;
  throw new TypeError(`${name} of ${call} must be a number of milliseconds, 0 to 2147483647: 15_000.`);
}

import type { RouteName } from '@mitako/contract';
import type { SuccessBody } from '@mitako/contract/names';
import type { ApiAnswer, ApiRequest } from '../api.ts';
import type { KnownPayment } from '../memory.ts';
import type { World } from '../world.ts';

const TRIES_MAX = 5;
/** Keys are valid for a day; no client repeats a request that late. */
const INSISTS_MS_MAX = 60 * 60_000;

/**
 * A correct client: repeats the request with the same key until a response is final. Sometimes it repeats too much:
 * twice at once, or once more after the response. Without a key it sends once, and may never know the outcome.
 */
export async function insist<Name extends RouteName>(
  world: World,
  request: ApiRequest<Name>,
): Promise<ApiAnswer | null> {
  if (request.key === undefined) return world.ask(request);
  const isHasty = world.dice.chance(0.1);
  const [answer] = await Promise.all(
    isHasty ? [repeat(world, request), repeat(world, request)] : [repeat(world, request)],
  );
  if (world.dice.chance(0.05)) await repeat(world, request);
  return answer;
}

async function repeat<Name extends RouteName>(world: World, request: ApiRequest<Name>): Promise<ApiAnswer | null> {
  const { scheduler, network, dice, memory } = world;
  const givesUpAtMs = scheduler.nowMs() + INSISTS_MS_MAX;
  for (let tries = 1; tries <= TRIES_MAX && scheduler.nowMs() < givesUpAtMs; tries += 1) {
    if (request.key !== undefined) memory.asked(request.key);
    const answer = await world.ask(request);
    if (request.key !== undefined) memory.asked(request.key);
    if (answer !== null) memory.answered(request, answer);
    if (answer !== null && isFinal(answer)) return answer;
    await scheduler.sleep(network, dice.between(200, 4_000), `client waits to ask ${request.name} again`);
  }
  return null;
}

/** Whether a retry could return more. */
function isFinal({ status, body }: ApiAnswer): boolean {
  if (status >= 500) return false;
  return status !== 409 || (JSON.parse(body) as { readonly code: string }).code !== 'IDEMPOTENCY_IN_PROGRESS';
}

/** Data of a success, null for anything else. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names the type of the response
export function dataOf<Data>(answer: ApiAnswer | null): Data | null {
  return answer === null || answer.status >= 300 ? null : (JSON.parse(answer.body) as SuccessBody<Data>).data;
}

/** A key for this request, or none: not every client sends one. */
export function keyOrNone(world: World, probability: number): { readonly key?: string } {
  return world.dice.chance(probability) ? { key: world.memory.fresh('key') } : {};
}

/** A random one, or null if there is none. */
export function oneOf<Item>(world: World, items: readonly Item[]): Item | null {
  const [first, ...others] = items;
  return first === undefined ? null : world.dice.pick([first, ...others]);
}

/** A payment that its merchant knows as paid; occasionally any other. */
export function paidOne(world: World): KnownPayment | null {
  const { payments } = world.memory;
  return oneOf(world, world.dice.chance(0.1) ? payments : payments.filter(({ isPaid }) => isPaid));
}

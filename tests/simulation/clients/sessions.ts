import type { LoginResult } from '@mitako/contract/names';
import type { Person } from '../people.ts';
import { KEY_LIVES_MS } from '../memory.ts';
import { Violation } from '../violation.ts';
import type { World } from '../world.ts';
import { dataOf, insist } from './insist.ts';

/** An access token is valid for fifteen minutes, and clocks differ. */
const FRESH_MS = 10 * 60_000;

/** An access token: the current one, a refreshed one, or that of a new login. Null: unavailable now. */
export async function signedIn(world: World, person: Person): Promise<string | null> {
  const { accessToken, issuedAtMs } = world.memory.tokensOf(person);
  if (world.nowMs() - issuedAtMs < FRESH_MS) return accessToken;
  return (await refreshes(world, person)) ?? (await logsIn(world, person));
}

/**
 * With one key per refresh token, so that a lost response can be retried and the session stays valid: an engine must
 * not treat this as a reused token.
 */
export async function refreshes(world: World, person: Person): Promise<string | null> {
  const { memory } = world;
  const { refreshToken } = memory.tokensOf(person);
  const startedAtMs = world.nowMs();
  const key = `refresh-${refreshToken.slice(-24)}`;
  const answer = await insist(world, {
    name: 'refresh',
    parameters: { role: person.role },
    body: { refresh_token: refreshToken },
    key,
  });
  const isKept = world.nowMs() - memory.firstAskedMs(key) < KEY_LIVES_MS;
  if (isKept && answer?.body.includes('REFRESH_TOKEN_REUSED') === true) {
    world.violated(new Violation('I7', `${person.email} refreshed with one key, and was taken for a thief`));
  }
  // A faster request with this token may have refreshed the next one too.
  if (memory.tokensOf(person).refreshToken !== refreshToken) return null;
  return keep(world, person, dataOf<LoginResult>(answer), startedAtMs);
}

export async function logsIn(world: World, person: Person): Promise<string | null> {
  const startedAtMs = world.nowMs();
  const answer = await insist(world, {
    name: 'login',
    parameters: { role: person.role },
    body: { email: person.email, password: person.password },
    key: world.memory.fresh('login'),
  });
  return keep(world, person, dataOf<LoginResult>(answer), startedAtMs);
}

function keep(world: World, person: Person, login: LoginResult | null, issuedAtMs: number): string | null {
  if (login === null) return null;
  const { access_token: accessToken, refresh_token: refreshToken } = login;
  const { memory } = world;
  memory.oldTokens.push({ person, accessToken: memory.tokensOf(person).accessToken });
  Object.assign(memory.tokensOf(person), { accessToken, refreshToken, issuedAtMs });
  return accessToken;
}

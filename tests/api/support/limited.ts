import { memoryRateLimiter, type RateLimiter } from '@mitako/core';
import type { Handler } from '@mitako/http';

// What is limited, asked of a gateway or of one of several processes.

let names = 0;

/** A name that no other test has. */
export function aName(): string {
  names += 1;
  return `name${names}`;
}

/** And an address. */
export function anAddress(): string {
  names += 1;
  return `198.51.${Math.floor(names / 250)}.${names % 250}`;
}

/** The limiter of one process, which a test can have forget all. */
export function forgettingLimiter(): RateLimiter & { forget(): void } {
  let limiter = memoryRateLimiter();
  return {
    consume: (policy, key) => limiter.consume(policy, key),
    giveBack: async (policy, key) => limiter.giveBack?.(policy, key),
    forget() {
      limiter = memoryRateLimiter();
    },
  };
}

/** How many of so many requests pass before the first is refused. */
export async function passing(
  attempts: number,
  request: (index: number) => Promise<{ readonly status: number }>,
): Promise<number> {
  for (let index = 0; index < attempts; index += 1) {
    if ((await request(index)).status === 429) return index;
  }
  return attempts;
}

/** Whatever serves requests. */
export interface Served {
  readonly handler: Handler;
}

/** As if it came from an address. */
export async function post(
  { handler }: Served,
  path: string,
  body: object,
  sent: { readonly from?: string | undefined; readonly headers?: Readonly<Record<string, string>> },
): Promise<Response> {
  const request = new Request(`http://gateway.test/api/v1${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...sent.headers },
    body: JSON.stringify(body),
  });
  return handler(request, { clientAddress: sent.from });
}

/** With a wrong password: 401 when it was tried. */
export function login(
  served: Served,
  email: string,
  from?: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return post(served, '/auth/user/login', { email, password: 'wrong' }, { from, headers });
}

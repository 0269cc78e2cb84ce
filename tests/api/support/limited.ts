import type { Process } from './processes.ts';

// What is limited, asked of one of several processes.

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

/** As if it came from an address. */
export async function post(
  { handler }: Process,
  path: string,
  body: object,
  sent: { readonly from: string; readonly headers?: Readonly<Record<string, string>> },
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
  process: Process,
  email: string,
  from: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return post(process, '/auth/user/login', { email, password: 'wrong' }, { from, headers });
}

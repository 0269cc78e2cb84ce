import type { Ready } from 'mitako';
import { mitako } from './mitako.ts';
import { type Running } from './process.ts';

/** `mitako dev --json` that is up. */
export interface Dev extends Running {
  readonly ready: Ready;
}

/** Starts `mitako dev --json` on any free port and waits for its line. */
export async function startDev(args: readonly string[], environment: NodeJS.ProcessEnv = {}): Promise<Dev> {
  const process = mitako(['dev', '--json', '--port', '0', ...args], environment);
  const [line] = await process.output(/^\{"ready".*\}\n/m);
  return { ...process, ready: JSON.parse(line) as Ready };
}

/** A JSON request of the API. */
export async function api(
  url: string,
  options: { readonly key?: string; readonly body?: unknown } = {},
): Promise<{ status: number; body: never }> {
  const response = await fetch(url, {
    method: options.body === undefined ? 'GET' : 'POST',
    headers: {
      'content-type': 'application/json',
      ...(options.key !== undefined && { authorization: `Bearer ${options.key}` }),
    },
    ...(options.body !== undefined && { body: JSON.stringify(options.body) }),
  });
  return { status: response.status, body: (await response.json()) as never };
}

import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { pnpm } from './pnpm.ts';

/** Queues on PostgreSQL that deliver the same webhooks, at the versions that are measured. */
export const PEERS = { 'pg-boss': '12.38.0', 'graphile-worker': '0.18.0' } as const;

export type PeerName = keyof typeof PEERS;

/**
 * Installs them from the registry, beside the workspace and not into it. They stay for the next run.
 * @returns the directory whose `node_modules` they are in; or why they could not be installed
 */
export async function installPeers(): Promise<{ readonly directory: string } | { readonly reason: string }> {
  const directory = fileURLToPath(new URL('../node_modules/.cache/bench-peers', import.meta.url));
  await mkdir(directory, { recursive: true });
  await writeFile(`${directory}/package.json`, JSON.stringify({ private: true, dependencies: PEERS }));
  // A workspace of its own, or pnpm would look for one above.
  await writeFile(`${directory}/pnpm-workspace.yaml`, 'minimumReleaseAge: 1440\n');
  try {
    await pnpm(directory, ['install', '--ignore-scripts', '--prefer-offline', '--no-frozen-lockfile'], () => undefined);
    return { directory };
  } catch (error) {
    const names = Object.entries(PEERS).map(([name, version]) => `${name} ${version}`);
    const cause = error instanceof Error ? error.message : String(error);
    return { reason: `--peers could not install ${names.join(' and ')}; is the registry reachable?\n${cause}` };
  }
}

import { readFileSync, rmSync } from 'node:fs';
import { writePrivateFile } from '../files/private-file.ts';

/** A development gateway that runs on this machine, as its commands find it from the same directory. */
export interface RunningDev {
  /** Base URL of the API, ending in `/api/v1`. */
  readonly api: string;
  readonly test_key: string;
  readonly operator_key: string;
}

/** Default data file of `mitako dev`, in the working directory. */
export const DEV_DATA = '.mitako/dev.db';

/** Lets commands in the same directory find a development gateway while it runs. Returns a function that ends this. */
export function announceDev(data: string, running: RunningDev): () => void {
  if (data === ':memory:') return () => undefined;
  const { api, test_key, operator_key } = running;
  const file = fileOf(data);
  writePrivateFile(file, `${JSON.stringify({ pid: process.pid, api, test_key, operator_key })}\n`);
  return () => {
    // Not that of another gateway on the same data.
    if (read(file)?.['pid'] === process.pid) rmSync(file, { force: true });
  };
}

/** The development gateway that runs in this directory, or null. */
export function findRunningDev(data: string = DEV_DATA): RunningDev | null {
  const { api, test_key, operator_key } = read(fileOf(data)) ?? {};
  const isWhole = typeof api === 'string' && typeof test_key === 'string' && typeof operator_key === 'string';
  return isWhole ? { api, test_key, operator_key } : null;
}

function read(file: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return typeof value === 'object' && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}

function fileOf(data: string): string {
  return `${data}.running`;
}

import { statfsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { isPostgres } from '../store.ts';
import { failed, type Found, ok, warning } from './finding.ts';

const GIB = 1024 ** 3;

/** Space where the SQLite file is. A million payments take about 4 GiB. */
export function freeDisk(location: string): Found {
  if (isPostgres(location)) return ok('The database keeps its own: watch the disk of its server.');
  const { bavail, bsize } = statfsSync(dirname(resolve(location)));
  const free = `${((bavail * bsize) / GIB).toFixed(1)} GiB are free beside ${location}.`;
  if (bavail * bsize < GIB / 10) return failed(`${free} Payments are refused once it is full: make room.`);
  return bavail * bsize < GIB ? warning(`${free} Make room soon.`) : ok(free);
}

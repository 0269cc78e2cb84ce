import { isStoreUnavailable } from '@mitako/core';
import { engineStore } from '@mitako/core/engine';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aMerchant } from '../../testing/src/store-conformance/fixtures.ts';
import { sqlite } from '../src/index.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'mitako-disk-'));
});
afterEach(() => {
  limitFiles('unlimited');
  rmSync(directory, { recursive: true });
});

/** From this size on, every write of this process fails, as on a disk that is full. The limit can be raised again. */
function limitFiles(bytes: number | 'unlimited'): void {
  execFileSync('prlimit', ['--pid', String(process.pid), `--fsize=${bytes}:`]);
}

describe.runIf(process.platform === 'linux')('a disk that takes nothing more', () => {
  it('makes the store unavailable for writes while it lasts', async () => {
    const store = engineStore(sqlite({ path: join(directory, 'a.db') }));
    await store.migrations.migrate();
    const [before, during, after] = [aMerchant(), aMerchant(), aMerchant()];
    const insert = (merchant: typeof before) => store.commit([{ type: 'merchant.insert', merchant }]);
    expect(await insert(before)).toEqual({ kind: 'applied' });

    limitFiles(1_000);
    // COMMIT itself fails, and callers look whether it came through: it did not.
    expect(await insert(during)).toEqual({ kind: 'unknown' });
    const counted = store.limits.take({ nowMs: 0, takes: [{ key: 'key', count: 1, endsAtMs: 1 }] });
    await expect(counted).rejects.toSatisfy(isStoreUnavailable);
    await expect(counted).rejects.toThrow('SQLITE_IOERR_WRITE');
    expect(await store.read.merchantById(before.id)).toEqual(before);

    limitFiles('unlimited');
    expect(await insert(after)).toEqual({ kind: 'applied' });
    expect(await store.read.merchantById(during.id)).toBeNull();
    await store.close();
  });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A directory of its own for one test, removed with what is in it. */
export function testDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'mitako-cli-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}

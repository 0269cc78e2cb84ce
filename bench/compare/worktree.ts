import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The directory of this source. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The commit of a branch, a tag or an abbreviation; null if it does not exist. */
export function commitOf(ref: string): string | null {
  const { status, stdout } = spawnSync(
    'git',
    ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`],
    { cwd: ROOT, encoding: 'utf8' },
  );
  return status === 0 ? stdout.trim() : null;
}

/**
 * Checks a commit out beside this source until the process ends. Inside the work tree, and so on the same disk: syncs
 * of both sides must cost the same. Not in node_modules, where Node does not strip types.
 */
export function checkOut(commit: string): string {
  const directory = mkdtempSync(`${ROOT}/.bench-`);
  process.once('exit', () => {
    // A process that was just killed may still be writing.
    rmSync(directory, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    spawnSync('git', ['worktree', 'remove', '--force', directory], { cwd: ROOT });
  });
  execFileSync('git', ['worktree', 'add', '--quiet', '--detach', directory, commit], { cwd: ROOT });
  return directory;
}

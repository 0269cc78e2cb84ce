import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Where this source is. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The commit that a branch, a tag or an abbreviation means; null when there is none. */
export function commitOf(ref: string): string | null {
  const { status, stdout } = spawnSync(
    'git',
    ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`],
    { cwd: ROOT, encoding: 'utf8' },
  );
  return status === 0 ? stdout.trim() : null;
}

/**
 * Checks a commit out beside this source, until the process ends in whichever way. Inside the work tree, and so on the same
 * disk: syncs of both sides must cost the same. Not in node_modules, where Node does not strip types.
 */
export function checkOut(commit: string): string {
  const directory = mkdtempSync(`${ROOT}/.bench-`);
  process.once('exit', () => {
    // A process that was just killed may still write.
    rmSync(directory, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    spawnSync('git', ['worktree', 'remove', '--force', directory], { cwd: ROOT });
  });
  execFileSync('git', ['worktree', 'add', '--quiet', '--detach', directory, commit], { cwd: ROOT });
  return directory;
}

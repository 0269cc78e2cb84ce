import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

const LINES_MAX = 20;

/**
 * Runs pnpm in a directory, with the Node and the sources of that directory, in its own process group, which ends with
 * this process.
 * @param heard called with each line of standard error
 * @returns standard output
 * @throws Error with the last lines of standard error
 */
export function pnpm(directory: string, args: readonly string[], onLine: (line: string) => void): Promise<string> {
  const child = spawn('pnpm', args, { cwd: directory, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const interrupt = (): void => {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGINT');
  };
  process.prependOnceListener('exit', interrupt);
  const lines: string[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => {
    lines.push(line);
    onLine(line);
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      process.off('exit', interrupt);
      if (code === 0) resolve(output);
      else {
        const last = lines.slice(-LINES_MAX).join('\n');
        reject(new Error(`pnpm ${args.join(' ')} ended with ${code ?? signal ?? 'nothing'} in ${directory}\n${last}`));
      }
    });
  });
}

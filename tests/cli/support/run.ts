import { createRequire } from 'node:module';
import { Writable } from 'node:stream';
import { inject, vi } from 'vitest';
import { bundled, mitako } from './mitako.ts';
import { environmentWith, root } from './process.ts';

/** A command that has ended. */
export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * Runs the command line to its end: in this process, which takes a tenth of the time, and every night in one of its own.
 * One at a time: for commands that run beside each other, or stay, there is `mitako`.
 */
export async function run(
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
  cwd: string = root,
): Promise<Ended> {
  return inject('matrix') === 'whole' ? runAlone(args, environment, cwd) : runHere(args, environment, cwd);
}

/** The same, in a process of its own: for what a command reads from its standard input or its Node. */
export async function runAlone(
  args: readonly string[],
  environment?: NodeJS.ProcessEnv,
  cwd?: string,
  input?: string,
): Promise<Ended> {
  const command = mitako(args, environment, cwd, input);
  const code = await command.exited;
  return { code, stdout: command.stdout(), stderr: command.stderr() };
}

/** Where a command would have ended its process. */
class Exit extends Error {}

let isRunning = false;

/** By Node: Vite would transform the whole bundle first, which takes seconds. */
const load = createRequire(import.meta.url);

async function runHere(args: readonly string[], environment: NodeJS.ProcessEnv, cwd: string): Promise<Ended> {
  if (isRunning) throw new Error('commands that run at once need processes of their own');
  isRunning = true;
  const cli = load(bundled('cli')) as { readonly run: (argv: readonly string[]) => Promise<void> };
  const ended = { stdout: '', stderr: '' };
  // What is written after the end is written by nobody.
  let exit: number | undefined;
  const stream = (name: 'stdout' | 'stderr'): NodeJS.WriteStream =>
    new Writable({
      decodeStrings: false,
      write(text: string, _encoding, done) {
        if (exit === undefined) ended[name] += text;
        done();
      },
    }) as NodeJS.WriteStream;
  const before = { env: process.env, cwd: process.cwd(), umask: process.umask(0o077), exitCode: process.exitCode };
  const spies = [
    vi.spyOn(process, 'stdout', 'get').mockReturnValue(stream('stdout') as typeof process.stdout),
    vi.spyOn(process, 'stderr', 'get').mockReturnValue(stream('stderr') as typeof process.stderr),
    vi.spyOn(process, 'exit').mockImplementation((code) => {
      exit ??= Number(code);
      throw new Exit();
    }),
  ];
  process.env = environmentWith(environment);
  process.exitCode = undefined;
  process.chdir(cwd);
  try {
    await cli.run([process.execPath, 'mitako', ...args]);
    exit = exitCodeOf(process);
  } catch (error) {
    if (!(error instanceof Exit)) throw error;
  } finally {
    isRunning = false;
    process.chdir(before.cwd);
    process.umask(before.umask);
    process.env = before.env;
    process.exitCode = before.exitCode;
    for (const spy of spies) spy.mockRestore();
  }
  return { code: exit ?? null, ...ended };
}

/** What the command has set, if it has; the compiler still sees what was set above. */
function exitCodeOf({ exitCode }: NodeJS.Process): number {
  return Number(exitCode ?? 0);
}

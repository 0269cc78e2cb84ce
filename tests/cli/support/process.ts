import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A child process of the checkout, and what it wrote so far. */
export interface Running {
  readonly child: ChildProcess;
  stdout(): string;
  stderr(): string;
  /** Resolves when one of the streams matches. Rejects with all output if the process ends first. */
  output(pattern: RegExp): Promise<RegExpMatchArray>;
  /** Exit code, null when a signal ended it. */
  readonly exited: Promise<number | null>;
  /** Terminates it and waits for its end. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/** The checkout. */
export const root: string = fileURLToPath(new URL('../../..', import.meta.url));

const running = new Set<Running>();

/** Ends what a failed test left behind; call it after each. */
export async function stopAll(): Promise<void> {
  await Promise.all([...running].map((each) => each.stop('SIGKILL')));
}

/** One of the workspace's programs, from its source. */
export function runSource(
  program: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
  cwd: string = root,
): Running {
  const fromSource = ['--import', `${root}scripts/run-from-source.mjs`, '--conditions=@mitako/source'];
  return runNode([...fromSource, `${root}${program}`, ...args], environment, cwd);
}

/** Node with these arguments, and nothing of the caller's settings in its environment. */
export function runNode(
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
  cwd: string = root,
  input?: string,
): Running {
  return runCommand(process.execPath, args, environment, cwd, input);
}

/** The same for any program. */
export function runCommand(
  command: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
  cwd: string = root,
  /** For its standard input. */
  input?: string,
): Running {
  const child = spawn(command, [...args], {
    cwd,
    env: environmentWith(environment),
    stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
  });
  child.stdin?.end(input);
  const text = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name]?.setEncoding('utf8').on('data', (chunk: string) => {
      text[name] += chunk;
      child.emit('text');
    });
  }
  const exited = once(child, 'close').then(([code]) => code as number | null);
  const self: Running = {
    child,
    stdout: () => text.stdout,
    stderr: () => text.stderr,
    exited,
    output: (pattern) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          const match = pattern.exec(text.stdout) ?? pattern.exec(text.stderr);
          if (match === null) return;
          child.off('text', look);
          resolve(match);
        };
        child.on('text', look);
        look();
        void exited.then((code) => reject(new Error(`ended with ${code}:\n${text.stdout}\n${text.stderr}`)));
      }),
    stop(signal = 'SIGTERM') {
      child.kill(signal);
      return exited;
    },
  };
  running.add(self);
  void exited.then(() => running.delete(self));
  return self;
}

/** That of a command: nothing of the caller's settings, and these. */
export function environmentWith(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^(MITAKO_|NODE_OPTIONS|FORCE_COLOR|NO_COLOR|VITEST|npm_)/.test(name),
  );
  // Nobody polls their health, unless a test does.
  return { ...Object.fromEntries(inherited), MITAKO_NOTICE: '0', ...environment };
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, delimiter } from 'node:path';

/** How a program is started outside the workspace. */
export interface ProcessOptions {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Folder whose programs come first, before those of the Node that runs this. */
  readonly path?: string;
}

/** A process of its own group, and what it wrote so far. */
export interface Running {
  /** Both streams, as they came. */
  output(): string;
  /** Resolves when the output matches; throws when the process ends or the time is over before. */
  until(pattern: RegExp, seconds?: number): Promise<RegExpMatchArray>;
  /** Rejects when it ends by itself. */
  readonly failed: Promise<never>;
  /** Ends it with everything that it started. */
  stop(): Promise<void>;
}

/** A step that failed. Its message is for the report. */
export class StepError extends Error {
  override readonly name = 'StepError';
}

const STEP_SECONDS_MAX = 180;
const UNTIL_SECONDS = 60;
const running = new Set<Running>();

/** Ends all processes that still run. */
export async function stopAll(): Promise<void> {
  await Promise.all([...running].map((each) => each.stop()));
}

/**
 * Runs a command to its end.
 * @returns its standard output
 * @throws StepError with the end of its output, when it fails
 */
export async function runStep(command: string, args: readonly string[], options: ProcessOptions): Promise<string> {
  const child = spawned(command, args, options);
  let stdout = '';
  let output = '';
  child.stdout?.setEncoding('utf8').on('data', (chunk: string) => (stdout += chunk));
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
  }
  const timer = setTimeout(() => kill(child), STEP_SECONDS_MAX * 1000);
  const code = await closed(child);
  clearTimeout(timer);
  if (code === 0) return stdout;
  throw new StepError(`$ ${command} ${args.join(' ')}\n${output}\nended with ${code}`);
}

/** Starts a program that goes on. */
export function start(command: string, args: readonly string[], options: ProcessOptions): Running {
  const child = spawned(command, args, options);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
      child.emit('text');
    });
  }
  const ended = closed(child);
  const failed = ended.then((code) => {
    throw new StepError(`$ ${command} ${args.join(' ')}\n${output}\nended with ${code}`);
  });
  // Only of interest while a caller waits for it.
  failed.catch(() => {});
  const self: Running = {
    output: () => output,
    failed,
    until: (pattern, seconds = UNTIL_SECONDS) =>
      new Promise((resolve, reject) => {
        const fail = (why: string): void => reject(new StepError(`$ ${command} ${args.join(' ')}\n${output}\n${why}`));
        const timer = setTimeout(() => fail(`did not print ${pattern} within ${seconds} s`), seconds * 1000);
        const look = (): void => {
          const match = pattern.exec(output);
          if (match === null) return;
          clearTimeout(timer);
          child.off('text', look);
          resolve(match);
        };
        child.on('text', look);
        look();
        failed.catch(reject);
      }),
    async stop() {
      kill(child);
      await ended;
    },
  };
  running.add(self);
  void ended.then(() => running.delete(self));
  return self;
}

function spawned(command: string, args: readonly string[], { cwd, env, path }: ProcessOptions): ChildProcess {
  // Nothing of the workspace's package manager, test runner or settings.
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^(npm_|pnpm_|VITEST|NODE_(?:OPTIONS|ENV|PATH)$|MITAKO_|FORCE_COLOR|INIT_CWD|PORT$)/i.test(name),
  );
  const folders = [path, dirname(process.execPath), ...outsidePath()].filter((folder) => folder !== undefined);
  const environment = {
    ...Object.fromEntries(inherited),
    NO_COLOR: '1',
    NEXT_TELEMETRY_DISABLED: '1',
    ASTRO_TELEMETRY_DISABLED: '1',
    WRANGLER_SEND_METRICS: 'false',
    ...env,
    PATH: folders.join(delimiter),
  };
  return spawn(command, [...args], { cwd, env: environment, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
}

/** The search path without the programs of this workspace. */
function outsidePath(): readonly string[] {
  return (process.env['PATH'] ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules/.bin'));
}

async function closed(child: ChildProcess): Promise<number | string | null> {
  const failed = once(child, 'error').then(([error]: Error[]) => error?.message ?? 'unknown');
  const [code] = (await Promise.race([once(child, 'close'), failed.then((message) => [message])])) as [
    number | string | null,
  ];
  return code;
}

/** The whole group: package managers and shells start the program as a child of theirs. */
function kill(child: ChildProcess): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}

import { fork, type ChildProcess } from 'node:child_process';
import { usage, type Commits, type Usage } from './meter.ts';

/** The tasks of a child process, by name. */
export type Tasks = Readonly<Record<string, (input: never) => unknown>>;

/** A separate process: servers, receivers and load generators must not share an event loop. */
export interface Child<Offered extends Tasks> {
  /** @throws Error with the child's own message */
  ask<Name extends keyof Offered & string>(
    name: Name,
    ...input: Parameters<Offered[Name]>
  ): Promise<Awaited<ReturnType<Offered[Name]>>>;
  /** Of the process and its store so far. */
  usage(): Promise<Usage & Commits>;
  stop(): Promise<void>;
}

const USAGE = 'usage';

interface Question {
  readonly id: number;
  readonly name: string;
  readonly input: unknown;
}

type Reply =
  | { readonly id: number; readonly output: unknown }
  | { readonly id: number; readonly error: string }
  | { readonly id: 0 };

interface Waiting {
  resolve(output: unknown): void;
  reject(error: Error): void;
}

/**
 * Starts `bench/{file}` with the Node and the flags of this process and waits until it is ready.
 * @param options.profileDirectory directory for a CPU profile of the child
 */
export async function startChild<Offered extends Tasks>(
  file: string,
  options: { readonly arguments?: readonly string[]; readonly profileDirectory?: string | undefined } = {},
): Promise<Child<Offered>> {
  const { profileDirectory } = options;
  const profile = profileDirectory === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profileDirectory}`];
  const child = fork(new URL(file, import.meta.url), [...(options.arguments ?? [])], {
    execArgv: [...process.execArgv, ...profile],
    serialization: 'advanced',
  });
  const waiting = new Map<number, Waiting>();
  let questions = 0;

  const ready = new Promise<unknown>((resolve, reject) => waiting.set(0, { resolve, reject }));
  child.on('message', (reply: Reply) => {
    const pending = waiting.get(reply.id);
    waiting.delete(reply.id);
    if ('error' in reply) pending?.reject(new Error(`${file}: ${reply.error}`));
    else pending?.resolve('output' in reply ? reply.output : undefined);
  });
  child.on('exit', (code, signal) => {
    for (const pending of waiting.values()) pending.reject(new Error(`${file} ended (${code ?? signal ?? 'unknown'})`));
  });
  await ready;

  const ask = <Output>(name: string, input: unknown): Promise<Output> =>
    new Promise((resolve, reject) => {
      questions += 1;
      waiting.set(questions, { resolve, reject });
      child.send({ id: questions, name, input } satisfies Question);
    });
  return {
    ask: (name, ...[input]) => ask(name, input),
    usage: () => ask(USAGE, undefined),
    stop: () => ended(child),
  };
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) resolve();
    else child.once('exit', () => resolve());
    if (child.connected) child.disconnect();
  });
}

/** In the child: runs the parent's tasks, and ends with the parent. */
export function offer(tasks: Tasks): void {
  process.on('message', (question: Question) => {
    answer(tasks, question).then(
      (output) => process.send?.({ id: question.id, output }),
      (error: unknown) =>
        process.send?.({
          id: question.id,
          error: error instanceof Error ? (error.stack ?? error.message) : String(error),
        }),
    );
  });
  process.once('disconnect', () => process.exit());
  process.send?.({ id: 0 } satisfies Reply);
}

async function answer(tasks: Tasks, { name, input }: Question): Promise<unknown> {
  if (name === USAGE) return usage();
  const task = tasks[name];
  if (task === undefined) throw new Error(`there is no task ${name}`);
  return task(input as never);
}

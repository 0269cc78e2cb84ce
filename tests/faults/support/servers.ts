import { runSource, type Running } from '../../cli/support/process.ts';
import { reusablePort } from './child.ts';

export interface ServerOptions {
  /** Whether it answers the API. True when absent. */
  readonly api?: boolean;
  /** Whether it works in the background. True when absent. */
  readonly worker?: boolean;
  /** How far its clock is ahead of the machine's; negative is behind. */
  readonly clockAheadMs?: number;
}

/** One process of the gateway. It keeps its port over restarts. */
export interface ServerProcess {
  /** `http://127.0.0.1:20001`; nothing answers there while it is dead, or when it is none that answers. */
  readonly url: string;
  /** Process id; another one after a restart. */
  pid(): number;
  /** SIGKILL; resolves when it is gone. */
  kill(): Promise<void>;
  /** SIGTERM; resolves when it has ended in order. @throws Error when it did not */
  stop(): Promise<void>;
  /** SIGSTOP: it stands still, connections stay open. */
  pause(): void;
  /** SIGCONT. */
  resume(): void;
  /** Starts it again after `kill` or `stop`, and resolves when it is ready. */
  restart(changes?: Partial<ServerOptions>): Promise<void>;
  /** Lines of warnings and errors that it logged since its start, before it was killed included. */
  problems(): readonly string[];
}

/** Starts a server process on a database. */
export async function startServerProcess(location: string, given: ServerOptions = {}): Promise<ServerProcess> {
  const port = await reusablePort();
  let options = given;
  let logged: readonly string[] = [];
  let isNoted = false;
  let running = launch(location, port, options);
  await running.output(/^ready$/m);

  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    const code = await running.stop(signal);
    if (!isNoted) logged = [...logged, ...linesOf(running.stderr())];
    isNoted = true;
    return code;
  };
  return {
    url: `http://127.0.0.1:${port}`,
    pid: () => running.child.pid ?? 0,
    async kill() {
      await end('SIGKILL');
    },
    async stop() {
      const code = await end('SIGTERM');
      if (code !== 0) throw new Error(`a server ended with ${code}: ${running.stderr()}`);
    },
    pause: () => void running.child.kill('SIGSTOP'),
    resume: () => void running.child.kill('SIGCONT'),
    async restart(changes = {}) {
      options = { ...options, ...changes };
      running = launch(location, port, options);
      isNoted = false;
      await running.output(/^ready$/m);
    },
    // What ended by itself has most to say.
    problems: () => (isNoted ? logged : [...logged, ...linesOf(running.stderr())]),
  };
}

function launch(location: string, port: number, options: ServerOptions): Running {
  const { api = true, worker = true, clockAheadMs = 0 } = options;
  return runSource('tests/faults/server.ts', [
    `--store=${location}`,
    ...(api ? [`--port=${port}`] : []),
    ...(worker ? ['--worker'] : []),
    `--clock-ahead-ms=${clockAheadMs}`,
  ]);
}

function linesOf(text: string): readonly string[] {
  return text.split('\n').filter((line) => line !== '');
}

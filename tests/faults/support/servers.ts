import { runSource, type Running } from '../../cli/support/process.ts';
import { reusablePort } from './child.ts';
import type { RailSite } from '../../support/simulated-rails.ts';

export interface ServerOptions {
  /** Whether it serves the API. Default: true. */
  readonly api?: boolean;
  /** Whether it runs background work. Default: true. */
  readonly worker?: boolean;
  /** The offset of its clock from the machine's; negative: behind. */
  readonly clockAheadMs?: number;
  /** Simulated providers that it charges by, beside the sandbox. */
  readonly rails?: readonly RailSite[];
}

/** One process of the gateway. It keeps its port across restarts. */
export interface ServerProcess {
  /** `http://127.0.0.1:20001`; nothing listens while it is dead, or if it does not serve the API. */
  readonly url: string;
  /** Process id; changes with a restart. */
  pid(): number;
  /** SIGKILL; resolves when it has ended. */
  kill(): Promise<void>;
  /** SIGTERM; resolves after an orderly shutdown. @throws Error otherwise */
  stop(): Promise<void>;
  /** SIGSTOP: paused, with open connections. */
  pause(): void;
  /** SIGCONT. */
  resume(): void;
  /** Starts it again after `kill` or `stop`, and resolves when it is ready. */
  restart(changes?: Partial<ServerOptions>): Promise<void>;
  /** Warnings and errors logged since its first start. */
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
      if (code !== 0) throw new Error(`a server exited with ${code}: ${running.stderr()}`);
    },
    pause: () => void running.child.kill('SIGSTOP'),
    resume: () => void running.child.kill('SIGCONT'),
    async restart(changes = {}) {
      options = { ...options, ...changes };
      running = launch(location, port, options);
      isNoted = false;
      await running.output(/^ready$/m);
    },
    // An unexpected exit has the most relevant output.
    problems: () => (isNoted ? logged : [...logged, ...linesOf(running.stderr())]),
  };
}

function launch(location: string, port: number, options: ServerOptions): Running {
  const { api = true, worker = true, clockAheadMs = 0, rails = [] } = options;
  return runSource('tests/faults/server.ts', [
    `--store=${location}`,
    ...(api ? [`--port=${port}`] : []),
    ...(worker ? ['--worker'] : []),
    `--clock-ahead-ms=${clockAheadMs}`,
    `--rails=${JSON.stringify(rails)}`,
  ]);
}

function linesOf(text: string): readonly string[] {
  return text.split('\n').filter((line) => line !== '');
}

import { mitako } from './mitako.ts';

/** A command that has ended. */
export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the command line to its end. */
export async function run(args: readonly string[], environment?: NodeJS.ProcessEnv, cwd?: string): Promise<Ended> {
  const command = mitako(args, environment, cwd);
  const code = await command.exited;
  return { code, stdout: command.stdout(), stderr: command.stderr() };
}

import type { Context } from '../context.ts';
import { deciding, type ReadOperation, refuse } from '../kernel/operation.ts';
import { succeeded } from '../kernel/result.ts';
import { aliveProcesses } from './alive.ts';
import { keptDataKey, statusOf } from './status.ts';
import { rewrapped } from './unlock.ts';

export const getRootSecretStatus: ReadOperation<'getRootSecretStatus'> = async (context) =>
  succeeded(200, { root_secret: await statusOf(context, await keptDataKey(context)) });

/** Forgets every root secret but the present one. Refused while a process runs with another one. */
export const finishRootSecretRotation = deciding<'finishRootSecretRotation'>(async (context) => {
  const { rootFingerprint } = context.settings;
  const dataKey = await keptDataKey(context);
  const others = await processesOfOthers(context);
  if (others.length > 0) return refuse('ROOT_SECRET_IN_USE', { processes: others });
  const present = dataKey.wraps[rootFingerprint];
  // This process has it: another one finished meanwhile with its own.
  if (present === undefined) return refuse('ROOT_SECRET_IN_USE', { processes: [] });
  const next = { ...dataKey, wraps: { [rootFingerprint]: present } };
  const isDone = Object.keys(dataKey.wraps).length === 1;
  return {
    changes: isDone ? [] : [rewrapped(dataKey, next.wraps)],
    answer: succeeded(200, { root_secret: await statusOf(context, next) }),
  };
});

/** Processes that run with another root secret, by name. */
export async function processesOfOthers(context: Context): Promise<readonly string[]> {
  const { rootFingerprint } = context.settings;
  const processes = await aliveProcesses(context);
  return processes.filter((each) => each.rootFingerprint !== rootFingerprint).map(({ name }) => name);
}

import cluster, { type Worker } from 'node:cluster';
import { AggregatorRegistry, type Registry, type RegistryContentType } from 'prom-client';

// Workers share a port, and each counts for itself: whichever is asked, all of them answer, through their supervisor.

/** Longer than the supervisor waits for its workers. */
const ANSWER_MS_MAX = 6_000;
const QUESTION = 'metrics of all workers';

interface Answer {
  readonly metricsOfAll: string | null;
}

/** The metrics of this process; in a worker, the sum of those of all workers. */
export function metricsReader(registry: Registry): () => Promise<string> {
  if (!cluster.isWorker) return () => registry.metrics();
  AggregatorRegistry.setRegistries(registry);
  // Each listens to its supervisor from now on, as only this class does.
  void new AggregatorRegistry();
  let asked: Promise<string> | null = null;
  // One question at a time: whoever asks meanwhile gets the same answer.
  return () => (asked ??= ask().finally(() => (asked = null)));
}

function ask(): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => end(null), ANSWER_MS_MAX);
    const receive = (message: Partial<Answer> | string): void => {
      if (typeof message === 'object' && message.metricsOfAll !== undefined) end(message.metricsOfAll);
    };
    const end = (text: string | null): void => {
      clearTimeout(timer);
      process.off('message', receive);
      if (text === null) reject(new Error('The other workers did not say their metrics.'));
      else resolve(text);
    };
    process.on('message', receive);
    process.send?.(QUESTION);
  });
}

/** In the supervisor: answers the questions of a worker. */
export function answerMetrics(
  worker: Worker,
  registry: Pick<AggregatorRegistry<RegistryContentType>, 'clusterMetrics'>,
): void {
  worker.on('message', (message: unknown) => {
    if (message !== QUESTION) return;
    void registry
      .clusterMetrics()
      .catch(() => null)
      .then((metricsOfAll) => worker.isConnected() && worker.send({ metricsOfAll } satisfies Answer));
  });
}

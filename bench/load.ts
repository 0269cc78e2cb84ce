import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { offer } from './child.ts';
import { newKey } from './copies.ts';
import { latenciesOf, type Done } from './cost.ts';
import { assertDistinct, checkedName, type Expected } from './expected.ts';
import { createMessageReader } from './http-messages.ts';

// The load generator, in its own process: keep-alive connections, one request at a time on each, no pipelining.
// It uses raw sockets, so that it does not limit the fast floors more than the slower gateway.

/** The requests, and the expected responses. */
export interface Load {
  readonly port: number;
  readonly method: 'GET' | 'POST';
  /** Requested in turn. */
  readonly paths: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  /** Adds a unique `idempotency-key`. */
  readonly hasUniqueKey: boolean;
  readonly body: string;
  readonly connections: number;
  readonly warmUpMs: number;
  readonly measuredMs: number;
  readonly expected: Expected;
}

/** `value` is the rate within the measured time; `operations` are all responses: before, during and after it. */
export interface LoadResult extends Done {
  /** Share of one core used by this process during the measurement. */
  readonly generatorBusy: number;
}

async function run(load: Load): Promise<LoadResult> {
  const sockets = await Promise.all(Array.from({ length: load.connections }, () => open(load.port)));
  const head = headOf(load);
  const names: string[] = [];
  let asked = 0;
  let answered = 0;
  let isMeasured = false;
  let isOver = false;
  const milliseconds: number[] = [];

  const sendRepeatedly = (socket: Socket): Promise<void> =>
    new Promise((resolve, reject) => {
      let path = '';
      let askedAt = 0;
      const ask = (): void => {
        askedAt = performance.now();
        path = load.paths[(asked += 1) % load.paths.length] ?? '/';
        const key = load.hasUniqueKey ? `idempotency-key: ${newKey()}\r\n` : '';
        socket.write(`${load.method} ${path} HTTP/1.1\r\n${key}${head}`, 'latin1');
      };
      const read = createMessageReader((answer) => {
        const name = checkedName(load.expected, path, answer.head, answer.body);
        if (load.expected.name === 'distinct') names.push(name);
        answered += 1;
        if (isMeasured) milliseconds.push(performance.now() - askedAt);
        if (isOver) resolve();
        else ask();
      });
      socket.on('data', (chunk) => {
        try {
          read(chunk);
        } catch (error) {
          reject(error instanceof Error ? error : new Error(String(error)));
        }
      });
      socket.on('error', reject);
      socket.on('close', () => reject(new Error('the server closed a connection')));
      ask();
    });

  const measure = async (): Promise<Omit<LoadResult, 'operations'>> => {
    await sleep(load.warmUpMs);
    isMeasured = true;
    const startedAt = performance.now();
    const cpuBefore = process.cpuUsage();
    const answeredBefore = answered;
    await sleep(load.measuredMs);
    const seconds = (performance.now() - startedAt) / 1000;
    const cpu = process.cpuUsage(cpuBefore);
    isMeasured = false;
    isOver = true;
    return {
      value: (answered - answeredBefore) / seconds,
      latencies: latenciesOf(milliseconds),
      generatorBusy: (cpu.user + cpu.system) / 1e6 / seconds,
    };
  };

  const [figures] = await Promise.all([measure(), ...sockets.map(sendRepeatedly)]);
  for (const socket of sockets) socket.removeAllListeners().destroy();
  assertDistinct(load.port, names);
  return { ...figures, operations: answered };
}

function headOf({ port, headers, body }: Load): string {
  const length = { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) };
  const all = { host: `127.0.0.1:${port}`, ...headers, ...(body === '' ? {} : length) };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${lines.join('')}\r\n${body}`;
}

function open(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => resolve(socket));
    socket.once('error', reject);
  });
}

const tasks = { run };
export type LoadTasks = typeof tasks;
offer(tasks);

import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { offer } from '../child.ts';

// Clients that only hold connections: idle ones, which asked once, and ones that send a byte a second. Whoever is cut
// comes back at once.

const IDLE = 'GET /livez HTTP/1.1\r\nhost: x\r\n\r\n';
/** Half of them never end their header, half never end their body. */
const DRIPPING = [
  'POST /api/v1/auth/user/login HTTP/1.1\r\nhost: x\r\nx-slow: ',
  'POST /api/v1/auth/user/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 60000\r\n\r\n{',
] as const;
const OPENING_AT_ONCE = 200;

const open = new Set<Socket>();
let isGathered = false;
let cut = 0;

async function enter(port: number, start: string, drips: boolean): Promise<void> {
  await new Promise<void>((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    open.add(socket);
    socket.on('error', () => undefined);
    socket.once('connect', () => {
      socket.write(start);
      if (drips) resolve();
    });
    socket.on('data', () => resolve());
    const timer = drips ? setInterval(() => socket.write('x'), 1_000) : undefined;
    socket.once('close', () => {
      clearInterval(timer);
      open.delete(socket);
      resolve();
      if (!isGathered) return;
      cut += 1;
      void enter(port, start, drips);
    });
  });
}

const tasks = {
  /** Resolves once all are there. */
  async gather(to: { readonly port: number; readonly idle: number; readonly dripping: number }): Promise<void> {
    cut = 0;
    isGathered = true;
    const entries = [
      ...Array.from({ length: to.idle }, () => () => enter(to.port, IDLE, false)),
      ...Array.from({ length: to.dripping }, (_, index) => () => enter(to.port, DRIPPING[index % 2] ?? '', true)),
    ];
    for (let next = 0; next < entries.length; next += OPENING_AT_ONCE) {
      await Promise.all(entries.slice(next, next + OPENING_AT_ONCE).map((each) => each()));
    }
  },
  /** How many there are, and how many were cut so far. */
  count: (): { readonly open: number; readonly cut: number } => ({ open: open.size, cut }),
  async leave(): Promise<void> {
    isGathered = false;
    for (const socket of open) socket.destroy();
    while (open.size > 0) await sleep(10);
  },
};
export type CrowdTasks = typeof tasks;
offer(tasks);

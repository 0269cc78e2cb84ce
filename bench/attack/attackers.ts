import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, request } from 'undici';
import { offer } from '../child.ts';
import { flood, loginIn, longList, manyParts, sendRaw, smallUpload } from './bodies.ts';
import { hang } from './hanging.ts';

// The attacks, each until it is stopped. What a proxy forwards names another address each time: a botnet.

export type AttackName =
  | 'logins'
  | 'guesses'
  | 'exports'
  | 'sockets'
  | 'webhooks'
  | 'pieces'
  | 'uploads'
  | 'parts'
  | 'lists';

const LOGIN_CONNECTIONS = 200;
const LOGINS_PER_SECOND = 1_000;
const EXPORTS = 10;
const IDLE_SOCKETS = 5_000;
const DRIPPING_SOCKETS = 500;
const DRIP_EVERY_MS = 1_000;

/** What came of it: statuses, and errors. */
export type Tally = Record<string, number>;

const tally: Tally = {};
let stopping = new AbortController();
let end = (): Promise<void> => Promise.resolve();

function note(outcome: string | number): void {
  tally[outcome] = (tally[outcome] ?? 0) + 1;
}

function ending(running: Promise<void>): () => Promise<void> {
  return () => running;
}

/** Whose password is tried, and from where. */
type Guess = (attempt: number) => { readonly email: string; readonly address: string };

/** Each from another address, for another account. */
const fromEverywhere: Guess = (attempt) => ({
  email: `stranger-${attempt}@example.cm`,
  address: `10.${(attempt >> 16) & 255}.${(attempt >> 8) & 255}.${attempt & 255}`,
});

/** One account, from a hundred addresses. */
const atOneAccount: Guess = (attempt) => ({ email: 'success@sandbox.test', address: `10.0.0.${attempt % 100}` });

/** Logins at a fixed rate, as many at once as there are connections. */
async function logins(port: number, signal: AbortSignal, guess: Guess): Promise<void> {
  const agent = new Agent({ connections: LOGIN_CONNECTIONS, pipelining: 1 });
  let attempts = 0;
  const startedAt = performance.now();
  const one = async (): Promise<void> => {
    while (!signal.aborted) {
      const attempt = (attempts += 1);
      const early = startedAt + (attempt * 1000) / LOGINS_PER_SECOND - performance.now();
      if (early > 1) await sleep(early);
      const { email, address } = guess(attempt);
      try {
        const response = await request(`http://127.0.0.1:${port}/api/v1/auth/user/login`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'x-forwarded-for': address,
          },
          body: JSON.stringify({ email, password: 'not the password' }),
          dispatcher: agent,
        });
        await response.body.dump();
        note(response.statusCode);
      } catch {
        note('no response');
      }
    }
  };
  await Promise.all(Array.from({ length: LOGIN_CONNECTIONS }, one));
  await agent.destroy();
}

/** Exports of everything, over and over: half of them are read at once, half as slowly as it goes. */
async function exportAll(port: number, signal: AbortSignal, key: string): Promise<void> {
  const agent = new Agent({ connections: EXPORTS, pipelining: 1, bodyTimeout: 0 });
  const one = async (place: number): Promise<void> => {
    while (!signal.aborted) {
      try {
        const response = await request(`http://127.0.0.1:${port}/api/v1/gateway/payments.csv`, {
          headers: { authorization: `Bearer ${key}` },
          dispatcher: agent,
          signal,
        });
        note(response.statusCode);
        if (response.statusCode !== 200) await sleep(100);
        for await (const _ of response.body) if (place % 2 === 1) await sleep(20);
      } catch {
        note('cut');
        await sleep(100);
      }
    }
  };
  await Promise.all(Array.from({ length: EXPORTS }, (_, place) => one(place)));
  await agent.destroy();
}

/** Connections that say nothing, and connections that send a header forever; each is opened again when it is cut. */
async function sockets(port: number, signal: AbortSignal): Promise<void> {
  const open = new Set<Socket>();
  const dial = (isDripping: boolean): void => {
    if (signal.aborted) return;
    const socket = connect({ port, host: '127.0.0.1' });
    open.add(socket);
    let drip: NodeJS.Timeout | undefined;
    socket.on('connect', () => {
      note('opened');
      if (!isDripping) return;
      socket.write('POST /api/v1/auth/user/login HTTP/1.1\r\nhost: x\r\n');
      drip = setInterval(() => socket.write('x-a: b\r\n'), DRIP_EVERY_MS);
    });
    socket.on('error', () => note('refused'));
    socket.on('close', () => {
      clearInterval(drip);
      open.delete(socket);
      setTimeout(() => dial(isDripping), 1_000).unref();
    });
    socket.resume();
  };
  for (let place = 0; place < IDLE_SOCKETS + DRIPPING_SOCKETS; place += 1) {
    dial(place >= IDLE_SOCKETS);
    if (place % 100 === 99) await sleep(10);
  }
  await new Promise((resolve) => signal.addEventListener('abort', resolve));
  for (const socket of open) socket.destroy();
}

/** What an attack may need. */
interface Target {
  readonly port: number;
  /** Of the victims' merchant. */
  readonly key: string;
  /** Of other merchants. */
  readonly keys: readonly string[];
  readonly paymentsEach: number;
  /** Of a merchant who is logged in to the dashboard. */
  readonly cookie: string;
}

/** Each resolves when it is under way, to what ends when it is stopped. */
const ATTACKS: Readonly<Record<AttackName, (target: Target, signal: AbortSignal) => Promise<() => Promise<void>>>> = {
  logins: async ({ port }, signal) => ending(logins(port, signal, fromEverywhere)),
  guesses: async ({ port }, signal) => ending(logins(port, signal, atOneAccount)),
  exports: async ({ port, key }, signal) => ending(exportAll(port, signal, key)),
  sockets: async ({ port }, signal) => ending(sockets(port, signal)),
  webhooks: (target) => hang(target, note),
  pieces: async ({ port }, signal) => ending(flood(port, signal, 20, loginIn(1), note)),
  uploads: async ({ port, key }, signal) => ending(flood(port, signal, 20, smallUpload(key), note)),
  parts: async ({ port, cookie }, signal) => ending(flood(port, signal, 4, manyParts(cookie), note)),
  lists: async ({ port, key }, signal) => ending(flood(port, signal, 100, longList(key), note)),
};

const tasks = {
  async start({ name, ...target }: Target & { readonly name: AttackName }): Promise<void> {
    stopping = new AbortController();
    end = await ATTACKS[name](target, stopping.signal);
  },
  /** Sends a login so many times, one after the other. */
  async send({
    port,
    pieceBytes,
    times,
  }: {
    readonly port: number;
    readonly pieceBytes: number;
    readonly times: number;
  }): Promise<void> {
    const login = loginIn(pieceBytes);
    for (let sent = 0; sent < times; sent += 1) await sendRaw(port, login);
  },
  async stop(): Promise<Tally> {
    stopping.abort();
    await end();
    return tally;
  },
};
export type AttackerTasks = typeof tasks;
offer(tasks);

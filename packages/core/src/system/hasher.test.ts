import { performance } from 'node:perf_hooks';
import { describe, expect, it } from 'vitest';
import { isGatewayError } from '../errors.ts';
import { hasArgon2, parsePhc } from './hasher-phc.ts';
import { createHasher } from './hasher.ts';

/** Vectors of the argon2 reference implementation (test.c) and of RFC 7914 §12, written as PHC strings. */
const VECTORS = [
  ['$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4', 'password'],
  ['$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc', 'password'],
  ['$argon2id$v=19$m=256,t=2,p=2$c29tZXNhbHQ$bQk8UB/VmZZF4Oo79iDXuL5/0ttZwg2f/5U52iv1cDc', 'password'],
  [
    '$scrypt$ln=14,r=8,p=1$U29kaXVtQ2hsb3JpZGU$cCO9yzr9c0hGHAbNgf046/2o+7qQT44+qbVD9lRdofLVQylVYT8Pz2LUlwUkKpr55h6F3A1lHkDfzwF7RVdYhw',
    'pleaseletmein',
  ],
] as const;

const MALFORMED = [
  '',
  'password',
  '$',
  '$argon2id$',
  '$argon2i$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4',
  '$argon2id$v=16$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4',
  '$argon2id$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4',
  '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$',
  '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65',
  '$argon2id$v=19$m=256,t=2,p=1$c29t$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4',
  '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4$',
  '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4\n',
  '$argon2id$v=19$m=256,t=0,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4',
  '$argon2id$v=19$m=256,t=2,p=0$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4',
  '$argon2id$v=19$m=4,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4',
  '$argon2id$v=19$m=9999999,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4',
  '$argon2id$v=19$m=65536,t=99,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4',
  '$scrypt$ln=0,r=8,p=1$U29kaXVtQ2hsb3JpZGU$cCO9yzr9c0hGHAbNgetw6/2o+7qQT44+qbVD9lRdofI',
  '$scrypt$ln=31,r=8,p=1$U29kaXVtQ2hsb3JpZGU$cCO9yzr9c0hGHAbNgetw6/2o+7qQT44+qbVD9lRdofI',
  '$scrypt$ln=14,r=99,p=1$U29kaXVtQ2hsb3JpZGU$cCO9yzr9c0hGHAbNgetw6/2o+7qQT44+qbVD9lRdofI',
  '$2b$12$R9h/cIPz0gi.URNNX3kh2OPST9/PgBkqquzi.Ss7KIUgO2t0jWMUW',
  `$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$${'A'.repeat(100_000)}`,
];

describe.each(['argon2id', 'scrypt'] as const)('a hash by %s', (algorithm) => {
  const hasher = createHasher({ algorithm });

  it('verifies only its own secret', async () => {
    const phc = await hasher.hash('correct horse é', 'login');
    await expect(hasher.verify(phc, 'correct horse é', 'login')).resolves.toBe(true);
    await expect(hasher.verify(phc, 'correct horse e', 'login')).resolves.toBe(false);
    await expect(hasher.verify(phc, '', 'login')).resolves.toBe(false);
  });

  it('is a PHC string with the documented costs, a salt of 16 bytes and a tag of 32', async () => {
    const phc = await hasher.hash('secret', 'login');
    expect(phc).toMatch(
      algorithm === 'argon2id'
        ? /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/
        : /^\$scrypt\$ln=15,r=8,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/,
    );
    expect(parsePhc(phc)?.salt).toHaveLength(16);
    expect(parsePhc(phc)?.tag).toHaveLength(32);
  });

  it('is salted: the same secret never gives the same text', async () => {
    expect(await hasher.hash('secret', 'login')).not.toBe(await hasher.hash('secret', 'login'));
  });

  it('is verified by a hasher of the other kind', async () => {
    const other = createHasher({ algorithm: algorithm === 'scrypt' ? 'argon2id' : 'scrypt' });
    await expect(other.verify(await hasher.hash('secret', 'login'), 'secret', 'login')).resolves.toBe(true);
  });
});

describe('the hasher', () => {
  it('uses argon2id where the runtime has it', async () => {
    expect(await createHasher().hash('secret', 'login')).toMatch(hasArgon2() ? /^\$argon2id\$/ : /^\$scrypt\$/);
  });

  it.each(VECTORS)('agrees with the reference: %s', async (phc, secret) => {
    const hasher = createHasher();
    await expect(hasher.verify(phc, secret, 'login')).resolves.toBe(true);
    await expect(hasher.verify(phc, `${secret}.`, 'login')).resolves.toBe(false);
  });

  it('notices one changed bit of the tag', async () => {
    const [phc] = VECTORS[0];
    await expect(createHasher().verify(phc.replace('$nf65', '$nf64'), 'password', 'login')).resolves.toBe(false);
  });

  it.each(MALFORMED)('verifies nothing against %j', async (phc) => {
    await expect(createHasher().verify(phc, 'password', 'login')).resolves.toBe(false);
  });

  it('takes salts from the given random source', async () => {
    const random = { bytes: (length: number) => new Uint8Array(length), fraction: () => 0 };
    expect(await createHasher({ random }).hash('secret', 'login')).toContain(`$${'A'.repeat(22)}$`);
  });
});

const ONE = { pins: 1, passwords: 1 };

describe('the queue of the hasher', () => {
  it('rejects calls beyond the queue with 503, and completes the rest', async () => {
    const hasher = createHasher({ concurrency: { pins: 1, passwords: 2 }, queueMax: 3 });
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => hasher.hash('secret', 'login')));
    expect(outcomes.map((outcome) => outcome.status)).toEqual([
      ...Array.from({ length: 5 }, () => 'fulfilled'),
      ...Array.from({ length: 5 }, () => 'rejected'),
    ]);
    for (const outcome of outcomes.slice(5)) {
      const { reason } = outcome as PromiseRejectedResult;
      expect(isGatewayError(reason)).toBe(true);
      expect(reason).toMatchObject({ code: 'SERVICE_UNAVAILABLE', status: 503, retryAfterSeconds: 1 });
    }
  });

  it('counts verifying like hashing', async () => {
    const hasher = createHasher({ concurrency: ONE, queueMax: 0 });
    const [phc] = VECTORS[0];
    const first = hasher.hash('secret', 'login');
    await expect(hasher.verify(phc, 'password', 'login')).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    await first;
  });

  it('accepts calls again once drained, also after failures', async () => {
    const broken = {
      bytes(): never {
        throw new Error('no entropy');
      },
      fraction: () => 0,
    };
    const hasher = createHasher({ concurrency: ONE, queueMax: 1, random: broken });
    for (let round = 0; round < 3; round += 1) {
      const outcomes = await Promise.allSettled([hasher.hash('a', 'login'), hasher.hash('b', 'login')]);
      expect(outcomes.map((outcome) => (outcome as PromiseRejectedResult).reason)).toEqual([
        new Error('no entropy'),
        new Error('no entropy'),
      ]);
    }
    await expect(hasher.verify(...VECTORS[0], 'login')).resolves.toBe(true);
  });

  it('serves in order of arrival', async () => {
    const hasher = createHasher({ concurrency: ONE, queueMax: 5 });
    const order: number[] = [];
    const [phc] = VECTORS[0];
    await Promise.all([1, 2, 3, 4].map((n) => hasher.verify(phc, 'password', 'login').then(() => order.push(n))));
    expect(order).toEqual([1, 2, 3, 4]);
  });

  it('does not block the event loop', async () => {
    const hasher = createHasher({ concurrency: { pins: 1, passwords: 2 }, queueMax: 8 });
    let turns = 0;
    let isOver = false;
    const turn = (): void => {
      turns += 1;
      if (!isOver) setImmediate(turn);
    };
    turn();
    await Promise.all(Array.from({ length: 8 }, () => hasher.hash('secret', 'login')));
    isOver = true;
    // On the loop itself there would be a few turns between two hashes. Counted: hundreds of thousands.
    expect(turns).toBeGreaterThan(1_000);
  });
});

describe('the lanes of the hasher', () => {
  const [phc] = VECTORS[0];

  it('reject by themselves: a lane that is full fills no other', async () => {
    const hasher = createHasher({ concurrency: ONE, queueMax: 1, wait: () => Promise.resolve() });
    const logins = [1, 2].map(() => hasher.verify(phc, 'password', 'login'));
    await expect(hasher.untilRoom('login')).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    await expect(hasher.verify(phc, 'password', 'login')).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    for (const lane of ['pin', 'registration', 'session'] as const)
      await expect(hasher.untilRoom(lane)).resolves.toBeUndefined();
    await expect(Promise.all([...logins, hasher.verify(phc, 'password', 'registration')])).resolves.toHaveLength(3);
    await expect(hasher.untilRoom('login')).resolves.toBeUndefined();
  });

  it('hold what finds no room for a second, and take it if there is room by then', async () => {
    const held: (() => void)[] = [];
    const wait = (milliseconds: number): Promise<void> => {
      expect(milliseconds).toBe(1_000);
      return new Promise((resolve) => held.push(resolve));
    };
    const hasher = createHasher({ concurrency: ONE, queueMax: 0, wait });
    const login = hasher.verify(phc, 'password', 'login');
    const early = hasher.untilRoom('login');
    const late = hasher.untilRoom('login');
    held[0]?.();
    await expect(early).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    await login;
    held[1]?.();
    await expect(late).resolves.toBeUndefined();
  });

  it('hold no more than 1,000 requests, and reject the others at once', async () => {
    const held: (() => void)[] = [];
    const wait = (): Promise<void> => new Promise((resolve) => held.push(resolve));
    const hasher = createHasher({ concurrency: ONE, queueMax: 0, wait });
    const login = hasher.verify(phc, 'password', 'login');
    const waiting = Array.from({ length: 1_000 }, () => hasher.untilRoom('login'));
    await expect(hasher.untilRoom('login')).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    expect(held).toHaveLength(1_000);
    await login;
    for (const release of held) release();
    await Promise.all(waiting);
  });

  it('of passwords leave the processor to others for a part of the time', async () => {
    const rests: { readonly milliseconds: number; end(): void }[] = [];
    const wait = (milliseconds: number): Promise<void> =>
      new Promise((resolve) => rests.push({ milliseconds, end: resolve }));
    const hasher = createHasher({ concurrency: { pins: 1, passwords: 1 / 3 }, wait });
    let done = 0;
    const startedAt = performance.now();
    const logins = [1, 2].map(() => hasher.verify(phc, 'password', 'login').then(() => (done += 1)));
    await logins[0];
    const tookMs = performance.now() - startedAt;
    // PINs go on.
    await hasher.verify(phc, 'password', 'pin');
    expect(done).toBe(1);
    expect(rests[0]?.milliseconds).toBeGreaterThan(0);
    expect(rests[0]?.milliseconds).toBeLessThanOrEqual(2 * tookMs);
    rests[0]?.end();
    await logins[1];
  });

  it('of passwords take turns: a flood of logins delays a registration by one of them', async () => {
    const hasher = createHasher({ concurrency: ONE });
    const order: string[] = [];
    const verify = (lane: 'login' | 'registration'): Promise<unknown> =>
      hasher.verify(phc, 'password', lane).then(() => order.push(lane));
    await Promise.all([...[1, 2, 3, 4].map(() => verify('login')), verify('registration')]);
    expect(order).toEqual(['login', 'login', 'registration', 'login', 'login']);
  });

  it('never let a PIN wait for a password', async () => {
    const hasher = createHasher({ concurrency: ONE });
    let done = 0;
    const logins = Array.from({ length: 10 }, () => hasher.verify(phc, 'password', 'login').then(() => (done += 1)));
    await hasher.verify(phc, 'password', 'pin');
    // In one queue it would come after all ten. It shares the processor with them and nothing else.
    expect(done).toBeLessThan(10);
    await Promise.all(logins);
  });
});

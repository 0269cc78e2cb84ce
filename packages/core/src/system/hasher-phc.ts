// A namespace import: `import { argon2 }` would not even load where node:crypto has no argon2.
import * as crypto from 'node:crypto';

/** The supported slow hashes. */
export type HashAlgorithm = 'argon2id' | 'scrypt';

/** Costs of a hash. */
export type HashParameters =
  | {
      readonly algorithm: 'argon2id';
      readonly memoryKib: number;
      readonly passes: number;
      readonly parallelism: number;
    }
  | {
      readonly algorithm: 'scrypt';
      readonly costLog2: number;
      readonly blockSize: number;
      readonly parallelism: number;
    };

/** A parsed PHC string. */
export interface Phc {
  readonly parameters: HashParameters;
  readonly salt: Uint8Array;
  readonly tag: Uint8Array;
}

/** A hash in the database must not determine how much memory and time its verification costs. */
const MEMORY_KIB_MAX = 64 * 1024;
const PASSES_MAX = 16;
const PARALLELISM_MAX = 16;

const ARGON2_PHC = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;
const SCRYPT_PHC = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** Costs of new hashes. */
export function recommendedParameters(algorithm: HashAlgorithm): HashParameters {
  return algorithm === 'argon2id'
    ? { algorithm, memoryKib: 19 * 1024, passes: 2, parallelism: 1 }
    : { algorithm, costLog2: 15, blockSize: 8, parallelism: 1 };
}

/** Formats a hash as a PHC string: algorithm, costs, salt and tag in one string. */
export function formatPhc(parameters: HashParameters, salt: Uint8Array, tag: Uint8Array): string {
  const costs =
    parameters.algorithm === 'argon2id'
      ? `argon2id$v=19$m=${parameters.memoryKib},t=${parameters.passes},p=${parameters.parallelism}`
      : `scrypt$ln=${parameters.costLog2},r=${parameters.blockSize},p=${parameters.parallelism}`;
  return `$${costs}$${base64(salt)}$${base64(tag)}`;
}

/** Parses a PHC string; null when it is invalid, or when its verification would cost more than any hash created here. */
export function parsePhc(phc: string): Phc | null {
  // No hash created here is longer than 120 characters.
  if (phc.length > 512) return null;
  const match = ARGON2_PHC.exec(phc) ?? SCRYPT_PHC.exec(phc);
  if (match === null) return null;
  const [first, second, parallelism] = match.slice(1, 4).map(Number);
  const [salt, tag] = match.slice(4).map((text) => Buffer.from(text, 'base64'));
  if (first === undefined || second === undefined || parallelism === undefined) return null;
  if (salt === undefined || salt.length < 8 || salt.length > 64) return null;
  if (tag === undefined || tag.length < 16 || tag.length > 64) return null;
  const parameters: HashParameters = phc.startsWith('$argon2id$')
    ? { algorithm: 'argon2id', memoryKib: first, passes: second, parallelism }
    : { algorithm: 'scrypt', costLog2: first, blockSize: second, parallelism };
  return areWithinBounds(parameters) ? { parameters, salt, tag } : null;
}

function areWithinBounds(parameters: HashParameters): boolean {
  if (parameters.parallelism < 1 || parameters.parallelism > PARALLELISM_MAX) return false;
  if (parameters.algorithm === 'scrypt') {
    const { costLog2, blockSize } = parameters;
    return costLog2 >= 1 && blockSize >= 1 && (blockSize * 2 ** costLog2) / 8 <= MEMORY_KIB_MAX;
  }
  const { memoryKib, passes, parallelism } = parameters;
  return passes >= 1 && passes <= PASSES_MAX && memoryKib >= 8 * parallelism && memoryKib <= MEMORY_KIB_MAX;
}

/**
 * Computes the tag on the thread pool.
 * @throws Error when the runtime lacks the algorithm: answering "wrong password" would silently lock out every user
 */
export function deriveTag(
  parameters: HashParameters,
  secret: string,
  salt: Uint8Array,
  tagBytes: number,
): Promise<Buffer> {
  const message = Buffer.from(secret, 'utf8');
  if (parameters.algorithm === 'argon2id') {
    if (crypto.argon2 === undefined)
      throw new Error('This hash is argon2id, which this runtime lacks. Run Node.js 24.7 or later.');
    const { memoryKib, passes, parallelism } = parameters;
    return promised((done) => {
      const costs = { memory: memoryKib, passes, parallelism, tagLength: tagBytes };
      crypto.argon2('argon2id', { message, nonce: salt, ...costs }, done);
    });
  }
  const { costLog2, blockSize, parallelism } = parameters;
  return promised((done) => {
    const costs = { N: 2 ** costLog2, r: blockSize, p: parallelism };
    // Node's own limit is 32 MiB, which is what N=2^15, r=8 needs without the few kB beside it.
    crypto.scrypt(message, salt, tagBytes, { ...costs, maxmem: 2 * MEMORY_KIB_MAX * 1024 }, done);
  });
}

/** Whether argon2id is available. Tested with the least memory (0.1 ms): OpenSSL may be built without it. */
export function hasArgon2(): boolean {
  const costs = { memory: 8, passes: 1, parallelism: 1, tagLength: 16 };
  try {
    return crypto.argon2Sync('argon2id', { message: 'x', nonce: 'xxxxxxxx', ...costs }).length === 16;
  } catch {
    return false;
  }
}

function promised(start: (done: (error: Error | null, tag: Buffer) => void) => void): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    start((error, tag) => {
      if (error === null) resolve(tag);
      else reject(error);
    });
  });
}

function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes)
    .toString('base64')
    .replace(/(?<!=)=+$/, '');
}

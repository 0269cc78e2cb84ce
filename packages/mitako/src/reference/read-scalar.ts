import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

let packed: Promise<Uint8Array<ArrayBuffer>> | undefined;

/** Scalar for browsers, gzipped: 1.3 MB, which is read when the reference is first opened. */
export function readScalar(): Promise<Uint8Array<ArrayBuffer>> {
  packed ??= read();
  return packed;
}

/** The build leaves it beside this file; from source it is in its own package. */
async function read(): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await readFile(new URL('scalar.js.gz', import.meta.url)));
  } catch {
    const script = new URL('browser/standalone.js', import.meta.resolve('@scalar/api-reference'));
    return new Uint8Array(await promisify(gzip)(await readFile(script)));
  }
}

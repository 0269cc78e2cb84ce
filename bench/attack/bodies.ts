import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

// Bodies and lists that are cut up: as few bytes as a stranger may send, in as many pieces as it gets.

/** A request as it crosses the network. */
type Raw = Buffer;

const PATHS = {
  login: '/api/v1/auth/user/login',
  files: '/api/v1/gateway/files?purpose=dispute_evidence',
  form: '/dashboard/live/account/kyc',
} as const;

/** Bytes in pieces of this size, as HTTP/1.1 divides them (RFC 9112 §7.1). */
function chunked(path: string, headers: Readonly<Record<string, string>>, bytes: number, pieceBytes: number): Raw {
  const piece = Buffer.from(`${pieceBytes.toString(16)}\r\n${' '.repeat(pieceBytes)}\r\n`);
  const pieces = Array.from({ length: Math.floor(bytes / pieceBytes) }, () => piece);
  return Buffer.concat([
    Buffer.from(head(path, { ...headers, 'transfer-encoding': 'chunked' })),
    ...pieces,
    LAST_CHUNK,
  ]);
}

const LAST_CHUNK = Buffer.from('0\r\n\r\n');
const JSON_BODY = { 'content-type': 'application/json' };

function head(path: string, headers: Readonly<Record<string, string>>, method = 'POST'): string {
  const lines = Object.entries({ host: 'localhost', ...headers, connection: 'close' });
  return `${method} ${path} HTTP/1.1\r\n${lines.map((line) => line.join(': ')).join('\r\n')}\r\n\r\n`;
}

/** A login of 64 KiB in pieces of this size. */
export function loginIn(pieceBytes: number): Raw {
  return chunked(PATHS.login, JSON_BODY, 65_536, pieceBytes);
}

/** A file of a registered merchant in pieces of a byte. */
export function smallUpload(key: string): Raw {
  return chunked(PATHS.files, { authorization: `Bearer ${key}`, 'content-type': 'application/pdf' }, 500_000, 1);
}

/** A form of 90 000 empty parts, of a merchant who is logged in. */
export function manyParts(cookie: string): Raw {
  const boundary = '-'.repeat(10);
  const part = `--${boundary}\r\ncontent-disposition: form-data; name=a\r\n\r\n\r\n`;
  const body = Buffer.from(`${part.repeat(70_000)}--${boundary}--\r\n`);
  const headers = { cookie, origin: 'https://pay.example.cm', 'content-length': String(body.length) };
  const type = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  return Buffer.concat([Buffer.from(head(PATHS.form, { ...headers, ...type })), body]);
}

/** A list of payments in as many states as a URL holds. */
export function longList(key: string): Raw {
  const states = Array.from({ length: 1_500 }, () => 'failed').join(',');
  return Buffer.from(head(`/api/v1/gateway/payments?status=${states}`, { authorization: `Bearer ${key}` }, 'GET'));
}

/** Sends it on a connection of its own. @returns the status; `cut` without one */
export async function sendRaw(port: number, request: Raw): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.setTimeout(20_000, () => socket.destroy());
  socket.on('error', () => {});
  let answer = '';
  socket.on('data', (part) => (answer += part.toString('latin1', 0, 32)));
  socket.write(request);
  await new Promise((resolve) => socket.once('close', resolve));
  return /^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 'cut';
}

/** The same request, so many times a second, whether or not earlier ones were answered. */
export async function flood(
  port: number,
  signal: AbortSignal,
  perSecond: number,
  request: Raw,
  note: (outcome: string) => void,
): Promise<void> {
  const open = new Set<Promise<void>>();
  const startedAt = performance.now();
  for (let sent = 0; !signal.aborted; sent += 1) {
    await sleep(Math.max(0, startedAt + (sent * 1_000) / perSecond - performance.now()));
    const one = sendRaw(port, request).then(note);
    open.add(one);
    void one.finally(() => open.delete(one));
  }
  await Promise.all(open);
}

import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

/** A server's key and certificate, as PEM. */
export interface Identity {
  readonly key: string;
  readonly cert: string;
}

/** A self-signed X.509 certificate (RFC 5280), generated so that no private key is in the repository. */
export function certificate(options: {
  readonly name: string;
  readonly expired?: boolean;
  /** Bytes of a comment, to make the certificate as large as usual ones. */
  readonly comment?: number;
}): Identity {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = der(0x30, oid('2a8648ce3d040302'));
  const subject = der(0x30, der(0x31, der(0x30, oid('550403'), der(0x0c, Buffer.from(options.name)))));
  const alternativeName = der(0x30, oid('551d11'), der(0x04, der(0x30, der(0x82, Buffer.from(options.name)))));
  const comment = der(0x30, oid('6086480186f842010d'), der(0x04, der(0x16, Buffer.alloc(options.comment ?? 0, '.'))));
  const body = der(
    0x30,
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    algorithm,
    subject,
    der(0x30, utc('200101000000Z'), utc(options.expired === true ? '200102000000Z' : '491231235959Z')),
    subject,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, der(0x30, alternativeName, ...(options.comment === undefined ? [] : [comment]))),
  );
  const signature = der(0x03, Buffer.from([0]), sign('sha256', body, privateKey));
  return { key: pem(privateKey), cert: toPem(der(0x30, body, algorithm, signature)) };
}

function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const head = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...head]), content]);
}

function oid(hex: string): Buffer {
  return der(0x06, Buffer.from(hex, 'hex'));
}

function utc(text: string): Buffer {
  return der(0x17, Buffer.from(text));
}

function pem(key: KeyObject): string {
  return key.export({ type: 'pkcs8', format: 'pem' }).toString();
}

function toPem(bytes: Buffer): string {
  return `-----BEGIN CERTIFICATE-----\n${bytes.toString('base64').replaceAll(/(.{64})/g, '$1\n')}\n-----END CERTIFICATE-----\n`;
}

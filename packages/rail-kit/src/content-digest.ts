import { createHash } from 'node:crypto';
import { byteSequence, dictionaryMember } from './dictionary.ts';

const ALGORITHMS = { 'sha-512': 'sha512', 'sha-256': 'sha256' } as const;

/** The header `Content-Digest` of a body (RFC 9530 §2), with SHA-512. */
export function contentDigest(body: string | Uint8Array): string {
  return `sha-512=:${createHash('sha512').update(body).digest('base64')}:`;
}

/**
 * Whether a `Content-Digest` is that of the body: it has at least one digest that can be verified (SHA-512, SHA-256), and
 * each of those matches.
 */
export function isContentDigest(header: string, body: Uint8Array): boolean {
  const digests = Object.entries(ALGORITHMS).flatMap(([name, algorithm]) => {
    const member = dictionaryMember(header, name);
    return member === null ? [] : [{ algorithm, stated: byteSequence(member) }];
  });
  return (
    digests.length > 0 &&
    digests.every(
      ({ algorithm, stated }) => stated !== null && createHash(algorithm).update(body).digest().equals(stated),
    )
  );
}

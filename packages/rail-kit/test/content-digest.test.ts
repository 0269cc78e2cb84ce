import { expect, test } from 'vitest';
import { contentDigest, isContentDigest } from '../src/index.ts';

// RFC 9530, appendix B: {"hello": "world"}, followed by a line feed.
const BODY = new TextEncoder().encode('{"hello": "world"}\n');
const SHA_256 = 'sha-256=:RK/0qy18MlBSVnWgjwz6lZEWjP/lF5HF9bvEF8FabDg=:';
const SHA_512 = 'sha-512=:YMAam51Jz/jOATT6/zvHrLVgOYTGFy1d6GJiOHTohq4yP+pgk4vf2aCsyRZOtw8MjkM7iw7yZ/WkppmM44T3qg==:';

test('a digest is made as in RFC 9530', () => {
  expect(contentDigest(BODY)).toBe(SHA_512);
});

test.each([
  { name: 'by SHA-512', header: SHA_512, isOne: true },
  { name: 'by SHA-256', header: SHA_256, isOne: true },
  { name: 'by both', header: `${SHA_256}, ${SHA_512}`, isOne: true },
  { name: 'by both, of which one is wrong', header: `${SHA_256.replace('RK', 'RL')}, ${SHA_512}`, isOne: false },
  { name: 'by an algorithm that is broken', header: 'md5=:Sd/dVLAcvNLSq16eXua5uQ==:', isOne: false },
  { name: 'that is no byte sequence', header: 'sha-256="RK/0qy18MlBSVnWgjwz6lZEWjP/lF5HF9bvEF8FabDg="', isOne: false },
  { name: 'that is empty', header: '', isOne: false },
])('a digest $name is $isOne', ({ header, isOne }) => {
  expect(isContentDigest(header, BODY)).toBe(isOne);
  expect(isContentDigest(header, new TextEncoder().encode('{"hello": "there"}\n'))).toBe(false);
});

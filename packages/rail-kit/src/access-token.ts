import { bodyOf, type HttpAnswer } from './http.ts';
import { textIn } from './read.ts';
import type { AccessToken } from './tokens.ts';

/** Revoked keys must stop working in time, however long a provider's token lives: 90 days have been seen. */
const LIFE_MS_MAX = 86_400_000;

/** The token in the answer of an OAuth token endpoint (RFC 6749 §5.1); null: there is none. */
export function accessTokenIn(answer: HttpAnswer): AccessToken | null {
  const body = bodyOf(answer);
  const token = textIn(body, 'access_token');
  // A number or a string.
  const seconds = Number(textIn(body, 'expires_in'));
  if (token === null || !(seconds > 0)) return null;
  return { token, lifeMs: Math.min(seconds * 1_000, LIFE_MS_MAX) };
}

import type { HttpAnswer } from './http.ts';
import { textIn } from './read.ts';
import type { AccessToken } from './tokens.ts';

/** Lost keys end some day, whatever life a provider gives a token: 90 days have been seen. */
const TOKEN_LIFE_MS_MAX = 86_400_000;

/** The access token in an answer to client credentials (RFC 6749 §4.4.3), for a day at most; null: there is none. */
export function accessTokenIn(answer: HttpAnswer): AccessToken | null {
  if (answer.kind !== 'answered' || answer.status !== 200) return null;
  const token = textIn(answer.body, 'access_token');
  // A number or a string.
  const seconds = Number(textIn(answer.body, 'expires_in'));
  if (token === null || !(seconds > 0)) return null;
  return { token, lifeMs: Math.min(seconds * 1_000, TOKEN_LIFE_MS_MAX) };
}

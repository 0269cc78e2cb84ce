import type { HttpAnswer } from './http.ts';
import { textIn } from './read.ts';
import type { AccessToken } from './tokens.ts';

/** Lost keys end some day, whatever life a provider gives a token: 90 days have been seen. */
const LIFE_MS_MAX = 86_400_000;

/** The token in the answer of an OAuth token endpoint (RFC 6749 §5.1); null: there is none. */
export function accessTokenIn(answer: HttpAnswer): AccessToken | null {
  if (answer.kind !== 'answered' || answer.status !== 200) return null;
  const token = textIn(answer.body, 'access_token');
  // A number or a string.
  const seconds = Number(textIn(answer.body, 'expires_in'));
  if (token === null || !(seconds > 0)) return null;
  return { token, lifeMs: Math.min(seconds * 1_000, LIFE_MS_MAX) };
}

import { bodyOf, deadline, type HttpAnswer } from './http.ts';
import { textIn } from './read.ts';
import { type AccessToken, createTokens, type Tokens } from './tokens.ts';

/** Lost keys end some day, whatever life a provider gives a token: 90 days have been seen. */
const TOKEN_LIFE_MS_MAX = 86_400_000;

/**
 * Tokens for client credentials (RFC 6749 §4.4).
 * @param ask asks the provider for one
 * @param onNone is called with an answer that has none
 */
export function createClientTokens(
  ask: (signal: AbortSignal) => Promise<HttpAnswer>,
  onNone: (answer: HttpAnswer) => void,
): Tokens {
  return createTokens({
    async obtain() {
      const answer = await ask(deadline());
      const token = accessTokenIn(answer);
      if (token === null) onNone(answer);
      return token;
    },
  });
}

/** The access token in an answer to client credentials, for a day at most; null: there is none. */
export function accessTokenIn(answer: HttpAnswer): AccessToken | null {
  const body = bodyOf(answer);
  const token = textIn(body, 'access_token');
  // A number or a string.
  const seconds = Number(textIn(body, 'expires_in'));
  if (token === null || !(seconds > 0)) return null;
  return { token, lifeMs: Math.min(seconds * 1_000, TOKEN_LIFE_MS_MAX) };
}

import type { HttpAnswer } from './http.ts';
import { unreachable } from './unreachable.ts';

/**
 * The fault of a foreign or missing answer as a sentence of a rail's `check`, with the fix: another host, an outage, or
 * no way there.
 * @param provider as operators know it, `Orange`
 */
export function strangeAnswer(provider: string, baseUrl: string, answer: HttpAnswer): string {
  if (answer.kind === 'silent') return unreachable(baseUrl, answer.reason);
  const { host } = new URL(baseUrl);
  return answer.status < 500
    ? `${host} does not answer like ${provider} (HTTP ${answer.status}). Is it the right baseUrl?`
    : `${host} answers with HTTP ${answer.status}. It may be out of order: check again later.`;
}

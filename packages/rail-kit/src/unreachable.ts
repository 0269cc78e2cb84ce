import type { HttpAnswer } from './http.ts';

/**
 * Why a provider gave no answer, as a sentence of a rail's `check`, with the fix.
 * @param reason of an answer that is `silent`
 */
export function unreachable(baseUrl: string, reason: string): string {
  const { host } = new URL(baseUrl);
  if (reason === 'ENOTFOUND' || reason === 'EAI_AGAIN') {
    return `The host ${host} is unknown (${reason}). Check the base URL, and the name servers of this machine.`;
  }
  if (/CERT|SIGNATURE|ISSUER|ALTNAME/.test(reason)) {
    return `The certificate of ${host} is not trusted (${reason}). Give its authority's certificates to Node in NODE_EXTRA_CA_CERTS; never switch the verification off.`;
  }
  return `${host} does not answer (${reason}). Is this machine's address allowed there, and does a firewall let it out?`;
}

/** What a rail's `check` says of an answer that the provider would not give: another host, an outage, or none at all. */
export function strangeAnswer(provider: string, baseUrl: string, answer: HttpAnswer): string {
  if (answer.kind === 'silent') return unreachable(baseUrl, answer.reason);
  const { host } = new URL(baseUrl);
  return answer.status < 500
    ? `${host} does not answer like ${provider} (HTTP ${answer.status}). Is it the right baseUrl?`
    : `${host} answers with HTTP ${answer.status}. It may be out of order: check again later.`;
}

import { LIMITS } from '@mitako/contract/names';

/**
 * Whether an address of the provider is one that a payer may be sent to.
 * @param baseUrl of the provider; a simulator on this machine has no certificate, so beside it http is accepted
 */
export function isPayerPage(url: string | null, baseUrl: string): url is string {
  if (url === null || url.length > LIMITS.urlLengthMax || !URL.canParse(url)) return false;
  const { protocol } = new URL(url);
  return protocol === 'https:' || (protocol === 'http:' && baseUrl.startsWith('http:'));
}

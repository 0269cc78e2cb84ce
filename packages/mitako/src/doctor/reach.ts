import { messageOf } from '../failure.ts';
import { failed, type Found, ok, warning } from './finding.ts';

const TIMEOUT_MS = 10_000;

/**
 * Whether an address answers with 200, and valid TLS.
 * @param options.faultOf a sentence on what is wrong with what it answered; null: nothing
 */
export async function reach(
  url: string,
  {
    method = 'GET',
    faultOf = () => null,
  }: {
    readonly method?: 'GET' | 'POST';
    readonly faultOf?: (text: string) => string | null;
  } = {},
): Promise<Found> {
  try {
    const startedAtMs = performance.now();
    const response = await fetch(url, { method, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
    const { status } = response;
    const tookMs = Math.round(performance.now() - startedAtMs);
    if (status !== 200) {
      return failed(`${url} answers ${status} instead of 200. Is it this server, and does the proxy pass the path on?`);
    }
    const fault = faultOf(await response.text());
    return fault === null ? ok(`${url} answers ${status} in ${tookMs} ms.`) : failed(`${url} ${fault}`);
  } catch (error) {
    const reason = causeOf(error);
    const fix = FIXES.find(([pattern]) => pattern.test(reason))?.[1] ?? 'Is the server running, and the port open?';
    const found = `${url} is not reached: ${reason}. ${fix}`;
    // Nothing listens: perhaps it is not started yet.
    return reason === 'ECONNREFUSED' ? warning(found) : failed(found);
  }
}

const FIXES: readonly (readonly [RegExp, string])[] = [
  [/CERT|SELF_SIGNED|UNABLE_TO/, 'Providers refuse it too: renew the certificate, and serve its whole chain.'],
  [/ENOTFOUND|EAI_AGAIN/, 'Check the name and its DNS record.'],
  [/ECONNREFUSED/, 'Start the server, and try again.'],
];

/** `fetch failed` explains nothing; its cause does. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return messageOf(error);
  if (error.name === 'TimeoutError') return `no answer within ${TIMEOUT_MS / 1000} s`;
  const { cause } = error;
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : messageOf(error);
}

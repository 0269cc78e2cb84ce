import { createSender, type OutgoingError, type Sender, type Store } from '@mitako/core';
import { engineStore } from '@mitako/core/engine';
import { signTestWebhook, verifyWebhook } from '@mitako/client/webhooks';
import { createServer } from 'node:http';
import { failed, type Finding, type Found, ok, warning } from './finding.ts';

const MERCHANTS_MAX = 20;
const ADDRESSES_MAX = 10;

/**
 * Tests webhooks with the gateway's own sender and its rules about addresses. Each enabled endpoint
 * of the newest merchants receives one request without a signature, which a receiver rejects and which changes nothing.
 * Without any endpoint, a signed webhook goes to a receiver of our own.
 * @param named an address of `--webhook`, tried instead of the endpoints
 */
export async function tryWebhooks(
  store: Store | null,
  named: string | undefined,
  allowNetworks: readonly string[],
): Promise<readonly Finding[]> {
  const allowed = allowNetworks.length === 0 ? [] : [{ name: 'webhook networks', ...ok(allowedWords(allowNetworks)) }];
  return [...allowed, ...(await tryEach(store, named, allowNetworks))];
}

function allowedWords(networks: readonly string[]): string {
  return `Besides public addresses, webhooks may reach ${networks.join(', ')}: every merchant can send requests there.`;
}

async function tryEach(
  store: Store | null,
  named: string | undefined,
  allowNetworks: readonly string[],
): Promise<readonly Finding[]> {
  const { urls, others } = named === undefined ? await endpointsOf(store) : { urls: [named], others: 0 };
  if (urls.length === 0) return [{ name: 'webhooks', ...(await tryOwnReceiver()) }];
  const sender = createSender({ allowNetworks });
  try {
    const tried = await Promise.all(
      urls.map(async (url) => ({ name: `webhooks to ${new URL(url).host}`, ...(await tryAddress(sender, url)) })),
    );
    const rest = { name: 'webhooks', ...ok(`${others} more endpoints are not tried. Try one with --webhook.`) };
    return others === 0 ? tried : [...tried, rest];
  } finally {
    await sender.close();
  }
}

/** Addresses of enabled endpoints, each once. */
async function endpointsOf(
  store: Store | null,
): Promise<{ readonly urls: readonly string[]; readonly others: number }> {
  if (store === null) return { urls: [], others: 0 };
  const { read } = engineStore(store);
  const merchants = await read.merchants({}, { afterId: null, limit: MERCHANTS_MAX });
  const endpoints = await Promise.all(
    merchants.flatMap(({ id }) =>
      [true, false].map((livemode) => read.endpoints({ merchantId: id, livemode }, { afterId: null, limit: 10 })),
    ),
  );
  const urls = new Set(endpoints.flat().flatMap(({ enabled, url }) => (enabled ? [url] : [])));
  return { urls: [...urls].slice(0, ADDRESSES_MAX), others: Math.max(0, urls.size - ADDRESSES_MAX) };
}

async function tryAddress(sender: Sender, url: string): Promise<Found> {
  const startedAtMs = performance.now();
  const result = await sender.send({
    url,
    headers: { 'content-type': 'application/json', 'user-agent': 'Mitako-Doctor/1' },
    body: '{}',
  });
  const tookMs = Math.round(performance.now() - startedAtMs);
  if (result.kind === 'failed') return failed(`${url} is not reached: ${FAULTS[result.error]}`);
  const { statusCode } = result;
  const location = result.location === null ? '' : `, ${URL.parse(result.location, url)?.href ?? result.location}`;
  const answers = `${url} answers ${statusCode} in ${tookMs} ms`;
  if (statusCode < 300) return warning(`${answers} to a request without a signature: does it verify its webhooks?`);
  if (statusCode < 400)
    return failed(`${answers}: redirects are not followed. Set the address that it leads to${location}.`);
  if (statusCode === 404 || statusCode === 405) return warning(`${answers}: is the path that of its receiver?`);
  return statusCode >= 500
    ? warning(`${answers} to a request without a signature. A receiver answers 400: look at its log.`)
    : ok(`${answers}, and refuses a request without a signature.`);
}

const FAULTS: Readonly<Record<OutgoingError, string>> = {
  timeout: 'it did not answer in time. Is a firewall in between?',
  address_not_allowed:
    'its address is private. Set a public address, or allow its network: webhooks.allowNetworks in the configuration.',
  name_not_resolved: 'its name is not found. Check the name and its DNS record.',
  connection_refused: 'nothing listens there. Start the receiver, and open its port.',
  connection_failed: 'the connection broke. Is the receiver running, and the port open?',
  certificate_expired: 'its certificate has expired, or is not valid yet. Renew it, and check the clock.',
  certificate_self_signed: 'its certificate is self-signed. Use one of a public authority.',
  certificate_untrusted: 'the authority of its certificate is unknown. Serve the whole chain, of a public authority.',
  certificate_wrong_name: 'its certificate is for another name. Get one for the name in the address.',
  tls_failed: 'no TLS connection. Does HTTPS answer on this port, with TLS 1.2 or newer?',
  invalid_response: 'it does not answer with HTTP. Is the port that of its receiver?',
  too_late: 'it was too late.',
  handler_failed: 'its handler failed.',
};

const SECRET = `whsec_${Buffer.alloc(33, 'doctor').toString('base64')}`;

/** Sends, signs and verifies on this machine, when there is nowhere else to send to. */
async function tryOwnReceiver(): Promise<Found> {
  const webhook = await signTestWebhook({ secret: SECRET });
  let isVerified = false;
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
      await verifyWebhook({ payload: Buffer.concat(chunks), headers: request.headers, secret: SECRET });
      isVerified = true;
    })()
      .catch(() => undefined)
      .finally(() => response.writeHead(isVerified ? 204 : 400).end());
  });
  const sender = createSender({ allowNetworks: ['127.0.0.0/8'] });
  try {
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const { headers, payload } = webhook;
    const result = await sender.send({ url: `http://127.0.0.1:${port}/`, headers, body: payload });
    return result.kind === 'answered' && isVerified
      ? ok('No endpoint is set up yet. One webhook was signed, sent to this machine, and verified.')
      : failed('A webhook to a receiver on this machine did not arrive. Does something block local connections?');
  } finally {
    await sender.close();
    server.close();
  }
}

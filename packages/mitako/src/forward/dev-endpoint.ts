import type { Gateway } from '@mitako/core';
import { createClient, isMitakoError, type Client, type WebhookEndpointWithSecret } from '@mitako/client';
import { createHandler } from '@mitako/http';
import { existsSync, readFileSync } from 'node:fs';
import { writePrivateFile } from '../files/private-file.ts';
import { Failure, messageOf } from '../failure.ts';

/** The endpoint that `mitako dev --forward-to` keeps. */
export interface DevEndpoint {
  readonly id: string;
  readonly url: string;
  readonly secret: string;
}

const DESCRIPTION = 'mitako dev --forward-to';

/**
 * Leads all test webhooks of a development gateway to a URL. It is always the same endpoint, whose secret is kept beside
 * the data, in `<data>.endpoint`: both survive restarts and a change of the URL.
 * @throws Failure when the gateway refuses the URL or has no place left for an endpoint
 */
export async function keepDevEndpoint(
  gateway: Gateway,
  options: { readonly apiKey: string; readonly data: string; readonly url: string },
): Promise<DevEndpoint> {
  const { apiKey, data, url } = options;
  // In process: the public address may be a tunnel that is not up yet.
  const { webhookEndpoints } = createClient({
    apiKey,
    baseUrl: 'http://gateway/api/v1',
    fetch: createHandler(gateway),
  });
  try {
    const kept = readKept(data);
    if (kept !== null && (await pointedTo(webhookEndpoints, kept.id, url))) return { ...kept, url };
    const { id, secret } = await created(webhookEndpoints, url);
    keep(data, { id, secret });
    return { id, url, secret };
  } catch (error) {
    if (!isMitakoError(error)) throw error;
    throw new Failure(`Webhooks cannot go to ${url}. ${error.message}`, { cause: error });
  }
}

/** Whether the endpoint still exists; it then leads to the URL, with all events. */
async function pointedTo(endpoints: Client['webhookEndpoints'], id: string, url: string): Promise<boolean> {
  try {
    await endpoints.update(id, { url, enabled: true, events: ['*'] });
    return true;
  } catch (error) {
    if (isMitakoError(error) && error.code === 'WEBHOOK_ENDPOINT_NOT_FOUND') return false;
    throw error;
  }
}

function created(endpoints: Client['webhookEndpoints'], url: string): Promise<WebhookEndpointWithSecret> {
  return endpoints.create({ url, description: DESCRIPTION });
}

type Kept = Pick<DevEndpoint, 'id' | 'secret'>;

function readKept(data: string): Kept | null {
  const file = fileOf(data);
  if (data === ':memory:' || !existsSync(file)) return null;
  try {
    const kept: Partial<Record<keyof Kept, unknown>> = Object(JSON.parse(readFileSync(file, 'utf8')));
    const { id, secret } = kept;
    return typeof id === 'string' && typeof secret === 'string' ? { id, secret } : null;
  } catch {
    // A damaged file only costs a new secret.
    return null;
  }
}

/** In one piece: a secret that is half written would be lost, because the gateway shows it once. */
function keep(data: string, kept: Kept): void {
  if (data === ':memory:') return;
  const file = fileOf(data);
  try {
    writePrivateFile(file, `${JSON.stringify(kept)}\n`);
  } catch (error) {
    throw new Failure(`Cannot write ${file}: ${messageOf(error)}.`, { cause: error });
  }
}

function fileOf(data: string): string {
  return `${data}.endpoint`;
}

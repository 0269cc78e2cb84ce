import { verifyWebhook, WebhookVerificationError, type WebhookEvent } from '@mitako/client/webhooks';
import { createHmac } from 'node:crypto';
import type { SavedWebhook } from './saved-webhook.ts';

/** The fault of a webhook. */
export type Fault = 'time' | 'secret' | 'body' | 'headers' | 'scheme' | 'secret or body';

/** The verification of a webhook, for its developer. */
export type Examined =
  | { readonly valid: true; readonly event: WebhookEvent; readonly notes: readonly string[] }
  | { readonly valid: false; readonly fault: Fault; readonly message: string };

const TOLERANCE_SECONDS = 300;

/**
 * Verifies a saved webhook as a receiver would and, when that fails, tries what usually goes wrong.
 * @param atMs when it arrived; null: its time does not matter
 */
export async function examineWebhook(saved: SavedWebhook, secret: string, atMs: number | null): Promise<Examined> {
  const verified = await verify(saved, secret, atMs);
  if (!(verified instanceof WebhookVerificationError)) return { valid: true, event: verified, notes: notesOf(saved) };
  const { reason, message } = verified;
  switch (reason) {
    case 'bad_secret':
      return { valid: false, fault: 'secret', message };
    case 'missing_header':
    case 'malformed_header':
      return { valid: false, fault: 'headers', message: `${message}${foreignHeaderOf(saved)}` };
    case 'stale':
      return { valid: false, fault: 'time', message: staleWords(saved, atMs ?? 0) };
    case 'no_match':
      return whyNoMatch(saved, secret);
    case 'parsed_body':
    case 'malformed_body':
      return { valid: false, fault: 'body', message };
  }
}

/** The event, or why not. Without a time it is verified as of its own sending time. */
async function verify(
  saved: SavedWebhook,
  secret: string,
  atMs: number | null,
): Promise<WebhookEvent | WebhookVerificationError> {
  const sentAtMs = sentAt(saved);
  try {
    return await verifyWebhook({ ...saved, secret, toleranceSeconds: TOLERANCE_SECONDS, now: atMs ?? sentAtMs });
  } catch (error) {
    if (error instanceof WebhookVerificationError) return error;
    throw error;
  }
}

async function whyNoMatch(saved: SavedWebhook, secret: string): Promise<Examined> {
  const text = new TextDecoder().decode(saved.payload);
  for (const [body, message] of changesOf(text)) {
    if (body === text) continue;
    if (await matches({ ...saved, payload: new TextEncoder().encode(body) }, secret)) {
      return { valid: false, fault: 'body', message };
    }
  }
  const service = saved.headers['x-service-signature'];
  if (service !== undefined && (await matches({ ...saved, headers: { 'x-service-signature': service } }, secret))) {
    return {
      valid: false,
      fault: 'headers',
      message:
        'The body is what was signed, but webhook-id, webhook-timestamp or webhook-signature is of another request: ' +
        'save all headers of one attempt.',
    };
  }
  if (isSignedWithWholeSecret(saved, secret)) {
    return {
      valid: false,
      fault: 'scheme',
      message:
        'webhook-signature was made with the text of the secret. Its key is the part after whsec_, decoded from ' +
        'base64; the text of the whole secret is the key of x-service-signature.',
    };
  }
  return { valid: false, fault: 'secret or body', message: NO_MATCH + modeOf(text) };
}

const NO_MATCH =
  'No signature fits: the secret is of another endpoint or mode, or the body is not what was sent. ' +
  'Each endpoint has its own secret; "mitako listen" and "mitako dev" print theirs.';

/** Possible originals of a changed body. */
function changesOf(text: string): readonly (readonly [body: string, message: string])[] {
  const serialised = reserialised(text);
  const broken = 'The body has line breaks that were not signed: an editor or a tool that saved it added them.';
  const parsed =
    'The body was parsed and written again, which changes spaces and escapes. Verify the raw bytes, before any JSON parser.';
  return [
    [text.trimEnd(), broken],
    [text.replaceAll('\r\n', '\n'), broken],
    [text.replace(/^\uFEFF/, ''), 'The body begins with a byte order mark that was not signed.'],
    ...(serialised === null
      ? []
      : ([
          [serialised, parsed],
          [escaped(serialised), parsed],
        ] as const)),
  ];
}

function reserialised(text: string): string | null {
  try {
    return JSON.stringify(JSON.parse(text));
  } catch {
    return null;
  }
}

/** The gateway sends ASCII only. */
function escaped(text: string): string {
  return text.replace(/[\u007f-\uffff]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

async function matches(saved: SavedWebhook, secret: string): Promise<boolean> {
  const verified = await verify(saved, secret, null);
  return !(verified instanceof WebhookVerificationError) || verified.reason !== 'no_match';
}

function isSignedWithWholeSecret({ headers, payload }: SavedWebhook, secret: string): boolean {
  const { 'webhook-id': id = '', 'webhook-timestamp': time = '', 'webhook-signature': signature = '' } = headers;
  const wrong = createHmac('sha256', secret).update(`${id}.${time}.`).update(payload).digest('base64');
  return signature.includes(wrong);
}

/** A service that signs like another one is probably that one. */
function foreignHeaderOf({ headers }: SavedWebhook): string {
  const foreignHeader = Object.keys(headers).find((name) => /signature/.test(name) && !OURS.includes(name));
  return foreignHeader === undefined ? '' : ` The header ${foreignHeader} is of another service.`;
}

const OURS: readonly string[] = ['webhook-signature', 'x-service-signature'];

function notesOf({ headers }: SavedWebhook): readonly string[] {
  return headers['webhook-signature'] === undefined
    ? ['Only x-service-signature is there, which does not sign the time: does a proxy drop the other headers?']
    : [];
}

function staleWords(saved: SavedWebhook, atMs: number): string {
  const seconds = Math.round((atMs - sentAt(saved)) / 1000);
  const distance = seconds < 0 ? `${-seconds} s after` : `${seconds} s before`;
  return (
    `The signature is right, but it was sent ${distance} ${new Date(atMs).toISOString()}, and ${TOLERANCE_SECONDS} s are ` +
    'allowed. If it arrived in time, say when with --at, or skip the time check with --any-time; else set the clock.'
  );
}

/** Its own sending time; NaN without one. */
function sentAt({ headers, payload }: SavedWebhook): number {
  const stated = headers['webhook-timestamp'];
  if (stated !== undefined) return Number(stated) * 1000;
  const [, created = ''] = /"created_at":"([^"]+)"/.exec(new TextDecoder().decode(payload)) ?? [];
  return Date.parse(created);
}

function modeOf(text: string): string {
  const [, livemode] = /"livemode":\s*(true|false)/.exec(text) ?? [];
  if (livemode === undefined) return '';
  return ` This event is of ${livemode === 'true' ? 'live' : 'test'} mode.`;
}

import { createCipheriv, type KeyObject, randomBytes } from 'node:crypto';
import { bodyOf, encryptedWith, type HttpAnswer, rsaKeyIn, textIn } from '@mitako/rail-kit';

/** Airtel states the end of its keys without a time zone, in months: none is kept so long. */
const KEY_KEPT_MS = 3_600_000;

export interface Signer {
  /** The headers that sign a body. Null: Airtel gives no key. */
  headersFor(body: string, signal: AbortSignal): Promise<Readonly<Record<string, string>> | null>;
  /** A signature did not match: the next one is made with another key. */
  forgetKey(): void;
}

/** @param ask asks for Airtel's key */
export function createSigner(ask: (signal: AbortSignal) => Promise<HttpAnswer>): Signer {
  let held: { readonly key: KeyObject; readonly untilMs: number } | null = null;
  return {
    async headersFor(body, signal) {
      if (held === null || performance.now() >= held.untilMs) {
        const key = rsaKeyIn(textIn(bodyOf(await ask(signal)), 'data', 'key') ?? '');
        held = key === null ? null : { key, untilMs: performance.now() + KEY_KEPT_MS };
      }
      return held === null ? null : signatureOf(body, held.key);
    },
    forgetKey() {
      held = null;
    },
  };
}

/** The body encrypted with a key for it alone (AES-256-CBC), and that key encrypted with Airtel's. */
function signatureOf(body: string, airtelKey: KeyObject): Readonly<Record<string, string>> {
  const [key, iv] = [randomBytes(32), randomBytes(16)];
  const cipher = createCipheriv('aes-256-cbc', key, iv);
  return {
    'x-signature': Buffer.concat([cipher.update(body, 'utf8'), cipher.final()]).toString('base64'),
    'x-key': encryptedWith(airtelKey, `${key.toString('base64')}:${iv.toString('base64')}`, 'pkcs1'),
  };
}

import { isLocalHost, type Rail, type Store } from '@mitako/core';
import { createAddressGuard } from '@mitako/core/engine';
import { isIP } from 'node:net';

/** A reason not to take live money. */
export interface UnsafeForLive {
  /** Where it is configured. */
  readonly setting: 'rails' | 'publicUrl' | 'secret' | 'store';
  /** One sentence with the fix. */
  readonly message: string;
}

/**
 * The reason why a server's configuration is unsafe for live money; null if it is safe, has no live rail, or rehearses.
 */
export function unsafeForLive(configured: {
  readonly publicUrl: string;
  readonly secret: string;
  readonly rails: readonly Rail[];
  readonly store: string | Store | undefined;
  readonly rehearse?: boolean | undefined;
}): UnsafeForLive | null {
  const { publicUrl, secret, rails, store, rehearse = false } = configured;
  if (rehearse) return null;
  const live = rails.filter(({ modes }) => modes.includes('live'));
  const [first] = live;
  if (first === undefined) return null;
  const lacking = live.filter(({ missingCredentials = [] }) => missingCredentials.length > 0);
  if (lacking.length > 0) {
    const all = lacking.map(
      ({ id, missingCredentials = [] }) =>
        `Rail ${id} is live, and ${missingCredentials.join(', ')} ${missingCredentials.length > 1 ? 'are not set or placeholders' : 'is not set or a placeholder'}`,
    );
    const message = `${all.join('; ')}. Set them, from the environment variables that the configuration reads, or set rehearse: true to pay on simulated phones.`;
    return { setting: 'rails', message };
  }
  for (const { id, baseUrl, hasOwnFetch } of live) {
    if (hasOwnFetch === true) {
      const message = `Rail ${id} is live and its fetch is replaced, so that no payment would prove that money moved. Remove fetch from its options, or set rehearse: true to pay on simulated phones.`;
      return { setting: 'rails', message };
    }
    if (baseUrl === undefined) continue;
    const { protocol, hostname } = URL.canParse(baseUrl) ? new URL(baseUrl) : NO_URL;
    if (protocol !== 'https:' || isLocal(hostname)) {
      const message = `Rail ${id} is live and sends to ${baseUrl}, which is no provider's address. Remove its baseUrl, or set rehearse: true to pay on simulated phones.`;
      return { setting: 'rails', message };
    }
    if (isSandbox(hostname)) {
      const message = `Rail ${id} is live and sends to ${baseUrl}, a sandbox, where no money moves. Remove its baseUrl, or set its environment to 'sandbox'.`;
      return { setting: 'rails', message };
    }
  }
  if (!publicUrl.startsWith('https://')) {
    const message = `Rail ${first.id} is live and the public address ${publicUrl} is not https: providers and customers need it. Set publicUrl to the https address of the proxy in front.`;
    return { setting: 'publicUrl', message };
  }
  // With a wrong one nothing starts.
  const { hostname } = URL.canParse(publicUrl) ? new URL(publicUrl) : NO_URL;
  if (isLocalHost(hostname) || createAddressGuard().classify(hostname) === 'refused') {
    const message = `Rail ${first.id} is live and the public address ${publicUrl} is of this machine or a private network, which providers and customers do not reach. Set publicUrl to the https address of the proxy in front.`;
    return { setting: 'publicUrl', message };
  }
  if (store === undefined) {
    const message = `Rail ${first.id} is live and store is missing: its payments would be in mitako.db of whatever directory the process starts in. Set it to the whole path of a file that is kept, '/var/lib/shop/mitako.db', or to postgres://user:password@host/database.`;
    return { setting: 'store', message };
  }
  if (isInMemory(store)) {
    const message = `Rail ${first.id} is live and the store is in memory: a restart would forget who paid. Write the path of a file, '/var/lib/shop/mitako.db', or postgres://user:password@host/database.`;
    return { setting: 'store', message };
  }
  // Without one, nothing starts.
  if (secret !== '' && isGuessable(secret)) {
    const message = `Rail ${first.id} is live and the secret can be guessed. Create one with \`openssl rand -base64 33\`.`;
    return { setting: 'secret', message };
  }
  return null;
}

/** Whether no other process has it, and none after this one. */
export function isInMemory(store: string | Store | undefined): boolean {
  if (typeof store === 'object') return 'isTemporary' in store && store.isTemporary === true;
  // The second is SQLite's own spelling, which is refused as no path.
  return /^(file:)?:memory:/i.test(store ?? '');
}

const NO_URL = { protocol: '', hostname: '' };

/** This machine, or a private network. */
function isLocal(hostname: string): boolean {
  return (
    isIP(hostname.replace(/^\[|\]$/g, '')) !== 0 || /(^|\.)(localhost|local|internal|test|invalid)$/.test(hostname)
  );
}

/** A provider's, by the names of those that are known: `sandbox.momodeveloper.mtn.com`, `openapiuat.airtel.africa`. */
function isSandbox(hostname: string): boolean {
  return /(^|[.-])sandbox[.-]|uat\./.test(hostname);
}

/** Of words, or of few characters: a random secret of 32 characters has some 20 different ones. */
function isGuessable(secret: string): boolean {
  return (
    new Set(secret).size < 12 || /secret|change.?me|replace|placeholder|your[-_ ]|example|password|mitako/i.test(secret)
  );
}

import { promises } from 'node:dns';

/** All addresses of a name. Rejects, or resolves to none, when it has none. */
export type Lookup = (name: string) => Promise<readonly string[]>;

/** Name resolution. */
export interface NameServices {
  /** Queries the DNS directly. */
  readonly dns: Pick<promises.Resolver, 'resolve4' | 'resolve6'>;
  /** Asks the operating system, which also knows `/etc/hosts`. */
  readonly system: Lookup;
}

/** Names that the public DNS does not know, by RFC 6761, RFC 6762, RFC 8375 and ICANN's decision on `.internal`. */
const LOCAL_NAME = /(?:^|\.)(?:localhost|local|internal|lan|test|home\.arpa)\.?$|^[^.]+\.?$/i;

/** Whether only this network knows the name. */
export function isLocalName(name: string): boolean {
  return LOCAL_NAME.test(name);
}

/** Immediate DNS responses for unknown names. Slow faults (ETIMEOUT, ESERVFAIL) are not included. */
const UNKNOWN_NAME_CODES = new Set(['ENOTFOUND', 'ENODATA', 'ECONNREFUSED', 'EREFUSED', 'EBADNAME', 'ENOTIMP']);

/**
 * Queries the DNS without a thread, and asks the operating system only for local names and for those that the DNS does
 * not know.
 *
 * The operating system's look-up (getaddrinfo) occupies one of the two threads that libuv reserves for it, for 10 s and
 * more if a name's servers are dead: two dead endpoints would delay all deliveries.
 */
export function createLookup(services: NameServices = systemServices()): Lookup {
  return async (name) => {
    if (isLocalName(name)) return services.system(name);
    const answers = await Promise.allSettled([services.dns.resolve4(name), services.dns.resolve6(name)]);
    // IPv4 first: where IPv6 is announced but broken, waiting for it would cost each connection a second.
    const addresses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    if (addresses.length > 0) return addresses;
    return answers.every((answer) => answer.status === 'fulfilled' || isUnknownName(answer.reason))
      ? services.system(name)
      : [];
  };
}

function systemServices(): NameServices {
  return {
    // Two tries within one attempt of 15 s.
    dns: new promises.Resolver({ timeout: 3000, tries: 2 }),
    system: async (name) => (await promises.lookup(name, { all: true })).map(({ address }) => address),
  };
}

function isUnknownName(error: unknown): boolean {
  return error instanceof Error && UNKNOWN_NAME_CODES.has(String(Reflect.get(error, 'code')));
}

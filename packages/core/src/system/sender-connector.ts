import { type LookupFunction, isIP } from 'node:net';
import { callbackify } from 'node:util';
import type { AddressGuard } from './address-guard.ts';
import { OutgoingFailure, connectError } from './sender-errors.ts';
import { watchResponses } from './response-bytes.ts';
import type { Lookup } from './sender-lookup.ts';
import { buildConnector } from 'undici/index.js';

/** Maximum number of addresses tried per name. */
const ADDRESSES_MAX = 8;

/**
 * Timeout of one address before the next. Node's 250 ms can be shorter than one round trip between continents: all
 * addresses but the last would be given up needlessly.
 */
const ADDRESS_ATTEMPT_MS = 1000;

/**
 * Opens the sender's connections, only to addresses that the guard allows.
 *
 * A guard in `lookup` alone does not suffice: Node does not look up literal addresses. So the host is checked first;
 * for a name all its addresses are, and the connection is made to exactly those, which prevents rebinding; and the peer
 * is checked again once connected.
 */
export function createConnector(options: {
  readonly guard: AddressGuard;
  readonly lookup: Lookup;
  readonly timeoutMs: number;
}): buildConnector.connector {
  const { guard, lookup, timeoutMs } = options;

  const resolve = callbackify(async (name: string) => {
    const addresses = await addressesOf(name, lookup);
    // One private address among public ones is not an accident: the next look-up may return it alone.
    if (!addresses.every(guard.allows)) throw new OutgoingFailure('address_not_allowed');
    return addresses.slice(0, ADDRESSES_MAX).map((address) => ({ address, family: isIP(address) }));
  });

  const guardedLookup: LookupFunction = (name, { all }, done) => {
    resolve(name, (error, addresses) => {
      if (error !== null || all === true) done(error, addresses);
      else done(null, addresses[0]?.address ?? '', addresses[0]?.family);
    });
  };

  const connect = buildConnector({
    // HTTP/2 would put the deliveries of many endpoints on one connection, which one of them can stall.
    allowH2: false,
    timeout: timeoutMs,
    autoSelectFamily: true,
    autoSelectFamilyAttemptTimeout: ADDRESS_ATTEMPT_MS,
    lookup: guardedLookup,
  });

  return (target, done) => {
    const fail = (error: unknown): void =>
      done(new OutgoingFailure(connectError(error, target.protocol === 'https:'), error), null);

    if (guard.classify(target.hostname) === 'refused') {
      queueMicrotask(() => fail(new OutgoingFailure('address_not_allowed')));
      return;
    }
    connect(target, (error, socket) => {
      if (error !== null) {
        fail(error);
      } else if (socket.remoteAddress !== undefined && guard.allows(socket.remoteAddress)) {
        watchResponses(socket);
        done(null, socket);
      } else {
        socket.destroy();
        fail(new OutgoingFailure(socket.remoteAddress === undefined ? 'connection_failed' : 'address_not_allowed'));
      }
    });
  };
}

async function addressesOf(name: string, lookup: Lookup): Promise<readonly string[]> {
  try {
    const addresses = await lookup(name);
    if (addresses.length > 0) return addresses;
  } catch (error) {
    throw new OutgoingFailure('name_not_resolved', error);
  }
  throw new OutgoingFailure('name_not_resolved');
}

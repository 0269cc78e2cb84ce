import type { ReceivedRequest } from './received-request.ts';

/**
 * What can go wrong at a provider, by the same names for all of them. Where a provider's own page describes it, that is the
 * source; the rest is reported by those who integrated it. A simulator refuses a situation that its provider cannot be in.
 */
export type Situation =
  /** Numbers, or people on the page of phones, decide what becomes of payments. */
  | 'normal'
  /** Charges are answered by a page of HTML with status 503, and never carried out. Integrators of MTN and pawaPay. */
  | 'charge-503-never-taken'
  /** The connection breaks before charges are carried out. */
  | 'charge-broken-never-taken'
  /** Charges are carried out, and the connection breaks instead of the answer. */
  | 'charge-lost-answer'
  /**
   * Charges are carried out, answered by a 500 with a code, and not found by the first look-up. MTN's answers of this kind:
   * its page of error codes; that a look-up may be early: integrators.
   */
  | 'charge-500-visible-late'
  /** Charges are answered by 403: the address of the server is not on the allow list. MTN's page of error codes. */
  | 'forbidden-ip'
  /** Charges are answered by 429, and never carried out. The text is that of the API manager in front of MTN. */
  | 'rate-limited'
  /** All requests are answered by 401: a key was mistyped, or has been replaced. */
  | 'wrong-credentials'
  /** All requests are answered by a page of HTML with status 503, while tokens are valid. Integrators of MTN. */
  | 'down'
  /** The payer has too little money, as the status says. */
  | 'no-money'
  /**
   * The payer has too little money, as the answer to the charge says, of which no look-up finds anything. Integrators of
   * Airtel.
   */
  | 'no-money-unrecorded'
  /** The payer types a wrong PIN. */
  | 'wrong-pin'
  /** The payer declines. */
  | 'declined'
  /** The payer does not answer, and the prompt expires. */
  | 'ignored'
  /** The payment fails for no reason that is given: MTN's `INTERNAL_PROCESSING_ERROR`, mostly a payer without money. */
  | 'unspecified-failure'
  /** Payers answer after 20 seconds, and no callback is sent. */
  | 'slow-payers'
  /** Prompts expire, and are paid an hour later, of which no callback is sent: MTN calls back once. */
  | 'expired-then-paid'
  /** Words of statuses are in lower case, and amounts are written `5,000`. Integrators. */
  | 'odd-writing';

/** An answer that a provider gives instead of its usual one. */
export interface Reply {
  readonly status: number;
  /** JSON, or HTML as text. */
  readonly body: object | string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** How a provider names its requests, as `POST /path`, and what it says in trouble. */
export interface Protocol {
  readonly charge: RegExp;
  readonly status: RegExp;
  /** To a status request for a charge that it does not know. */
  readonly notFound: Reply;
  readonly forbidden: Reply;
  readonly unauthorized: Reply;
  readonly rateLimited: Reply;
  /** To a charge that it may have carried out. */
  readonly internalError: Reply;
  /** To a charge of a payer without money, of which it keeps no record; absent: it keeps one. */
  readonly noMoney?: Reply;
  /** Status requests that it answers in a second; absent: any number. */
  readonly statusesPerSecondMax?: number;
  /** Situations that it cannot be in. */
  readonly without?: readonly Situation[];
}

/** The situation that a provider is in. */
export interface Situations {
  readonly current: Situation;
  /** Those that it can be in. */
  readonly offered: readonly Situation[];
  /** @throws RangeError when it cannot be in this situation */
  set(situation: Situation): void;
  /** Carries a request out, as the situation lets it. */
  applied(request: ReceivedRequest, carryOut: () => Promise<Response>): Promise<Response>;
}

/** In the order of the page of phones. */
export const SITUATIONS: readonly Situation[] = [
  'normal',
  'no-money',
  'no-money-unrecorded',
  'wrong-pin',
  'declined',
  'ignored',
  'unspecified-failure',
  'slow-payers',
  'expired-then-paid',
  'charge-503-never-taken',
  'charge-broken-never-taken',
  'charge-lost-answer',
  'charge-500-visible-late',
  'rate-limited',
  'forbidden-ip',
  'wrong-credentials',
  'down',
  'odd-writing',
];

const SECOND_MS = 1_000;
const OUTAGE: Reply = {
  status: 503,
  body: '<html><head><title>503 Service Unavailable</title></head><body><h1>Service Unavailable</h1></body></html>',
};

export function createSituations(protocol: Protocol, nowMs: () => number): Situations {
  const without = new Set<Situation>(protocol.without);
  if (protocol.noMoney === undefined) without.add('no-money-unrecorded');
  const offered = SITUATIONS.filter((situation) => !without.has(situation));
  /** Status requests that were answered once, while the first is answered by "not found". */
  const asked = new Set<string>();
  let statusesAtMs: readonly number[] = [];
  let current: Situation = 'normal';

  function isTooMany(): boolean {
    const { statusesPerSecondMax: max = Infinity } = protocol;
    const recent = statusesAtMs.filter((atMs) => nowMs() - atMs < SECOND_MS);
    statusesAtMs = recent.length < max ? [...recent, nowMs()].slice(-1_000) : recent;
    return recent.length >= max;
  }

  /** Before it is carried out; null: it is. */
  function instead(isCharge: boolean): Reply | 'broken' | null {
    if (current === 'down') return OUTAGE;
    if (current === 'wrong-credentials') return protocol.unauthorized;
    return isCharge ? (NEVER_TAKEN[current]?.(protocol) ?? null) : null;
  }

  /** Of a request that was carried out. */
  async function afterwards(response: Response, isCharge: boolean, isStatus: boolean): Promise<Response> {
    if (isCharge && current === 'charge-lost-answer') throw broken();
    if (isCharge && current === 'charge-500-visible-late') return replied(protocol.internalError);
    return isStatus && current === 'odd-writing' ? oddlyWritten(response) : response;
  }

  return {
    get current() {
      return current;
    },
    offered,
    set(situation) {
      if (!offered.includes(situation)) throw new RangeError(`"${situation}" is none of: ${offered.join(', ')}`);
      current = situation;
      asked.clear();
    },
    async applied(request, carryOut) {
      const { method, path, body } = request;
      const name = `${method} ${path}`;
      const isCharge = protocol.charge.test(name);
      const isStatus = protocol.status.test(name);
      const reply = instead(isCharge);
      if (reply === 'broken') throw broken();
      if (reply !== null) return replied(reply);
      if (isStatus && isTooMany()) return replied(protocol.rateLimited);
      if (isStatus && current === 'charge-500-visible-late' && !asked.has(`${name} ${body}`)) {
        asked.add(`${name} ${body}`);
        return replied(protocol.notFound);
      }
      return afterwards(await carryOut(), isCharge, isStatus);
    },
  };
}

/** What charges meet that are never carried out. */
const NEVER_TAKEN: Readonly<Partial<Record<Situation, (protocol: Protocol) => Reply | 'broken' | undefined>>> = {
  'charge-503-never-taken': () => OUTAGE,
  'charge-broken-never-taken': () => 'broken',
  'forbidden-ip': ({ forbidden }) => forbidden,
  'rate-limited': ({ rateLimited }) => rateLimited,
  'no-money-unrecorded': ({ noMoney }) => noMoney,
};

/** `fetch` fails like this, and the server of a simulator closes the socket. */
function broken(): TypeError {
  return new TypeError('fetch failed');
}

function replied({ status, body, headers = {} }: Reply): Response {
  return typeof body === 'string'
    ? new Response(body, { status, headers: { 'content-type': 'text/html', ...headers } })
    : Response.json(body, { status, headers });
}

async function oddlyWritten(response: Response): Promise<Response> {
  const text = await response.text();
  const odd = text
    .replaceAll(/("status":")([A-Za-z_]+)"/g, (_, name: string, word: string) => `${name}${word.toLowerCase()}"`)
    .replaceAll(/"amount":"?(\d+)(\.\d+)?"?/g, (_, whole: string, decimals = '') => {
      return `"amount":"${Number(whole).toLocaleString('en-US')}${String(decimals)}"`;
    });
  return new Response(odd, { status: response.status, headers: { 'content-type': 'application/json' } });
}

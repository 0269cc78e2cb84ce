// The engine's dependencies besides a store and rails. Each has a system default (`system/`) and can be replaced, so
// that tests and the simulation run on a virtual clock.

/** Time. The engine uses no other clock. */
export interface Clock {
  /** Epoch milliseconds, an integer. That of `systemClock()` never decreases. */
  now(): number;
  /** Resolves after `milliseconds` or as soon as the signal aborts; never rejects. */
  sleep(milliseconds: number, signal: AbortSignal): Promise<void>;
  /** From here on `now` is no less than this time. Absent: this clock cannot be raised. */
  raiseTo?(epochMs: number): void;
  /** What is wrong with the machine's clock; null: nothing. Absent: this clock is neither watched nor compared. */
  fault?(): ClockFault | null;
}

/** The machine's clock was set, or its machine suspended, by more than a minute. */
export interface ClockFault {
  /**
   * - `set_back`: it is behind `now`, which does not follow it
   * - `set_ahead`: it jumped forward within the last hour, and `now` followed
   */
  readonly kind: 'set_back' | 'set_ahead';
  /** By how much, in milliseconds. */
  readonly byMs: number;
  /** When this was noticed, in epoch milliseconds. */
  readonly sinceMs: number;
}

/** Randomness for identifiers, slugs, secrets and jitter. */
export interface Random {
  /** Cryptographically strong bytes. */
  bytes(length: number): Uint8Array;
  /** Uniform in [0, 1); for jitter only. */
  fraction(): number;
}

/** The engine's log. Fields contain no secrets, and errors as plain objects. Compatible with pino. */
export interface Logger {
  /** What helps to find a fault. */
  debug(fields: LogFields, message: string): void;
  /** What happened as it should. */
  info(fields: LogFields, message: string): void;
  /** What the operator should look at. */
  warn(fields: LogFields, message: string): void;
  /** What failed and needs the operator. */
  error(fields: LogFields, message: string): void;
}

export type LogFields = Readonly<Record<string, unknown>>;

/**
 * What a hash is for. Each lane is bounded by itself, so that a flood in one fills no other: PINs, passwords of
 * anonymous callers who log in, passwords of new accounts, and passwords that a logged-in caller presents or sets.
 */
export type HashLane = 'pin' | 'login' | 'registration' | 'session';

/** Hashes passwords and peppered PINs; deliberately slow, and bounded: a full lane throws `SERVICE_UNAVAILABLE`. */
export interface Hasher {
  /** A PHC string. */
  hash(secret: string, lane: HashLane): Promise<string>;
  /** Whether the PHC string was made from this secret. */
  verify(phc: string, secret: string, lane: HashLane): Promise<boolean>;
  /**
   * Awaited before any work for a request that will hash.
   * @throws GatewayError `SERVICE_UNAVAILABLE` when the lane stays full
   */
  untilRoom(lane: HashLane): Promise<void>;
}

/** Judges passwords that people choose. */
export interface PasswordCheck {
  /**
   * Whether it is among those that attackers try first.
   * @throws GatewayError `SERVICE_UNAVAILABLE` when too many wait
   */
  isCommon(password: string): Promise<boolean>;
  /** Ends what it runs on. */
  close(): void;
}

/** One outgoing webhook request. */
export interface OutgoingRequest {
  /** Absolute, as the merchant chose it. */
  readonly url: string;
  /** Signatures and ids among them. */
  readonly headers: Readonly<Record<string, string>>;
  /** The JSON that was signed. */
  readonly body: string;
}

/** Outcome of a request. Never thrown: every fault of the receiver has a fixed name. */
export type OutgoingResult =
  | {
      readonly kind: 'answered';
      readonly statusCode: number;
      /** Seconds or a date, as received. */
      readonly retryAfter: string | null;
      /** Of a redirect, which is not followed: the address as received. */
      readonly location: string | null;
      /** At most 16 KiB. */
      readonly body: string;
    }
  | { readonly kind: 'failed'; readonly error: OutgoingError };

export type OutgoingError =
  | 'timeout'
  | 'address_not_allowed'
  | 'name_not_resolved'
  | 'connection_refused'
  | 'connection_failed'
  /** Or not valid yet. */
  | 'certificate_expired'
  | 'certificate_self_signed'
  /** Its authority is unknown, or the certificates in between are not sent. */
  | 'certificate_untrusted'
  | 'certificate_wrong_name'
  /** No agreement on a protocol, or any other fault of TLS. */
  | 'tls_failed'
  | 'invalid_response'
  /** An event handler in process threw. */
  | 'handler_failed'
  /** Not sent: the retry period of the webhook was over. */
  | 'too_late';

/** Sends webhooks to addresses that merchants chose, and never into our own network. */
export interface Sender {
  /** Sends one request, 15 s at most. */
  send(request: OutgoingRequest): Promise<OutgoingResult>;
  /**
   * Whether nothing is sent to this address as its name resolves now; false where that is not known. Absent: it is never
   * known. It does not reveal what the name resolves to.
   */
  refuses?(url: string): Promise<boolean>;
  /** Closes idle connections. */
  close(): Promise<void>;
}

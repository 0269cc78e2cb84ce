import type { Route } from '@mitako/contract';
import {
  type ErrorBody,
  type ErrorCode,
  errorMessage,
  isStoredRefusal,
  type LegacyFault,
} from '@mitako/contract/names';
import { GatewayError } from '../errors.ts';

/**
 * Result of a call: a success with its data, a file, or a refusal. Each carries the status and the exact bytes of the
 * API's response, produced once, for both the stored response and the socket.
 */
export type Result<Data> = Done<Data> | FileResult | Refused;

interface Bytes {
  /** HTTP status of the response. */
  readonly status: number;
  /** The exact body. A replay is identical to the last byte. */
  readonly body: string;
  /** Seconds, sent as `Retry-After`. */
  readonly retryAfterSeconds: number | null;
  /** The stored response of an earlier request with the same idempotency key. */
  readonly replayed: boolean;
  /** In addition to those of every response. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** A success. */
export interface Done<Data> extends Bytes {
  /** Distinguishes it from a file and a refusal. */
  readonly kind: 'done';
  /** For a replay it is parsed when read. */
  readonly data: Data;
}

/** A refusal in the API's error format (specification, "Errors"). */
export interface Refused extends Bytes {
  /** Distinguishes it from a success. */
  readonly kind: 'refused';
  /** The code of the API, which programs decide by. */
  readonly code: ErrorCode;
  /** Details of the code in this case. */
  readonly details: Readonly<Record<string, unknown>>;
}

/** A success that is a file. Its parts are produced while they are read, so it may exceed memory. Never stored. */
export interface FileResult extends Bytes {
  /** Distinguishes it from other results. */
  readonly kind: 'file';
  /** Media type, `text/csv; charset=utf-8`. */
  readonly contentType: string;
  /** File name for download; ASCII without quotes. */
  readonly name: string;
  /** The content, read once. */
  readonly parts: AsyncIterable<string | Uint8Array>;
}

/** A success in the envelope of the API. */
export function succeeded<const Data>(status: number, data: Data): Done<Data> {
  return done(status, { data, success: true, error: null }, data);
}

/** A success without the envelope. */
export function bare<Data>(status: number, data: Data): Done<Data> {
  return done(status, data, data);
}

function done<Data>(status: number, body: unknown, data: Data): Done<Data> {
  return { kind: 'done', status, body: JSON.stringify(body), data, retryAfterSeconds: null, replayed: false };
}

/** A success that is a CSV file (RFC 4180). */
export function csvFile(name: string, parts: AsyncIterable<string>): FileResult {
  return {
    kind: 'file',
    status: 200,
    body: '',
    contentType: 'text/csv; charset=utf-8',
    name,
    parts,
    retryAfterSeconds: null,
    replayed: false,
  };
}

/** A success that is an XML file. */
export function xmlFile(name: string, parts: AsyncIterable<string>): FileResult {
  return { ...csvFile(name, parts), contentType: 'application/xml; charset=utf-8' };
}

/** A success that is a text of another type. */
export function textFile(name: string, contentType: string, text: string): FileResult {
  const parts = async function* (): AsyncGenerator<string> {
    yield await Promise.resolve(text);
  };
  return { ...csvFile(name, parts()), contentType };
}

/**
 * A refusal.
 * @param route for the legacy route, the body also has its clients' format (decisions §6)
 */
export function refused(error: GatewayError, route?: Pick<Route, 'auth'>): Refused {
  const { status, code, details, retryAfterSeconds } = error;
  const plain: ErrorBody = { error: errorMessage(code), code, details };
  const body = JSON.stringify(route?.auth.kind === 'legacy' ? { ...legacyFault(error), ...plain } : plain);
  return { kind: 'refused', status, body, code, details, retryAfterSeconds, replayed: false };
}

function legacyFault({ status, code }: GatewayError): LegacyFault {
  return { message: { code: status, error: [errorMessage(code)] }, data: [], type: 'error' };
}

/** A stored response. Its body is parsed when read, which the API does not do. */
export function replayed(status: number, body: string): Done<unknown> | Refused {
  const common = { status, body, retryAfterSeconds: null, replayed: true };
  if (status < 400) {
    return {
      ...common,
      kind: 'done',
      get data() {
        return (JSON.parse(body) as { readonly data: unknown }).data;
      },
    };
  }
  const { code, details } = JSON.parse(body) as ErrorBody;
  return { ...common, kind: 'refused', code, details };
}

/** Whether a response is stored for replay: a success is, a refusal if {@link isStoredRefusal}. */
export function isStored(result: Result<unknown>): result is Done<unknown> | Refused {
  if (result.kind === 'file') return false;
  return result.kind === 'done' || isStoredRefusal(result.code);
}

/**
 * The data of a result.
 * @throws GatewayError the refusal
 */
export function dataOf<Data>(result: Result<Data>): Data {
  if (result.kind === 'done') return result.data;
  if (result.kind === 'file') throw new TypeError(`${result.name} is a file`);
  const { code, details, retryAfterSeconds } = result;
  throw new GatewayError(code, { ...details }, retryAfterSeconds === null ? {} : { retryAfterSeconds });
}

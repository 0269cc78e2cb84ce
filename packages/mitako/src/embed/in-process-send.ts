import {
  errorOf,
  type FileBody,
  MitakoError,
  type Outgoing,
  type RefusalBody,
  type RouteLiteral,
  type Send,
} from '@mitako/client';
import { type OperationName, routes } from '@mitako/contract';
import { type Arrived, type Call, type Credential, dataOf, type Refused, type Result } from '@mitako/core';

/**
 * A transport of `@mitako/client` to a gateway in the same process: the operations, checks, guards, events and idempotency of
 * the API, without HTTP, credentials on the wire and rate limits. A deadline would not stop the commit, and nothing is
 * lost on the way: `timeoutMs` and `maxRetries` have no meaning, and `signal` is read before the call.
 */
export function inProcessSend(call: Call, credential: Credential): Send {
  return async (outgoing) => {
    const { options, parameters, file } = outgoing;
    const { idempotencyKey } = options;
    if (options.signal?.aborted === true) {
      const cause: unknown = options.signal.reason;
      throw new MitakoError('ABORTED', 'The call was ended by its signal. It had no effect.', {
        idempotencyKey,
        cause,
      });
    }
    const name = operationOf(outgoing.route);
    const result = await call(name, {
      way: 'in_process',
      credential,
      parameters,
      query: queryOf(outgoing.query),
      ...bodyOf(outgoing.body),
      ...(idempotencyKey !== undefined && { idempotencyKey }),
    });
    return answerOf(result, file, idempotencyKey);
  };
}

const OPERATIONS: ReadonlyMap<string, OperationName> = new Map(
  Object.entries(routes).map(([name, { method, path }]) => [`${method} ${path}`, name as OperationName]),
);

function operationOf(route: RouteLiteral): OperationName {
  const name = OPERATIONS.get(route);
  if (name === undefined) throw new TypeError(`There is no route ${route}.`);
  return name;
}

/** As a URL has it: text, one value or several. */
function queryOf(query: Outgoing['query']): Readonly<Record<string, string | readonly string[]>> {
  const written: Record<string, string | readonly string[]> = {};
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue;
    const [first = '', ...others] = [value].flat().map(textOf);
    written[name] = others.length === 0 ? first : [first, ...others];
  }
  return written;
}

function textOf(value: unknown): string {
  return value instanceof Date ? value.toISOString() : String(value);
}

/** As JSON has it: without what is undefined, and the caller's object is its own again once the call has returned. */
function bodyOf(body: unknown): Pick<Arrived, 'body' | 'readBody'> {
  if (body === undefined) return {};
  if (!isFile(body)) return { body: JSON.parse(JSON.stringify(body)) };
  return {
    readBody: async () => ({ bytes: body instanceof Uint8Array ? body : new Uint8Array(await body.arrayBuffer()) }),
  };
}

function isFile(body: unknown): body is FileBody {
  return body instanceof Uint8Array || body instanceof Blob;
}

/** The caller has the options: what a refusal's details name of them is in its message, too. */
function withOption(refusal: RefusalBody): RefusalBody {
  const option = refusal.details?.['option'];
  return typeof option === 'string' ? { ...refusal, error: `${refusal.error} The option is ${option}.` } : refusal;
}

/** @throws MitakoError the refusal, as over HTTP */
async function answerOf(
  result: Result<unknown>,
  file: Outgoing['file'],
  idempotencyKey: string | undefined,
): Promise<unknown> {
  if (result.kind === 'done') return result.data;
  if (result.kind === 'file') {
    const parts: Uint8Array[] = [];
    for await (const part of result.parts) parts.push(typeof part === 'string' ? Buffer.from(part) : part);
    const bytes = Buffer.concat(parts);
    return file === 'text' ? bytes.toString('utf8') : new Uint8Array(bytes);
  }
  throw refusalError(result, idempotencyKey);
}

/**
 * The data of an operation that no client has.
 * @throws MitakoError the refusal, as {@link inProcessSend}
 */
export function accepted<Data>(result: Result<Data>): Data {
  if (result.kind === 'refused') throw refusalError(result);
  return dataOf(result);
}

function refusalError({ status, body, retryAfterSeconds }: Refused, idempotencyKey?: string): MitakoError {
  return errorOf(withOption(JSON.parse(body) as RefusalBody), {
    status,
    idempotencyKey,
    ...(retryAfterSeconds !== null && { retryAfterSeconds }),
  });
}

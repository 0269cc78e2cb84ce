import type { Context } from '../context.ts';
import { GatewayError } from '../errors.ts';
import type { Caller } from '../kernel/caller.ts';
import { isOwnedBy, merchantOf } from '../kernel/callers.ts';
import type { ReadOperation } from '../kernel/operation.ts';
import { type FileResult, succeeded } from '../kernel/result.ts';
import type { StoredFile } from '../model.ts';
import { attachmentOf } from './file-name.ts';
import { openedPieces } from './sealed-pieces.ts';
import { fileReferenceOf, fileToWire } from './wire.ts';

export const getFile: ReadOperation<'getFile'> = async (context, { caller, parameters }) =>
  succeeded(200, { file: fileToWire(context, await ownFile(context, caller, parameters.file_id)) });

export const downloadFile: ReadOperation<'downloadFile'> = async (context, { caller, parameters }) =>
  contentOf(context, await ownFile(context, caller, parameters.file_id));

export const downloadAnyFile: ReadOperation<'downloadAnyFile'> = async (context, { parameters }) =>
  contentOf(context, await storedFile(context, parameters.file_id));

/** Documents of a business belong to both modes, and to people: a key does not see them. */
async function ownFile(context: Context, caller: Caller, id: string): Promise<StoredFile> {
  const file = await storedFile(context, id);
  const owner = merchantOf(caller);
  const isOwn =
    file.purpose === 'business_verification'
      ? file.merchantId === owner.merchantId && caller.kind !== 'api_key'
      : isOwnedBy(file, owner);
  if (!isOwn) throw new GatewayError('FILE_NOT_FOUND');
  return file;
}

async function storedFile(context: Context, id: string): Promise<StoredFile> {
  const [file] = await context.store.read.filesByIds([id]);
  if (file?.state !== 'stored') throw new GatewayError('FILE_NOT_FOUND');
  return file;
}

/**
 * The bytes, never for a browser to show: an untrusted document runs nothing under the gateway's name. The first piece
 * is opened before anything is answered, so that a file that is lost or was changed is an error and not a broken
 * download.
 */
async function contentOf(context: Context, file: StoredFile): Promise<FileResult> {
  const pieces = openedPieces(context.keyring, file, context.files.get(file.id));
  const first = await pieces.next();
  const { name, type } = fileReferenceOf(context, file);
  return {
    kind: 'file',
    status: 200,
    body: '',
    contentType: type,
    name: file.id,
    parts: startingWith(first, pieces),
    retryAfterSeconds: null,
    replayed: false,
    headers: {
      'Content-Disposition': attachmentOf(name),
      'Content-Length': String(file.bytes),
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Cache-Control': 'no-store',
    },
  };
}

/** By hand: a generator that is never read would not close what it reads from, an open file among them. */
function startingWith(
  first: IteratorResult<Uint8Array>,
  rest: AsyncGenerator<Uint8Array, void, undefined>,
): AsyncIterable<Uint8Array> {
  let isFirst = true;
  const iterator: AsyncIterator<Uint8Array> = {
    next() {
      if (!isFirst) return rest.next();
      isFirst = false;
      return Promise.resolve(first);
    },
    return: () => rest.return(),
  };
  return { [Symbol.asyncIterator]: () => iterator };
}

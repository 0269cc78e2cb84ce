import { LIMITS } from '@mitako/contract/names';
import type { Context } from '../context.ts';
import { GatewayError, invalidField } from '../errors.ts';
import { merchantOf } from '../kernel/callers.ts';
import { decideAndCommit, unavailable } from '../kernel/decide-and-commit.ts';
import type { OperationRequest, WriteOperation } from '../kernel/operation.ts';
import { succeeded } from '../kernel/result.ts';
import { ownMerchant } from '../merchants/profile.ts';
import type { StoredFile } from '../model.ts';
import { fileNameOf } from './file-name.ts';
import { type WholeFile, wholeFileOf } from './file-type.ts';
import { sealedPieces } from './sealed-pieces.ts';
import { fileToWire, sealedName } from './wire.ts';

/** An upload that takes longer was given up: its process has died. */
const UPLOAD_LIFE_MS = 60 * 60 * 1000;

/**
 * Stores a file in three steps, so that a process that dies loses nothing it has acknowledged and leaves nothing for
 * ever: its row, which counts and has an end; its bytes; its row again, as stored, with the answer.
 */
export const uploadFile: WriteOperation<'uploadFile', WholeFile, StoredFile> = {
  async first(_, { caller, query, body: { bytes } }) {
    if (query.purpose === 'business_verification' && caller.kind === 'api_key') {
      throw new GatewayError('PERMISSION_DENIED', { expected: 'access_token' });
    }
    if (bytes.length > LIMITS.fileBytesMax) throw new GatewayError('PAYLOAD_TOO_LARGE');
    const whole = wholeFileOf(bytes);
    if (whole === null)
      throw invalidField('body', 'file_type', 'must be a whole PDF, JPEG or PNG file, and no archive');
    return whole;
  },
  async prepare(context, request, whole) {
    const { file, countMax, bytesMax } = await plannedFile(context, request, whole);
    const change = { type: 'file.insert', file, countMax, bytesMax } as const;
    await decideAndCommit(context, () => ({ changes: [change], value: null }), {
      refusals: { 'file.insert': 'FILE_LIMIT' },
    });
    const { bytes } = whole;
    await context.files.put(file.id, sealedPieces(context.keyring, { id: file.id, bytes })).catch((error: unknown) => {
      context.outage.failed(error, 'a file could not be stored');
      throw unavailable(error);
    });
    return file;
  },
  decide(context, _, { ready: file }) {
    const stored: StoredFile = {
      ...file,
      state: 'stored',
      deleteAfterMs: file.createdAtMs + LIMITS.unnamedFileLifeMs,
      version: file.version + 1,
    };
    return {
      changes: [{ type: 'file.update', file: stored, fromVersion: file.version }],
      answer: succeeded(201, { file: fileToWire(context, stored) }),
    };
  },
};

async function plannedFile(
  context: Context,
  { caller, query: { purpose, name } }: OperationRequest<'uploadFile'>,
  { type, bytes }: WholeFile,
): Promise<{ readonly file: StoredFile; readonly countMax: number; readonly bytesMax: number }> {
  const merchant = await ownMerchant(context, caller);
  const livemode = purpose === 'business_verification' || merchantOf(caller).livemode;
  const isTrusted = livemode && merchant.kycStatus === 'approved';
  const id = context.ids.next('file', merchant.id);
  const nowMs = context.clock.now();
  return {
    file: {
      id,
      merchantId: merchant.id,
      livemode,
      purpose,
      type,
      bytes: bytes.length,
      encryptedName: sealedName(context, id, fileNameOf(name, type)),
      state: 'uploading',
      subjectId: null,
      deleteAfterMs: nowMs + UPLOAD_LIFE_MS,
      createdAtMs: nowMs,
      version: 1,
    },
    countMax: isTrusted ? LIMITS.filesMax : LIMITS.fewFilesMax,
    bytesMax: isTrusted ? LIMITS.filesBytesMax : LIMITS.fewFilesBytesMax,
  };
}

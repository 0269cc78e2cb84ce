import type { FilePurpose, FileReference } from '@mitako/contract/names';
import { LIMITS } from '@mitako/contract/names';
import type { Context } from '../context.ts';
import { invalidField } from '../errors.ts';
import type { StoredFile } from '../model.ts';
import type { Change } from '../ports/changes.ts';
import type { MerchantMode } from '../ports/page.ts';
import { fileReferenceOf } from './wire.ts';

/** The files that an object is to name. */
export interface Naming extends MerchantMode {
  /** A dispute, or a merchant for the business verification. */
  readonly subjectId: string;
  readonly purpose: FilePurpose;
  /** Those that it names already. */
  readonly named: readonly FileReference[];
  /** All that it is to name; undefined: as before. */
  readonly ids: readonly string[] | undefined;
  /** The field with the ids. */
  readonly field: string;
  /** How long files that it no longer names are kept, for its earlier states; null: for ever. Default: a day. */
  readonly keptMs?: number | null;
}

/**
 * Names files in an object: each in one object only. Those that it no longer names are kept for a day more.
 * @throws GatewayError `VALIDATION_ERROR` for a file of another merchant, of the other mode, for another purpose, or named
 * elsewhere
 */
export async function nameFiles(
  context: Context,
  { ids, named, subjectId, field, keptMs, ...of }: Naming,
): Promise<{ readonly files: readonly FileReference[]; readonly changes: readonly Change[] }> {
  if (ids === undefined) return { files: named, changes: [] };
  const touched = [...new Set([...ids, ...named.map(({ id }) => id)])];
  const found = touched.length === 0 ? [] : await context.store.read.filesByIds(touched);
  const files = ids.map((id) => {
    const before = named.find((each) => each.id === id);
    if (before !== undefined) return before;
    const file = found.find((each) => each.id === id);
    if (
      file === undefined ||
      !(isFree(file, of) || (keptMs !== undefined && file.subjectId === subjectId && file.state === 'stored'))
    ) {
      throw invalidField(field, 'unknown_file', 'must be uploaded files of this mode that nothing else names');
    }
    return fileReferenceOf(context, file);
  });
  const nowMs = context.clock.now();
  const left: Parameters<typeof updated>[1] =
    keptMs === undefined
      ? { subjectId: null, deleteAfterMs: nowMs + LIMITS.unnamedFileLifeMs }
      : { deleteAfterMs: keptMs === null ? null : nowMs + keptMs };
  const changes = found.flatMap((file) => {
    const isNamed = named.some(({ id }) => id === file.id);
    if (ids.includes(file.id) === isNamed || file.state !== 'stored') return [];
    return [updated(file, isNamed ? left : { subjectId, deleteAfterMs: null })];
  });
  return { files, changes };
}

/** From when on the files of a closed object are deleted. */
export async function endFiles(
  context: Context,
  named: readonly FileReference[],
  deleteAfterMs: number | null,
): Promise<readonly Change[]> {
  if (named.length === 0 || deleteAfterMs === null) return [];
  const files = await context.store.read.filesByIds(named.map(({ id }) => id));
  return files.filter(({ state }) => state === 'stored').map((file) => updated(file, { deleteAfterMs }));
}

function isFree(
  file: StoredFile,
  { merchantId, livemode, purpose }: Pick<Naming, keyof MerchantMode | 'purpose'>,
): boolean {
  if (file.state !== 'stored' || file.subjectId !== null || file.purpose !== purpose) return false;
  return file.merchantId === merchantId && file.livemode === livemode;
}

function updated(file: StoredFile, to: Partial<Pick<StoredFile, 'subjectId' | 'deleteAfterMs'>>): Change {
  return { type: 'file.update', file: { ...file, ...to, version: file.version + 1 }, fromVersion: file.version };
}

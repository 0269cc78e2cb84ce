import { type FilePurpose, type FileReference, LIMITS, type Locale } from '@mitako/contract';
import { displayed, fieldsOf, numberFormat, readAll, readForm, readUpload, type Refusal } from '@mitako/pages';
import type { JSX } from 'hono/jsx/jsx-runtime';
import type { Page, PageProps } from '../shell/page.ts';
import { inBoth } from '../shell/both.ts';
import { FileField } from './file-field.tsx';
import { Notice } from './small.tsx';

/** What a browser sends besides the file: the other fields of the form. */
export const UPLOAD_FORM_BYTES_MAX: number = LIMITS.fileBytesMax + 64 * 1024;

/** Files that a form sends with it: those that its subject names already, and new ones, one at a time. */
export interface Documents {
  readonly purpose: FilePurpose;
  readonly named: readonly FileReference[];
  readonly label: string;
  readonly hint: string;
}

/** The files of a form as it was sent. */
export interface ChosenFiles {
  readonly files: readonly FileReference[];
  /** Those that were unticked. */
  readonly dropped: readonly FileReference[];
  /** The button that adds a file was used, which submits nothing yet. */
  readonly isAdding: boolean;
  /** What is wrong with the file that was chosen. */
  readonly fault: string | null;
}

/** Before the form was sent. */
export function namedFiles({ named }: Documents): ChosenFiles {
  return { files: named, dropped: [], isAdding: false, fault: null };
}

/**
 * Stores the file that was chosen, so that a form that comes back for another reason keeps it. The form holds the ids:
 * those of another merchant and of deleted files are omitted.
 */
export async function receiveFiles(page: Page, { purpose, named }: Documents): Promise<ChosenFiles> {
  const ids = (await readAll(page.request, 'file')).slice(0, LIMITS.filesEachMax);
  const kept = await Promise.all(ids.map(async (id) => named.find((each) => each.id === id) ?? readFile(page, id)));
  const files = kept.filter((file) => file !== null);
  const dropped = named.filter(({ id }) => !ids.includes(id));
  const { add } = await readForm(page.request, ['add']);
  const chosen = { dropped, isAdding: add !== '' };
  const file = await readUpload(page.request, 'document');
  const { faults } = TEXT[page.locale];
  if (file === null) return { files, ...chosen, fault: chosen.isAdding ? faults.missing : null };
  if (files.length >= LIMITS.filesEachMax) return { files, ...chosen, fault: faults.tooMany };
  const reply = await page.ask('uploadFile', {
    query: { purpose, ...(file.name !== '' && { name: file.name.slice(-LIMITS.fileNameLengthMax) }) },
    body: { bytes: new Uint8Array(await file.arrayBuffer()) },
  });
  if (reply.kind === 'refused') return { files, ...chosen, fault: faultWords(page, reply) };
  return { files: [...files, reply.data.file], ...chosen, fault: null };
}

async function readFile(page: Page, id: string): Promise<FileReference | null> {
  const reply = await page.ask('getFile', { parameters: { file_id: id } });
  return reply.kind === 'done' ? reply.data.file : null;
}

function faultWords(page: Page, refusal: Refusal): string {
  const { faults } = TEXT[page.locale];
  if (refusal.code === 'FILE_LIMIT') return faults.limit;
  if (refusal.code === 'PAYLOAD_TOO_LARGE') return faults.tooLarge;
  return fieldsOf(refusal).includes('body') ? faults.wrongType : faults.notStored;
}

interface DocumentFieldsProps {
  readonly page: Page;
  readonly documents: Documents;
  readonly chosen: ChosenFiles;
  /** Notice for a document that was just added. */
  readonly added: string | null;
}

/** Words for a document that was added to a form, which was not sent. */
export function addedWords({ locale }: Page, submit: string, missing: readonly string[]): string {
  const { added, lacking } = TEXT[locale];
  return missing.length === 0 ? added(submit) : lacking(missing);
}

/** The files so far, ticked, and a field for another one. */
export function DocumentFields({ page, documents, chosen, added }: DocumentFieldsProps): JSX.Element {
  const { label, hint } = documents;
  const { files, dropped, fault } = chosen;
  const rows = [...files.map((file) => [file, true] as const), ...dropped.map((file) => [file, false] as const)];
  return (
    <>
      {added !== null && <Notice>{added}</Notice>}
      {rows.length > 0 && (
        <fieldset class="field checks">
          <legend>{TEXT[page.locale].kept}</legend>
          {rows.map(([file, isKept]) => (
            <label>
              <input type="checkbox" name="file" value={file.id} checked={isKept} />
              <span>
                {displayed(file.name)} <span class="soft">{sizeOf(file, page.locale)}</span>
              </span>
            </label>
          ))}
        </fieldset>
      )}
      {rows.length < LIMITS.filesEachMax && (
        <FileField
          name="document"
          label={label}
          hint={hint}
          accept="application/pdf,image/jpeg,image/png"
          isOptional
          error={fault ?? undefined}
        />
      )}
    </>
  );
}

/**
 * Stores the file and shows the form again, so that several can be added. It submits nothing yet: other fields may be
 * empty.
 */
export function AddFile({ page }: PageProps): JSX.Element {
  return (
    <button class="button quiet" name="add" value="1" formnovalidate>
      {TEXT[page.locale].add}
    </button>
  );
}

interface FileListProps {
  readonly page: Page;
  readonly files: readonly FileReference[];
  /** Where a file is downloaded. */
  readonly path: (id: string) => string;
}

/** Files to download. */
export function FileList({ page, files, path }: FileListProps): JSX.Element | null {
  if (files.length === 0) return null;
  return (
    <ul class="files">
      {files.map((file) => (
        <li>
          <a class="link" href={page.path(path(file.id))} download>
            {displayed(file.name)}
          </a>{' '}
          <span class="soft">{sizeOf(file, page.locale)}</span>
        </li>
      ))}
    </ul>
  );
}

/** `412 ko`, `1,3 Mo`. */
function sizeOf({ bytes }: FileReference, locale: Locale): string {
  const isLarge = bytes >= 1_000_000;
  return numberFormat(locale, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(isLarge ? bytes / 1_000_000 : Math.ceil(bytes / 1_000));
}

export const TEXT = inBoth({
  kept: { fr: 'Documents joints', en: 'Attached documents' },
  add: { fr: 'Ajouter ce document', en: 'Add this document' },
  added: (submit: string) => ({
    fr: `Le document est ajouté. Rien n’est envoyé avant «\u00a0${submit}\u00a0».`,
    en: `The document is added. Nothing is sent before “${submit}”.`,
  }),
  lacking: (missing: readonly string[]) => ({
    fr: `Le document est ajouté. Rien n’est encore envoyé\u00a0: il reste à remplir ${missing.map((label) => `«\u00a0${label}\u00a0»`).join(', ')}.`,
    en: `The document is added. Nothing is sent yet: fill in ${missing.map((label) => `“${label}”`).join(', ')}.`,
  }),
  faults: {
    missing: { fr: 'Choisissez un document.', en: 'Choose a document.' },
    tooMany: { fr: 'Dix documents au plus.', en: 'At most ten documents.' },
    limit: {
      fr: 'Vous avez trop de documents. Ceux qui ne sont joints à rien sont supprimés après un jour.',
      en: 'You have too many documents. Documents that are not attached to anything are deleted after a day.',
    },
    tooLarge: { fr: 'Ce document dépasse 5\u00a0Mo.', en: 'This document is larger than 5 MB.' },
    wrongType: {
      fr: 'Ce document n’est pas un PDF, un JPEG ou un PNG complet. Enregistrez-le dans l’un de ces formats.',
      en: 'This document is not a complete PDF, JPEG or PNG. Save it in one of these formats.',
    },
    notStored: {
      fr: 'Ce document n’a pas pu être enregistré. Réessayez dans quelques secondes.',
      en: 'This document could not be stored. Try again in a few seconds.',
    },
  },
});

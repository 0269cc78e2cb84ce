import type { FileType } from '@mitako/contract/names';

const NAME_LENGTH_MAX = 100;

/** The first ending of each type is the one that is added. */
const ENDINGS: { readonly [Type in FileType]: readonly string[] } = {
  'application/pdf': ['.pdf'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
};

/** Control characters, and those that turn the direction of writing: `fdp.exe` could be read as `exe.pdf`. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u2028\u2029]/gu;

/**
 * The name under which a file is shown and downloaded: the last part of a path, without what cannot be printed, and
 * with an ending of its type, so that no program opens it as anything else.
 */
export function fileNameOf(given: string | undefined, type: FileType): string {
  const last = (given ?? '').split(/[/\\]/).at(-1) ?? '';
  const printable = last
    .replaceAll(UNPRINTABLE, '')
    .replaceAll(/["*:<>?|]/g, '_')
    .trim();
  const ending = ENDINGS[type].find((each) => printable.toLowerCase().endsWith(each)) ?? '';
  const stem = withoutEdges(printable.slice(0, printable.length - ending.length));
  const short = [...stem].slice(0, NAME_LENGTH_MAX - 1).join('');
  return `${short === '' ? 'document' : short}${ending === '' ? ENDINGS[type][0] : ending.toLowerCase()}`;
}

/** Dots and blanks at either end hide a file, or are dropped by Windows. */
function withoutEdges(stem: string): string {
  const characters = [...stem];
  const isInside = (each: string): boolean => each !== '.' && each !== ' ';
  return characters.slice(Math.max(0, characters.findIndex(isInside)), characters.findLastIndex(isInside) + 1).join('');
}

/** `Content-Disposition` of a download: a name in ASCII for old clients, and the name itself (RFC 6266, RFC 8187). */
export function attachmentOf(name: string): string {
  const ascii = name.normalize('NFD').replaceAll(/[^\w.-]+/g, '_');
  const encoded = encodeURIComponent(name).replaceAll(/['()*]/g, (each) => `%${each.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

import { GatewayError } from '@mitako/core';

/** More fields than any form has: each part costs as much to take apart as kilobytes of text. */
const PARTS_MAX = 128;
/** The head of a value: the names of its field and file, with room for other scripts. */
const PART_HEAD_BYTES_MAX = 4_096;
/** RFC 2046 §5.1.1, without white space. What browsers write has no quotes. */
const MULTIPART = /^multipart\/form-data;\s*boundary=("?)([\w'()+,./:=?-]{1,70})\1$/i;

/**
 * The fields of a form. Empty if the body is not a form, or one that no browser wrote.
 * @throws GatewayError `PAYLOAD_TOO_LARGE` when it has more parts than a form of ours
 */
export async function parseForm(bytes: Uint8Array<ArrayBuffer>, contentType: string): Promise<FormData> {
  const form = formIn(contentType);
  if (form === null) return new FormData();
  if (hasTooMany(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), form)) {
    throw new GatewayError('PAYLOAD_TOO_LARGE', { limit: 'parts' });
  }
  try {
    return await new Response(bytes, { headers: { 'Content-Type': form.type } }).formData();
  } catch (error) {
    if (error instanceof TypeError) return new FormData();
    throw error;
  }
}

interface Form {
  /** Rewritten so that the parser reads the separator that was counted. */
  readonly type: string;
  /** The separator between two fields. */
  readonly separator: string;
  /** Whether each field has a head of its own. */
  readonly hasHeads: boolean;
}

/** Null if the body is not a form. */
function formIn(contentType: string): Form | null {
  const type = 'application/x-www-form-urlencoded';
  if (contentType.split(';')[0]?.trim().toLowerCase() === type) return { type, separator: '&', hasHeads: false };
  const [, , boundary] = MULTIPART.exec(contentType.trim()) ?? [];
  if (boundary === undefined) return null;
  return { type: `multipart/form-data; boundary="${boundary}"`, separator: `\r\n--${boundary}`, hasHeads: true };
}

/** Parts, or bytes above one of them. */
function hasTooMany(bytes: Buffer, { separator, hasHeads }: Form): boolean {
  let at = 0;
  for (let found = 0; found <= PARTS_MAX; found += 1) {
    if (hasHeads && headBytes(bytes, at) > PART_HEAD_BYTES_MAX) return true;
    at = bytes.indexOf(separator, found === 0 ? 0 : at + 1);
    if (at < 0) return false;
  }
  return true;
}

/** An unterminated head extends to the end of the body. */
function headBytes(bytes: Buffer, start: number): number {
  const end = bytes.indexOf('\r\n\r\n', start);
  return (end < 0 ? bytes.length : end) - start;
}

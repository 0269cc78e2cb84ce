import { GatewayError } from '@mitako/core';

/** More fields than any form has: each part costs as much to take apart as kilobytes of text. */
const PARTS_MAX = 128;
const BOUNDARY = /;\s*boundary=(?:"([^"]+)"|([^\s;]+))/i;

/**
 * The fields of a form. Empty if the body is not a form, or one that no browser wrote.
 * @throws GatewayError `PAYLOAD_TOO_LARGE` when it has more parts than a form of ours
 */
export async function parseForm(bytes: Uint8Array<ArrayBuffer>, contentType: string): Promise<FormData> {
  const separator = separatorOf(contentType);
  if (separator === null) return new FormData();
  if (hasMoreThan(PARTS_MAX, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), separator)) {
    throw new GatewayError('PAYLOAD_TOO_LARGE', { limit: 'parts' });
  }
  try {
    return await new Response(bytes, { headers: { 'Content-Type': contentType } }).formData();
  } catch (error) {
    if (error instanceof TypeError) return new FormData();
    throw error;
  }
}

/** What stands between two fields; null for what is no form. */
function separatorOf(contentType: string): string | null {
  const type = contentType.split(';')[0]?.trim().toLowerCase();
  if (type === 'application/x-www-form-urlencoded') return '&';
  if (type !== 'multipart/form-data') return null;
  const [, quoted, bare] = BOUNDARY.exec(contentType) ?? [];
  return quoted === undefined && bare === undefined ? null : `\r\n--${quoted ?? bare}`;
}

function hasMoreThan(max: number, bytes: Buffer, separator: string): boolean {
  let at = -1;
  for (let found = 0; found <= max; found += 1) {
    at = bytes.indexOf(separator, at + 1);
    if (at < 0) return false;
  }
  return true;
}

import { GatewayError } from '@mitako/core';

/**
 * Bodies are read as they come: one of 64 KiB could inflate to 64 MiB.
 * @throws GatewayError `UNSUPPORTED_MEDIA_TYPE` for a body in any content encoding, or in another transfer coding than
 * chunks, with its name in `details`
 */
export function requireIdentity({ headers }: Request): void {
  const coding = headers.get('transfer-encoding') ?? '';
  if (!/^(?:chunked)?$/i.test(coding)) {
    throw new GatewayError('UNSUPPORTED_MEDIA_TYPE', { transfer_encoding: coding.slice(0, 80) });
  }
  const encoding = headers.get('content-encoding') ?? '';
  if (/^(?:identity)?$/i.test(encoding)) return;
  throw new GatewayError('UNSUPPORTED_MEDIA_TYPE', { content_encoding: encoding.slice(0, 80) });
}

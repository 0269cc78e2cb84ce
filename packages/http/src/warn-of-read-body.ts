/** Warns of the first body that the host had already read: such a host reads all of them. */
export type WarnOfReadBody = (fields: Readonly<Record<string, unknown>>) => void;

const FIX =
  'Mount the gateway before body parsers and before middleware that reads bodies, or exclude its path from them (Fastify: toFastifyPlugin; Next.js: pass the request on unread).';

export function createWarnOfReadBody(logger: {
  warn(fields: Readonly<Record<string, unknown>>, message: string): void;
}): WarnOfReadBody {
  let isWarned = false;
  return (fields) => {
    if (isWarned) return;
    isWarned = true;
    logger.warn(
      { code: 'BODY_ALREADY_READ', ...fields },
      `requests are refused because their body was already read. ${FIX}`,
    );
  };
}

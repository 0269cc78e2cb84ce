/**
 * Warns of a body that the host had already read, once for each place.
 * @param place a path or an operation
 */
export type WarnOfReadBody = (place: string, fields: Readonly<Record<string, unknown>>) => void;

const FIX =
  'Answer above body parsers with mitako.attach(server). Or mount the gateway before them and before middleware that reads bodies, or exclude its path (Fastify: toFastifyPlugin; Next.js: pass the request on unread).';
/** Places that are logged: clients may send any number of paths. */
const LOGGED_MAX = 5;

export function createWarnOfReadBody(logger: {
  warn(fields: Readonly<Record<string, unknown>>, message: string): void;
}): WarnOfReadBody {
  const logged = new Set<string>();
  return (place, fields) => {
    if (logged.has(place) || logged.size >= LOGGED_MAX) return;
    logged.add(place);
    logger.warn(
      { code: 'BODY_ALREADY_READ', ...fields },
      `requests are refused because their body was already read. ${FIX}`,
    );
  };
}

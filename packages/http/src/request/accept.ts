/**
 * Whether an `Accept` header (RFC 9110 §12.5.1) requests CSV: it must name `text/csv` with a higher quality than JSON.
 * A wildcard means JSON.
 */
export function prefersCsv(accept: string | null): boolean {
  if (accept === null) return false;
  return qualityOf('text/csv', accept) > qualityOf('application/json', accept);
}

/** Quality from 0 to 1; 0 if the type is not named. */
function qualityOf(type: string, accept: string): number {
  for (const range of accept.toLowerCase().split(',')) {
    const [name, ...parameters] = range.split(';').map((part) => part.trim());
    if (name !== type) continue;
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    return quality === undefined ? 1 : Number.parseFloat(quality) || 0;
  }
  return 0;
}

import { readFileSync } from 'node:fs';

/** One request as Mitako signs it. Made with node:crypto alone, so that it can be wrong in neither half of this package. */
export interface Vector {
  readonly name: string;
  /** The first signs `x-service-signature`, all of them sign `webhook-signature`. */
  readonly secrets: readonly string[];
  readonly id: string;
  readonly timestamp: number;
  readonly payload: string;
  readonly 'x-service-signature': string;
  readonly 'webhook-signature': string;
}

export const vectors: readonly Vector[] = JSON.parse(
  readFileSync(new URL('../../signature-vectors.json', import.meta.url), 'utf8'),
) as readonly Vector[];

export function headersOf(vector: Vector): Record<string, string> {
  return {
    'content-type': 'application/json',
    'webhook-id': vector.id,
    'webhook-timestamp': `${vector.timestamp}`,
    'webhook-signature': vector['webhook-signature'],
    'x-service-signature': vector['x-service-signature'],
  };
}

import type { ResponseHeaders } from './headers.ts';
import type { JsonSchema, NamedSchemas } from './schemas.ts';

/** Parts that the operations of a document share, collected as they are described. */
export interface Parts {
  readonly schemas: NamedSchemas;
  /** Responses that several routes have in common, by component name. */
  readonly responses: Map<string, JsonSchema>;
  readonly headers: ResponseHeaders;
  /** URL of the service, without a slash at its end and without `/api/v1`. */
  readonly publicUrl: string;
}

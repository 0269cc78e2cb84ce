import { toNodeHandler } from '@mitako/http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Mitako } from './create-mitako.ts';

/** The part of Fastify's instance that the plugin uses. */
export interface FastifyScope {
  /** So that the gateway reads bodies itself. */
  removeAllContentTypeParsers(): void;
  /** Takes every content type unread. */
  addContentTypeParser(
    contentType: string,
    parser: (request: unknown, payload: unknown, done: (error: Error | null) => void) => void,
  ): unknown;
  /** A route for every method. */
  all(
    path: string,
    handler: (
      request: { readonly raw: IncomingMessage },
      reply: { readonly raw: ServerResponse; hijack(): unknown },
    ) => void,
  ): unknown;
}

/**
 * The gateway as a plugin of Fastify 4 and 5, at its own paths: `app.register(toFastifyPlugin(mitako))`. In its scope
 * bodies stay unread; all other routes keep their parsers.
 */
export function toFastifyPlugin({
  handler,
  paths,
}: Pick<Mitako, 'handler' | 'paths'>): (scope: FastifyScope) => Promise<void> {
  const node = toNodeHandler(handler);
  return async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    for (const path of paths.flatMap((each) => [each, `${each}/*`])) {
      scope.all(path, (request, reply) => {
        reply.hijack();
        node(request.raw, reply.raw);
      });
    }
  };
}

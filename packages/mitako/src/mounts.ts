import type { Connection } from '@mitako/http';

export type FetchHandler = (request: Request, connection: Connection) => Response | Promise<Response>;

/** A handler, and the paths it answers: `prefix` itself and everything below it. */
export interface Mount {
  /** `''` for everything that no other mount takes. */
  readonly prefix: string;
  readonly handle: FetchHandler;
}

/** Hands each request to the first mount that takes its path. */
export function mounted(mounts: readonly Mount[]): FetchHandler {
  return (request, connection) => {
    const { pathname } = new URL(request.url);
    const mount = mounts.find(
      ({ prefix }) => prefix === '' || pathname === prefix || pathname.startsWith(`${prefix}/`),
    );
    return mount === undefined ? new Response(null, { status: 404 }) : mount.handle(request, connection);
  };
}

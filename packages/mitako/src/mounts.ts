import type { Connection } from '@mitako/http';

export type FetchHandler = (request: Request, connection: Connection) => Response | Promise<Response>;

/** A handler, and its paths: `prefix` itself and everything below it. */
export interface Mount {
  /** `''` for everything that no other mount handles. */
  readonly prefix: string;
  /** Only that path itself. */
  readonly isExact?: true;
  /** Answers a request for one of them. */
  readonly handle: FetchHandler;
}

/** Passes each request to the first mount that matches its path. */
export function mounted(mounts: readonly Mount[]): FetchHandler {
  return (request, connection) => {
    const { pathname } = new URL(request.url);
    const mount = mounts.find(
      ({ prefix, isExact }) =>
        prefix === '' || pathname === prefix || (isExact !== true && pathname.startsWith(`${prefix}/`)),
    );
    return mount === undefined ? new Response(null, { status: 404 }) : mount.handle(request, connection);
  };
}

import type { Refusal } from '@mitako/pages';

/** Thrown where a page cannot be drawn: the page for the refusal is shown instead. */
export class PageRefused extends Error {
  readonly refusal: Pick<Refusal, 'status' | 'code' | 'retryAfterSeconds'>;

  constructor(refusal: PageRefused['refusal']) {
    super(refusal.code);
    this.name = 'PageRefused';
    this.refusal = refusal;
  }
}

/** For addresses and forms that no page of ours made. */
export function notFound(): PageRefused {
  return new PageRefused({ status: 404, code: 'ROUTE_NOT_FOUND', retryAfterSeconds: null });
}

import { showProblem } from './respond.tsx';
import type { Handler } from './page.ts';

/** Few forms with files at once, of one account and of all: each is in memory from its first byte until it is stored. */
export function receiving(post: Handler): Handler {
  return async (page) => {
    const entered = page.site.uploads.enter(page.principal.merchant?.id ?? page.principal.id);
    if (typeof entered === 'string') {
      return showProblem(page.site, page.request, 'slowDown', { status: 429, retryAfterSeconds: 5 });
    }
    try {
      return await post(page);
    } finally {
      entered();
    }
  };
}

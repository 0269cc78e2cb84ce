import type { Gateway } from '@mitako/core';
import { createCheckout } from '@mitako/checkout';
import { createDashboard, createOperatorPanel } from '@mitako/dashboard';

const ORIGIN = 'http://gateway.test';

/** What a browser keeps of a page's form: the cookies that it was given, by name. */
export type Cookies = Readonly<Record<string, string>>;

export interface Pages {
  /** Sends a form, with the key that the page gave it. */
  submit(path: string, fields: Readonly<Record<string, string>>): Promise<Cookies>;
}

/** The pages of the checkout, the dashboard and the operator panel. Each form is sent by another browser. */
export function pagesOf(gateway: Gateway): Pages {
  const options = { insecureCookies: true };
  const pages = {
    checkout: createCheckout(gateway, options),
    dashboard: createDashboard(gateway, options),
    admin: createOperatorPanel(gateway, options),
  };
  return {
    async submit(path, fields) {
      const pageOf = Object.entries(pages).find(([name]) => path.startsWith(`/${name}/`))?.[1];
      if (pageOf === undefined) throw new TypeError(`${path} is no page`);
      const shown = await pageOf(new Request(`${ORIGIN}${path}`));
      const key = /name="key" value="([^"]+)"/.exec(await shown.text())?.[1] ?? '';
      const answer = await pageOf(
        new Request(`${ORIGIN}${path}`, {
          method: 'POST',
          headers: {
            origin: ORIGIN,
            cookie: cookiesOf(shown)
              .map((pair) => pair.join('='))
              .join('; '),
          },
          body: new URLSearchParams({ ...fields, key }),
        }),
      );
      if (answer.status !== 303) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
      return Object.fromEntries(cookiesOf(answer));
    },
  };
}

function cookiesOf({ headers }: Response): readonly (readonly [string, string])[] {
  return headers.getSetCookie().map((cookie) => {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    return [name, value];
  });
}

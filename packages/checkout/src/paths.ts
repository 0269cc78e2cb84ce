/** All paths of one checkout, relative to the host: they work behind any proxy that keeps the public URL. */
export interface Paths {
  readonly summary: string;
  readonly wallet: string;
  readonly login: string;
  readonly loginCode: string;
  readonly loginPasskey: string;
  readonly register: string;
  readonly logout: string;
  readonly pin: string;
  readonly phone: string;
  readonly mobileMoney: string;
  readonly card: string;
  readonly cash: string;
  readonly app: string;
  readonly code: string;
  readonly wait: string;
  readonly status: string;
  readonly result: string;
  readonly receipt: string;
  readonly cancel: string;
}

/** @param base path of all checkouts, as the browser sees it */
export function pathsOf(base: string, slug: string): Paths {
  const summary = `${base}/${encodeURIComponent(slug)}`;
  return {
    summary,
    wallet: `${summary}/wallet`,
    login: `${summary}/login`,
    loginCode: `${summary}/login/code`,
    loginPasskey: `${summary}/login/passkey`,
    register: `${summary}/register`,
    logout: `${summary}/logout`,
    pin: `${summary}/pin`,
    phone: `${summary}/phone`,
    mobileMoney: `${summary}/mobile-money`,
    card: `${summary}/card`,
    cash: `${summary}/cash`,
    app: `${summary}/app`,
    code: `${summary}/code`,
    wait: `${summary}/wait`,
    status: `${summary}/status`,
    result: `${summary}/result`,
    receipt: `${summary}/receipt`,
    cancel: `${summary}/cancel`,
  };
}

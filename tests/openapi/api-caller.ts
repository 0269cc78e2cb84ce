import type { LoginResult } from '@mitako/contract/names';
import type { TestGateway } from '@mitako/testing';

/** Data of a success. */
export type Data = Readonly<Record<string, unknown>>;

/** Requests that prepare a gateway. */
export interface ApiCaller {
  /** @throws Error unless it succeeds */
  call(method: string, path: string, bearer?: string, body?: object): Promise<Data>;
  /** The same, whatever comes of it. */
  attempt(method: string, path: string, bearer: string, body: object): Promise<void>;
  login(role: string, email: string, password: string): Promise<LoginResult>;
  /** A payment of 5 000 XAF. */
  create(bearer: string, params?: object): Promise<{ readonly id: string; readonly slug: string }>;
  /** Pays it, or does not. */
  pay(slug: string, bearer: string, body: object): Promise<void>;
}

export function createApiCaller(api: TestGateway): ApiCaller {
  async function call(method: string, path: string, bearer?: string, body?: object): Promise<Data> {
    const answer = await api.request<{ readonly data: Data }>(method, path, {
      ...(bearer === undefined ? {} : { bearer }),
      ...(body === undefined ? {} : { body }),
    });
    if (answer.status >= 300) throw new Error(`${method} ${path} was answered ${answer.status}: ${answer.text}`);
    return answer.body.data;
  }

  async function attempt(method: string, path: string, bearer: string, body: object): Promise<void> {
    await api.request(method, path, { bearer, body });
  }

  return {
    call,
    attempt,
    login: async (role, email, password) =>
      (await call('POST', `/auth/${role}/login`, undefined, { email, password })) as unknown as LoginResult,
    create: async (bearer, params = {}) => {
      const data = await call('POST', '/gateway/payments', bearer, { amount: 5000, currency: 'XAF', ...params });
      return data['payment'] as { readonly id: string; readonly slug: string };
    },
    pay: (slug, bearer, body) => attempt('POST', `/gateway/checkout/${slug}/pay`, bearer, body),
  };
}

/** The identifier of the object of this name. */
export function idOf(data: Data, name: string): string {
  return String((data[name] as Data)['id']);
}

import { afterEach, describe, expect, it, vi } from 'vitest';
import { createAgentClient } from '../src/agent.ts';
import { createClient } from '../src/clients/create-client.ts';
import { createMerchantClient } from '../src/merchant.ts';
import { createOperatorClient } from '../src/operator.ts';
import type { Fetch } from '../src/options.ts';
import { createWalletClient } from '../src/wallet.ts';
import { apiKey, baseUrl, recorded, succeeded, payment, type Arrived } from './support/api.ts';
import { operatorKey } from './support/faces.ts';

const liveKey = apiKey.replace('test', 'live');
const answering = async (): Promise<Response> => succeeded({ payment })();
const nothingMayBeSent = (): never => {
  throw new Error('Nothing may be sent.');
};

/** What the first call of a client with this key ends with; creating the client throws nothing. */
function firstCall(key: string | undefined, url: string | undefined = baseUrl, fetch: Fetch = nothingMayBeSent) {
  return createClient({ apiKey: key, baseUrl: url, fetch }).payments.retrieve('pay_1');
}

function firstOperatorCall(key: string | undefined, fetch: Fetch = nothingMayBeSent) {
  return createOperatorClient({ operatorKey: key, baseUrl, fetch }).merchants.list().page();
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('apiKey', () => {
  it.each([
    [undefined, /missing.*environment variable MITAKO_API_KEY/],
    ['', /missing.*environment variable MITAKO_API_KEY/],
    [`${apiKey}\n`, /white space or line breaks/],
    [` ${apiKey}`, /white space or line breaks/],
    ['sk_test_0123456789', /svc_live_ or svc_test_/],
    ['svc_test', /svc_live_ or svc_test_/],
    ['whsec_0123456789', /svc_live_ or svc_test_/],
    [`svc_test_${'é'.repeat(36)}`, /svc_live_ or svc_test_/],
    ['svc_test_a b', /svc_live_ or svc_test_/],
    ['svc_operator_0123456789', /operator key/],
  ])('%j is refused at the first call with a sentence', async (key, words) => {
    await expect(firstCall(key)).rejects.toThrow(TypeError);
    await expect(firstCall(key)).rejects.toThrow(words);
  });

  it('is not quoted in the error', async () => {
    for (const key of [`${liveKey}\n`, liveKey.replace('svc', 'sk'), `svc_operator_${liveKey}`]) {
      await expect(firstCall(key)).rejects.toThrow(/^(?!.*0123456789)/);
    }
  });

  it.each([apiKey, liveKey])('%s is accepted on a server', async (key) => {
    expect(await firstCall(key, baseUrl, answering)).toEqual(payment);
  });

  it.each([
    ['a page', 'document', {}],
    ['a React Native app', 'navigator', { product: 'ReactNative' }],
  ])('is rejected in %s, in live and in test mode', async (_name, global, value) => {
    vi.stubGlobal(global, value);
    for (const key of [liveKey, apiKey]) {
      await expect(firstCall(key)).rejects.toThrow(/live or test, must never reach a browser.*from your server/);
    }
  });
});

describe('operatorKey', () => {
  it.each([
    [undefined, /missing.*environment variable MITAKO_OPERATOR_KEY/],
    [`${operatorKey}\n`, /white space or line breaks/],
    [apiKey, /must be an operator key that starts with svc_operator_/],
    ['svc_operator_a b', /must be an operator key/],
  ])('%j is rejected at the first call without quoting it', async (key, words) => {
    await expect(firstOperatorCall(key)).rejects.toThrow(TypeError);
    await expect(firstOperatorCall(key)).rejects.toThrow(words);
    await expect(firstOperatorCall(key)).rejects.toThrow(/^(?!.*0123456789)/);
  });

  it('is accepted on a server, and rejected in a page', async () => {
    const pagination = { limit: 20, has_more: false, next_cursor: null };
    const page = await firstOperatorCall(operatorKey, async () => succeeded({ merchants: [], pagination })());
    expect(page.items).toEqual([]);
    vi.stubGlobal('document', {});
    await expect(firstOperatorCall(operatorKey)).rejects.toThrow(/must never reach a browser/);
  });
});

describe('clients whose user logs in', () => {
  it.each([
    ['wallet', createWalletClient],
    ['agent', createAgentClient],
    ['merchant', createMerchantClient],
  ])('%s: run in a page, and validate the connection options', (_name, create) => {
    vi.stubGlobal('document', {});
    expect(create({ baseUrl })).toBeDefined();
    expect(() => create({ baseUrl, maxRetries: 11 })).toThrow(/maxRetries/);
  });
});

describe('baseUrl', () => {
  it.each([
    '',
    'pay.example.cm/api/v1',
    '/api/v1',
    'https://pay.example.cm',
    'https://pay.example.cm/api',
    'https://pay.example.cm/api/v10',
    'https://pay.example.cm/api/v1?x=1',
    'https://pay.example.cm/api/v1#x',
    'https://user:password@pay.example.cm/api/v1',
    'ftp://pay.example.cm/api/v1',
  ])('%j is rejected at the first call', async (url) => {
    await expect(firstCall(apiKey, url)).rejects.toThrow(/must be an absolute URL that ends in \/api\/v1/);
  });

  it('that is missing names its environment variable', async () => {
    const { payments } = createClient({ apiKey, baseUrl: undefined });
    await expect(payments.retrieve('pay_1')).rejects.toThrow(/baseUrl is missing.*MITAKO_API_URL/);
    const wallet = createWalletClient({ baseUrl: undefined });
    await expect(wallet.login({ email: 'a@b.test', password: 'x' })).rejects.toThrow(/baseUrl is missing/);
  });

  it.each([
    ['https://pay.example.cm/api/v1', 'https://pay.example.cm/api/v1/gateway/payments/pay_1'],
    ['https://pay.example.cm/api/v1/', 'https://pay.example.cm/api/v1/gateway/payments/pay_1'],
    ['http://127.0.0.1:3000/api/v1', 'http://127.0.0.1:3000/api/v1/gateway/payments/pay_1'],
    ['https://example.cm/pay/api/v1//', 'https://example.cm/pay/api/v1/gateway/payments/pay_1'],
  ])('%s', async (url, address) => {
    const seen: string[] = [];
    const fetch = async (request: Request): Promise<Response> => {
      seen.push(request.url);
      return succeeded({ payment })();
    };
    await createClient({ apiKey, baseUrl: url, fetch }).payments.retrieve('pay_1');
    expect(seen).toEqual([address]);
  });
});

describe('limits', () => {
  it.each([0, -1, 1.5, Number.NaN, 2 ** 31])('timeoutMs %d is rejected', (timeoutMs) => {
    expect(() => createClient({ apiKey, baseUrl, timeoutMs })).toThrow(/timeoutMs/);
  });

  it.each([-1, 11, 0.5, Number.NaN])('maxRetries %d is rejected', (maxRetries) => {
    expect(() => createClient({ apiKey, baseUrl, maxRetries })).toThrow(/maxRetries/);
  });
});

describe('fetch', () => {
  it('is the global one at the time of the call', async () => {
    const client = createClient({ apiKey, baseUrl });
    vi.stubGlobal('fetch', async () => succeeded({ payment })());
    expect(await client.payments.retrieve('pay_1')).toEqual(payment);
  });

  it('does not follow redirects, which would turn a POST into a GET', async () => {
    const seen: Request[] = [];
    const fetch = async (request: Request): Promise<Response> => {
      seen.push(request);
      return succeeded({ payment })();
    };
    await createClient({ apiKey, baseUrl, fetch }).payments.cancel('pay_1');
    expect(seen.map(({ redirect }) => redirect)).toEqual(['manual']);
  });

  it('gets a Request with the key in its header and nowhere else', async () => {
    const arrived: Arrived[] = [];
    const fetch = async (request: Request): Promise<Response> => {
      arrived.push(await recorded(request));
      return succeeded({ payment, checkout_url: payment.checkout_url }, 201)();
    };
    await createClient({ apiKey, baseUrl, fetch }).payments.create({ amount: 1, currency: 'XAF' });
    expect(arrived[0]?.headers.get('authorization')).toBe(`Bearer ${apiKey}`);
    expect(arrived[0]?.headers.get('content-type')).toBe('application/json');
    expect(arrived[0]?.url).not.toContain(apiKey);
    expect(arrived[0]?.body).not.toContain(apiKey);
  });
});

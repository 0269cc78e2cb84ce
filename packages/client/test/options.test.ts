import { afterEach, describe, expect, it, vi } from 'vitest';
import { createAgentClient } from '../src/agent.ts';
import { createClient } from '../src/clients/create-client.ts';
import { createMerchantClient } from '../src/merchant.ts';
import { createOperatorClient } from '../src/operator.ts';
import { createWalletClient } from '../src/wallet.ts';
import { apiKey, baseUrl, recorded, succeeded, payment, type Arrived } from './support/api.ts';
import { operatorKey } from './support/faces.ts';

const liveKey = apiKey.replace('test', 'live');

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('apiKey', () => {
  it.each([
    [undefined, /missing.*environment variable/],
    ['', /missing.*environment variable/],
    [`${apiKey}\n`, /white space or line breaks/],
    [` ${apiKey}`, /white space or line breaks/],
    ['sk_test_0123456789', /svc_live_ or svc_test_/],
    ['svc_test', /svc_live_ or svc_test_/],
    ['whsec_0123456789', /svc_live_ or svc_test_/],
    [`svc_test_${'é'.repeat(36)}`, /svc_live_ or svc_test_/],
    ['svc_test_a b', /svc_live_ or svc_test_/],
    ['svc_operator_0123456789', /operator key/],
  ])('%j is refused with a sentence', (key, words) => {
    const create = (): unknown => createClient({ apiKey: key as string, baseUrl });
    expect(create).toThrow(TypeError);
    expect(create).toThrow(words);
  });

  it('is not quoted in the error', () => {
    for (const key of [`${liveKey}\n`, liveKey.replace('svc', 'sk'), `svc_operator_${liveKey}`]) {
      expect(() => createClient({ apiKey: key, baseUrl })).toThrow(/^(?!.*0123456789)/);
    }
  });

  it.each([apiKey, liveKey])('%s is accepted on a server', (key) => {
    expect(createClient({ apiKey: key, baseUrl })).toBeDefined();
  });

  it.each([
    ['a page', 'document', {}],
    ['a React Native app', 'navigator', { product: 'ReactNative' }],
  ])('in live mode is rejected in %s, in test mode it is not', (_name, global, value) => {
    vi.stubGlobal(global, value);
    expect(() => createClient({ apiKey: liveKey, baseUrl })).toThrow(/never reach a browser.*from your server/);
    expect(createClient({ apiKey, baseUrl })).toBeDefined();
  });
});

describe('operatorKey', () => {
  it.each([
    [undefined, /missing.*environment variable/],
    [`${operatorKey}\n`, /white space or line breaks/],
    [apiKey, /must be an operator key that starts with svc_operator_/],
    ['svc_operator_a b', /must be an operator key/],
  ])('%j is rejected without quoting it', (key, words) => {
    const create = (): unknown => createOperatorClient({ operatorKey: key as string, baseUrl });
    expect(create).toThrow(TypeError);
    expect(create).toThrow(words);
    expect(create).toThrow(/^(?!.*0123456789)/);
  });

  it('is accepted on a server, and rejected in a page', () => {
    expect(createOperatorClient({ operatorKey, baseUrl })).toBeDefined();
    vi.stubGlobal('document', {});
    expect(() => createOperatorClient({ operatorKey, baseUrl })).toThrow(/must never reach a browser/);
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
    expect(() => create({ baseUrl: 'https://pay.example.cm' })).toThrow(/ends in \/api\/v1/);
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
  ])('%j is rejected', (url) => {
    expect(() => createClient({ apiKey, baseUrl: url })).toThrow(/must be an absolute URL that ends in \/api\/v1/);
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

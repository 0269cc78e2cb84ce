import { type Payment, sampleAnswer } from '@mitako/contract';
import { HttpResponse, http } from 'msw';
import { setupServer, type SetupServer } from 'msw/node';
import { clientOf, type Client } from '../../src/clients/create-client.ts';
import { readConnection, type ClientOptions } from '../../src/options.ts';

export const apiKey = 'svc_test_0123456789abcdefghijABCDEFGHIJ';
export const baseUrl = 'https://pay.example.cm/api/v1';

/** A request as it arrived. */
export interface Arrived {
  readonly method: string;
  readonly url: string;
  readonly path: string;
  readonly search: string;
  readonly headers: Headers;
  readonly body: string;
}

/** The API as msw plays it, and everything that arrived there. */
export interface PlayedApi {
  readonly server: SetupServer;
  readonly arrived: Arrived[];
  /** Answers requests in turn; the last answer stays. */
  readonly play: (...answers: readonly (() => Response | Promise<Response>)[]) => void;
}

export function playedApi(): PlayedApi {
  const server = setupServer();
  const arrived: Arrived[] = [];
  return {
    server,
    arrived,
    play: (...answers) => {
      let turn = 0;
      server.use(
        http.all(`${baseUrl}/*`, async ({ request }) => {
          arrived.push(await recorded(request));
          const answer = answers[Math.min(turn, answers.length - 1)];
          turn += 1;
          return answer?.() ?? HttpResponse.error();
        }),
      );
    },
  };
}

/** A client that does not wait between attempts. */
export function quickClient(options: Partial<ClientOptions> = {}): Client {
  return clientOf({ ...readConnection({ baseUrl, ...options }, []), key: () => apiKey, backoffMs: 0 });
}

export async function recorded(request: Request): Promise<Arrived> {
  const { pathname, search } = new URL(request.url);
  const { method, url, headers } = request;
  return { method, url, path: pathname, search, headers, body: await request.clone().text() };
}

/** A success in the API's envelope. */
export function succeeded(data: unknown, status = 200): () => Response {
  return () => HttpResponse.json({ data, success: true, error: null }, { status });
}

/** A refusal in the API's words. */
export function refused(
  status: number,
  code: string,
  more: { readonly details?: object; readonly headers?: Readonly<Record<string, string>> } = {},
): () => Response {
  const body = { error: `Words of ${code}.`, code, details: more.details ?? {} };
  return () => HttpResponse.json(body, { status, headers: { 'x-request-id': 'req_1', ...more.headers } });
}

export const payment: Payment = {
  ...sampleAnswer('getPayment').payment,
  id: 'pay_01hzy3v9k2m4n6p8q0r2s4t6v8',
  slug: 'mQ3vZx8Kp2Rt5Wy7Bc9Df1',
  amount: 5000,
  currency: 'XAF',
  customer_reference: 'order-1',
  checkout_url: 'https://pay.example.cm/checkout/mQ3vZx8Kp2Rt5Wy7Bc9Df1',
  expires_at: '2026-02-01T12:00:00.000Z',
};

export const created: () => Response = succeeded({ payment, checkout_url: payment.checkout_url }, 201);

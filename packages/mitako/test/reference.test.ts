import { runInNewContext } from 'node:vm';
import type { Gateway } from '@mitako/core';
import { expect, test } from 'vitest';
import { createReference } from '../src/reference/create-reference.ts';

type BeforeRequest = (input: { readonly request: { readonly method: string; readonly headers: Headers } }) => void;

/** What the page's script has Scalar do before each request. */
async function beforeRequest(): Promise<BeforeRequest> {
  const reference = createReference({ publicUrl: 'https://pay.example.cm' } as Gateway);
  const script = await reference(new Request('https://pay.example.cm/docs/start.js'), {});
  const source = await script.text();
  return new Promise((resolve) => {
    runInNewContext(source, {
      location: { pathname: '/docs', origin: 'https://pay.example.cm' },
      fetch: async () => ({ json: async () => ({ paths: {} }) }),
      alert: () => {},
      Scalar: {
        createApiReference: (_: string, options: { readonly onBeforeRequest: BeforeRequest }) =>
          resolve(options.onBeforeRequest),
      },
    });
  });
}

test.each([
  ['POST', 'Bearer svc_test_a', true],
  ['POST', null, true],
  ['GET', 'Bearer svc_operator_a', true],
  ['GET', 'Bearer eyJhbGciOi', true],
  ['POST', 'Bearer svc_operator_a', false],
  ['DELETE', 'Bearer eyJhbGciOi', false],
  ['GET', 'Bearer svc_live_a', false],
  ['POST', 'bearer svc_live_a', false],
])('the reference lets %s with %s through: %s', async (method, authorization, isSent) => {
  const before = await beforeRequest();
  const headers = new Headers(authorization === null ? {} : { authorization });
  const send = () => before({ request: { method, headers } });
  if (isSent) expect(send).not.toThrow();
  else expect(send).toThrow('refused here');
});

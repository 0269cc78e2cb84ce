import type { JSX } from 'hono/jsx/jsx-runtime';
import { Code } from '../components/code.tsx';
import type { PageProps } from '../shell/page.ts';
import { TEXT } from './merchant-text.ts';

/** How a server verifies that a webhook comes from the gateway. */
export function VerifySignature({ page }: PageProps): JSX.Element {
  const text = TEXT[page.locale].verify;
  return (
    <section class="card">
      <h2>{text.title}</h2>
      <p>{text.explanation}</p>
      <Code label={text.title}>{EXAMPLE}</Code>
      <p class="soft">{text.after}</p>
    </section>
  );
}

const EXAMPLE = `import { verifyWebhook } from '@mitako/client/webhooks';

const payload = await request.text();
const event = await verifyWebhook({ payload, headers: request.headers, secret: process.env.MITAKO_WEBHOOK_SECRET });`;

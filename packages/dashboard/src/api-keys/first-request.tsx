import type { JSX } from 'hono/jsx/jsx-runtime';
import { Code } from '../components/code.tsx';
import type { PageProps } from '../shell/page.ts';
import { TEXT } from './text.ts';

/** A command to copy, which creates a payment. It contains the key only right after the key was created. */
export function FirstRequest({ page, secret }: PageProps<{ secret?: string }>): JSX.Element {
  const text = TEXT[page.locale].firstRequest;
  const key = secret ?? `svc_${page.mode}_${text.placeholder}`;
  return (
    <section class="card">
      <h2>{text.title}</h2>
      <p>{text.explanation}</p>
      <Code label={text.title}>
        {`curl ${page.gateway.publicUrl}/api/v1/gateway/payments \\
  -H 'Authorization: Bearer ${key}' \\
  -H 'Content-Type: application/json' \\
  -H 'Idempotency-Key: order-1042' \\
  -d '{"amount": 5000, "currency": "XAF", "customer_reference": "order-1042"}'`}
      </Code>
    </section>
  );
}

// Requests of each kind, by how their bodies are read: each works, or is answered with the sentence that names the cure.
import { createHmac } from 'node:crypto';

/** A gateway as a host has it, below `/pay`. */
export interface Mounted {
  /** Where its host listens: `http://127.0.0.1:3000`. */
  readonly at: string;
  /** Of its public URL. */
  readonly origin: string;
  readonly key: string;
  readonly email: string;
  readonly password: string;
  /** Whether the rail found the last callback signed. */
  isSigned(): boolean | Promise<boolean>;
  /** Sent with each request. */
  readonly headers?: Readonly<Record<string, string>>;
}

export const SIGNING_KEY = 'key';
const CALLBACK = '{"amount": 100.0}';
const PDF = '%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<< /Root 1 0 R >>\nstartxref\n9\n%%EOF\n';

/**
 * A letter for JSON, a form, a form with a file, an upload and a signed callback: `w` for one that works, `r` for one that is
 * refused by name.
 */
export async function outcomesOf(mounted: Mounted): Promise<string> {
  let outcomes = '';
  for (const [path, status, { headers, ...init }] of requestsTo(mounted)) {
    const response = await fetch(`${mounted.at}/pay${path}`, {
      method: 'POST',
      redirect: 'manual',
      ...init,
      headers: { ...headers, ...mounted.headers },
    });
    const answer = await response.text();
    const isRefused = response.status === 500 && answer.includes('mitako.attach(server)');
    const works = response.status === status && (!path.endsWith('/callbacks') || (await mounted.isSigned()));
    outcomes += works ? 'w' : isRefused ? 'r' : `(${response.status} ${answer.slice(0, 300)})`;
  }
  return outcomes;
}

interface Init {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | FormData | URLSearchParams;
}

/** Path, status of success, and the request. */
function requestsTo({
  origin,
  key,
  email,
  password,
}: Mounted): readonly (readonly [path: string, status: number, init: Init])[] {
  const authorization = `Bearer ${key}`;
  const login = { email, password };
  const withFile = new FormData();
  for (const [name, value] of Object.entries(login)) withFile.set(name, value);
  withFile.set('file', new Blob([PDF]), 'a.pdf');
  const signature = createHmac('sha256', SIGNING_KEY).update(CALLBACK).digest('hex');
  const json = 'application/json';
  return [
    [
      '/api/v1/gateway/payments',
      201,
      { headers: { authorization, 'content-type': json }, body: '{"amount": 5000, "currency": "XAF"}' },
    ],
    ['/dashboard/login', 303, { headers: { origin }, body: new URLSearchParams(login) }],
    ['/dashboard/login', 303, { headers: { origin }, body: withFile }],
    [
      '/api/v1/gateway/files?purpose=dispute_evidence&name=a.pdf',
      201,
      { headers: { authorization, 'content-type': 'application/pdf' }, body: PDF },
    ],
    [
      '/api/v1/gateway/rails/sandbox/callbacks',
      200,
      { headers: { 'content-type': json, 'x-signature': signature }, body: CALLBACK },
    ],
  ];
}

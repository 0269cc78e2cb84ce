import { type HandedOver, isLocalHost, type Mail, type Mailer } from '@mitako/core';
import type SmtpConnection from 'nodemailer/lib/smtp-connection';
import { Readable } from 'node:stream';

/** Of each step: connecting, the greeting, an answer. */
const STEP_MS_MAX = 10_000;
/** Of all of them. */
const SEND_MS_MAX = 28_000;

/** Options of {@link smtpMailer}. */
export interface SmtpOptions {
  /** Certificate authorities of the server, in PEM, beside those of Node. */
  readonly ca?: string;
}

/**
 * Sends mail through an SMTP server. Always with TLS, except to a server on this machine. `nodemailer` is loaded with the
 * first mail.
 * @param url `smtps://user:password@mail.example.cm?from=no-reply@example.cm`, or `smtp://` for STARTTLS (port 587)
 * @throws TypeError when the URL is none of these; the message contains no password
 */
export function smtpMailer(url: string, options: SmtpOptions = {}): Mailer {
  const server = readServer(url);
  return {
    send: (mail, handOver) => send(server, options, mail, handOver),
    async check() {
      const connection = await connect(server, options);
      try {
        await opened(connection, server);
        return null;
      } catch (error) {
        return `The mail server ${server.host} was not reached (${codeOf(error)}). ${adviceOf(codeOf(error))}`;
      } finally {
        connection.close();
      }
    },
  };
}

interface Server {
  readonly host: string;
  readonly port: number;
  /** TLS from the start. */
  readonly isSecure: boolean;
  /** On this machine: nothing leaves it. */
  readonly isLocal: boolean;
  readonly login: { readonly user: string; readonly pass: string } | null;
  readonly from: string;
}

const EXPECTED = 'smtps://user:password@host?from=no-reply@example.cm';

/** @throws TypeError with what is expected */
function readServer(text: string): Server {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : null;
  if (url === null || !/^smtps?:$/.test(url.protocol) || url.hostname === '') {
    throw new TypeError(`The mail server must be a URL such as ${EXPECTED}. Encode what is special in the password.`);
  }
  const from = url.searchParams.get('from') ?? '';
  if (!/^[^\s@<>",]+@[^\s@<>",]+$/.test(from)) {
    throw new TypeError(`The URL of the mail server must name the sender: ${EXPECTED}`);
  }
  const isSecure = url.protocol === 'smtps:';
  return {
    host: url.hostname.replaceAll(/^\[|\]$/g, ''),
    port: url.port === '' ? (isSecure ? 465 : 587) : Number(url.port),
    isSecure,
    isLocal: isLocalHost(url.hostname),
    login:
      url.username === '' ? null : { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    from,
  };
}

async function send(
  server: Server,
  options: SmtpOptions,
  mail: Mail,
  handOver: () => Promise<void>,
): Promise<HandedOver> {
  const [raw, connection] = await Promise.all([compose(server, mail), connect(server, options)]);
  let hasLeft = false;
  // Read once the server has accepted sender and recipient and waits for the text. If it is not to leave, the connection
  // is cut before the text ends, and the server drops what it has.
  const text = Readable.from(
    (async function* () {
      await handOver();
      hasLeft = true;
      yield raw;
    })(),
  );
  try {
    return await within(SEND_MS_MAX, async () => {
      await opened(connection, server);
      const { response } = await new Promise<{ readonly response?: string | undefined }>((resolve, reject) => {
        connection.once('error', reject);
        connection.once('end', () => reject(new Error('The connection ended.')));
        connection.send({ from: server.from, to: mail.to, size: raw.length }, text, (error, info) =>
          error === null ? resolve(info) : reject(error),
        );
      });
      return { kind: 'accepted', reference: response?.slice(0, 200) ?? null };
    });
  } catch (error) {
    return outcomeOf(error, hasLeft);
  } finally {
    connection.close();
  }
}

/** What an error says about the mail. */
function outcomeOf(error: unknown, hasLeft: boolean): HandedOver {
  const { command = '' } = error as Fault;
  const answer = answerOf(error);
  // A refused login or sender concerns every mail.
  const isOfMail = hasLeft || command === 'RCPT TO' || command === 'DATA';
  if (answer !== null && isOfMail) return { kind: 'refused', code: answer, isFinal: answer.startsWith('5') };
  return hasLeft ? { kind: 'unclear' } : { kind: 'not_sent', reason: codeOf(error) };
}

interface Fault {
  readonly code?: string;
  readonly command?: string;
  readonly response?: string;
}

/** `550 5.1.1`, without the words, which may repeat the address. */
function answerOf(error: unknown): string | null {
  const { response = '' } = error as Fault;
  const [, code, detail] = /^([245]\d\d)(?:[ -](\d\.\d{1,3}\.\d{1,3}))?/.exec(response) ?? [];
  return code === undefined ? null : [code, detail].filter((part) => part !== undefined).join(' ');
}

function codeOf(error: unknown): string {
  const answer = answerOf(error);
  const { code = 'ECONNECTION' } = error as Fault;
  return answer === null ? code : `${code} ${answer}`;
}

function adviceOf(code: string): string {
  if (code.startsWith('EAUTH')) return 'Check user and password in MITAKO_MAIL.';
  if (code.startsWith('EDNS')) return 'Check the name of the host in MITAKO_MAIL.';
  if (code.startsWith('ETLS')) return 'It offers no TLS, or its certificate is not valid.';
  return 'Check host and port in MITAKO_MAIL, and that this machine may connect to them.';
}

/** The mail as it goes over the line. What is special in names and subjects is encoded. */
async function compose({ from }: Server, mail: Mail): Promise<Buffer> {
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer');
  return new MailComposer({
    from: { name: mail.senderName, address: from },
    to: { name: '', address: mail.to },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: `<${mail.id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    headers: {
      // Nobody reads answers of machines.
      'Auto-Submitted': 'auto-generated',
      'Content-Language': mail.language,
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
}

async function connect({ host, port, isSecure, isLocal }: Server, { ca }: SmtpOptions): Promise<SmtpConnection> {
  const { default: Connection } = await import('nodemailer/lib/smtp-connection');
  const connection = new Connection({
    host,
    port,
    secure: isSecure,
    requireTLS: !isSecure && !isLocal,
    ignoreTLS: isLocal,
    connectionTimeout: STEP_MS_MAX,
    greetingTimeout: STEP_MS_MAX,
    socketTimeout: STEP_MS_MAX,
    dnsTimeout: STEP_MS_MAX,
    socketCloseTimeout: 0,
    tls: { minVersion: 'TLSv1.2', ...(ca !== undefined && { ca: [...(await rootCertificates()), ca] }) },
  });
  // One that nobody awaits any more must not end the process.
  connection.on('error', () => undefined);
  return connection;
}

async function rootCertificates(): Promise<readonly string[]> {
  return (await import('node:tls')).rootCertificates;
}

/** Connected and logged in. */
async function opened(connection: SmtpConnection, { login }: Server): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    connection.once('error', reject);
    connection.once('end', () => reject(new Error('The connection ended.')));
    connection.connect((error) => {
      if (error instanceof Error) return reject(error);
      if (login === null) return resolve();
      connection.login({ ...login, credentials: login }, (fault) =>
        fault instanceof Error ? reject(fault) : resolve(),
      );
    });
  });
}

/** @throws an error with the code `ETIMEDOUT` */
async function within<Value>(milliseconds: number, work: () => Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(Object.assign(new Error('The mail server is too slow.'), { code: 'ETIMEDOUT' })),
      milliseconds,
    );
  });
  try {
    return await Promise.race([work(), late]);
  } finally {
    clearTimeout(timer);
  }
}

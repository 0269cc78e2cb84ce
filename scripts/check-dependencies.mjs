// Prints the dependencies of the published packages, with their dependents and reasons; a dependency without a reason
// fails, and so does a reason without a dependency. Dependencies between the packages are in .oxlintrc.json.
import { packages } from './packages.mjs';

const WHY = {
  '@clack/prompts': 'asks questions on a terminal, passwords unseen',
  '@zxcvbn-ts/core': 'estimates how many guesses a password takes, in a thread of its own',
  '@zxcvbn-ts/language-common': 'common passwords of all countries, and keyboards',
  '@zxcvbn-ts/language-fr': 'French words and names',
  '@hono/node-server': 'bridges node:http and fetch; its light Request and Response save 25 µs a request',
  '@opentelemetry/api': 'finds the SDK that a program has registered, so that its traces show payments',
  '@types/pg':
    'pg’s Pool and ClientBase are in our declarations; optional, for those who pass a pool of theirs in TypeScript',
  'better-sqlite3': 'SQLite in process and synchronous, which one writer with group commit needs',
  'close-with-grace': 'ends on signals and uncaught errors within a time, at once on a second signal',
  commander: 'commands, options and their help texts',
  '@simplewebauthn/server': 'verifies what passkeys sign, in every form of key and attestation',
  hono: 'routes of the API, and routes, cookies, security headers and JSX of the pages',
  'ipaddr.js':
    'parses every spelling of an address and knows the special ranges: webhooks must not reach private networks',
  jose: 'signs and verifies access tokens and public keys (JWT, JWK)',
  kysely: 'typed SQL for both engines from one source, and migrations',
  msw: 'optional, for tests that mock HTTP: handlers that answer for a gateway',
  nodemailer: 'sends mail over SMTP, and encodes what is special in names and subjects',
  otplib: 'verifies codes of applications (TOTP) in constant time, with the time step that each uses up',
  pg: 'PostgreSQL over its wire protocol, with LISTEN',
  'prom-client': 'counts, and writes the text format that Prometheus reads',
  undici: 'sends webhooks to the address that was checked and no other, over pools with limits',
  uqr: 'draws QR codes of checkouts and payment links',
  zod: 'schemas that parse requests, type them and describe them in OpenAPI',
};

const needed = new Map();
for (const { manifest, directory } of packages()) {
  const { dependencies, optionalDependencies, peerDependencies } = manifest;
  for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
    if (!/^(@mitako\/.*|mitako)$/.test(name)) needed.set(name, [...(needed.get(name) ?? []), directory]);
  }
}

const names = [...new Set([...needed.keys(), ...Object.keys(WHY)])].toSorted((a, b) => (a < b ? -1 : 1));
const missing = names.filter((name) => !needed.has(name) || WHY[name] === undefined);
for (const name of names) {
  const who = needed.get(name)?.join(', ') ?? 'none';
  console.log(
    `  ${name.padEnd(22)} ${who.padEnd(31)} ${WHY[name] ?? 'no reason given in scripts/check-dependencies.mjs'}`,
  );
}
if (missing.length > 0) console.log(`\nNeeded without a reason, or no longer needed: ${missing.join(', ')}`);
process.exitCode = missing.length === 0 ? 0 : 1;

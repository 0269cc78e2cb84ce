import type { SandboxReady } from '../ready.ts';
import type { Paint } from './painter.ts';

/** A line with a label. */
export function rowWith(paint: Paint): (label: string, value: string) => string {
  return (label, value) => `  ${paint('dim', label.padEnd(14))}${value}`;
}

/** The logins of a sandbox with their pages, and its operator's key. */
export function sandboxRows(ready: SandboxReady, paint: Paint): readonly string[] {
  const row = rowWith(paint);
  const users = ready.sandbox_users;
  const width = Math.max(...users.map(({ email }) => email.length)) + 2;
  return [
    row('Operator key', ready.operator_key),
    row('Dashboard', `${paint('cyan', `${ready.dashboard}/test`)}  ${login(ready.merchant, paint)}`),
    row('Checkout', `${paint('cyan', ready.checkout)}${paint('dim', '/{slug}')}  ${credentials(users, paint)}`),
    ...users.map(({ email, outcome }) => `    ${email.padEnd(width)}${paint('dim', outcome)}`),
    row('Agent', `${paint('cyan', ready.agent)}  ${agentLogin(ready.sandbox_agent, paint)}`),
  ];
}

export function login(
  { email, password }: { readonly email: string; readonly password: string },
  paint: Paint,
): string {
  return `${email} ${paint('dim', '/')} ${password}`;
}

/** Password and PIN are the same for all seeded users, so they are shown once. */
function credentials(users: SandboxReady['sandbox_users'], paint: Paint): string {
  const [user] = users;
  return user === undefined ? '' : `${paint('dim', 'password')} ${user.password}  ${paint('dim', 'PIN')} ${user.pin}`;
}

function agentLogin({ pin, ...account }: SandboxReady['sandbox_agent'], paint: Paint): string {
  return `${login(account, paint)}  ${paint('dim', 'PIN')} ${pin}`;
}

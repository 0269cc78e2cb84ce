// Asks the registry for known vulnerabilities: of what the packages bring along, however mild; of the tools, severe
// ones. A registry that does not answer fails nothing, and is reported. To accept an advisory, list it in
// `auditConfig.ignoreGhsas` of pnpm-workspace.yaml, with the reason beside it.
import { spawnSync } from 'node:child_process';

const audits = [
  { what: 'dependencies of the packages', flags: ['--prod'] },
  { what: 'tools, high severity', flags: ['--dev', '--audit-level', 'high'] },
];

for (const { what, flags } of audits) {
  const { status, stdout, stderr } = spawnSync('pnpm', ['audit', ...flags], {
    encoding: 'utf8',
    // Retries of a registry that is out of reach would take minutes.
    env: { ...process.env, PNPM_CONFIG_FETCH_RETRIES: '0' },
  });
  const unanswered = /ERR_PNPM_AUDIT_(?:ENDPOINT_NOT_EXISTS|BAD_RESPONSE)/.exec(stderr);
  if (status === 0) console.log(`  ${what}: no known vulnerability`);
  else if (unanswered !== null) console.log(`  ${what}: NOT CHECKED, the registry does not answer (${unanswered[0]})`);
  else {
    console.log(`  ${what}:\n${stdout ?? ''}${stderr ?? ''}`);
    process.exitCode = 1;
  }
}

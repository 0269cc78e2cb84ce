import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createAgentClient } from '../src/agent.ts';
import { createClient } from '../src/index.ts';
import { createMerchantClient } from '../src/merchant.ts';
import { createOperatorClient } from '../src/operator.ts';
import { createWalletClient } from '../src/wallet.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const baseUrl = 'https://pay.example.cm/api/v1';

it.each([
  ['Create a payment', createClient({ baseUrl, apiKey: undefined })],
  ['Pay in the app', createWalletClient({ baseUrl })],
  ['Cash over the counter', createAgentClient({ baseUrl })],
  ["A merchant's own account", createMerchantClient({ baseUrl })],
  ['Operate a gateway', createOperatorClient({ baseUrl, operatorKey: undefined })],
])('the README lists under "%s" what its client has', (heading, client) => {
  expect(groupsOf(tableUnder(heading))).toEqual(groupsOfClient(client));
});

/** The rows of the section's table of groups. */
function tableUnder(heading: string): readonly string[] {
  const [, section = ''] = readme.split(`\n## ${heading}\n`);
  const [own = ''] = section.split('\n## ');
  const [, table = ''] = own.split(/^\| Group .*\n\| -.*\n/m);
  const [rows = ''] = table.split('\n\n');
  return rows.split('\n');
}

/** The names of methods by group, sorted; "–" has those of the client itself. */
function groupsOf(rows: readonly string[]): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    rows.map((row) => {
      const [, group = '', methods = ''] = row.split('|');
      return [
        group.replaceAll(/[` ]/g, ''),
        Array.from(methods.matchAll(/`(\w+)`/g), ([, name = '']) => name).toSorted(),
      ];
    }),
  );
}

function groupsOfClient(client: object): Readonly<Record<string, readonly string[]>> {
  const members = Object.entries(client) as [string, object][];
  const own = members.filter(([, member]) => typeof member === 'function').map(([name]) => name);
  const groups = members.filter(([, member]) => typeof member !== 'function');
  return {
    ...(own.length === 0 ? {} : { '–': own.toSorted() }),
    ...Object.fromEntries(groups.map(([name, group]) => [name, Object.keys(group).toSorted()])),
  };
}

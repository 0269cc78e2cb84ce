// In French, « opérateur » is MTN, Orange or Airtel. Who runs the gateway is « la plateforme », or has its name.
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const SOURCES = globSync('../../{checkout,dashboard,pages,core,contract,mitako,testing}/src/**/*.{ts,tsx}', {
  cwd: import.meta.dirname,
}).map((path) => new URL(path, import.meta.url));

const FRENCH_LINES = SOURCES.flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => /[éèàêç’]|\\u00a0/.test(line)),
);

test('no French text calls the house « opérateur »', () => {
  expect(FRENCH_LINES.length).toBeGreaterThan(1_000);
  const house =
    /(espace|clé|compte|panneau|équipe|accès|administrateur) (de l[’']|d[’'])?opérateur|(remet\w*|adressez-vous|demandez|écrivez|contactez) (\p{L}+ )?(à |de )?l[’']opérateur/iu;
  expect(FRENCH_LINES.filter((line) => house.test(line))).toEqual([]);
});

test.for([
  ['an address of mail breaks at no hyphen', /(?<![\w-])e-mail.*(?:[éèà]|’)/i],
  ['notifications are no parcels', /\b(?:Envois|Derniers envois|envois? en échec)\b/],
  ['a payment has not gone through', /Paiement échoué/],
  ['a link back is a plain word', /Ne rien faire/],
] as const)('%s', ([, pattern]) => {
  expect(FRENCH_LINES.filter((line) => pattern.test(frenchOf(line)))).toEqual([]);
});

/** Without its English, where a line has both. */
function frenchOf(line: string): string {
  return line.replace(/, en: .*$/, '').replace(/^\s*(?:en:|\*|\/\/|\/\*\*).*$/, '');
}

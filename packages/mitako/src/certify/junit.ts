import type { CertifiedCase, CertifyReport } from '@mitako/client/testing';

/** A report as JUnit XML. What is not observable is skipped there, with its reason. */
export function junitOf(receiver: string, { cases }: CertifyReport): string {
  const count = (verdict: CertifiedCase['verdict']): number => cases.filter((each) => each.verdict === verdict).length;
  const counts = `tests="${cases.length}" failures="${count('failed')}" skipped="${count('not_observable')}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuite name="${xml(`mitako certify ${receiver}`)}" ${counts}>`,
    ...cases.map(testCaseOf),
    '</testsuite>',
    '',
  ].join('\n');
}

function testCaseOf({ name, title, verdict, message, fix, milliseconds }: CertifiedCase): string {
  const start = `  <testcase classname="certify.${name}" name="${xml(title)}" time="${milliseconds / 1000}"`;
  if (verdict === 'passed') return `${start}/>`;
  const element = verdict === 'failed' ? 'failure' : 'skipped';
  return `${start}><${element} message="${xml(message)}">${xml(fix ?? '')}</${element}></testcase>`;
}

/** Text in XML. A receiver's answer may contain characters that XML 1.0 does not allow. */
function xml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd]/g, '\ufffd')
    .replace(/[&<>"\n]/g, (character) => `&#${character.charCodeAt(0)};`);
}

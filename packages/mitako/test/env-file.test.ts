import { expect, test } from 'vitest';
import { withVariables } from '../src/api/env-file.ts';

const variables = { MITAKO_API_KEY: 'svc_test_new', MITAKO_WEBHOOK_SECRET: 'whsec_new' };

test.for<readonly [what: string, before: string, after: string]>([
  ['an empty file', '', 'MITAKO_API_KEY=svc_test_new\nMITAKO_WEBHOOK_SECRET=whsec_new\n'],
  [
    'its own lines, where they stand',
    'A=1\nMITAKO_API_KEY=old # test\n\n# MITAKO_WEBHOOK_SECRET=commented\nB="x=y"\n',
    'A=1\nMITAKO_API_KEY=svc_test_new\n\n# MITAKO_WEBHOOK_SECRET=commented\nB="x=y"\nMITAKO_WEBHOOK_SECRET=whsec_new\n',
  ],
  [
    'exported and spaced ones',
    '  export MITAKO_API_KEY = old\nMITAKO_WEBHOOK_SECRET=\n',
    '  export MITAKO_API_KEY=svc_test_new\nMITAKO_WEBHOOK_SECRET=whsec_new\n',
  ],
  [
    'a second line, which would take precedence',
    'MITAKO_API_KEY=a\nX=1\nMITAKO_API_KEY=b\nMITAKO_WEBHOOK_SECRET=c',
    'MITAKO_API_KEY=svc_test_new\nX=1\nMITAKO_WEBHOOK_SECRET=whsec_new\n',
  ],
  [
    'a file of Windows',
    'A=1\r\nMITAKO_API_KEY=a\r\n',
    'A=1\r\nMITAKO_API_KEY=svc_test_new\r\nMITAKO_WEBHOOK_SECRET=whsec_new\r\n',
  ],
  [
    'names that only begin alike',
    'MITAKO_API_KEY_OLD=a\n',
    'MITAKO_API_KEY_OLD=a\nMITAKO_API_KEY=svc_test_new\nMITAKO_WEBHOOK_SECRET=whsec_new\n',
  ],
])('%s is kept or replaced, and nothing else', ([, before, after]) => {
  expect(withVariables(before, variables)).toBe(after);
  expect(withVariables(after, variables)).toBe(after);
});

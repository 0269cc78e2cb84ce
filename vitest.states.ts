// Everything that somebody can come to see, in every language, on a phone and a desk, with and without a script.
import { chromium, configOf, project } from './vitest.workspace.ts';

export default configOf([
  project('states', ['tests/browser'], { include: ['tests/browser/**/*.states.ts'], globalSetup: [chromium] }),
]);

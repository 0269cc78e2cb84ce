// Every state of every page, in every language, on a phone and a desktop, with and without JavaScript.
import { chromium, configOf, project } from './vitest.workspace.ts';

export default configOf([
  project('whole', 'states', ['tests/browser'], { include: ['tests/browser/**/*.states.ts'], globalSetup: [chromium] }),
]);

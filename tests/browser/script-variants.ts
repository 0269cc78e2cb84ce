import { inject } from 'vitest';

/** For tasks on pages that have a script of their own: with JavaScript, and without it. */
export const WITH_AND_WITHOUT_SCRIPT = [
  ['with JavaScript', true],
  ['without JavaScript', false],
] as const;

/**
 * For tasks on forms and links alone, whose pages only keep a form from being sent twice: with JavaScript, and in
 * `pnpm test:all` without it too. The tests of `packages/checkout` and `packages/dashboard` send every form without a
 * browser; that one without JavaScript shows it is tested every night.
 */
export const WITH_SCRIPT_AT_LEAST = WITH_AND_WITHOUT_SCRIPT.filter(
  ([, javaScriptEnabled]) => javaScriptEnabled || inject('matrix') === 'whole',
);

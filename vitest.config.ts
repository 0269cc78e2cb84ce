// Vitest loads only vitest.config.* by itself; the projects are in vitest.workspace.ts.
export { default } from './vitest.workspace.ts';

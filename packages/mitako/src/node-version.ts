/**
 * Why this version of Node cannot run Mitako, or nothing. better-sqlite3 crashes an older Node with a segmentation
 * fault and no message, so this is checked before anything else is loaded.
 */
export function nodeVersionProblem(version: string): string | undefined {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 19)) return undefined;
  return `Node 22.19 or newer is needed, and this is ${version}. Get one from https://nodejs.org.`;
}

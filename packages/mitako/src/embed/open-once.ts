/** Of a process: bundlers load a module several times, and each copy finds what another one opened. */
const OPENED = Symbol.for('mitako.opened');

/**
 * Opens a gateway with the first call, once in a process, for hosts that load a module for each route or while they build
 * (Next.js, SvelteKit). A failure is not kept: the next call tries again.
 *
 * @example
 * ```ts
 * export const openMitako = openOnce(() => createMitako(options));
 * ```
 * @param open called without a gateway that is open or opens
 * @param name of a second gateway in the process. Default: `mitako`
 */
export function openOnce<Gateway>(open: () => Promise<Gateway>, name = 'mitako'): () => Promise<Gateway> {
  const shared = globalThis as { [OPENED]?: Map<string, Promise<unknown>> };
  return kept(open, (shared[OPENED] ??= new Map()), name);
}

/** The same in `opened`, which others may share. */
export function kept<Gateway>(
  open: () => Promise<Gateway>,
  opened: Map<string, Promise<unknown>> = new Map(),
  name = 'mitako',
): () => Promise<Gateway> {
  return () => {
    const known = opened.get(name);
    // Under one name is one gateway.
    if (known !== undefined) return known as Promise<Gateway>;
    const opening = open().catch((error: unknown) => {
      opened.delete(name);
      throw error;
    });
    opened.set(name, opening);
    return opening;
  };
}

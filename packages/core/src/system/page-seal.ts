import type { Keyring } from './keyring.ts';

/** Seals what a page keeps in its visitor's browser, such as the number that was just asked to pay. */
export interface PageSeal {
  /** AES-256-GCM; opens only with the same context, in every process with the same root secret. */
  seal(text: string, context: string): string;
  /** Null: it was not sealed here, or with another context. */
  open(sealed: string, context: string): string | null;
}

/** Its contexts are apart from those of stored values: a page opens none of them. */
export function createPageSeal(keyring: Pick<Keyring, 'seal' | 'open'>): PageSeal {
  const contextOf = (context: string): string => `page:${context}`;
  return {
    seal: (text, context) => keyring.seal(text, contextOf(context)),
    open(sealed, context) {
      try {
        return keyring.open(sealed, contextOf(context));
      } catch {
        return null;
      }
    },
  };
}

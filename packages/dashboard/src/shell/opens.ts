import { createContext } from 'hono/jsx';

/** Whether whoever reads a page may open an address: links that look like buttons ask it. */
export const Opens = createContext<(href: string) => boolean>(() => true);

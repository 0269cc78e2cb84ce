/** Which money; the server's default when absent. */
export type Mode = 'live' | 'test' | undefined;

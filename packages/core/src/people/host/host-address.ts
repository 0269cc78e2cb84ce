const PREFIX = 'host:';

/**
 * What an account of the embedding program has in place of an e-mail address: its id there. It is no address, whatever the
 * id: nobody can register, log in or be invited with it, and no mail goes to it.
 */
export function hostAddress(id: string): string {
  return PREFIX + id;
}

export function isHostAddress(address: string): boolean {
  return address.startsWith(PREFIX);
}

/** An id of the gateway's form: a prefix and 26 lower-case characters. */
export function newId(prefix: string): string {
  const characters = Array.from(crypto.getRandomValues(new Uint8Array(26)), (byte) => ALPHABET[byte % 32]);
  return `${prefix}_${characters.join('')}`;
}

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

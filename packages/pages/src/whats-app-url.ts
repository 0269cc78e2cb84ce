/** Opens WhatsApp with words and an address; the sender chooses the recipient, and nothing is sent before. */
export function whatsAppUrl(words: string | null, url: string): string {
  return `https://wa.me/?text=${encodeURIComponent(words === null ? url : `${words} ${url}`)}`;
}

/** A UUIDv7 (RFC 9562): its time comes first, so that the gateway writes the keys of a moment side by side. */
export function newKey(): string {
  const time = Date.now().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${crypto.randomUUID().slice(15)}`;
}

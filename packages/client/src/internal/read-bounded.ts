/** The whole body of a response, in pieces; null as soon as it is larger than that. */
export async function readBounded(
  response: Response,
  bytesMax: number,
  as: 'text' | 'bytes',
): Promise<Uint8Array<ArrayBuffer> | null> {
  const { body } = response as { readonly body?: Response['body'] };
  if (body === null) return new Uint8Array();
  if (body === undefined) {
    // React Native has no streams, and not always bytes.
    const whole =
      as === 'text' ? new TextEncoder().encode(await response.text()) : new Uint8Array(await response.arrayBuffer());
    return whole.byteLength > bytesMax ? null : whole;
  }
  const reader = body.getReader();
  let bytes = new Uint8Array(FIRST_BYTES);
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return bytes.slice(0, length);
    const needed = length + value.byteLength;
    if (needed > bytesMax) return null;
    if (needed > bytes.byteLength) {
      const larger = new Uint8Array(Math.max(needed, 2 * bytes.byteLength));
      larger.set(bytes);
      bytes = larger;
    }
    bytes.set(value, length);
    length = needed;
  }
}

/** Most answers have less. */
const FIRST_BYTES = 4_096;

import type { JSX } from 'hono/jsx/jsx-runtime';
import { encode } from 'uqr';

/** A QR code: black on white in the dark, too, because scanners need it. */
export function QrCode({ content, label }: { readonly content: string; readonly label: string }): JSX.Element {
  const { size, path } = qrCodeOf(content);
  return (
    <svg class="code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path stroke="#000" d={path} />
    </svg>
  );
}

/** Quiet zone in modules, without which scanners miss the code (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/**
 * A QR code as an SVG path, one stroke per run of dark modules, with the quiet zone around it. Within a row each run is told from the
 * end of the one before: the same few words over and over, which compress to half of what places do.
 */
function qrCodeOf(text: string): { readonly size: number; readonly path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const path = data
    .map((row, y) => {
      let end = -QUIET_ZONE;
      return Array.from(
        row
          .map((isDark) => (isDark ? '1' : '0'))
          .join('')
          .matchAll(/1+/g),
        ({ index, 0: run }, place) => {
          const gap = index - end;
          end = index + run.length;
          return place === 0 ? `M${gap} ${y + QUIET_ZONE}.5h${run.length}` : `m${gap} 0h${run.length}`;
        },
      ).join('');
    })
    .join('');
  return { size: size + 2 * QUIET_ZONE, path };
}

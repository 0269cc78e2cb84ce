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

/** A QR code as an SVG path, one stroke per run of dark modules, with the quiet zone around it. */
function qrCodeOf(text: string): { readonly size: number; readonly path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const path = data
    .flatMap((row, y) =>
      Array.from(
        row
          .map((isDark) => (isDark ? '1' : '0'))
          .join('')
          .matchAll(/1+/g),
        ({ index, 0: run }) => {
          return `M${index + QUIET_ZONE} ${y + QUIET_ZONE}.5h${run.length}`;
        },
      ),
    )
    .join('');
  return { size: size + 2 * QUIET_ZONE, path };
}

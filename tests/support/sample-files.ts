import { PNG_SIGNATURE, pngChunk } from './png.ts';

/** The smallest PDF that viewers open: a page with a line of text. @param remark is part of the file */
export function samplePdf(remark = 'Delivered'): Uint8Array<ArrayBuffer> {
  const content = `BT /F1 18 Tf 40 100 Td (${remark}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 320 200] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const start = text.length;
  text += `xref\n0 6\n0000000000 65535 f \n${table}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Uint8Array.from(Buffer.from(text, 'latin1'));
}

/** A PDF of exactly this many bytes, which nothing compresses. */
export function pdfOf(length: number): Uint8Array<ArrayBuffer> {
  const pdf = samplePdf();
  const bytes = new Uint8Array(length);
  for (let place = 0; place < length; place += 1) bytes[place] = (place * 2_654_435_761) >>> 24;
  bytes.set(new TextEncoder().encode('%PDF-1.4\n%'), 0);
  bytes.set(pdf.subarray(9), length - pdf.length + 9);
  return bytes;
}

/** One white pixel. */
export function samplePng(): Uint8Array<ArrayBuffer> {
  const header = Uint8Array.of(0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0);
  const pixels = Uint8Array.of(0x78, 0x9c, 0x63, 0xf8, 0x0f, 0x00, 0x01, 0x01, 0x01, 0x00);
  return joined(PNG_SIGNATURE, pngChunk('IHDR', header), pngChunk('IDAT', pixels), pngChunk('IEND'));
}

/** A frame of one pixel with a scan, as a camera begins and ends it. */
export function sampleJpeg(): Uint8Array<ArrayBuffer> {
  const jfif = [0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0];
  const frame = [0xff, 0xc0, 0, 11, 8, 0, 1, 0, 1, 1, 1, 0x11, 0];
  const scan = [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 0x3f];
  return joined([0xff, 0xd8], jfif, frame, scan, [0xff, 0xd9]);
}

/** An archive with nothing in it. */
export const EMPTY_ZIP = joined([0x50, 0x4b, 5, 6], new Uint8Array(18));

export function joined(...parts: readonly (readonly number[] | Uint8Array)[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

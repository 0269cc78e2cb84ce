import { expect, test } from 'vitest';
import { EMPTY_ZIP, joined, pdfOf, sampleJpeg, samplePdf, samplePng } from '../../../../tests/support/sample-files.ts';
import { pngChunk } from '../../../../tests/support/png.ts';
import { attachmentOf, fileNameOf } from './file-name.ts';
import { wholeFileOf } from './file-type.ts';

const text = (words: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(words);

/** An archive of one entry, `a`, without its content: the directory and the end record. */
const ZIP = zipAt(0);

function zipAt(start: number): Uint8Array<ArrayBuffer> {
  const entry = Buffer.alloc(47);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(1, 28);
  entry.write('a', 46);
  const record = Buffer.from(EMPTY_ZIP);
  record.writeUInt16LE(1, 8);
  record.writeUInt16LE(1, 10);
  record.writeUInt32LE(entry.length, 12);
  record.writeUInt32LE(start, 16);
  return joined(entry, record);
}

function twoScans(): Uint8Array<ArrayBuffer> {
  const jpeg = sampleJpeg();
  const scan = jpeg.subarray(-13, -2);
  return joined(jpeg.subarray(0, -2), [0xff, 0xd0, 0x12, 0xff, 0x00, 0xff, 0xff], scan, [0xff, 0xd9]);
}

test.each([
  ['a PDF', samplePdf(), 'application/pdf'],
  ['a PDF with line ends after it', joined(samplePdf(), text('\r\n\0')), 'application/pdf'],
  ['a PNG', samplePng(), 'image/png'],
  ['a JPEG', sampleJpeg(), 'image/jpeg'],
  [
    'a PDF that names the ends of some archives',
    joined(text(`%PDF-1.4\n%${'PK\x05\x06 and more than 22 bytes'.repeat(64)}\n`), samplePdf().subarray(9)),
    'application/pdf',
  ],
  [
    'a PDF that names the end of an archive',
    joined(text('%PDF-1.4\n%PK\x05\x06 and more than 22 bytes\n'), samplePdf().subarray(9)),
    'application/pdf',
  ],
  ['a JPEG of two scans with restart markers', twoScans(), 'image/jpeg'],
])('%s is detected by its content', (_, bytes, type) => {
  expect(wholeFileOf(bytes)).toEqual({ type, bytes });
});

test.each(['SEFT', '\xff\xd9', '<script>alert(1)</script>'])(
  'what phones write behind a JPEG, %j, is left out',
  (rest) => {
    const whole = wholeFileOf(joined(sampleJpeg(), Buffer.from(rest, 'latin1')));
    expect(whole).toEqual({ type: 'image/jpeg', bytes: sampleJpeg() });
  },
);

test.each([
  ['nothing', new Uint8Array()],
  ['a page', text('<!doctype html><script>alert(1)</script>')],
  ['a page behind the name of a PDF', text('%PDF-1.4 <script>alert(1)</script>')],
  ['a drawing', text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ['a ZIP archive', EMPTY_ZIP],
  ['an archive with a PDF before it', joined(samplePdf(), EMPTY_ZIP)],
  ['an archive whose comment is the end of a PDF', withComment(samplePdf())],
  ['an archive behind a JPEG', joined(sampleJpeg(), EMPTY_ZIP)],
  ['an archive behind a JPEG, and a byte', joined(sampleJpeg(), ZIP, [0])],
  [
    'a PDF with more ends of archives than are looked at',
    joined(text(`%PDF-1.4\n%${'PK\x05\x06 and more than 22 bytes'.repeat(65)}\n`), samplePdf().subarray(9)),
  ],
  ['an archive in a PDF', joined(text('%PDF-1.4\n'), ZIP, samplePdf().subarray(9))],
  [
    'an archive in a PDF, its places counted from the start of the file',
    joined(text('%PDF-1.4\n'), zipAt(9), samplePdf().subarray(9)),
  ],
  [
    'an archive in a PDF that has its places elsewhere',
    joined(text('%PDF-1.4\n'), zipAt(0xffffffff), samplePdf().subarray(9)),
  ],
  [
    'an archive in a remark of a PNG',
    joined(samplePng().subarray(0, 33), pngChunk('tEXt', ZIP), samplePng().subarray(33)),
  ],
  ['a PDF behind something', joined(text(' '), samplePdf())],
  ['a PDF that breaks off', samplePdf().subarray(0, -12)],
  ['a PDF with a page behind it', joined(samplePdf(), text('<script>'))],
  ['a PNG that breaks off', samplePng().subarray(0, -1)],
  ['a PNG with a page behind it', joined(samplePng(), text('<script>'))],
  ['a PNG without pixels', joined(samplePng().subarray(0, 33), samplePng().subarray(-12))],
  ['a PNG with a length beyond its end', withByte(samplePng(), 8, 0xff)],
  ['a JPEG without a scan', joined(sampleJpeg().subarray(0, 33), [0xff, 0xd9])],
  ['a JPEG without an end', sampleJpeg().subarray(0, -2)],
  ['a JPEG with a segment without length', withByte(sampleJpeg(), 5, 0)],
  ['a GIF', text('GIF89a')],
])('%s is no file that is accepted', (_, bytes) => {
  expect(wholeFileOf(bytes)).toBeNull();
});

test('files of the largest size are detected in linear time', () => {
  const png = samplePng();
  const chunks = new Uint8Array(5 * 1024 * 1024);
  chunks.set(png.subarray(0, 33));
  const archives = pdfOf(5 * 1024 * 1024);
  for (let place = 100; place < 5_200_000; place += 4) archives.set([0x50, 0x4b, 5, 6], place);
  const segments = new Uint8Array(5 * 1024 * 1024).fill(0xff);
  for (let place = 2; place + 4 <= segments.length; place += 4) segments.set([0xff, 0xe1, 0, 2], place);
  segments.set([0xff, 0xd8]);
  const startedAtMs = performance.now();
  expect([chunks, archives, segments].map(wholeFileOf)).toEqual([null, null, null]);
  expect(performance.now() - startedAtMs).toBeLessThan(5_000);
});

test.each([
  ['Reçu n° 17.pdf', 'application/pdf', 'Reçu n° 17.pdf'],
  ['SCAN.JPEG', 'image/jpeg', 'SCAN.jpeg'],
  ['../../etc/passwd', 'application/pdf', 'passwd.pdf'],
  ['C:\\Users\\awa\\cni.png', 'image/png', 'cni.png'],
  ['invoice.html', 'application/pdf', 'invoice.html.pdf'],
  ['photo\u202Efdp.exe', 'image/jpeg', 'photofdp.exe.jpg'],
  ['a\r\nSet-Cookie: x', 'image/png', 'aSet-Cookie_ x.png'],
  ['.pdf', 'application/pdf', 'document.pdf'],
  [undefined, 'image/png', 'document.png'],
  ['é'.repeat(250), 'image/png', `${'é'.repeat(99)}.png`],
] as const)('the name %j of a %s becomes %j', (given, type, name) => {
  expect(fileNameOf(given, type)).toBe(name);
});

test('a download names the file in ASCII and as it is', () => {
  expect(attachmentOf("Reçu d'Awa.pdf")).toBe(
    `attachment; filename="Rec_u_d_Awa.pdf"; filename*=UTF-8''Re%C3%A7u%20d%27Awa.pdf`,
  );
});

function withByte(bytes: Uint8Array<ArrayBuffer>, place: number, value: number): Uint8Array<ArrayBuffer> {
  return bytes.with(place, value);
}

function withComment(comment: Uint8Array): Uint8Array<ArrayBuffer> {
  const record = Buffer.from(EMPTY_ZIP);
  record.writeUInt16LE(comment.length + 4, 20);
  return joined(text('%PDF-1.4'), record, text('\nxx\n'), comment);
}

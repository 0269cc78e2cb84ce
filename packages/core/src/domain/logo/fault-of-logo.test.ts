import { describe, expect, test } from 'vitest';
import { faultOfLogo } from './fault-of-logo.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** A drawing that is fine but for what a test puts into it. */
function svg(content: string, attributes = ''): string {
  return `<svg xmlns="${SVG}" viewBox="0 0 8 8"${attributes}>${content}</svg>`;
}

function faultOf(text: string): string | null {
  return faultOfLogo('image/svg+xml', new TextEncoder().encode(text));
}

function png(width: number, height: number): Uint8Array {
  const bytes = new Uint8Array(64);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return bytes;
}

describe('an SVG is taken', () => {
  test.each([
    ['a plain one', svg('<circle r="4" fill="#93431a"/>')],
    [
      'with all that editors write around it',
      `\uFEFF<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n<!-- Generator: a program -->\n${svg('<sodipodi:namedview inkscape:window-width="1"/><metadata><rdf:RDF><cc:Work rdf:about=""><dc:type rdf:resource="http://purl.org/dc/dcmitype/StillImage"/></cc:Work></rdf:RDF></metadata><g/>', ' xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" inkscape:export-filename="C:\\logo.png"')}\n`,
    ],
    [
      'with a style sheet',
      svg('<style type="text/css"><![CDATA[.a{fill:url(#g)} .b>.c{stroke:red}]]></style><path class="a" d="M0 0h8"/>'),
    ],
    [
      'with references to its own parts',
      svg('<use xlink:href="#a"/><use href="#b"/><path fill="url(#g)" clip-path=\'url("#c")\'/>'),
    ],
    ['with an embedded picture', svg('<image href="data:image/png;base64,iVBORw0KGgo="/>')],
    ['with letters of any language', svg('<title>Épicerie « Mvog-Ada » &amp; fils &#233;</title>')],
    ['with a picture that moves', svg('<animate attributeName="fill" values="red;blue" dur="2s"/>')],
  ])('%s', (_, text) => {
    expect(faultOf(text)).toBeNull();
  });
});

describe('an SVG is refused that', () => {
  test.each([
    ['has a script', svg('<script>alert(1)</script>'), /no <script>/],
    ['has a script of another case', svg('<SCRIPT/>'), /no <script>/],
    ['has a script under a prefix', svg('<s:script/>', ` xmlns:s="${SVG}"`), /no <script>/],
    ['has a script after a comment that ends early', svg('<!--><script/>-->'), /DOCTYPE|XML|<script>/],
    ['has an event handler', svg('<g onclick="alert(1)"/>'), /event handlers/],
    ['has an event handler on its root', svg('', " onload='alert(1)'"), /event handlers/],
    ['has an event handler of another case', svg('<g\n\tOnLoad = "alert(1)"/>'), /event handlers/],
    ['makes one later', svg('<set attributeName="onclick" to="alert(1)"/>'), /event handlers/],
    ['holds a page', svg('<foreignObject><p/></foreignObject>'), /no <foreignObject>/],
    ['holds elements of a page', svg('<h:p/>', ' xmlns:h="http://www.w3.org/1999/xhtml"'), /nothing but SVG/],
    [
      'holds elements of a page, written out of sight',
      svg('<p xmlns="http://www.w3.org/1999/xht&#109;l"/>'),
      /nothing but SVG/,
    ],
    ['has a document type', `<!DOCTYPE svg>${svg('')}`, /DOCTYPE/],
    ['has entities', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('&a;')}`, /DOCTYPE/],
    ['uses an entity that it does not have', svg('&nbsp;'), /XML/],
    [
      'asks for a style sheet',
      `<?xml version="1.0"?><?xml-stylesheet href="https://a.example/a.css"?>${svg('')}`,
      /<\?…\?>/,
    ],
    ['links', svg('<a href="https://a.example"/>'), /outside/],
    ['links to a script', svg('<a xlink:href="javascript:alert(1)"/>'), /outside/],
    ['links out of sight', svg('<a href="&#x6A;avascript:alert(1)"/>'), /outside/],
    ['links later', svg('<animate attributeName="xlink:href" values="#a"/>'), /outside/],
    ['loads a picture', svg('<image href="//a.example/a.png"/>'), /outside/],
    ['loads a drawing', svg('<use href="a.svg#a"/>'), /outside/],
    ['embeds a drawing', svg('<image href="data:image/svg+xml,%3Csvg/%3E"/>'), /outside/],
    ['takes its own ids from elsewhere', svg('<use href="#a"/>', ' xml:base="https://a.example/"'), /outside/],
    ['fills from elsewhere', svg('<path fill="url(https://a.example/#a)"/>'), /outside/],
    ['styles from elsewhere', svg('<path style="fill: URL( \'https://a.example/#a\' )"/>'), /outside/],
    ['imports a style', svg('<style>@import "https://a.example/a.css";</style>'), /outside/],
    ['has a style sheet that loads', svg('<style>a{background:url(https://a.example/a.png)}</style>'), /outside/],
    ['has one in pieces', svg('<style>a{background:u<![CDATA[rl(]]>https://a.example/a.png)}</style>'), /outside/],
    ['has one with escapes', svg('<style>a{background:\\75rl(https://a.example/a.png)}</style>'), /outside/],
    [
      'has one with another word for it',
      svg('<style>a{background:image-set("https://a.example/a.png" 1x)}</style>'),
      /outside/,
    ],
    ['is cut off', svg('').slice(0, -3), /XML/],
    ['crosses its tags', svg('<g><a></g></a>'), /XML/],
    ['has two roots', svg('') + svg(''), /XML/],
    ['has an attribute twice', svg('<g id="a" id="b"/>'), /XML/],
    ['has an attribute without quotes', svg('<g id=a/>'), /XML/],
    ['is a page', '<html><body/></html>', /first tag is <svg/],
    ['is text', 'logo', /first tag is <svg|XML/],
    ['is empty', '', /first tag is <svg/],
    ['is not told from other XML', '<svg viewBox="0 0 8 8"/>', /first tag is <svg/],
    ['does not scale', `<svg xmlns="${SVG}" width="8" height="8"/>`, /viewBox/],
    ['is stretched', svg('', ' preserveAspectRatio="none"'), /proportions/],
    ['says it is not in UTF-8', `<?xml version="1.0" encoding="iso-8859-1"?>${svg('')}`, /UTF-8/],
    ['is longer than 16 KiB', svg(' '.repeat(16 * 1024)), /16384 bytes/],
  ])('%s', (_, text, fault) => {
    expect(faultOf(text)).toMatch(fault);
  });

  test('is not in UTF-8', () => {
    expect(faultOfLogo('image/svg+xml', Uint8Array.of(0x3c, 0xe9, 0x3e))).toBe('must be in UTF-8');
  });
});

test('no drawing of 16 KiB takes long to be looked through', () => {
  const startedAtMs = performance.now();
  for (const piece of ['<', '<a ', '<a b="', ' a="b"', '<!--', '&', 'url(', '<![CDATA[', '\t']) {
    faultOf(svg(piece.repeat(Math.floor(16_000 / piece.length))));
    faultOf(`<svg ${piece.repeat(Math.floor(16_000 / piece.length))}`);
  }
  expect(performance.now() - startedAtMs).toBeLessThan(2_000);
});

test.each([
  ['the smallest', png(1, 1), null],
  ['the largest', png(1024, 1024), null],
  ['too wide', png(1025, 10), 'must be 1 to 1024 pixels wide and high'],
  ['too high', png(10, 4_000_000_000), 'must be 1 to 1024 pixels wide and high'],
  ['without height', png(10, 0), 'must be 1 to 1024 pixels wide and high'],
  ['cut off', png(10, 10).slice(0, 32), 'must be a PNG file'],
  ['a JPEG', Uint8Array.of(0xff, 0xd8, 0xff, ...png(10, 10)), 'must be a PNG file'],
  ['an SVG', new TextEncoder().encode(svg('')), 'must be a PNG file'],
  ['too long', new Uint8Array(16 * 1024 + 1), 'must be a file of at most 16384 bytes'],
])('a PNG, %s', (_, bytes, fault) => {
  expect(faultOfLogo('image/png', bytes)).toBe(fault);
});

test('a PNG is read where it lies in a larger buffer', () => {
  const larger = new Uint8Array(128);
  larger.set(png(2000, 10), 32);
  expect(faultOfLogo('image/png', larger.subarray(32, 96))).toMatch(/pixels/);
});

import { describe, expect, test } from 'vitest';
import { faultOfLogo } from './fault-of-logo.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** What Inkscape declares, and what the tests say by it. */
const EDITORS = [
  'xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"',
  'xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"',
  'xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"',
  'xmlns:cc="http://creativecommons.org/ns#"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
].join(' ');
const XLINK = ' xmlns:xlink="http://www.w3.org/1999/xlink"';

/** A drawing that is fine but for what a test puts into it. */
function svg(content: string, attributes = ''): string {
  return `<svg xmlns="${SVG}" viewBox="0 0 8 8"${attributes}>${content}</svg>`;
}

function faultOf(text: string): string | null {
  return faultOfLogo('image/svg+xml', new TextEncoder().encode(text));
}

function png(width: number, height: number, chunks: readonly string[] = ['IDAT', 'IEND']): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
  const content = chunks.map((name) => chunk(name, Buffer.alloc(name === 'IEND' ? 0 : 8)));
  return new Uint8Array(Buffer.concat([signature, chunk('IHDR', header), ...content]));
}

/** A part of a PNG; nobody looks at its checksum. */
function chunk(name: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  return Buffer.concat([length, Buffer.from(name, 'latin1'), content, Buffer.alloc(4)]);
}

function embedded(bytes: Uint8Array): string {
  return `<image href="data:image/png;base64,${Buffer.from(bytes).toString('base64')}"/>`;
}

/** Masks of masks, referred to as a test says. */
function masks(attribute: (id: string) => string, rule: (id: string) => string = () => ''): string {
  const ids = Array.from({ length: 7 }, (_, index) => `m${index}`);
  const each = ids.map((id, index) => `<mask id="${id}">${`<g ${attribute(`m${index + 1}`)}/>`.repeat(10)}</mask>`);
  return `<style>${ids.map(rule).join('')}</style>${each.join('')}<g ${attribute('m0')}/>`;
}

/** As many as fit, each referred to. */
function gradients(): string {
  return Array.from({ length: 100 }, (_, index) => {
    const stops = '<stop/>'.repeat(5);
    return `<linearGradient id="g${index}" href="#g${index + 1}">${stops}</linearGradient><path fill="url(#g${index})"/>`;
  }).join('');
}

/** Groups of `<use>` of the next group, as many levels deep. */
function uses(levels: number, each: number): string {
  const groups = Array.from({ length: levels }, (_, level) => {
    return `<g id="a${level}">${`<use href="#a${level + 1}"/>`.repeat(each)}</g>`;
  });
  return `<defs>${groups.join('')}<path id="a${levels}" d="M0 0h1"/></defs><use href="#a0"/>`;
}

describe('an SVG is taken', () => {
  test.each([
    ['a plain one', svg('<circle r="4" fill="#93431a"/>')],
    [
      'with all that editors write around it',
      `\uFEFF<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n<!-- Generator: a program -->\n${svg('<sodipodi:namedview inkscape:window-width="1"/><metadata><rdf:RDF><cc:Work rdf:about=""><dc:type rdf:resource="http://purl.org/dc/dcmitype/StillImage"/></cc:Work></rdf:RDF></metadata><g style="-inkscape-font-specification:\'Sans, Bold\'"/>', ` ${EDITORS} inkscape:export-filename="C:\\logo.png"`)}\n`,
    ],
    [
      'with a style sheet',
      svg('<style type="text/css"><![CDATA[.a{fill:url(#g)} .b>.c{stroke:red}]]></style><path class="a" d="M0 0h8"/>'),
    ],
    [
      'with references to its own parts',
      svg('<use xlink:href="#a"/><use href="#b"/><path fill="url(#g)" clip-path=\'url("#c")\'/>', XLINK),
    ],
    ['with an embedded picture', svg(embedded(png(1024, 1024)))],
    ['with letters of any language', svg('<title>Épicerie « Mvog-Ada » &amp; fils &#233;</title>')],
    ['with gradients of gradients, used by everything', svg(gradients())],
    ['with parts used again', svg(uses(2, 20))],
    [
      'as Illustrator writes it',
      svg(
        '<style>/* url(# */ .st0{clip-path:url(#SVGID_2_);} .st1,.st2{fill:url( "#Dégradé_1" );}</style><clipPath id="SVGID_2_"><rect width="8"/></clipPath><g class="st0 st1"><path class="st2"/></g>',
      ),
    ],
    ['with a label that is no style', svg('<g aria-label="Chez l\'ami" id="it\'s" fill="inherit"/>')],
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
    ['makes one later', svg('<set attributeName="onclick" to="alert(1)"/>'), /no <set>/],
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
    ['links to a script', svg('<a xlink:href="javascript:alert(1)"/>', XLINK), /outside/],
    ['links out of sight', svg('<a href="&#x6A;avascript:alert(1)"/>'), /outside/],
    ['links later', svg('<animate attributeName="xlink:href" values="#a"/>'), /no <animate>/],
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
    ['hides a reference behind a comment', svg('<style>/*url(#*/.a{mask:url(https://a.example)}</style>'), /outside/],
    ['hides one behind a string', svg('<g style="--a:\'url(#\';mask:url(https://a.example)"/>'), /outside/],
    ['hides one within another', svg('<style>.a{b:url("#)url(");mask:url(https://a.example)}</style>'), /outside/],
    ['does not end a comment of its style', svg('<style>/*</style><style>url(#*/</style>'), /outside/],
    ['does not end a string of its style', svg('<g style="--a:\'"/>'), /outside/],
    ['ends a string early', svg("<g style=\"--a:'\\'url(#a)'\"/>"), /outside/],
    ['refers with blanks that a browser takes out', svg('<use href="#a&#9;b"/>'), /outside/],
    ['refers with letters that a browser puts in', svg('<use href="#%61"/><g mask="url(#%61)"/>'), /outside/],
    ['moves', svg('<path><animateTransform attributeName="transform"/></path>'), /no <animateTransform>/],
    ['moves under a prefix', svg('<s:set/>', ` xmlns:s="${SVG}"`), /no <set>/],
    ['moves by its style', svg('<style>@keyframes a{50%{opacity:0}}</style>'), /not move/],
    ['moves by the style of an element', svg('<path style="transition:opacity 1s"/>'), /not move/],
    ['draws a million elements', svg(uses(6, 10)), /so often/],
    ['draws a few too many', svg(uses(2, 60)), /so often/],
    [
      'draws a long path a hundred times',
      svg(`<path id="a" d="M0 0${'h1'.repeat(5000)}"/>${'<use href="#a"/>'.repeat(100)}`),
      /so often/,
    ],
    ['draws itself', svg('<g id="a"><use href="#a"/></g>'), /so often/],
    [
      'masks what masks it',
      svg('<mask id="a"><g mask="url(#b)"/></mask><mask id="b"><g mask="url(#a)"/></mask>'),
      /so often/,
    ],
    ['draws them by masks', svg(masks((id) => `mask="url(#${id})"`)), /so often/],
    [
      'draws them by masks of classes',
      svg(
        masks(
          (id) => `class="${id}"`,
          (id) => `.${id}{mask:url(#${id})}`,
        ),
      ),
      /so often/,
    ],
    [
      'draws them by masks of other rules',
      svg(
        masks(
          (id) => `id="${id}-"`,
          (id) => `#${id}-{mask:url(#${id})}`,
        ),
      ),
      /rules for classes/,
    ],
    ['nests its rules', svg('<style>.a{.b{color:red}mask:url(#a)}</style>'), /rules for classes/],
    ['draws them by masks of parents', svg('<g mask="url(#a)"><g mask="inherit"/></g>'), /no inherit/],
    ['draws them by masks of variables', svg('<g style="--a:url(#a)"><g style="mask:var(--a)"/></g>'), /no var/],
    ['has filters that take long', svg('<filter id="a"><feMorphology radius="50"/></filter>'), /no <feMorphology>/],
    ['has markers', svg('<marker id="a"/>'), /no <marker>/],
    ['has patterns', svg('<pattern id="a"/>'), /no <pattern>/],
    ['embeds a picture too large', svg(embedded(png(9000, 9000))), /picture that must be 1 to 1024 pixels/],
    ['embeds a picture that moves', svg(embedded(png(8, 8, ['acTL', 'IDAT', 'IEND']))), /picture that must not move/],
    ['embeds pictures', svg(embedded(png(8, 8)).repeat(2)), /at most one picture/],
    ['embeds a JPEG', svg('<image href="data:image/jpeg;base64,/9j/"/>'), /outside/],
    ['embeds a picture with more in its type', svg('<image href="data:image/png;x=a;base64,iVBO"/>'), /outside/],
    ['embeds a picture by its style', svg('<g style="mask:url(data:image/png;base64,iVBO)"/>'), /outside/],
    ['has a prefix of nothing', svg('<i:pgf/>'), /XML/],
    ['has an attribute with a prefix of nothing', svg('<use xlink:href="#a"/>'), /XML/],
    ['has a prefix that ended', svg(`<g${XLINK}/><use xlink:href="#a"/>`), /XML/],
    ['has a name in three parts', svg('<g a:b:c="x"/>', ' xmlns:a="a"'), /XML/],
    ['has a name that begins with a digit', svg('<1a/>'), /XML/],
    ['has a character that XML does not', svg('<g id="\u0001"/>'), /XML/],
    ['has one by its number', svg('<g id="&#0;"/>'), /XML/],
    ['has -- in a comment', svg('<!-- a -- b -->'), /XML/],
    ['has ]]> in its text', svg(']]>'), /XML/],
    ['says what is no XML', `<?xml version="9.9" foo?>${svg('')}`, /XML/],
    ['is nested too deeply', svg('<g>'.repeat(2300) + '</g>'.repeat(2300)), /XML/],
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
    ['says in words how it scales', `<svg xmlns="${SVG}" viewBox="all of it"/>`, /viewBox/],
    ['scales to nothing', `<svg xmlns="${SVG}" viewBox="0 0 8 0"/>`, /viewBox/],
    ['scales by five numbers', `<svg xmlns="${SVG}" viewBox="0,0 8 8 8"/>`, /viewBox/],
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
  for (const piece of ['<', '<a ', '<a b="', ' a="b"', '<!--', '&', '&amp;', 'url(', '<![CDATA[', '\t', ']']) {
    faultOf(svg(piece.repeat(Math.floor(16_000 / piece.length))));
    faultOf(svg(`<style>${piece.repeat(Math.floor(15_000 / piece.length))}</style>`));
    faultOf(`<svg ${piece.repeat(Math.floor(16_000 / piece.length))}`);
  }
  for (const css of ['{', '}', ',.a', ',', '/*', '"', '.a{b:url(#c)}']) {
    faultOf(svg(`<style>.a${css.repeat(Math.floor(15_000 / css.length))}</style>`));
  }
  const groups = (tag: (index: number) => string): string =>
    Array.from({ length: 300 }, (_, index) => tag(index)).join('');
  faultOf(
    svg(
      `${groups((index) => `<g id="a${index}">`)}${'</g>'.repeat(300)}${groups((index) => `<use href="#a${index}"/>`)}`,
    ),
  );
  faultOf(svg(groups((index) => `<g id="a${index}"><use href="#a${index + 1}"/></g>`)));
  expect(performance.now() - startedAtMs).toBeLessThan(2_000);
});

test.each([
  ['the smallest', png(1, 1), null],
  ['the largest', png(1024, 1024), null],
  ['too wide', png(1025, 10), 'must be 1 to 1024 pixels wide and high'],
  ['too high', png(10, 4_000_000_000), 'must be 1 to 1024 pixels wide and high'],
  ['without height', png(10, 0), 'must be 1 to 1024 pixels wide and high'],
  ['cut off', png(10, 10).slice(0, 32), 'must be a PNG file'],
  ['cut off later', png(10, 10).slice(0, -1), 'must be a PNG file'],
  ['with nothing but a header', png(10, 10, []), 'must be a PNG file'],
  ['without a picture', png(10, 10, ['IEND']), 'must be a PNG file'],
  ['with more after its end', Uint8Array.of(...png(10, 10), 1, 2, 3), null],
  ['that moves', png(10, 10, ['acTL', 'IDAT', 'fcTL', 'fdAT', 'IEND']), 'must not move: no animated PNG'],
  ['a JPEG', Uint8Array.of(0xff, 0xd8, 0xff, ...png(10, 10)), 'must be a PNG file'],
  ['an SVG', new TextEncoder().encode(svg('')), 'must be a PNG file'],
  ['too long', new Uint8Array(16 * 1024 + 1), 'must be a file of at most 16384 bytes'],
])('a PNG, %s', (_, bytes, fault) => {
  expect(faultOfLogo('image/png', bytes)).toBe(fault);
});

test('a PNG is read where it lies in a larger buffer', () => {
  const larger = new Uint8Array(256);
  larger.set(png(2000, 10), 32);
  expect(faultOfLogo('image/png', larger.subarray(32, 128))).toMatch(/pixels/);
});

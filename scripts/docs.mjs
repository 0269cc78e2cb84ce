// `pnpm run docs`: the documentation as a static site in site/, from docs/ and the READMEs by VitePress, and from the
// declarations by TypeDoc, in site/api. Pages have the paths of their Markdown, which lies beside them; llms.txt lists them;
// a dead link fails.
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { Application, Converter, ReflectionKind } from 'typedoc';
import { build } from 'vitepress';
import { deadLinks } from './docs-links.mjs';
import { typesPage } from './docs-types.mjs';
import { packages } from './packages.mjs';

/** Of the libraries. */
const FIRST = '@mitako/client';
const FONT = 'figtree-400-700-fr.woff2';
const root = join(import.meta.dirname, '..');
const site = join(root, 'site');
const vitepress = join(root, 'docs/.vitepress');
const staged = join(vitepress, 'pages');
/** VitePress empties the site before it builds. */
const declared = join(vitepress, 'api');
const sources = globSync(['*.md', 'docs/**/*.md', 'packages/*/README.md'], {
  cwd: root,
  exclude: ['README.md', '**/node_modules/**', 'docs/.vitepress/**'],
}).toSorted();

/** Where a page is in the site, by its path in the repository. What leads to the README leads to the home. */
const placeOf = new Map([
  ...sources.map((source) => [source, source.replace(/^docs\/(?=index\.md$|fr\/)/, '')]),
  ['README.md', 'index.md'],
]);

rmSync(staged, { recursive: true, force: true });
for (const source of sources) write(join(staged, placeOf.get(source)), stagedText(source));
cpSync(join(vitepress, 'public'), join(staged, 'public'), { recursive: true });
const imported = await declarations();
await build(join(root, 'docs'), { logLevel: 'warn' });
cpSync(declared, join(site, 'api'), { recursive: true });
for (const source of placeOf.keys()) if (!isHome(source)) write(join(site, placeOf.get(source)), stagedText(source));
write(join(site, 'llms.txt'), llms());

const dead = deadLinks(site);
for (const each of dead) console.log(each);
console.log(`  ${sources.length} pages and ${imported} entries in site/, ${dead.length} dead links`);
process.exitCode = dead.length === 0 ? 0 : 1;

/** The declarations of what packages export, `@mitako/client` first. */
async function declarations() {
  const imports = new Map(
    packages()
      .flatMap(({ manifest, directory }) =>
        Object.entries(manifest.exports ?? {})
          .map(([entry, target]) => [entry, target['@mitako/source']])
          .filter(([, source]) => source !== undefined && !source.endsWith('/bin.ts'))
          .map(([entry, source]) => [`packages/${directory}/${normalize(source)}`, join(manifest.name, entry)]),
      )
      .toSorted(([, one], [, other]) => Number(other.startsWith(FIRST)) - Number(one.startsWith(FIRST))),
  );
  const app = await Application.bootstrap({
    name: 'Mitako',
    basePath: root,
    entryPoints: [...imports.keys()].map((source) => join(root, source)),
    tsconfig: join(root, 'tsconfig.json'),
    readme: 'none',
    out: declared,
    // `pnpm typecheck` checks the declarations.
    skipErrorChecking: true,
    sortEntryPoints: false,
    disableSources: true,
    excludeExternals: true,
    hideGenerator: true,
    includeHierarchySummary: false,
    githubPages: false,
    favicon: join(vitepress, 'public/favicon.svg'),
    navigationLinks: { Documentation: '/', Reference: '/docs/reference.html', SDK: '/packages/client/README.html' },
    navigation: { includeFolders: false },
    // What is called comes before what it takes.
    kindSortOrder: ['Module', 'Function', 'Class', 'Variable', 'Interface', 'TypeAlias'],
    groupOrder: ['Functions', 'Classes', '*'],
    customCss: join(vitepress, 'theme/typedoc.css'),
    validation: { notExported: false, invalidLink: true, rewrittenLink: false, unusedMergeModuleWith: false },
    logLevel: 'Error',
  });
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
    for (const module of project.getReflectionsByKind(ReflectionKind.Module)) {
      const name = [...imports.keys()].find((source) => source.replace(/(\/index)?\.tsx?$/, '') === module.name);
      if (name !== undefined) module.name = imports.get(name);
    }
  });
  const project = await app.convert();
  if (project === undefined) process.exit(1);
  const unresolved = [];
  app.logger.validationWarning = (message) => unresolved.push(message);
  app.validate(project);
  for (const each of unresolved) console.log(each);
  if (unresolved.length > 0) process.exit(1);
  // The router of addresses exists while pages are written.
  app.renderer.on('endRender', () => {
    const { router } = app.renderer;
    write(
      join(staged, 'docs/types.md'),
      typesPage(project, (type) => `/api/${router.getFullUrl(type)}`),
    );
  });
  await app.generateOutputs(project);
  cpSync(join(vitepress, 'theme', FONT), join(declared, 'assets', FONT));
  if (app.logger.hasErrors()) process.exit(1);
  return imports.size;
}

/** A page for its place in the site. Links to what is no page become their text, and comments are for editors. */
function stagedText(source) {
  return read(source)
    .replaceAll(/^<!--.*?-->\n+/gms, '')
    .replaceAll(/(?<!!)\[([^\]]*)\]\(([^)#:\s]+)(#[^)]*)?\)/g, (link, text, path, anchor = '') => {
      const target = normalize(join(dirname(source), path));
      const place = placeOf.get(target);
      if (place !== undefined) return `[${text}](${relative(dirname(placeOf.get(source)), place)}${anchor})`;
      return existsSync(join(root, target)) ? text : link;
    });
}

/** https://llmstxt.org */
function llms() {
  const line = (page) => `- [${headingOf(read(page))}](${placeOf.get(page)}): ${firstSentenceOf(read(page))}`;
  const section = (title, pattern) =>
    `## ${title}\n\n${sources
      .filter((page) => pattern.test(page) && !isHome(page))
      .map(line)
      .join('\n')}\n`;
  return [
    `# Mitako\n\n> ${firstSentenceOf(read('README.md'))}\n\nEach page is Markdown; with .html instead of .md it is for browsers.\n`,
    section('Documentation', /^(?:docs\/(?:guides\/)?)?[\w-]+\.md$/),
    section('Packages', /^packages\//),
    section('Specification', /^docs\/specification\//),
    section('En français', /^docs\/fr\//),
    section('Optional', /^docs\/decisions\//),
  ].join('\n');
}

function firstSentenceOf(markdown) {
  const [, text = ''] =
    /^# .*\n+(?:(?:[<![|#].*)?\n)*([^<![|#\n][^]*?)(?:\n\n|$)/m.exec(markdown.replaceAll(/```.*?```\n/gs, '')) ?? [];
  const [sentence = ''] = /^.*?[.:](?=\s|$)/s.exec(text) ?? [text];
  return sentence.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll(/\s+/g, ' ');
}

function headingOf(markdown) {
  return (/^# (.*)$/m.exec(markdown)?.[1] ?? 'Untitled').replaceAll('`', '');
}

function isHome(source) {
  return source.endsWith('index.md');
}

function read(page) {
  return readFileSync(join(root, page), 'utf8');
}

function write(path, text) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

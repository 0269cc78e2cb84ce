// `pnpm run docs`: the documentation as a static site in site/, from docs/, the READMEs and the declarations. Its pages have
// the paths of their Markdown, which lies beside them; llms.txt lists them; a dead link fails.
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { Application, Converter, ReflectionKind, StructureRouter } from 'typedoc';
import { deadLinks } from './docs-links.mjs';
import { packages } from './packages.mjs';

const root = join(import.meta.dirname, '..');
const site = join(root, 'site');
const pages = globSync(['*.md', 'docs/**/*.md', 'packages/*/README.md'], {
  cwd: root,
  exclude: ['README.md', '**/node_modules/**'],
}).toSorted();

/** What is imported, by the path of its source without its ending. */
const imports = new Map(
  packages().flatMap(({ manifest, directory }) =>
    Object.entries(manifest.exports ?? {})
      .map(([entry, target]) => [entry, target['@mitako/source']])
      .filter(([, source]) => source !== undefined && !source.endsWith('/bin.ts'))
      .map(([entry, source]) => [`packages/${directory}/${normalize(source)}`, join(manifest.name, entry)]),
  ),
);

const app = await Application.bootstrap({
  name: 'Mitako',
  basePath: root,
  entryPoints: [...imports.keys()].map((source) => join(root, source)),
  tsconfig: join(root, 'tsconfig.json'),
  readme: join(root, 'README.md'),
  projectDocuments: pages.map((page) => join(root, page)),
  out: site,
  // `pnpm typecheck` checks the declarations.
  skipErrorChecking: true,
  disableSources: true,
  excludeExternals: true,
  hideGenerator: true,
  includeHierarchySummary: false,
  githubPages: false,
  highlightLanguages:
    'css csharp go html http java javascript json python php sh sql text tsx typescript xml yaml'.split(' '),
  validation: { notExported: false, invalidLink: true, rewrittenLink: false, unusedMergeModuleWith: false },
  logLevel: 'Error',
});

/** Pages by their reflection, before they get their headings as names. */
const pageOf = new Map();

app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
  for (const document of project.documents ?? []) {
    const page = pages.find((each) => each === `${document.name}.md` || each === `docs/${document.name}.md`);
    if (page === undefined) throw new Error(`No page is named ${document.name}.`);
    pageOf.set(document, page);
    document.name = headingOf(read(page));
  }
  for (const module of project.getReflectionsByKind(ReflectionKind.Module)) {
    const name = [...imports.keys()].find((source) => source.replace(/(\/index)?\.tsx?$/, '') === module.name);
    if (name !== undefined) module.name = imports.get(name);
  }
});

app.renderer.defineRouter(
  'pages',
  class extends StructureRouter {
    getIdealBaseName(reflection) {
      return pageOf.get(reflection)?.replace(/\.md$/, '') ?? super.getIdealBaseName(reflection);
    }
  },
);
app.options.setValue('router', 'pages');

rmSync(site, { recursive: true, force: true });
const project = await app.convert();
if (project === undefined) process.exit(1);
const unresolved = [];
app.logger.validationWarning = (message) => {
  // Folders are not pages; links to them become their text below.
  if (!/is not a file/.test(message)) unresolved.push(message);
};
app.validate(project);
for (const each of unresolved) console.log(each);
if (unresolved.length > 0) process.exit(1);
await app.generateOutputs(project);
if (app.logger.hasErrors()) process.exit(1);

for (const page of ['README.md', ...pages]) {
  write(page, withoutForeignLinks(page, read(page)));
  const html = page === 'README.md' ? 'index.html' : page.replace(/\.md$/, '.html');
  write(html, readFileSync(join(site, html), 'utf8').replaceAll(/<a href="([^"#:]+)">(.*?)<\/a>/gs, keepOwn(html)));
}
write('llms.txt', llms());

const dead = deadLinks(site);
for (const each of dead) console.log(each);
console.log(`  ${pages.length + 1} pages and ${imports.size} entries in site/, ${dead.length} dead links`);
process.exitCode = dead.length === 0 ? 0 : 1;

/** Links to files of the repository that are not pages become their text. */
function withoutForeignLinks(page, markdown) {
  return markdown.replaceAll(/(?<!!)\[([^\]]*)\]\(([^)#:\s]+)(#[^)]*)?\)/g, (link, text, path) => {
    const target = normalize(join(dirname(page), path));
    const isPage = pages.includes(target) || target === 'README.md';
    return isPage || !existsSync(join(root, target)) ? link : text;
  });
}

/** The same in a page of HTML, where TypeDoc leaves links to folders as they are. */
function keepOwn(html) {
  // TypeDoc looks for folders among the files that it copies.
  const isForeign = (path) => !isFile(join(site, path)) && (existsSync(join(root, path)) || path.startsWith('media/'));
  return (link, href, text) => (isForeign(normalize(join(dirname(html), decodeURIComponent(href)))) ? text : link);
}

/** https://llmstxt.org */
function llms() {
  const line = (page) => `- [${headingOf(read(page))}](${page}): ${firstSentenceOf(read(page))}`;
  const section = (title, pattern) =>
    `## ${title}\n\n${pages
      .filter((page) => pattern.test(page))
      .map(line)
      .join('\n')}\n`;
  return [
    `# Mitako\n\n> ${firstSentenceOf(read('README.md'))}\n\nEach page is Markdown; with .html instead of .md it is for browsers.\n`,
    section('Documentation', /^(?:docs\/(?:guides\/)?)?[\w-]+\.md$/),
    section('Packages', /^packages\//),
    section('Specification', /^docs\/specification\//),
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

function isFile(path) {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}

function read(page) {
  return readFileSync(join(root, page), 'utf8');
}

function write(path, text) {
  mkdirSync(dirname(join(site, path)), { recursive: true });
  writeFileSync(join(site, path), text);
}

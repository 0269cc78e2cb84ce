// `pnpm sheet`: every picture of `screenshots/` on one page, `screenshots/index.html`, by page: languages, widths, light and
// dark, with and without a script beside each other.
import { globSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../screenshots/', import.meta.url));
const files = globSync('**/*.png', { cwd: folder }).toSorted();
if (files.length === 0) {
  console.error('There are no pictures: run "pnpm sheet", or MITAKO_TEST_PICTURES=1 pnpm test:states.');
  process.exit(1);
}

/** The page that a picture shows, and how: `dashboard/admin-home-fr-1280-dark`. */
const parts = files.map((file) => {
  const name = file.replace(/\.png$/, '');
  const at = name.search(/-(fr|en|es)(-|$)/);
  return { file, page: at < 0 ? name : name.slice(0, at), way: at < 0 ? '' : name.slice(at + 1) };
});
const pages = Map.groupBy(parts, ({ page }) => page);

const sections = [...pages].map(
  ([page, pictures]) =>
    `<section id="${page}"><h2>${page}</h2><div>${pictures
      .map(
        ({ file, way }) =>
          `<figure><a href="${encodeURI(file)}"><img loading="lazy" src="${encodeURI(file)}" alt="${page}, ${way}"></a><figcaption>${way}</figcaption></figure>`,
      )
      .join('')}</div></section>`,
);
writeFileSync(
  `${folder}index.html`,
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Contact sheet</title><style>
body{font:15px/1.4 system-ui,sans-serif;margin:1rem;background:#ddd}h2{margin:1.5rem 0 .5rem;font-size:1rem}
section>div{display:flex;flex-wrap:wrap;gap:1rem;align-items:flex-start}figure{margin:0}
img{display:block;height:26rem;max-width:40rem;object-fit:contain;object-position:top;background:#fff}</style>
<h1>${files.length} pictures of ${pages.size} pages</h1>${sections.join('\n')}</html>\n`,
);
console.log(`${folder}index.html: ${files.length} pictures of ${pages.size} pages`);

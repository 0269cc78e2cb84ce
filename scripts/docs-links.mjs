import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Links of a built site that lead nowhere, `page: link`: to a file that is not there, or a place that its page does not have. */
export function deadLinks(site) {
  const anchors = new Map();
  return globSync('**/*.{html,md}', { cwd: site }).flatMap((page) => {
    const dead = linksOf(page).filter((link) => !leadsSomewhere(page, link));
    return [...new Set(dead)].map((link) => `${page}: ${link}`);
  });

  function linksOf(page) {
    const text = readFileSync(join(site, page), 'utf8');
    const pattern = page.endsWith('.md') ? /\]\(([^)\s]+)\)/g : /\s(?:href|src)="([^"]+)"/g;
    const prose = page.endsWith('.md') ? text.replaceAll(/```.*?```|`[^`\n]*`/gs, '') : text;
    return Array.from(prose.matchAll(pattern), ([, link]) => link).filter((link) => !/^[a-z]+:/i.test(link));
  }

  function leadsSomewhere(page, link) {
    const [path, anchor] = link.split('#');
    const from = path.startsWith('/') ? site : join(site, dirname(page));
    const named = path === '' ? join(site, page) : join(from, decodeURIComponent(path.replace(/\?.*/, '')));
    const target = path.endsWith('/') ? join(named, 'index.html') : named;
    if (!existsSync(target) || statSync(target).isDirectory()) return false;
    return anchor === undefined || anchor === '' || anchorsOf(target).has(decodeURIComponent(anchor));
  }

  function anchorsOf(file) {
    const known = anchors.get(file);
    if (known !== undefined) return known;
    const text = readFileSync(file, 'utf8');
    const found = file.endsWith('.md')
      ? headingsOf(text)
      : Array.from(text.matchAll(/\sid="([^"]+)"/g), ([, id]) => id);
    anchors.set(file, new Set(found));
    return anchors.get(file);
  }
}

function headingsOf(markdown) {
  return Array.from(markdown.replaceAll(/```.*?```/gs, '').matchAll(/^#+ (.*)$/gm), ([, heading]) => slugOf(heading));
}

/** The name of a heading in an address, as GitHub makes it. */
export function slugOf(heading) {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
}

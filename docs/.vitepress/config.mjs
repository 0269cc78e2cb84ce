// The documentation site. `pnpm run docs` copies its pages to docs/.vitepress/pages, with the paths that they have there.
import { defineConfig } from 'vitepress';
import { slugOf } from '../../scripts/docs-links.mjs';

const ADDRESSES = {
  guide: (name) => `/docs/guides/${name}`,
  rail: (name) => `/packages/rail-${name}/README`,
  package: (name) => `/packages/${name}/README`,
  doc: (name) => `/docs/${name}`,
};
/** In the French menu, of a page that is in English. */
const IN_ENGLISH = ' <small lang="en" title="en anglais">EN</small>';
const items = (kind, entries) => Object.entries(entries).map(([name, text]) => ({ text, link: ADDRESSES[kind](name) }));

const run = (words) => [
  { text: words.goingLive, link: words.goingLivePage },
  ...items('doc', words.run),
  {
    text: words.rails,
    collapsed: true,
    items: [
      ...items('doc', { rails: words.ownRail }),
      ...items('rail', {
        'airtel-money': 'Airtel Money',
        'mtn-momo': 'MTN MoMo',
        'notch-pay': 'Notch Pay',
        'orange-money': 'Orange Money',
        pawapay: 'pawaPay',
      }),
      ...items('package', { 'rail-kit': '@mitako/rail-kit' }),
    ],
  },
];

const guides = items('guide', {
  node: 'Node.js',
  typescript: 'TypeScript',
  express: 'Express',
  fastify: 'Fastify',
  nestjs: 'NestJS',
  nextjs: 'Next.js',
  hono: 'Hono',
  sveltekit: 'SvelteKit',
  astro: 'Astro',
  bun: 'Bun',
  deno: 'Deno',
  'cloudflare-workers': 'Cloudflare Workers',
});

const libraries = items('package', {
  client: '@mitako/client',
  mitako: 'mitako',
  'create-mitako': 'create-mitako',
  core: '@mitako/core',
  http: '@mitako/http',
  checkout: '@mitako/checkout',
  dashboard: '@mitako/dashboard',
  sqlite: '@mitako/sqlite',
  postgres: '@mitako/postgres',
  testing: '@mitako/testing',
  pages: '@mitako/pages',
  contract: '@mitako/contract',
  sql: '@mitako/sql',
});

/** Written by TypeDoc, beside what VitePress knows. */
const types = (text) => ({ text, link: '/api/index.html', target: '_self' });

const decisions = { text: 'Decisions', link: '/docs/decisions/README' };

const ENGLISH = [
  {
    text: 'Start',
    items: [
      { text: 'Home', link: '/' },
      ...items('doc', {
        'first-payment': 'First payment',
        'test-mode': 'Test mode',
        'packages-and-guarantees': 'Packages and guarantees',
      }),
    ],
  },
  {
    text: 'Take payments',
    items: [
      ...items('doc', { checkout: 'Checkout', dashboard: 'Dashboards', 'wallet-app': 'Wallet app' }),
      { text: 'In your framework', collapsed: true, items: guides },
      ...items('guide', { 'other-languages': 'PHP, Python, Go, Java, C#' }),
    ],
  },
  { text: 'Webhooks', items: items('doc', { webhooks: 'Receive and verify' }) },
  {
    text: 'Run it',
    items: run({
      goingLive: 'Going live',
      goingLivePage: '/docs/going-live',
      run: { operating: 'Operating', 'command-line': 'Command line', performance: 'Performance', scale: 'Scale' },
      rails: 'Connect a provider',
      ownRail: 'Write a rail',
    }),
  },
  { text: 'Embed', items: items('guide', { embedding: 'In your own server' }) },
  {
    text: 'Reference',
    items: [
      ...items('doc', { reference: 'API reference' }),
      { text: 'Types of the client', link: '/docs/types' },
      types('Types of all packages'),
      { text: 'Libraries', collapsed: true, items: libraries },
      ...items('doc', { 'specification/service': 'Specification', 'specification/decisions': 'What it leaves open' }),
    ],
  },
  {
    text: 'Architecture',
    items: [
      ...items('doc', {
        architecture: 'Architecture',
        ledger: 'Ledger',
        security: 'Threat model',
        simulation: 'Simulation',
        faults: 'Fault tests',
      }),
      { text: 'Security policy', link: '/SECURITY' },
      { text: 'Contributing', link: '/CONTRIBUTING' },
      decisions,
    ],
  },
];

const FRENCH = [
  {
    text: 'Démarrer',
    items: [
      { text: 'Accueil', link: '/fr/' },
      { text: 'Premier paiement', link: '/fr/premier-paiement' },
      { text: 'Mode test', link: '/fr/mode-test' },
      { text: 'Passer en réel', link: '/fr/passer-en-reel' },
    ],
  },
  {
    text: 'Encaisser',
    items: [
      ...items('doc', {
        checkout: 'Page de paiement',
        dashboard: 'Tableaux de bord',
        'wallet-app': 'Application de portefeuille',
      }),
      { text: 'Dans votre framework', collapsed: true, items: guides },
      ...items('guide', { 'other-languages': 'PHP, Python, Go, Java, C#' }),
    ],
  },
  { text: 'Notifications', items: [{ text: 'Recevoir et vérifier', link: '/fr/webhooks' }] },
  {
    text: 'Exploiter la passerelle',
    items: run({
      goingLive: 'Liste complète avant le réel',
      goingLivePage: '/docs/going-live',
      run: {
        operating: 'Exploiter',
        'command-line': 'Ligne de commande',
        performance: 'Performances',
        scale: 'Croissance',
      },
      rails: 'Brancher un opérateur',
      ownRail: 'Écrire un rail',
    }),
  },
  { text: 'Intégrer', items: items('guide', { embedding: 'Dans votre propre serveur' }) },
  {
    text: 'Référence',
    items: [
      ...items('doc', { reference: 'Référence de l’API' }),
      { text: 'Types du client', link: '/docs/types' },
      types('Types de tous les paquets'),
      { text: 'Bibliothèques', collapsed: true, items: libraries },
    ],
  },
  {
    text: 'Comprendre',
    items: [
      ...items('doc', { architecture: 'Architecture', ledger: 'Grand livre', security: 'Sécurité' }),
      { ...decisions, text: 'Décisions' },
    ],
  },
];

/** The same entries; those that lead to a page in English say so. */
function marked(entries) {
  return entries.map(({ text, items: inner, ...entry }) => ({
    ...entry,
    text: entry.link === undefined || entry.link.startsWith('/fr/') ? text : text + IN_ENGLISH,
    ...(inner && { items: marked(inner) }),
  }));
}

/** Each cell knows the head of its column: on a phone a row is shown as a list. */
function labelCells(markdown) {
  markdown.core.ruler.push('label-cells', ({ tokens }) => {
    let heads = [];
    let column = 0;
    for (const [index, token] of tokens.entries()) {
      if (token.type === 'table_open') heads = [];
      if (token.type === 'tr_open') column = 0;
      if (token.type === 'th_open') heads.push(tokens[index + 1].content.replaceAll('`', ''));
      if (token.type !== 'td_open') continue;
      if (column > 0 && heads[column]) token.attrSet('data-label', heads[column]);
      column += 1;
    }
  });
}

export default defineConfig({
  srcDir: '.vitepress/pages',
  outDir: '../site',
  title: 'Mitako',
  // Of the reader's own machine, and of TypeDoc, which scripts/docs.mjs checks.
  ignoreDeadLinks: [/^http:\/\/localhost/, /^\/api\//],
  description: 'A payment gateway that you run yourself, for wallets and mobile money',
  head: [
    ['link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }],
    ['meta', { name: 'theme-color', content: '#f6f7f9', media: '(prefers-color-scheme:light)' }],
    ['meta', { name: 'theme-color', content: '#0e1016', media: '(prefers-color-scheme:dark)' }],
  ],
  markdown: {
    // No page has markup of its own, and signs such as `<T>` are text.
    html: false,
    anchor: { slugify: slugOf },
    config: labelCells,
    theme: { light: 'github-dark', dark: 'github-dark' },
  },
  themeConfig: {
    logo: '/favicon.svg',
    // Few pages are in both languages: the choice of one leads to its home.
    i18nRouting: false,
    outline: { level: [2, 3] },
    search: {
      provider: 'local',
      options: {
        locales: {
          fr: {
            translations: {
              button: { buttonText: 'Rechercher', buttonAriaLabel: 'Rechercher dans la documentation' },
              modal: {
                displayDetails: 'Afficher les détails',
                resetButtonTitle: 'Effacer',
                backButtonTitle: 'Fermer',
                noResultsText: 'Aucun résultat pour',
                footer: { selectText: 'choisir', navigateText: 'parcourir', closeText: 'fermer' },
              },
            },
          },
        },
      },
    },
  },
  locales: {
    root: {
      label: 'English',
      lang: 'en',
      themeConfig: {
        nav: [
          { text: 'Guides', link: '/docs/first-payment', activeMatch: '^/docs/(?!reference)' },
          { text: 'Reference', link: '/docs/reference' },
          { text: 'SDK', link: '/packages/client/README' },
        ],
        sidebar: ENGLISH,
      },
    },
    fr: {
      label: 'Français',
      lang: 'fr',
      link: '/fr/',
      description: 'Une passerelle de paiement que vous hébergez, pour portefeuilles et mobile money',
      themeConfig: {
        nav: [
          { text: 'Guides', link: '/fr/premier-paiement', activeMatch: '^/fr/' },
          { text: 'Référence', link: '/docs/reference' },
          { text: 'SDK', link: '/packages/client/README' },
        ],
        sidebar: marked(FRENCH),
        outline: { level: [2, 3], label: 'Sur cette page' },
        docFooter: { prev: 'Page précédente', next: 'Page suivante' },
        sidebarMenuLabel: 'Sommaire',
        returnToTopLabel: 'Retour en haut',
        darkModeSwitchLabel: 'Apparence',
        lightModeSwitchTitle: 'Passer au clair',
        darkModeSwitchTitle: 'Passer au sombre',
        langMenuLabel: 'Changer de langue',
        skipToContentLabel: 'Aller au texte',
      },
    },
  },
});

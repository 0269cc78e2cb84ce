const CREATE = `curl $URL/api/v1/gateway/payments \\
  -H "Authorization: Bearer $KEY" \\
  -H "Idempotency-Key: order-2001" \\
  -H "Content-Type: application/json" \\
  -d '{"amount": 5000, "currency": "XAF",
       "customer_reference": "order-2001"}'`;
const RECEIVE = `npx mitako init express
npx mitako certify localhost:3000/webhooks/mitako`;
const LANGUAGES = [
  ['TypeScript', '/docs/guides/typescript.html'],
  ['PHP', '/docs/guides/other-languages.html#php'],
  ['Python', '/docs/guides/other-languages.html#python'],
];

/** The first page, by language. */
export const HOME = {
  en: {
    title: 'Take your first test franc in two minutes',
    lead: 'A whole gateway on your machine: payment page, simulated phones, dashboard. In a clone, with Node 20 or newer; the packages are not on npm yet.',
    start: { text: 'Start', href: '/docs/first-payment.html' },
    reference: 'API reference',
    steps: [
      {
        title: 'Start the gateway',
        text: 'The terminal prints your test keys, and the addresses of the shop and the dashboard.',
        code: '# a shop and a gateway, in a clone\nnpx -y pnpm@12 dev\n\nReady  http://127.0.0.1:4010\nkey    svc_test_…',
      },
      {
        title: 'Ask for a payment',
        text: 'The amount is a whole number: 5000 is 5\u202f000\u00a0FCFA. Open checkout_url in the browser.',
        code: CREATE,
        links: LANGUAGES,
      },
      {
        title: 'Receive the signed webhook',
        text: 'One command writes the receiver for your framework, another proves that it refuses forged ones.',
        code: RECEIVE,
      },
    ],
    next: 'And then',
    tiles: [
      {
        title: 'Test mode',
        text: 'Accept, decline, wrong code, no answer: numbers and users for each.',
        href: '/docs/test-mode.html',
      },
      { title: 'Dashboards', text: 'Payment links, QR codes and a till, without code.', href: '/docs/dashboard.html' },
      {
        title: 'Run the gateway',
        text: 'Install, connect MTN and Orange, watch, back up.',
        href: '/docs/operating.html',
      },
      { title: 'Security', text: 'What is guaranteed, how it is proven, what is open.', href: '/docs/security.html' },
    ],
  },
  fr: {
    title: 'Encaissez votre premier franc de test en deux minutes',
    lead: 'Une passerelle complète sur votre machine\u00a0: page de paiement, téléphones simulés, tableau de bord. Dans un clone, avec Node\u00a020 ou plus récent\u00a0; les paquets ne sont pas encore sur npm.',
    start: { text: 'Commencer', href: '/fr/premier-paiement.html' },
    reference: 'Référence de l’API',
    steps: [
      {
        title: 'Lancez la passerelle',
        text: 'Le terminal affiche vos clés de test, les adresses de la boutique et du tableau de bord.',
        code: '# une boutique et une passerelle, dans un clone\nnpx -y pnpm@12 dev\n\nReady  http://127.0.0.1:4010\nkey    svc_test_…',
      },
      {
        title: 'Demandez un paiement',
        text: 'Le montant est un entier\u00a0: 5000 vaut 5\u202f000\u00a0FCFA. Ouvrez checkout_url dans le navigateur.',
        code: CREATE,
        links: LANGUAGES,
      },
      {
        title: 'Recevez le webhook signé',
        text: 'Une commande écrit le récepteur pour votre cadre, une autre vérifie qu’il refuse les faux.',
        code: RECEIVE,
      },
    ],
    next: 'Et ensuite',
    tiles: [
      {
        title: 'Mode test',
        text: 'Accepter, refuser, dépasser le plafond, ne pas répondre\u00a0: un numéro pour chacun.',
        href: '/fr/mode-test.html',
      },
      {
        title: 'Sans coder',
        text: 'Un lien WhatsApp, un code QR ou la caisse, depuis le tableau de bord.',
        href: '/docs/dashboard.html',
      },
      {
        title: 'Exploiter la passerelle',
        text: 'Installer, brancher MTN et Orange, surveiller, sauvegarder.',
        href: '/docs/operating.html',
      },
      {
        title: 'Sécurité',
        text: 'Ce qui est garanti, comment c’est prouvé, ce qui reste ouvert.',
        href: '/docs/security.html',
      },
    ],
  },
};

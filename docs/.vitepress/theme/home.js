const START = (comment) => `# ${comment}
npx -y pnpm@12 dev

API        http://127.0.0.1:4010/api/v1
Test key   svc_test_…`;

/** One request, from the terminal and in the languages that shops are written in. */
const CREATE = [
  [
    'curl',
    `export URL=http://127.0.0.1:4010/api/v1 KEY=svc_test_…

curl $URL/gateway/payments \\
  -H "Authorization: Bearer $KEY" \\
  -H "Idempotency-Key: order-2001" \\
  -H "Content-Type: application/json" \\
  -d '{"amount": 5000, "currency": "XAF",
       "customer_reference": "order-2001"}'`,
  ],
  [
    'TypeScript',
    `import { createClient } from '@mitako/client';

const mitako = createClient({ apiKey, baseUrl });
const payment = await mitako.payments.create({
  amount: 5000,
  currency: 'XAF',
  customer_reference: 'order-2001',
});
console.log(payment.checkout_url);`,
  ],
  [
    'PHP',
    `$payment = ['amount' => 5000, 'currency' => 'XAF',
  'customer_reference' => 'order-2001'];
$answer = file_get_contents("$url/gateway/payments", false,
  stream_context_create(['http' => [
    'method' => 'POST',
    'header' => "Authorization: Bearer $key\\r\\n" .
      "Content-Type: application/json\\r\\n" .
      "Idempotency-Key: order-2001",
    'content' => json_encode($payment),
  ]]));`,
  ],
  [
    'Python',
    `request = urllib.request.Request(
  f"{url}/gateway/payments",
  data=json.dumps({"amount": 5000, "currency": "XAF",
    "customer_reference": "order-2001"}).encode(),
  headers={"Authorization": f"Bearer {key}",
    "Content-Type": "application/json",
    "Idempotency-Key": "order-2001"})
answer = json.load(urllib.request.urlopen(request))`,
  ],
].map(([name, code]) => ({ name, code }));
const RECEIVE = (pays, writes) => `# ${pays}
npx -y pnpm@12 mitako trigger payment.succeeded

# ${writes}
npx mitako init express`;

/** The first page, by language. */
export const HOME = {
  en: {
    title: 'Take your first test franc in two minutes',
    lead: 'A whole gateway on your machine: payment page, simulated phones, dashboard. In a clone, with Node 22.19 or newer; the packages are not on npm yet.',
    start: { text: 'Start', href: '/docs/first-payment.html' },
    reference: 'API reference',
    steps: [
      {
        title: 'Start the gateway',
        text: 'The terminal prints your test keys, and the addresses of the shop and the dashboard.',
        codes: [{ code: START('a shop and a gateway, in a clone') }],
      },
      {
        title: 'Ask for a payment',
        text: 'The amount is a whole number: 5000 is 5\u202f000\u00a0FCFA. Open the checkout_url of the answer in the browser.',
        codes: CREATE,
        more: ['Whole files, with errors and retries', '/docs/guides/other-languages.html'],
      },
      {
        title: 'Receive the signed webhook',
        text: 'The demo shop shows it in the terminal. One command writes the receiver for your own framework.',
        codes: [{ code: RECEIVE('pays a payment: the demo shop is notified', 'in your own shop') }],
        more: ['Receive and verify', '/docs/webhooks.html'],
      },
    ],
    next: 'And then',
    tiles: [
      {
        icon: 'smartphone',
        title: 'Test mode',
        text: 'Accept, decline, wrong code, no answer: numbers and users for each.',
        href: '/docs/test-mode.html',
      },
      {
        icon: 'link',
        title: 'Without code',
        text: 'A payment link, a QR code or the till, from the dashboard.',
        href: '/docs/dashboard.html',
      },
      {
        icon: 'settings',
        title: 'Run the gateway',
        text: 'Install, connect MTN and Orange, watch, back up.',
        href: '/docs/operating.html',
      },
      {
        icon: 'shield-check',
        title: 'Security',
        text: 'What is guaranteed, how it is proven, what is open.',
        href: '/docs/security.html',
      },
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
        codes: [{ code: START('une boutique et une passerelle, dans un clone') }],
      },
      {
        title: 'Demandez un paiement',
        text: 'Le montant est un entier\u00a0: 5000 vaut 5\u202f000\u00a0FCFA. Ouvrez le checkout_url de la réponse dans le navigateur.',
        codes: CREATE,
        more: ['Fichiers complets, avec erreurs et reprises', '/docs/guides/other-languages.html'],
      },
      {
        title: 'Recevez le webhook signé',
        text: 'La boutique de démonstration l’affiche dans le terminal. Une commande écrit le récepteur pour votre framework.',
        codes: [{ code: RECEIVE('paie un paiement\u00a0: la boutique est prévenue', 'dans votre propre boutique') }],
        more: ['Recevoir et vérifier', '/fr/webhooks.html'],
      },
    ],
    next: 'Et ensuite',
    tiles: [
      {
        icon: 'smartphone',
        title: 'Mode test',
        text: 'Accepter, refuser, dépasser le plafond, ne pas répondre\u00a0: un numéro pour chacun.',
        href: '/fr/mode-test.html',
      },
      {
        icon: 'link',
        title: 'Sans coder',
        text: 'Un lien WhatsApp, un code QR ou la caisse, depuis le tableau de bord.',
        href: '/docs/dashboard.html',
      },
      {
        icon: 'settings',
        title: 'Exploiter la passerelle',
        text: 'Installer, brancher MTN et Orange, surveiller, sauvegarder.',
        href: '/docs/operating.html',
      },
      {
        icon: 'shield-check',
        title: 'Sécurité',
        text: 'Ce qui est garanti, comment c’est prouvé, ce qui reste ouvert.',
        href: '/docs/security.html',
      },
    ],
  },
};

import { plural } from '@mitako/pages';
import type { FailureCode, Locale } from '@mitako/contract';
import type { Advice } from '../advice.ts';

/** Of an amount that the customer enters. */
interface Bounds {
  readonly min: string;
  readonly max: string;
}

/** The parts of a sentence about the payment. */
export interface Said {
  readonly merchant: string;
  /** The operator's name. */
  readonly service: string;
  /** The masked number that pays. */
  readonly phone: string;
}

/** The name of a language, and the languages that it falls back to. */
interface LanguageFacts {
  /** Label of the links to the other languages. */
  readonly choose: string;
  /** Its name in itself, for the link to it. */
  readonly name: string;
  /** For amounts and times, BCP 47. */
  readonly locale: string;
  /** The language of merchants' texts, which exist in French and English only. */
  readonly prompts: Locale;
  /** Before a time: `15 min (à 14:05)`. */
  readonly at: string;
}

const LANGUAGE: LanguageFacts = { choose: 'Langue', name: 'Français', locale: 'fr', prompts: 'fr', at: 'à' };

/** The pages in French. A no-break space precedes `:`, `?` and `!`, and hyphens do not break. */
export const fr = {
  language: LANGUAGE,
  layout: {
    errorTitle: (title: string): string => `Erreur – ${title}`,
    securedBy: (service: string): string => `Paiement sécurisé par ${service}`,
    help: (merchant: string): string => `Une question sur votre commande\u00a0? Contactez ${merchant}\u00a0:`,
  },
  testMode: {
    badge: 'Mode test',
    explanation: 'Aucun prélèvement réel.',
    hintsTitle: 'Données de test',
    users: 'Comptes (mot de passe «\u00a0sandbox-password\u00a0», code PIN 1234)',
    usersDo: {
      success: 'le paiement réussit',
      insufficient: 'solde insuffisant',
      declined: 'paiement refusé',
      timeout: 'sans réponse, puis échec',
      refund: 'réussit, puis remboursé',
    },
    numbers: 'Numéros',
    numbersDo: {
      pays: 'le paiement réussit',
      declines: 'paiement refusé',
      limit: 'plafond dépassé',
      silent: 'ne répond jamais',
      code: 'demande un code, le 123456, si l’opérateur en utilise un',
    },
    code: 'Code\u00a0:',
  },
  order: {
    amount: 'Montant à payer',
  },
  methods: {
    title: 'Choisissez comment payer',
    wallet: (service: string): string => `Portefeuille ${service}`,
    walletHint: 'Avec votre compte et votre code PIN',
    cash: 'Espèces chez un agent',
    cashHint: 'Avec un code à six chiffres, près de chez vous',
    cardHint: 'Sur la page sécurisée du prestataire',
    app: (name: string): string => `Application ${name}`,
    appHint: 'Code QR à scanner, ou lien à ouvrir sur ce téléphone',
    /** The same code where there is no app. */
    phone: 'Continuer sur votre téléphone',
    phoneHint: 'Scannez un code QR avec l’appareil photo',
    limits: (min: string, max: string): string => `De ${min} à ${max}`,
    unavailable: 'Indisponible pour le moment',
    outsideLimits: 'Impossible pour ce montant',
    /** Under a method; `works` names another one that does. */
    slow: (works: string | null): string => `Lent en ce moment${works === null ? '' : `\u00a0; ${works} fonctionne`}`,
    down: (works: string | null): string =>
      `En panne en ce moment${works === null ? '' : `\u00a0; ${works} fonctionne`}`,
    none: 'Aucun moyen de paiement n’est disponible pour le moment. Réessayez dans quelques minutes.',
    other: 'Moyens de paiement',
    /** What happens to a customer who closes the page. */
    mayClose: (moment: string): string =>
      `Fermer cette page n’annule rien\u00a0: revenez par le même lien jusqu’au ${moment} (heure de Douala).`,
    /** Above the other methods, if one is not available. */
    othersTitle: 'ou payez autrement',
    without: 'ou sans Mobile Money',
  },
  form: {
    summaryTitle: 'Vérifiez votre saisie',
    sending: 'Un instant…',
    pay: (amount: string): string => `Payer ${amount}`,
  },
  /** The page of a payment link. */
  link: {
    submit: 'Continuer',
    next: 'Vous choisirez ensuite comment payer.',
    /** A payment that this browser made by the link before. */
    own: {
      open: { explanation: 'Vous avez déjà commencé à payer par ce lien.', go: 'Revenir à ce paiement' },
      paid: { explanation: 'Vous avez déjà payé par ce lien.', go: 'Voir le paiement' },
    },
    amount: (currency: string): string => `Montant en ${currency}`,
    bounds: ({ min, max }: Bounds): string => `De ${min} à ${max}`,
    wrongAmount: ({ min, max }: Bounds): string => `Indiquez un montant de ${min} à ${max}.`,
    closedTitle: 'Ce lien n’accepte plus de paiement',
    closed: {
      inactive: (merchant: string): string => `${merchant} ne reçoit pas de paiement par ce lien en ce moment.`,
      expired: (merchant: string): string => `Ce lien a expiré. Demandez\u2011en un nouveau à ${merchant}.`,
      completed: (merchant: string): string =>
        `Tous les paiements prévus par ${merchant} sont faits ou en cours. Réessayez dans quelques minutes\u00a0: une place se libère si un paiement n’aboutit pas.`,
    },
  },
  login: {
    title: 'Connectez\u2011vous',
    intro: (service: string): string => `Utilisez votre compte ${service} pour payer avec votre portefeuille.`,
    email: 'Adresse e\u2011mail',
    password: 'Mot de passe',
    submit: 'Se connecter',
    unlock: 'C’est bien vous\u00a0? Débloquez par e\u2011mail',
    forgotten: 'Mot de passe oublié\u00a0?',
    noAccount: 'Pas encore de compte\u00a0?',
    register: 'Créer un compte',
  },
  loginPasskey: {
    title: 'Utilisez votre clé d’accès',
    intro: 'Votre appareil vous reconnaît par l’empreinte, le visage ou le code de l’écran.',
    submit: 'Continuer avec la clé d’accès',
    instead: 'Utiliser une clé d’accès',
    code: 'Entrer un code',
    wrong: 'Cette clé d’accès n’a pas été acceptée. Réessayez, ou entrez un code.',
    failed: 'L’appareil n’a pas donné de clé d’accès. Réessayez.',
    without: 'Ce navigateur ne peut pas utiliser de clé d’accès\u00a0: entrez un code.',
  },
  loginCode: {
    title: 'Entrez le code',
    intro: 'Les 6 chiffres affichés par votre application. Téléphone perdu\u00a0? Entrez un code de secours.',
    label: 'Code à 6 chiffres',
    wrong: 'Ce code n’est pas le bon. Attendez le suivant, ou entrez un code de secours.',
    trust: 'Ne plus demander de code sur cet appareil pendant 30 jours',
    other: 'Changer de compte',
  },
  register: {
    title: 'Créer un compte',
    intro: (service: string): string => `Un compte ${service} gratuit, pour payer avec un simple code PIN.`,
    name: 'Nom complet',
    email: 'Adresse e\u2011mail',
    password: 'Mot de passe',
    phone: 'Numéro de téléphone',
    phoneHint: 'L’agent chez qui vous rechargez votre portefeuille vous le demande.',
    /** Real wallets only: those of test mode are filled. */
    starts: 'Un nouveau portefeuille est vide\u00a0: rechargez\u2011le chez un agent avant de payer.',
    passwordHint: (min: number): string => `${min}\u00a0caractères au moins.`,
    pin: 'Code PIN',
    pinHint:
      '4\u00a0à\u00a06 chiffres. Il vous sera demandé à chaque paiement. Évitez 0000, 1234 ou une date de naissance.',
    submit: 'Créer mon compte',
    haveAccount: 'Vous avez déjà un compte\u00a0?',
    login: 'Se connecter',
  },
  phone: {
    title: 'Vérifiez votre numéro',
    intro: 'Un code par SMS montre que ce numéro est le vôtre. Il n’est demandé qu’une fois.',
    phone: 'Numéro de téléphone',
    send: 'Recevoir le code',
    codeTitle: 'Saisissez le code',
    sent: 'Le code est en route. Il est valable 10 minutes.',
    code: 'Code reçu par SMS',
    verify: 'Vérifier le numéro',
    again: 'Demander un autre code',
    wrongPhone: 'Indiquez un numéro d’un pays servi ici, par exemple +237 6 50 00 00 00.',
    wrongCode: 'Ce code n’est pas le bon. Vérifiez\u2011le, ou demandez\u2011en un autre.',
    invalid: 'Ce code n’est plus valable. Demandez\u2011en un autre.',
  },
  pin: {
    setTitle: 'Choisissez votre code PIN',
    setIntro: 'Ce code vous sera demandé à chaque paiement.',
    resetIntro:
      'Pour votre sécurité, un nouveau code PIN est nécessaire\u00a0: trop de codes incorrects ont été saisis.',
    newPin: 'Nouveau code PIN',
    password: 'Mot de passe de votre compte',
    submit: 'Enregistrer le code PIN',
    confirmTitle: 'Confirmez que c’est bien vous',
    confirm: 'Vous allez choisir le code PIN qui protège votre argent. Confirmez d’abord votre identité.',
    confirmOpen: 'Confirmer mon identité',
  },
  wallet: {
    title: 'Confirmez avec votre code PIN',
    signedInAs: 'Connecté en tant que',
    switchUser: 'Changer de compte',
    pin: 'Code PIN',
    pinHint: 'Les 4\u00a0à\u00a06 chiffres de votre portefeuille, pas le code secret de votre mobile money.',
    balance: (amount: string): string => `Solde\u00a0: ${amount}`,
    leftToday: (amount: string): string => `Vous pouvez encore payer ${amount} aujourd’hui.`,
    overLimitTitle: 'Au‑delà de la limite de votre portefeuille',
    overLimit: (left: string, when: string | null): string =>
      `Vous pouvez payer ${left} avec votre portefeuille pour le moment.${when === null ? '' : ` Davantage dans ${when}.`}`,
    shortTitle: 'Solde insuffisant',
    short: (missing: string): string => `Il manque ${missing} pour payer cette commande.`,
    topUp: (service: string, contact: string): string =>
      `Rechargez chez un agent ${service}\u00a0: donnez\u2011lui l’argent et votre contact, ${contact}. Puis revenez sur cette page, le même lien sert toujours.`,
    checkBalance: 'J’ai rechargé\u00a0: vérifier le solde',
    forgotPin: 'Code PIN oublié\u00a0?',
    lockedTitle: 'Votre portefeuille est bloqué',
    unverifiedTitle: 'Votre numéro n’est pas vérifié',
    unverified: (service: string): string =>
      `Pour payer avec ce portefeuille, vérifiez d’abord votre numéro dans votre compte ${service}.`,
    frozenTitle: 'Votre portefeuille est gelé',
    frozen: (reason: string): string => `Aucun argent n’en sort pour le moment. Motif\u00a0: ${reason}`,
    frozenAsk: (service: string, contact: string): string =>
      `Pour toute question, adressez‑vous à ${service}${contact === '' ? '' : `\u00a0: ${contact}`}.`,
  },
  card: {
    title: 'Payer par carte',
    intro: 'Vous saisirez votre carte sur la page sécurisée du prestataire, puis vous reviendrez ici.',
  },
  cash: {
    title: 'Payez en espèces chez un agent',
    intro: (amount: string): string =>
      `Vous recevez un code à six chiffres. Donnez‑le à un agent avec ${amount}\u00a0: la boutique est payée aussitôt.`,
    getCode: 'Obtenir mon code',
    code: 'Votre code pour l’agent',
    stepGo: (amount: string): string => `Allez chez un agent avec ${amount} en espèces.`,
    stepShow: 'Donnez‑lui ce code. Il vous dit le montant et le nom de la boutique\u00a0: vérifiez‑les.',
    stepWait: 'Remettez l’argent et attendez la confirmation sur cette page ou sur le reçu de l’agent.',
    waiting: 'En attente de votre paiement chez l’agent…',
    mayClose:
      'Vous pouvez fermer cette page et y revenir par le même lien. Tant que rien n’est payé, vous pouvez aussi choisir un autre moyen.',
    agents: 'Où trouver un agent',
    town: 'Ville',
    showTown: 'Voir les agents',
    noAgents: 'La liste des agents n’est pas encore disponible ici. Demandez à la boutique où en trouver un.',
  },
  app: {
    title: (name: string): string => `Payez dans l’application ${name}`,
    scan: (name: string): string =>
      `Scannez ce code avec l’application ${name}, puis confirmez le paiement sur votre téléphone.`,
    /** Where there is no app: any phone may go on with the payment. */
    phoneTitle: 'Continuez sur un téléphone',
    phoneScan: 'Scannez ce code avec l’appareil photo de votre téléphone\u00a0: vous y retrouverez ce paiement.',
    phoneHere: 'Revenez aux moyens de paiement\u00a0: vous pouvez payer ici.',
    phoneAddress: 'Ou copiez ce lien, puis ouvrez\u2011le sur un autre téléphone',
    /** Alternative text of the code. */
    code: 'Code QR qui ouvre ce paiement',
    camera: 'L’appareil photo du téléphone fonctionne aussi\u00a0: il ouvre cette page sur le téléphone.',
    hereTitle: 'Vous êtes déjà sur votre téléphone\u00a0?',
    open: (name: string): string => `Ouvrir l’application ${name}`,
    address: 'Copiez ce lien, puis collez\u2011le dans l’application',
    copy: 'Copier le lien',
    copied: 'Lien copié.',
    follows: 'Cette page se mettra à jour dès que vous aurez payé.',
  },
  mobileMoney: {
    provider: 'Ce numéro est chez',
    country: 'Pays',
    phone: 'Votre numéro Mobile Money',
    example: (number: string): string => `Par exemple ${number}.`,
    /** Names the provider of the typed number. */
    recognised: (provider: string): string => `Numéro ${provider}`,
    /** Its number was typed, and it is down; `works` names another provider. */
    down: (provider: string, works: string | null): string =>
      `${provider} est en panne en ce moment.${works === null ? '' : ` ${works} fonctionne.`}`,
    mismatch: (recognised: string, chosen: string): string =>
      `Ce numéro semble être un numéro ${recognised}. Est\u2011il bien chez ${chosen}\u00a0? Si oui, touchez de nouveau «\u00a0Payer\u00a0»\u00a0; sinon, changez d’opérateur.`,
    /** No provider declares its beginning. */
    unknown: 'Nous ne reconnaissons pas l’opérateur de ce numéro. Choisissez\u2011le ci\u2011dessous.',
    /** The same, once its provider was named. */
    unknownAsked: (chosen: string): string =>
      `Ce numéro ne commence pas comme ceux de ${chosen}. Est\u2011il bien chez ${chosen}\u00a0? Si oui, touchez de nouveau «\u00a0Payer\u00a0»\u00a0; sinon, changez d’opérateur.`,
    next: 'Vous confirmerez avec votre code secret sur le téléphone de ce numéro. Rien n’est prélevé avant.',
  },
  /** The provider's one-time code. */
  code: {
    title: 'Saisissez le code reçu',
    payingWith: (phone: string): string => `Paiement avec le ${phone}.`,
    /** If the rail has no prompt of its own. */
    prompt: 'Votre opérateur vous demande un code\u00a0: suivez les instructions reçues sur votre téléphone.',
    label: 'Code à usage unique',
    hint: '4\u00a0à\u00a010 chiffres. Ce n’est pas votre code secret mobile money\u00a0: ne le saisissez jamais ici.',
    nothingTaken: 'Sans ce code, rien n’est prélevé.',
    changedText: 'Ne saisissez pas le code et laissez la demande expirer\u00a0: rien ne sera prélevé.',
  },
  wait: {
    titlePhone: 'Confirmez sur votre téléphone',
    titleOther: 'Paiement en cours',
    stepOpen: 'Ouvrez la demande reçue sur votre téléphone.',
    stepConfirm: (amount: string): string =>
      `Vérifiez le montant, ${amount}, puis saisissez votre code secret mobile money.`,
    stepReturn: 'Revenez sur cette page\u00a0: elle se met à jour toute seule.',
    redirect: 'Continuez sur la page du prestataire pour payer.',
    redirectLink: 'Aller à la page de paiement',
    /** While the payer must confirm. */
    waiting: 'En attente de vous…',
    waitingProvider: 'Nous attendons la réponse de votre opérateur…',
    waitingWallet: 'Le paiement est en cours de traitement…',
    lost: 'Connexion interrompue, nous réessayons. Vous n’avez rien à faire.',
    timeLeft: 'Temps restant\u00a0:',
    overdue:
      'La réponse prend plus de temps que prévu. Vous pouvez fermer cette page\u00a0: la boutique sera prévenue dès que le paiement est confirmé. Ne payez pas une seconde fois.',
    nothingTitle: 'Rien reçu\u00a0?',
    /** In a language that rails do not speak. */
    dialFirst: (code: string): string => `Composez le ${code} et confirmez le paiement avec votre code secret.`,
    dial: (code: string): string => `Composer le ${code}`,
    changedTitle: 'Mauvais numéro\u00a0?',
    changedText: 'Refusez la demande sur le téléphone ou laissez\u2011la expirer\u00a0: rien ne sera prélevé.',
    /** What comes after it. `isLast`: there is no other attempt. */
    changedNext: (isLast: boolean): string =>
      isLast
        ? 'Il faudra ensuite recommencer depuis la boutique.'
        : 'Vous pourrez alors changer de numéro ici, sans refaire la commande.',
    checkNow: 'Vérifier maintenant',
    updates: 'Cette page se met à jour toute seule.',
    mayClose:
      'Vous pouvez fermer cette page\u00a0: le paiement continue, la boutique est prévenue, et le même lien vous ramène ici.',
  },
  result: {
    paidTitle: 'C’est payé',
    alreadyPaidTitle: 'Déjà payé',
    failedTitle: 'Le paiement n’est pas passé',
    failedNext: 'Retournez à la boutique pour recommencer ou payer autrement.',
    /** If there is no shop to return to. */
    failedAlone: (merchant: string): string => `Contactez ${merchant} pour recommencer ou payer autrement.`,
    canceledTitle: 'Paiement annulé',
    canceledText: 'Ce paiement a été annulé.',
    expiredTitle: 'Paiement expiré',
    expiredText: 'Le temps prévu pour payer est écoulé.',
    expiredNext: 'Retournez à la boutique pour recommencer.',
    expiredAlone: (merchant: string): string => `Contactez ${merchant} pour recommencer.`,
    refundedTitle: 'Paiement remboursé',
    receiptOf: (merchant: string): string => `Reçu · ${merchant}`,
    refunded: 'Remboursé',
    description: 'Commande',
    doualaTime: (moment: string): string => `${moment} (heure de Douala)`,
    method: 'Payé avec',
    reference: 'Référence',
    backToShop: 'Retourner à la boutique',
    leavingIn: (seconds: number): string => `Retour à la boutique dans ${seconds}\u00a0s.`,
    stay: 'Rester sur cette page',
    share: 'WhatsApp',
    shared: (amount: string, merchant: string): string => `Reçu de ${amount} payés à ${merchant}\u00a0:`,
    image: 'Image',
    print: 'Imprimer',
    done: 'Vous pouvez fermer cette page.',
  },
  receipt: {
    title: 'Recevoir le reçu',
    intro: 'Le reçu part tout de suite. Si le commerçant vous rembourse, nous vous l’écrivons aussi.',
    email: 'Adresse e‑mail',
    either: 'Adresse e‑mail ou numéro de téléphone',
    submit: 'Envoyer le reçu',
    wrong: 'Indiquez une adresse complète, comme nom@exemple.cm.',
    enough: 'Le reçu a déjà été envoyé à plusieurs adresses. Partagez plutôt cette page.',
    sent: 'Le reçu est en route.',
    back: 'Retour au reçu',
    open: 'Recevoir',
  },
  cancel: {
    title: 'Annuler ce paiement\u00a0?',
    text: 'Si vous annulez, ce lien ne servira plus. Rien ne sera prélevé et la boutique sera prévenue.',
    yes: 'Annuler et retourner à la boutique',
    /** If there is no shop to return to. */
    yesAlone: 'Annuler le paiement',
    no: 'Continuer à payer',
    later: (moment: string): string =>
      `Pas encore décidé\u00a0? Fermez simplement cette page\u00a0: le lien reste valable jusqu’au ${moment} (heure de Douala).`,
    link: 'Retour à la boutique',
    linkAlone: 'Annuler',
  },
  /** Pages with a message only. */
  problem: {
    notFoundTitle: 'Lien de paiement introuvable',
    notFoundText: 'Cette adresse ne mène à aucun paiement. L’ouvrir n’a rien prélevé.',
    notFoundCut:
      'Le lien a pu être coupé\u00a0: ouvrez\u2011le depuis le message de la boutique, ou copiez\u2011le en entier.',
    notFoundOld: 'Il est peut\u2011être trop ancien\u00a0: demandez à la boutique de vous en envoyer un nouveau.',
    paidBefore: 'Vous avez déjà payé\u00a0?',
    findReceipt: 'Retrouver votre reçu',
    contact: (service: string): string => `Contacter ${service}\u00a0:`,
    busyTitle: 'Service momentanément indisponible',
    busyText: 'Nous n’avons pas pu répondre à temps. Attendez quelques secondes, puis réessayez.',
    /** Response to a form with an unknown outcome. */
    busyAfterForm: 'Si vous veniez de payer, vérifiez ici avant de recommencer\u00a0: vous ne paierez pas deux fois.',
    slowDownTitle: 'Trop de demandes',
    foreignFormTitle: 'Demande refusée',
    foreignFormText:
      'Par sécurité, cette demande n’a pas été acceptée. Ouvrez de nouveau la page de paiement, puis recommencez.',
    tooLargeTitle: 'Texte trop long',
    tooLargeText: 'Ce que vous avez saisi est trop long. Revenez au paiement et recommencez avec un texte plus court.',
    tryAgain: 'Réessayer',
    backToPayment: 'Revenir au paiement',
  },
  /** Errors at a field. */
  fieldErrors: {
    name: 'Indiquez votre nom, en 120 caractères au plus.',
    email: 'Indiquez une adresse e\u2011mail valide, par exemple nom@exemple.cm.',
    emailTaken: 'Un compte existe déjà avec cette adresse. Connectez\u2011vous.',
    password: 'Indiquez votre mot de passe.',
    newPassword: (min: number, max: number): string =>
      `Choisissez un mot de passe de ${min} à ${max} caractères, ni courant ni fait de votre nom.`,
    wrongPassword: 'Mot de passe incorrect.',
    pin: 'Indiquez un code PIN de 4\u00a0à\u00a06 chiffres.',
    trivialPin: 'Ce code est trop facile à deviner. Évitez les suites, les répétitions et les dates.',
    wrongPin: (attemptsLeft: number | null): string =>
      attemptsLeft === null
        ? 'Code PIN incorrect.'
        : `Code PIN incorrect. Il vous reste ${plural('fr', attemptsLeft, { one: '# essai', other: '# essais' })}.`,
    code: 'Saisissez le code que vous avez reçu, 4\u00a0à\u00a010 chiffres.',
    wrongCode: (attemptsLeft: number): string =>
      `Code incorrect. Il vous reste ${plural('fr', attemptsLeft, { one: '# essai', other: '# essais' })}.`,
    /** The typed code was for an earlier attempt. */
    newCode: 'Un nouveau code vous a été envoyé. Saisissez celui\u2011là.',
    phone: (example: string): string => `Indiquez un numéro de téléphone valide, par exemple ${example}.`,
    /** Cameroon's, before 2014. */
    oldPhone: 'Ce numéro n’a que huit chiffres\u00a0: mettez un 6 devant.',
    provider: 'Choisissez votre opérateur.',
  },
  /** Errors above a form. */
  alerts: {
    attemptFailed: 'Le paiement n’est pas passé',
    lastTry: 'Attention, c’est votre dernier essai pour ce paiement.',
    attemptsLeft: (count: number): string =>
      `Il vous reste ${plural('fr', count, { one: '# essai', other: '# essais' })} pour ce paiement.`,
    paidAlready:
      'Vous avez payé le même montant à cette boutique il y a moins de dix minutes. Pour payer une deuxième fois, confirmez de nouveau.',
    wrongCredentials: 'L’adresse e\u2011mail ou le mot de passe est incorrect.',
    pinLocked: (when: string): string => `Trop de codes PIN incorrects. Réessayez dans ${when}.`,
    payByMobileMoney: 'Payer par mobile money',
    cookiesRefused:
      'Votre navigateur refuse les cookies, qui vous gardent connecté pendant le paiement. Autorisez\u2011les pour ce site, puis connectez\u2011vous de nouveau.',
    methodUnavailable: 'Ce moyen de paiement n’est pas disponible pour cette commande. Choisissez\u2011en un autre.',
    testAccount:
      'Les comptes de test et les paiements réels ne se mélangent pas. Changez de compte ou de moyen de paiement.',
    shopClosedTitle: 'Paiement impossible pour le moment',
    shopClosed: 'Cette boutique ne peut pas recevoir de paiement pour le moment. Rien n’a été prélevé.',
    linkCompleteTitle: 'Ce lien n’accepte plus de paiement pour l’instant',
    linkComplete:
      'Tous les paiements prévus par ce lien sont faits ou en cours. Rien n’a été prélevé. Réessayez dans quelques minutes\u00a0: une place se libère si un paiement n’aboutit pas.',
    slowDown: (when: string): string => `Trop de tentatives. Réessayez dans ${when}.`,
    /** The phone received too many prompts, at any shop. */
    tooManyPrompts: (when: string): string =>
      `Ce numéro a reçu trop de demandes de paiement. Payez avec un autre numéro ou réessayez dans ${when}.`,
    busy: 'Le service est très demandé en ce moment. Réessayez dans quelques secondes\u00a0: vous ne paierez pas deux fois.',
    otherAccount:
      'Un autre compte est maintenant connecté sur cet appareil. Vérifiez lequel paie, puis confirmez. Rien n’a été prélevé.',
    confirmAgain: 'Vérifiez les informations ci\u2011dessous, puis confirmez de nouveau. Rien n’a été prélevé.',
    invalid: 'Certaines informations ne sont pas correctes. Corrigez\u2011les, puis réessayez.',
    refused: 'Cette opération n’est pas possible avec ce compte.',
  },
  /** What to do after a retryable decline. */
  advice: {
    other: 'Choisissez un autre moyen de paiement.',
    number: 'Vérifiez le numéro et l’opérateur, puis réessayez.',
    same: 'Vous pouvez réessayer ou payer autrement.',
  } satisfies { readonly [Name in Advice]: string },
  /** Once more in the same payment. */
  retry: {
    /** One tap. */
    again: 'Réessayer avec ce numéro',
    otherNumber: 'Changer de numéro',
    next: 'Et maintenant\u00a0?',
    until: (moment: string): string => `Possible jusqu’au ${moment} (heure de Douala).`,
  },
  /** Statements about the payer's money and the provider. Pages show them through `statements.ts` only. */
  said: {
    failures: {
      insufficient_funds: 'Le solde du compte est insuffisant.',
      payer_timeout: 'Le paiement n’a pas été confirmé à temps.',
      payer_declined: 'Le paiement a été refusé.',
      invalid_code: 'Trop de codes incorrects.',
      invalid_payer: 'Ce numéro n’a pas de compte chez cet opérateur.',
      payer_limit_reached: 'Le plafond de ce compte est atteint.',
      payer_busy: 'Un autre paiement attend une réponse sur ce téléphone.',
      payer_account_blocked: 'Ce compte est bloqué. Votre opérateur peut vous renseigner.',
      provider_unavailable: 'Le paiement n’a pas pu passer par cet opérateur.',
      provider_error: 'Le paiement n’a pas pu aboutir.',
      gateway_account: 'Cet opérateur ne peut pas être utilisé pour le moment.',
    } satisfies { readonly [Code in FailureCode]: string },
    failedByHand: ({ service }: Said): string => `L’équipe ${service} a noté que le paiement n’a pas abouti.`,
    notCharged: 'Rien n’a été prélevé.',
    notChargedByHand: ({ service }: Said): string => `D’après ce que l’équipe ${service} a noté, rien n’a été prélevé.`,
    nothingRecorded: 'Nous n’avons enregistré aucun paiement pour cette commande.',
    moneyReturning: 'Votre argent est arrivé alors que ce paiement était terminé. Il vous sera rendu.',
    moneyReturned:
      'Votre argent est arrivé alors que ce paiement était terminé. Nous avons noté qu’il vous a été rendu.',
    paid: ({ merchant }: Said): string => `Merci\u00a0! ${merchant} a bien reçu votre paiement.`,
    alreadyPaid: 'Cette commande est déjà payée. Vous n’avez rien d’autre à faire.',
    refunded: 'Ce paiement a été effectué, puis entièrement remboursé.',
    partiallyRefunded: 'Ce paiement a été effectué, puis remboursé en partie.',
    refundGoes: 'Le remboursement est versé sur le compte qui a servi à payer.',
    refundByHand: ({ service }: Said): string => `L’équipe ${service} a noté ce remboursement à la main.`,
    askedProvider: ({ phone }: Said): string =>
      `Nous avons demandé à votre opérateur d’envoyer une demande de paiement au ${phone}.`,
    askingProvider:
      'Nous transmettons la demande à votre opérateur. Rien à confirmer sur votre téléphone pour l’instant.',
  },
};

/** All texts of the pages. Each catalogue has this type, so a missing text does not compile. */
export type Messages = typeof fr;

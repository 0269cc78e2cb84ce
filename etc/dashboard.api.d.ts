// index.d.ts exports
//   DashboardHandler
//   DashboardOptions
//   PanelTexts
//   createAgentPanel
//   createComponentsPage
//   createDashboard
//   createFrontPage
//   createOperatorPanel
//   createWalletPanel
//   findPanelTextFaults
// imports
//   @mitako/contract
//   @mitako/core
//   @mitako/pages

type Both<Value> = {
  readonly [Name in Locale]: Value;
};
type DashboardHandler = (request: Request, connection?: Connection) => Promise<Response>;
interface DashboardOptions {
  readonly slots?: Slots | undefined;
  readonly texts?: PanelTexts | undefined;
  readonly clientAddress?: ClientAddress;
  readonly insecureCookies?: boolean;
  readonly compress?: boolean;
  readonly people?: PeopleOptions;
  readonly onError?: (error: unknown) => void;
}
type Of<Language extends Locale> = {
  readonly [Name in keyof typeof TEXTS]: (typeof TEXTS)[Name][Language];
};
type PanelTexts = {
  readonly [Language in Locale]?: Reworded<Of<Language>>;
};
declare const TEXTS: {
  account: Both<{
    readonly forgotten: {
      readonly title: string;
      readonly intro: string;
      readonly submit: string;
      readonly sent: string;
      readonly noMail: string;
    };
    readonly paused: {
      readonly title: string;
      readonly intro: string;
      readonly submit: string;
      readonly sent: string;
    };
    readonly 'sign-up': {
      readonly title: string;
      readonly intro: string;
      readonly submit: string;
      readonly sent: string;
    };
    readonly unlock: {
      readonly title: string;
      readonly intro: string;
      readonly submit: string;
    };
    readonly password: {
      readonly title: string;
      readonly intro: string;
    };
    readonly verify: {
      readonly title: string;
      readonly intro: string;
      readonly submit: string;
    };
    readonly email: {
      readonly title: string;
      readonly intro: string;
      readonly submit: string;
    };
    readonly 'old-email': {
      readonly title: string;
      readonly intro: string;
      readonly submit: string;
      readonly veto: string;
    };
    readonly done: {
      readonly password: {
        readonly title: string;
        readonly text: string;
      };
      readonly unlocked: {
        readonly title: string;
        readonly text: string;
      };
      readonly verified: {
        readonly title: string;
        readonly text: string;
      };
      readonly confirmed: {
        readonly title: string;
        readonly text: string;
      };
      readonly changed: {
        readonly title: string;
        readonly text: string;
      };
      readonly vetoed: {
        readonly title: string;
        readonly text: string;
      };
    };
    readonly backToPayment: string;
    readonly invalid: {
      readonly title: string;
      readonly text: string;
    };
    readonly taken: string;
  }>;
  actionWords: Both<{
    readonly 'account.register': string;
    readonly 'account.change_password': string;
    readonly 'account.unlock': string;
    readonly 'account.forget_device': string;
    readonly 'team_rules.set': string;
    readonly 'account.add_factor': string;
    readonly 'account.add_passkey': string;
    readonly 'account.confirm_factor': string;
    readonly 'account.remove_factor': string;
    readonly 'account.renew_recovery_codes': string;
    readonly 'account.reset_factors': string;
    readonly 'session.login': string;
    readonly 'session.login_failed': string;
    readonly 'session.reauthenticate': string;
    readonly 'session.logout': string;
    readonly 'session.revoke': string;
    readonly 'session.revoke_others': string;
    readonly 'session.switch': string;
    readonly 'account.end_sessions': string;
    readonly 'account.hand_over': string;
    readonly 'member.invite': string;
    readonly 'member.join': string;
    readonly 'member.update': string;
    readonly 'member.remove': string;
    readonly 'member.leave': string;
    readonly 'member.end_sessions': string;
    readonly 'ownership.offer': string;
    readonly 'ownership.withdraw': string;
    readonly 'ownership.accept': string;
    readonly 'merchant.create': string;
    readonly 'merchant.open_shop': string;
    readonly 'merchant.update_profile': string;
    readonly 'merchant.set_logo': string;
    readonly 'merchant.delete_logo': string;
    readonly 'merchant.submit_kyc': string;
    readonly 'merchant.decide_kyc': string;
    readonly 'merchant.update_terms': string;
    readonly 'merchant.set_methods': string;
    readonly 'merchant.hide_methods': string;
    readonly 'method.suspend': string;
    readonly 'method.reinstate': string;
    readonly 'merchant.issue_password_reset': string;
    readonly 'account.reset_password': string;
    readonly 'account.change_email': string;
    readonly 'account.use_link': string;
    readonly 'merchant.suspend': string;
    readonly 'merchant.reinstate': string;
    readonly 'user.set_tier': string;
    readonly 'user.freeze': string;
    readonly 'user.unfreeze': string;
    readonly 'agent.create': string;
    readonly 'agent.update': string;
    readonly 'agent.move_float': string;
    readonly 'agent_location.create': string;
    readonly 'agent_location.update': string;
    readonly 'api_key.create': string;
    readonly 'api_key.roll': string;
    readonly 'api_key.set_addresses': string;
    readonly 'api_key.revoke': string;
    readonly 'message.report_bounce': string;
    readonly 'message.send_test': string;
    readonly 'operator.create': string;
    readonly 'operator.invite': string;
    readonly 'operator.update': string;
    readonly 'operator_key.create': string;
    readonly 'operator_key.rename': string;
    readonly 'operator_key.set_addresses': string;
    readonly 'operator_key.revoke': string;
    readonly 'root_secret.finish_rotation': string;
    readonly 'root_secret.renew': string;
    readonly 'root_secret.finish_renewal': string;
    readonly 'signing_key.rotate': string;
    readonly 'webhook_endpoint.create': string;
    readonly 'webhook_endpoint.update': string;
    readonly 'webhook_endpoint.delete': string;
    readonly 'webhook_endpoint.rotate_secret': string;
    readonly 'webhook_endpoint.ping': string;
    readonly 'event.replay': string;
    readonly 'delivery.replay': string;
    readonly 'delivery.replay_failed': string;
    readonly 'payment.create': string;
    readonly 'payment.charge': string;
    readonly 'payment.cancel': string;
    readonly 'payment_link.create': string;
    readonly 'customer.update': string;
    readonly 'customer.erase': string;
    readonly 'payment_link.update': string;
    readonly 'payment.simulate': string;
    readonly 'sandbox.advance_clock': string;
    readonly 'attempt.resolve': string;
    readonly 'refund.create': string;
    readonly 'refund.resolve': string;
    readonly 'dispute.open': string;
    readonly 'dispute.submit_evidence': string;
    readonly 'file.upload': string;
    readonly 'dispute.resolve': string;
    readonly 'dispute.return': string;
    readonly 'settlement.create': string;
    readonly 'payout_account.set': string;
    readonly 'payout_export.create': string;
    readonly 'payout_export.pay': string;
    readonly 'settlement.resolve': string;
    readonly 'ledger_check.create': string;
  }>;
  agentLocations: Both<{
    readonly intro: string;
    readonly list: {
      readonly place: string;
      readonly create: string;
      readonly empty: string;
    };
    readonly form: {
      readonly create: string;
      readonly edit: string;
      readonly fields: {
        readonly name: {
          readonly label: string;
          readonly wrong: string;
        };
        readonly town: {
          readonly hint: string;
          readonly wrong: string;
        };
        readonly place: {
          readonly label: string;
          readonly wrong: string;
        };
        readonly hours: {
          readonly hint: string;
          readonly wrong: string;
        };
        readonly phone: {
          readonly wrong: string;
        };
        readonly active: {
          readonly label: string;
        };
      };
    };
    readonly done: {
      readonly created: string;
      readonly changed: string;
    };
  }>;
  agents: Both<{
    readonly list: {
      readonly empty: string;
    };
    readonly one: {
      readonly float: (mode: string) => string;
      readonly fund: string;
      readonly withdraw: string;
    };
    readonly transactions: {
      readonly title: (agent: string) => string;
      readonly label: string;
      readonly empty: string;
    };
    readonly limits: {
      readonly title: string;
      readonly explanation: string;
      readonly wrong: string;
      readonly submit: string;
    };
    readonly move: {
      readonly fund: {
        readonly title: string;
        readonly explanation: string;
        readonly submit: string;
      };
      readonly withdraw: {
        readonly title: string;
        readonly explanation: string;
        readonly submit: string;
      };
      readonly insufficient: string;
      readonly present: string;
      readonly modeMismatch: string;
    };
    readonly suspend: {
      readonly title: (name: string) => string;
      readonly explanation: string;
      readonly submit: string;
      readonly reasonHint: string;
      readonly why: string;
    };
    readonly release: {
      readonly title: (name: string) => string;
      readonly explanation: string;
    };
    readonly create: {
      readonly explanation: string;
      readonly name: string;
      readonly nameHint: string;
      readonly password: string;
      readonly taken: string;
    };
    readonly done: {
      readonly created: string;
      readonly limits: string;
      readonly fund: string;
      readonly withdraw: string;
      readonly suspended: string;
      readonly released: string;
    };
  }>;
  agentsCounter: Both<{
    readonly take: {
      readonly title: string;
      readonly explanation: string;
      readonly code: string;
      readonly look: string;
      readonly confirmTitle: string;
      readonly confirmExplanation: string;
      readonly amount: string;
      readonly shop: string;
      readonly about: string;
      readonly submit: string;
      readonly back: string;
    };
    readonly cashIn: {
      readonly title: string;
      readonly explanation: string;
      readonly look: string;
      readonly chooseTitle: string;
      readonly chooseExplanation: string;
      readonly confirmTitle: string;
      readonly holder: string;
      readonly confirmExplanation: string;
      readonly left: (amount: string) => string;
      readonly submit: string;
      readonly back: string;
    };
    readonly cashOut: {
      readonly title: string;
      readonly explanation: string;
      readonly code: string;
      readonly submit: string;
    };
    readonly user: string;
    readonly pin: string;
    readonly today: {
      readonly float: string;
      readonly in: string;
      readonly out: string;
      readonly owed: string;
      readonly owedExplanation: string;
      readonly none: string;
      readonly cut: string;
      readonly suspended: (reason: string) => string;
      readonly limit: (left: string) => string;
    };
    readonly receipt: {
      readonly title: string;
      readonly time: string;
      readonly agent: string;
      readonly next: string;
    };
    readonly done: {
      readonly paid: string;
      readonly in: string;
      readonly out: string;
      readonly pin: string;
    };
    readonly setPin: {
      readonly title: string;
      readonly explanation: string;
      readonly pin: string;
      readonly wrong: string;
      readonly wrongPassword: string;
      readonly submit: string;
    };
    readonly refusals: {
      readonly giveBack: string;
      readonly code: (left: number) => string;
      readonly codeMissing: string;
      readonly codeLocked: string;
      readonly cashOutCode: string;
      readonly paid: string;
      readonly over: string;
      readonly underway: string;
      readonly notPayable: string;
      readonly suspended: string;
      readonly limit: (left: string) => string;
      readonly ofWallet: (left: string) => string;
      readonly ofBalance: string;
      readonly frozen: string;
      readonly float: string;
      readonly funds: string;
      readonly user: string;
      readonly ambiguous: string;
      readonly amount: string;
      readonly pin: (left: number) => string;
      readonly pinMissing: string;
      readonly pinLocked: string;
    };
  }>;
  apiKeys: Both<{
    readonly intro: {
      readonly live: string;
      readonly test: string;
    };
    readonly caption: string;
    readonly columns: {
      readonly created: string;
      readonly used: string;
      readonly actions: string;
    };
    readonly never: string;
    readonly neverExpires: string;
    readonly allScopes: string;
    readonly empty: string;
    readonly ended: (count: number) => string;
    readonly endedOn: string;
    readonly roll: string;
    readonly rollNamed: (name: string) => string;
    readonly revoke: string;
    readonly revokeNamed: (name: string) => string;
    readonly needsKyc: string;
    readonly addresses: string;
    readonly addressesNamed: (name: string) => string;
    readonly done: {
      readonly addresses: string;
      readonly revoked: string;
    };
    readonly form: {
      readonly title: {
        readonly live: string;
        readonly test: string;
      };
      readonly nameHint: string;
      readonly scopes: string;
      readonly scopesHint: string;
      readonly scopesWrong: string;
      readonly expires: string;
      readonly expiresWrong: string;
      readonly expiries: {
        readonly 604800: string;
        readonly 2592000: string;
        readonly 7776000: string;
        readonly 31536000: string;
      };
      readonly noExpiry: string;
      readonly submit: string;
    };
    readonly scopes: {
      readonly 'payments:read': string;
      readonly 'payments:write': string;
      readonly 'refunds:write': string;
      readonly 'customers:read': string;
      readonly 'customers:write': string;
      readonly 'webhooks:read': string;
      readonly 'webhooks:write': string;
      readonly 'events:read': string;
      readonly 'balance:read': string;
    };
    readonly made: {
      readonly title: string;
      readonly secret: string;
      readonly keep: string;
      readonly back: string;
    };
    readonly tooMany: string;
    readonly rollForm: {
      readonly title: string;
      readonly consequence: (name: string) => string;
      readonly expires: string;
      readonly sameExpiry: string;
      readonly expiresWrong: string;
      readonly grace: string;
      readonly graces: {
        readonly 0: string;
        readonly 3600: string;
        readonly 86400: string;
        readonly 604800: string;
      };
      readonly submit: string;
      readonly wasRevoked: string;
    };
    readonly revokeForm: {
      readonly title: string;
      readonly consequence: (name: string) => string;
      readonly submit: string;
    };
    readonly firstRequest: {
      readonly title: string;
      readonly explanation: string;
      readonly placeholder: string;
    };
  }>;
  attempts: Both<{
    readonly intro: string;
    readonly empty: string;
    readonly filters: {
      readonly day: string;
      readonly dayWrong: string;
    };
    readonly one: {
      readonly title: (amount: string) => string;
      readonly explanation: {
        readonly needs_review: string;
        readonly paid_late_owed: string;
        readonly paid_late_returned: string;
        readonly failed: string;
      };
      readonly choice: string;
      readonly choices: {
        readonly primary_down: string;
        readonly other_refused: string;
      };
      readonly reference: string;
      readonly receipt: string;
      readonly detail: string;
      readonly ask: string;
      readonly resolution: (outcome: string) => string;
      readonly polls: string;
    };
    readonly lookup: {
      readonly title: string;
      readonly again: string;
      readonly explanation: {
        readonly paid: string;
        readonly failed: string;
        readonly pending: string;
        readonly absent: string;
        readonly unknown: string;
      };
      readonly otherAmount: string;
      readonly asked: string;
      readonly collected: string;
      readonly notReported: string;
      readonly payerActive: string;
      readonly payerInactive: string;
      readonly recorded: string;
      readonly records: string;
      readonly ours: string;
      readonly at: string;
      readonly nothing: string;
      readonly back: string;
    };
    readonly reason: {
      readonly label: string;
      readonly hint: string;
      readonly wrong: string;
    };
    readonly outcomes: {
      readonly succeeded: {
        readonly open: string;
        readonly title: string;
        readonly submit: string;
      };
      readonly failed: {
        readonly open: string;
        readonly title: string;
        readonly submit: string;
      };
      readonly returned: {
        readonly open: string;
        readonly title: string;
        readonly submit: string;
      };
    };
    readonly consequences: {
      readonly succeededOpen: (amount: string) => string;
      readonly succeededFinal: (amount: string) => string;
      readonly failed: string;
      readonly returned: (amount: string) => string;
      readonly confirmSucceeded: string;
      readonly confirmFailed: string;
      readonly confirmReturned: string;
    };
    readonly notInReview: string;
    readonly done: {
      readonly succeeded: string;
      readonly failed: string;
      readonly returned: string;
      readonly paid_late: string;
    };
  }>;
  attemptsUnappliedFunds: Both<{
    readonly intro: string;
    readonly empty: string;
    readonly lostDispute: string;
    readonly tries: (count: number) => string;
    readonly next: string;
    readonly steps: {
      readonly wait: string;
      readonly ask_provider: string;
      readonly return_by_hand: string;
    };
  }>;
  audit: Both<{
    readonly columns: {
      readonly at: string;
      readonly who: string;
      readonly from: string;
    };
    readonly filters: {
      readonly action: string;
      readonly actor: string;
      readonly subject: string;
    };
    readonly merchant: {
      readonly intro: string;
      readonly empty: string;
      readonly you: string;
      readonly member: string;
      readonly anyKey: string;
      readonly key: (name: string) => string;
      readonly service: string;
    };
    readonly operator: {
      readonly intro: string;
      readonly actors: {
        readonly merchant: string;
        readonly api_key: string;
        readonly operator: string;
        readonly operator_key: string;
        readonly in_process: string;
      };
      readonly agent: (name: string) => string;
    };
  }>;
  auditDetails: Both<{
    readonly yes: string;
    readonly no: string;
    readonly live: string;
    readonly test: string;
    readonly all: string;
    readonly colon: string;
    readonly names: {
      readonly livemode: 'Mode';
      readonly url: string;
      readonly events: string;
      readonly enabled: string;
      readonly decision: string;
      readonly note: string;
      readonly outcome: string;
      readonly by: string;
      readonly brand_color: string;
      readonly content_type: 'Format';
      readonly endpoint_id: string;
      readonly grace_seconds: string;
      readonly expires_in: string;
      readonly prefixed_names: string;
      readonly failure_code: string;
      readonly failure_reason: string;
      readonly fees: string;
      readonly settlement: string;
      readonly suspended: string;
      readonly identified: string;
      readonly direction: string;
      readonly settlement_ids: string;
      readonly payout_account_id: 'Compte' | 'Account';
      readonly seconds: string;
      readonly basis_points: string;
      readonly fixed: string;
      readonly minimum: string;
      readonly maximum: string;
      readonly schedule: string;
      readonly method: 'Moyen de paiement' | 'Payment method';
      readonly min: string;
      readonly max: string;
      readonly type: string;
      readonly active: string;
      readonly hidden: string;
      readonly order: string;
      readonly methods: string;
      readonly amount_min: string;
      readonly amount_max: string;
      readonly max_payments: string;
      readonly expires_at: 'Expire le' | 'Expires';
      readonly merchant_id: 'Commerçant' | 'Merchant';
      readonly role: 'Rôle' | 'Role';
      readonly disabled: string;
      readonly second_factor_required: string;
      readonly allowed_from: string;
      readonly status: 'Statut' | 'Status';
      readonly amount: 'Montant' | 'Amount';
      readonly id: 'Identifiant' | 'Identifier';
      readonly mode: 'Mode';
      readonly live: 'Réel' | 'Live';
      readonly test: 'Test';
      readonly date: 'Date';
      readonly name: 'Nom' | 'Name';
      readonly created: 'Created' | 'Créé le';
      readonly since: 'Depuis' | 'Since';
      readonly reason: 'Motif' | 'Reason';
      readonly payment_method: 'Moyen de paiement' | 'Payment method';
      readonly reference: 'Référence' | 'Reference';
      readonly account: 'Compte' | 'Account';
      readonly merchant: 'Commerçant' | 'Merchant';
      readonly customer: 'Client' | 'Customer';
      readonly customer_number: 'Numéro du client' | 'Customer’s number';
      readonly provider: 'Opérateur' | 'Provider';
      readonly rail: 'Réseau' | 'Rail';
      readonly refunded: 'Remboursé' | 'Refunded';
      readonly settling: 'En cours de versement' | 'Being paid out';
      readonly refunding: 'En cours de remboursement' | 'Being refunded';
      readonly disputed: 'En litige' | 'In dispute';
      readonly paid: 'Paid' | 'Payé';
      readonly fee: 'Frais' | 'Fee';
      readonly available: 'Disponible' | 'Available';
      readonly pending: 'En attente' | 'Pending';
      readonly phone: 'Téléphone' | 'Phone';
      readonly number: 'Numéro' | 'Number';
      readonly holder: 'Titulaire' | 'Holder';
      readonly email: 'Adresse e‑mail' | 'E-mail address';
      readonly support_email: 'E‑mail pour les clients' | 'E-mail for customers';
      readonly endpoint: 'Adresse' | 'Endpoint';
      readonly event: 'Événement' | 'Event';
      readonly format: 'Format';
      readonly what: 'Quoi' | 'What';
      readonly about: 'Concerne' | 'About';
      readonly on: 'Le' | 'On';
      readonly description: 'Description';
      readonly optional_description: 'Description (facultative)' | 'Description (optional)';
      readonly why: 'Pourquoi' | 'Why';
      readonly day: 'Jour' | 'Day';
      readonly period: 'Période' | 'Period';
      readonly from: 'Du' | 'From';
      readonly to: 'Au' | 'To';
      readonly time: 'Heure' | 'Time';
      readonly hours: 'Horaires' | 'Hours';
      readonly town: 'Ville' | 'Town';
      readonly payment: 'Paiement' | 'Payment';
      readonly payment_link: 'Lien de paiement' | 'Payment link';
      readonly transaction: 'Transaction';
      readonly operation: 'Transaction' | 'Opération';
      readonly counterparty: 'Avec' | 'With';
      readonly float: 'Fonds' | 'Float';
      readonly refund: 'Remboursement' | 'Refund';
      readonly dispute: 'Litige' | 'Dispute';
      readonly payout: 'Versement' | 'Payout';
      readonly bank_file: 'Fichier bancaire' | 'Bank file';
      readonly next_payout: 'Prochain versement' | 'Next payout';
      readonly minimum_payout: 'Versement minimum' | 'Minimum payout';
      readonly transfer_reference: 'Référence du virement' | 'Transfer reference';
      readonly details: 'Détails' | 'Details';
      readonly content: 'Contenu' | 'Content';
      readonly history: 'Historique' | 'History';
      readonly shop_name: 'Nom de la boutique' | 'Name of the shop';
      readonly health: 'Fonctionnement' | 'Health';
      readonly per_payment: 'Par paiement' | 'Per payment';
      readonly checkout: 'Affichage' | 'Checkout';
      readonly change: 'Changer' | 'Change';
      readonly latest_deliveries: 'Dernières notifications' | 'Latest deliveries';
      readonly latest_payments: 'Derniers paiements' | 'Latest payments';
      readonly updated: 'Dernier changement' | 'Last change';
      readonly opened: 'Ouvert le' | 'Opened';
      readonly decided: 'Tranché le' | 'Decided';
      readonly prepared: 'Préparé le' | 'Prepared';
      readonly submitted: 'Envoyé le' | 'Submitted';
      readonly answered: 'Réponse le' | 'Answered';
      readonly received: 'Reçu le' | 'Received';
      readonly registered: 'Enregistré le' | 'Set';
      readonly expires: 'Expire le' | 'Expires';
      readonly limits: 'Limites' | 'Limits';
      readonly scopes: 'Droits' | 'Permissions';
      readonly refund_policy: 'Si le paiement est remboursé' | 'If the payment is refunded';
      readonly delay_seconds: 'Disponible après' | 'Available after';
      readonly message: 'Message à la boutique' | 'Message to the shop';
      readonly your_message: 'Votre message à la boutique' | 'Your message to the shop';
      readonly amount_to_refund: 'Montant à rembourser' | 'Amount to refund';
      readonly language: 'Langue' | 'Language';
      readonly password: 'Mot de passe' | 'Password';
      readonly your_password: 'Votre mot de passe' | 'Your password';
      readonly new_password: 'Nouveau mot de passe' | 'New password';
      readonly findings: 'Anomalies' | 'Findings';
      readonly schedule_gateway: 'La plateforme' | 'The gateway';
      readonly you: 'Vous' | 'You';
      readonly cash_in_max: 'Dépôt, par opération' | 'Cash in, per transaction';
      readonly cash_in_per_day_max: 'Dépôts, par jour' | 'Cash in, per day';
      readonly cash_out_max: 'Retrait, par opération' | 'Cash out, per transaction';
      readonly cash_out_per_day_max: 'Retraits, par jour' | 'Cash out, per day';
    };
    readonly choices: {
      readonly live: string;
      readonly test: string;
      readonly cash: string;
      readonly wallet: string;
      readonly fund: string;
      readonly withdraw: string;
      readonly won: string;
      readonly lost: string;
      readonly approved: string;
      readonly rejected: string;
      readonly needs_info: string;
      readonly succeeded: string;
      readonly failed: string;
      readonly returned: string;
      readonly rail: string;
      readonly operator: string;
      readonly paid: string;
      readonly succeed: string;
      readonly fail: string;
      readonly timeout: string;
      readonly refund: string;
      readonly dispute: string;
      readonly bank_account: string;
      readonly mobile_money: string;
      readonly manual: string;
      readonly daily: string;
      readonly weekly: string;
      readonly proportional: string;
      readonly keep: string;
      readonly owner: string;
      readonly administrator: string;
      readonly finance: string;
      readonly support: string;
      readonly developer: string;
      readonly cashier: string;
      readonly viewer: string;
      readonly compliance: string;
      readonly auditor: string;
      readonly monitor: string;
    };
  }>;
  balance: Both<{
    readonly meanings: {
      readonly available: string;
      readonly pending: string;
      readonly settling: string;
      readonly refunding: string;
      readonly disputed: string;
    };
    readonly belowZero: string;
    readonly terms: {
      readonly title: string;
      readonly delay: string;
      readonly after: (span: string) => string;
      readonly schedules: {
        readonly manual: string;
        readonly daily: string;
        readonly weekly: string;
      };
      readonly minimum: string;
    };
    readonly recent: {
      readonly title: string;
      readonly empty: string;
      readonly all: string;
    };
  }>;
  buttons: Both<{
    readonly save: string;
    readonly edit: string;
    readonly search: string;
    readonly refund: string;
    readonly suspend: string;
    readonly suspend_for_all: string;
    readonly lift_suspension: string;
    readonly reinstate: string;
    readonly create_account: string;
    readonly create_merchant_account: string;
    readonly create_agent: string;
    readonly create_merchant: string;
    readonly create_key: string;
    readonly create_link: string;
    readonly open_till: string;
    readonly set_bank_account: string;
    readonly set_mobile_number: string;
    readonly resend: string;
    readonly resend_failed: string;
    readonly refresh: string;
    readonly open_dispute: string;
    readonly respond: string;
    readonly cancel_payment: string;
    readonly change_secret: string;
    readonly change_password: string;
    readonly disable: string;
    readonly hide: string;
    readonly show: string;
    readonly withdraw_approval: string;
    readonly restore_approval: string;
    readonly open_kyc: string;
    readonly all_payments: string;
    readonly download: string;
    readonly copied: string;
  }>;
  componentsDocuments: Both<{
    readonly kept: string;
    readonly add: string;
    readonly added: (submit: string) => string;
    readonly lacking: (missing: readonly string[]) => string;
    readonly faults: {
      readonly missing: string;
      readonly tooMany: string;
      readonly limit: string;
      readonly tooLarge: string;
      readonly wrongType: string;
      readonly notStored: string;
    };
  }>;
  componentsOwned: Both<{
    readonly since: (span: string) => string;
    readonly reasonHint: string;
    readonly wrong: {
      readonly amount: string;
      readonly tooLong: string;
    };
    readonly account: {
      readonly phoneHint: string;
      readonly wrong: {
        readonly phone: string;
      };
    };
  }>;
  componentsShareAddress: Both<{
    readonly copy: string;
    readonly open: string;
  }>;
  counts: Both<{
    readonly payments: (count: number, shown?: string | undefined) => string;
    readonly newPayments: (count: number, shown?: string | undefined) => string;
    readonly refunds: (count: number, shown?: string | undefined) => string;
    readonly payouts: (count: number, shown?: string | undefined) => string;
    readonly received: (count: number, shown?: string | undefined) => string;
    readonly givenUp: (count: number, shown?: string | undefined) => string;
    readonly failed: (count: number, shown?: string | undefined) => string;
    readonly attempts: (count: number, shown?: string | undefined) => string;
  }>;
  customers: Both<{
    readonly intro: string;
    readonly searchHint: string;
    readonly nothingFound: string;
    readonly all: string;
    readonly empty: {
      readonly title: string;
      readonly text: string;
    };
    readonly columns: {
      readonly paysWith: string;
      readonly paid: string;
      readonly last: string;
      readonly never: string;
      readonly total: string;
    };
    readonly sort: string;
    readonly newest: string;
    readonly sorted: string;
    readonly atLeast: (amount: string) => string;
    readonly tags: {
      readonly loyal: string;
      readonly isNew: string;
    };
    readonly account: (ending: string) => string;
    readonly one: {
      readonly refunded: (amount: string) => string;
      readonly countOf: (paid: number, refunded: number) => string;
      readonly rate: string;
      readonly rateOf: (paid: number, ended: number) => string;
      readonly truncated: string;
      readonly paidOf: string;
      readonly none: string;
      readonly refunds: string;
      readonly refundOf: string;
      readonly notes: string;
      readonly noNotes: string;
      readonly written: string;
      readonly first: string;
      readonly last: string;
    };
    readonly name: {
      readonly open: string;
      readonly change: string;
      readonly label: string;
      readonly hint: string;
      readonly wrong: string;
    };
    readonly edit: {
      readonly open: string;
      readonly change: string;
      readonly label: string;
      readonly hint: string;
      readonly wrong: string;
    };
    readonly erase: {
      readonly open: string;
      readonly title: string;
      readonly explanation: {
        readonly notes: string;
        readonly money: string;
        readonly back: string;
      };
      readonly submit: string;
    };
    readonly done: {
      readonly named: string;
      readonly saved: string;
      readonly erased: string;
    };
  }>;
  deliveries: Both<{
    readonly columns: {
      readonly answer: string;
    };
    readonly next: (moment: string) => string;
    readonly inTurn: string;
    readonly filters: {
      readonly failures: string;
    };
    readonly empty: string;
    readonly noneFound: string;
    readonly answered: (status: number) => string;
    readonly answers: {
      readonly none: string;
      readonly ok: string;
      readonly redirect: string;
      readonly access: string;
      readonly missing: string;
      readonly slowDown: string;
      readonly refused: string;
      readonly broken: string;
    };
    readonly errors: {
      readonly timeout: string;
      readonly address_not_allowed: string;
      readonly name_not_resolved: string;
      readonly connection_refused: string;
      readonly connection_failed: string;
      readonly certificate_expired: string;
      readonly certificate_self_signed: string;
      readonly certificate_untrusted: string;
      readonly certificate_wrong_name: string;
      readonly tls_failed: string;
      readonly handler_failed: string;
      readonly invalid_response: string;
      readonly too_late: string;
    };
    readonly otherError: string;
    readonly delivery: {
      readonly title: string;
      readonly next: string;
      readonly underway: string;
      readonly replayHint: string;
      readonly noAttempts: string;
      readonly attempt: (number: number) => string;
      readonly sent: string;
      readonly sentHeaders: string;
      readonly signatures: string;
      readonly sentBody: string;
      readonly exact: string;
      readonly answered: string;
      readonly emptyAnswer: string;
      readonly shortened: string;
      readonly whole: string;
      readonly redirectsTo: (address: string) => string;
      readonly notSent: string;
      readonly endpointGone: string;
    };
    readonly done: {
      readonly pinged: string;
      readonly replayed: string;
      readonly hastened: string;
    };
    readonly replay: {
      readonly explanation: string;
      readonly since: string;
      readonly sinces: {
        readonly 3600: string;
        readonly 86400: string;
        readonly 604800: string;
      };
      readonly exact: string;
      readonly exactHint: string;
      readonly exactWrong: string;
      readonly all: string;
      readonly merchantHint: string;
      readonly bothModes: string;
      readonly result: (count: number, shown?: string | undefined) => string;
      readonly nothing: string;
      readonly more: string;
      readonly goOn: string;
      readonly toList: string;
    };
  }>;
  deliveriesOperator: Both<{
    readonly title: string;
    readonly intro: string;
    readonly empty: string;
    readonly replayOne: {
      readonly title: string;
      readonly explanation: string;
      readonly endpointOff: string;
    };
  }>;
  disputes: Both<{
    readonly title: (amount: string) => string;
    readonly sent: string;
    readonly sentByMerchant: string;
    readonly sentAt: (moment: string) => string;
  }>;
  disputesMerchant: Both<{
    readonly waiting: {
      readonly title: string;
      readonly intro: string;
    };
    readonly all: string;
    readonly columns: {
      readonly due: string;
    };
    readonly left: (span: string) => string;
    readonly over: string;
    readonly empty: {
      readonly title: string;
      readonly text: string;
    };
    readonly one: {
      readonly explanation: {
        readonly needs_response: string;
        readonly under_review: string;
        readonly won: string;
        readonly lost: string;
      };
      readonly back: {
        readonly pending: string;
        readonly returned: string;
        readonly owed: string;
      };
      readonly tooLate: string;
      readonly facts: {
        readonly due: string;
        readonly note: string;
      };
      readonly done: {
        readonly sent: string;
      };
    };
    readonly evidence: {
      readonly again: string;
      readonly label: string;
      readonly hint: string;
      readonly documents: {
        readonly label: string;
        readonly hint: string;
      };
      readonly replaces: string;
      readonly submit: string;
      readonly missing: string;
      readonly tooLong: string;
      readonly closed: string;
      readonly overdue: string;
    };
  }>;
  disputesOperator: Both<{
    readonly title: string;
    readonly intro: string;
    readonly empty: string;
    readonly one: {
      readonly payment: string;
      readonly paid: string;
      readonly waits: string;
      readonly overdue: string;
      readonly due: string;
      readonly back: {
        readonly pending: string;
        readonly returned: string;
        readonly owed: string;
      };
    };
    readonly outcomes: {
      readonly won: {
        readonly open: string;
        readonly title: string;
        readonly submit: string;
      };
      readonly lost: {
        readonly open: string;
        readonly title: string;
        readonly submit: string;
      };
    };
    readonly returns: {
      readonly returned: {
        readonly open: string;
        readonly title: string;
        readonly submit: string;
        readonly explanation: (amount: string) => string;
      };
      readonly again: {
        readonly open: string;
        readonly title: string;
        readonly submit: string;
        readonly explanation: (amount: string) => string;
      };
      readonly reason: {
        readonly label: string;
        readonly hint: string;
        readonly wrong: string;
      };
      readonly notOwed: string;
      readonly notSupported: string;
    };
    readonly consequences: {
      readonly won: (amount: string) => string;
      readonly lost: (amount: string) => string;
      readonly final: string;
    };
    readonly noteHint: string;
    readonly closed: string;
    readonly open: {
      readonly title: string;
      readonly explanation: (remaining: string) => string;
      readonly amount: string;
      readonly reason: string;
      readonly submit: string;
      readonly tooMuch: (remaining: string) => string;
      readonly notDisputable: string;
    };
    readonly done: {
      readonly opened: string;
      readonly won: string;
      readonly lost: string;
      readonly returned: string;
      readonly again: string;
    };
  }>;
  eventWords: Both<{
    readonly '*': string;
    readonly 'payment.*': string;
    readonly 'refund.*': string;
    readonly 'dispute.*': string;
    readonly 'settlement.*': string;
    readonly 'payout_account.*': string;
    readonly 'endpoint.*': string;
    readonly 'payout_account.set': string;
    readonly 'payment.created': string;
    readonly 'payment.processing': string;
    readonly 'payment.attempt_failed': string;
    readonly 'payment.succeeded': string;
    readonly 'payment.failed': string;
    readonly 'payment.canceled': string;
    readonly 'payment.expired': string;
    readonly 'payment.refunded': string;
    readonly 'refund.created': string;
    readonly 'refund.succeeded': string;
    readonly 'refund.failed': string;
    readonly 'dispute.opened': string;
    readonly 'dispute.evidence_submitted': string;
    readonly 'dispute.won': string;
    readonly 'dispute.lost': string;
    readonly 'settlement.created': string;
    readonly 'settlement.paid': string;
    readonly 'settlement.failed': string;
    readonly 'endpoint.disabled': string;
    readonly ping: string;
  }>;
  events: Both<{
    readonly intro: string;
    readonly empty: {
      readonly title: string;
      readonly text: string;
    };
    readonly event: {
      readonly sequence: string;
      readonly jsonHint: string;
      readonly noDeliveries: string;
      readonly replay: string;
      readonly replayHint: string;
      readonly endpoint: string;
      readonly all: string;
      readonly submit: string;
      readonly noEndpoint: string;
      readonly toWebhooks: string;
      readonly isGone: string;
    };
    readonly done: {
      readonly replayed: string;
      readonly nowhere: string;
    };
  }>;
  factors: Both<{
    readonly title: string;
    readonly on: string;
    readonly off: string;
    readonly intro: string;
    readonly due: (moment: string) => string;
    readonly overdue: string;
    readonly last: string;
    readonly app: string;
    readonly addedOn: (device: string, moment: string) => string;
    readonly codes: string;
    readonly codesLeft: (count: number) => string;
    readonly remove: string;
    readonly renew: string;
    readonly enable: string;
    readonly another: string;
    readonly add: {
      readonly title: string;
      readonly submit: string;
      readonly explanation: [string, string];
    };
    readonly scan: {
      readonly title: string;
      readonly text: string;
      readonly open: string;
      readonly secret: string;
      readonly label: string;
    };
    readonly confirm: {
      readonly title: string;
      readonly submit: string;
      readonly explanation: string;
      readonly gone: string;
    };
    readonly shown: {
      readonly title: string;
      readonly text: string;
      readonly done: string;
    };
    readonly passkey: {
      readonly name: string;
      readonly suspended: string;
      readonly another: string;
      readonly begin: {
        readonly title: string;
        readonly submit: string;
        readonly explanation: [string, string];
      };
      readonly make: {
        readonly title: string;
        readonly text: string;
        readonly usual: string;
        readonly submit: string;
      };
      readonly nameLabel: string;
    };
    readonly removal: {
      readonly title: string;
      readonly submit: string;
      readonly last: string;
      readonly other: string;
    };
    readonly renewal: {
      readonly title: string;
      readonly submit: string;
      readonly explanation: string;
    };
    readonly done: {
      readonly factor: string;
      readonly factorRemoved: string;
      readonly passkey: string;
      readonly noPasskey: string;
    };
  }>;
  familyNames: Both<{
    readonly 'payment.*': string;
    readonly 'refund.*': string;
    readonly 'dispute.*': string;
    readonly 'settlement.*': string;
    readonly 'payout_account.*': string;
    readonly 'endpoint.*': string;
  }>;
  fileHeadings: Both<{
    readonly id: 'Identifiant' | 'Identifier';
    readonly name: 'Nom' | 'Name';
    readonly date: 'Jour' | 'Day';
    readonly created_at: 'Created' | 'Créé le';
    readonly succeeded_at: string;
    readonly status: 'Statut' | 'Status';
    readonly amount: 'Montant' | 'Amount';
    readonly currency: string;
    readonly fee: 'Frais' | 'Fee';
    readonly net_amount: string;
    readonly amount_refunded: 'Remboursé' | 'Refunded';
    readonly fee_returned: string;
    readonly amount_refund_pending: 'En cours de remboursement' | 'Being refunded';
    readonly amount_disputed: 'En litige' | 'In dispute';
    readonly method: 'Moyen' | 'Method';
    readonly phone_masked: 'Numéro du client' | 'Customer’s number';
    readonly customer_reference: string;
    readonly description: 'Description';
    readonly transaction_id: 'Transaction';
    readonly failure_code: 'Raison de l’échec' | 'Why it failed';
    readonly livemode: 'Mode';
    readonly payment_link_id: 'Lien de paiement' | 'Payment link';
    readonly first_seen_at: string;
    readonly last_seen_at: string;
    readonly type: 'Type';
    readonly notes: string;
    readonly notes_updated_at: string;
    readonly number: 'Numéro' | 'Number';
    readonly period_start: string;
    readonly lines_count: string;
    readonly reference: 'Référence du virement' | 'Transfer reference';
    readonly failure_reason: 'Raison de l’échec' | 'Why it failed';
    readonly resolved_at: 'Tranché le' | 'Decided';
    readonly payout_account_id: string;
    readonly payment_id: 'Paiement' | 'Payment';
    readonly settlement_id: 'Versement' | 'Payout';
    readonly gross: string;
    readonly refunded: 'Remboursé' | 'Refunded';
    readonly disputed: 'En litige' | 'In dispute';
    readonly payout_returned: string;
    readonly reason: 'Motif' | 'Reason';
    readonly due_at: string;
    readonly evidence_submitted_at: 'Réponse le' | 'Answered';
    readonly note: string;
    readonly refund_id: 'Remboursement' | 'Refund';
    readonly event: 'Événement' | 'Event';
    readonly delivered_at: 'Reçu le' | 'Received';
    readonly payments_count: string;
    readonly refunds_count: string;
    readonly failed_count: string;
    readonly canceled_count: string;
    readonly expired_count: string;
    readonly succeeded_percent: string;
    readonly payouts_count: string;
    readonly amount_paid_out: string;
  }>;
  front: Both<{
    readonly title: string;
    readonly what: (methods: string) => string;
    readonly cash: string;
    readonly nav: {
      readonly prices: string;
      readonly developers: string;
    };
    readonly logIn: string;
    readonly device: {
      readonly shop: string;
      readonly number: string;
      readonly known: string;
      readonly pay: (amount: string) => string;
    };
    readonly ways: {
      readonly title: string;
      readonly link: {
        readonly title: string;
        readonly text: string;
      };
      readonly till: {
        readonly title: string;
        readonly text: string;
      };
      readonly site: {
        readonly title: string;
        readonly text: string;
      };
    };
    readonly prices: {
      readonly title: string;
      readonly perPayment: string;
      readonly atLeast: (amount: string) => string;
      readonly atMost: (amount: string) => string;
    };
    readonly customers: {
      readonly title: string;
      readonly text: string;
    };
    readonly receipt: {
      readonly title: string;
      readonly intro: string;
      readonly reference: string;
      readonly referenceHint: string;
      readonly phone: string;
      readonly phoneHint: (example: string) => string;
      readonly submit: string;
      readonly wrong: {
        readonly reference: string;
        readonly phone: string;
      };
      readonly none: string;
    };
    readonly columns: {
      readonly merchants: string;
      readonly developers: string;
      readonly customers: string;
      readonly account: string;
      readonly team: string;
      readonly reference: string;
      readonly api: string;
      readonly operators: string;
      readonly agents: string;
    };
    readonly nothing: {
      readonly title: string;
      readonly text: string;
      readonly home: string;
    };
  }>;
  groups: Both<{
    readonly decisions: string;
    readonly accounts: string;
    readonly system: string;
    readonly collect: string;
    readonly money: string;
    readonly developers: string;
    readonly account: string;
  }>;
  health: Both<{
    readonly asOf: (moment: string) => string;
    readonly workers: {
      readonly seen: string;
      readonly version: string;
      readonly since: string;
      readonly none: string;
    };
    readonly queues: {
      readonly intro: string;
      readonly name: string;
      readonly due: string;
      readonly nothing: string;
      readonly oldest: (span: string) => string;
      readonly later: (count: string) => string;
      readonly names: {
        readonly deliveries: string;
        readonly messages: string;
        readonly attempts: string;
        readonly tasks: string;
        readonly expiries: string;
        readonly releases: string;
        readonly settlements: string;
        readonly entries: string;
      };
      readonly counts: (count: string, isMore: boolean) => string;
    };
    readonly testWork: string;
    readonly waiting: (count: number, shown?: string | undefined) => string;
    readonly failing: (count: number, shown?: string | undefined) => string;
    readonly failed: (count: number, shown?: string | undefined) => string;
    readonly leased: (count: number, shown?: string | undefined) => string;
    readonly store: {
      readonly title: string;
      readonly name: string;
      readonly schema: string;
      readonly clock: string;
      readonly difference: string;
      readonly none: string;
      readonly ahead: (span: string) => string;
      readonly behind: (span: string) => string;
      readonly partitions: string;
      readonly partitionsOf: (table: string, count: number, ahead: number) => string;
    };
  }>;
  homeMerchant: Both<{
    readonly centimes: string;
    readonly attention: {
      readonly title: string;
      readonly kyc: {
        readonly not_started: string;
        readonly needs_info: string;
        readonly rejected: string;
      };
      readonly failing: string;
      readonly disabled: string;
      readonly since: (moment: string) => string;
      readonly toEndpoint: string;
      readonly disputes: (count: number, shown?: string | undefined) => string;
      readonly dispute: (amount: string) => string;
      readonly disputesDue: (moment: string) => string;
      readonly inReview: (count: number, shown?: string | undefined) => string;
      readonly nothingToDo: string;
      readonly toPayments: string;
      readonly payoutFailed: (amount: string) => string;
      readonly toSettlement: string;
    };
    readonly figures: {
      readonly collected: string;
      readonly yesterday: (clock: string, amount: string, hasAny: boolean) => string;
      readonly mean: string;
      readonly allYesterday: string;
      readonly rate: string;
      readonly rateOf: (count: number, shown?: string | undefined) => string;
      readonly noRate: string;
      readonly failed: string;
      readonly unpaid: string;
      readonly available: string;
      readonly held: (amount: string) => string;
      readonly details: string;
      readonly to: string;
    };
    readonly chart: {
      readonly period: (days: number) => string;
      readonly days: (days: number) => string;
      readonly rate: (percent: string) => string;
      readonly byMethod: string;
    };
    readonly last: {
      readonly all: string;
    };
    readonly steps: {
      readonly withoutSite: {
        readonly title: string;
        readonly text: string;
      };
      readonly title: string;
      readonly intro: {
        readonly test: string;
        readonly live: string;
      };
      readonly done: string;
      readonly kyc: {
        readonly title: string;
        readonly text: string;
        readonly link: string;
      };
      readonly key: {
        readonly title: string;
        readonly text: string;
        readonly link: string;
      };
      readonly endpoint: {
        readonly title: string;
        readonly text: string;
        readonly link: string;
      };
      readonly payment: {
        readonly test: {
          readonly title: string;
          readonly text: string;
          readonly link: string;
        };
        readonly live: {
          readonly title: string;
          readonly text: string;
          readonly link: string;
        };
      };
    };
  }>;
  homeOperator: Both<{
    readonly waiting: {
      readonly title: string;
      readonly nothing: string;
      readonly names: {
        readonly rails: string;
        readonly late: string;
        readonly disputes: string;
        readonly refunds: string;
        readonly payouts: string;
      };
      readonly counted: (name: string, count: string) => string;
      readonly open: string;
      readonly oldestSince: (span: string) => string;
      readonly oldestMore: (span: string) => string;
    };
    readonly today: {
      readonly asOf: (clock: string) => string;
      readonly rehearsed: (clock: string) => string;
      readonly amount: string;
      readonly before: (clock: string) => string;
      readonly week: string;
      readonly toPayOut: string;
      readonly payouts: (count: number, words: string) => string;
      readonly noPayouts: string;
      readonly month: string;
      readonly nothingBefore: (clock: string) => string;
      readonly succeeded: string;
      readonly rateOf: (count: number, shown?: string | undefined) => string;
      readonly noneEnded: string;
      readonly cut: string;
      readonly title: string;
      readonly all: string;
      readonly share: string;
      readonly shareOf: (rate: string, count: number) => string;
      readonly versus: string;
      readonly collected: string;
      readonly none: string;
    };
    readonly unusual: {
      readonly title: string;
      readonly none: string;
      readonly lowRate: (name: string, rate: string) => string;
      readonly usually: (rate: string, count: number) => string;
      readonly failures: (count: number, phone: string) => string;
      readonly failuresRule: (count: number) => string;
      readonly rule: (points: number, count: number) => string;
    };
    readonly counts: (count: number, isMore: boolean) => string;
    readonly machine: {
      readonly workersRunning: (count: number, shown?: string | undefined) => string;
      readonly workersSilent: (count: number, shown?: string | undefined) => string;
      readonly workersNone: string;
      readonly queueLate: (name: string, span: string) => string;
      readonly queueFailing: (name: string) => string;
      readonly railsOk: string;
      readonly railsNone: string;
      readonly deliveries: string;
      readonly deliveriesOk: string;
      readonly deliveriesFailing: (count: string) => string;
      readonly ledgerNone: string;
      readonly ledgerAgo: (span: string) => string;
      readonly payouts: string;
      readonly payoutsOk: string;
    };
  }>;
  kinds: Both<{
    readonly payment: string;
    readonly payment_link: string;
    readonly attempt: string;
    readonly refund: string;
    readonly dispute: string;
    readonly settlement: string;
    readonly event: string;
    readonly delivery: string;
    readonly merchant: string;
    readonly agent: string;
    readonly user: string;
    readonly api_key: string;
    readonly webhook_endpoint: string;
    readonly payout_account: string;
    readonly payout_export: string;
    readonly ledger_check: string;
  }>;
  kyc: Both<{
    readonly meaning: {
      readonly not_started: string;
      readonly pending: string;
      readonly approved: string;
      readonly rejected: string;
      readonly needs_info: string;
    };
    readonly note: string;
    readonly sent: string;
    readonly form: {
      readonly title: string;
      readonly again: string;
      readonly submit: string;
      readonly alreadySubmitted: string;
    };
    readonly fields: {
      readonly legal_name: {
        readonly label: string;
        readonly hint: string;
        readonly wrong: string;
      };
      readonly registration_number: {
        readonly label: string;
        readonly hint: string;
        readonly wrong: string;
      };
      readonly address: {
        readonly label: string;
        readonly hint: string;
        readonly wrong: string;
      };
      readonly representative_name: {
        readonly label: string;
        readonly hint: string;
        readonly wrong: string;
      };
      readonly representative_id_number: {
        readonly label: string;
        readonly hint: string;
        readonly wrong: string;
      };
    };
    readonly documents: {
      readonly title: string;
      readonly label: string;
      readonly hint: string;
    };
    readonly history: {
      readonly submitted: string;
      readonly decisions: {
        readonly approved: string;
        readonly rejected: string;
        readonly needs_info: string;
      };
    };
    readonly done: {
      readonly submitted: string;
    };
  }>;
  kycNeedsKyc: Both<{
    readonly explanation: string;
    readonly toKyc: string;
  }>;
  ledgerChecks: Both<{
    readonly title: string;
    readonly intro: string;
    readonly empty: string;
    readonly columns: {
      readonly when: string;
      readonly by: string;
      readonly state: string;
    };
    readonly key: string;
    readonly start: {
      readonly open: string;
      readonly title: string;
      readonly explanation: string;
      readonly submit: string;
    };
    readonly one: {
      readonly title: string;
      readonly explanation: {
        readonly running: string;
        readonly right: string;
        readonly wrong: string;
        readonly interrupted: string;
      };
      readonly refresh: string;
      readonly took: string;
      readonly transfers: string;
      readonly entries: string;
      readonly accounts: string;
      readonly digest: string;
      readonly firstFindings: (shown: number, all: number) => string;
      readonly code: string;
      readonly subject: string;
    };
    readonly done: {
      readonly started: string;
      readonly running: string;
    };
  }>;
  merchants: Both<{
    readonly list: {
      readonly searchHint: string;
      readonly since: string;
      readonly submitted: string;
      readonly empty: string;
      readonly emptyQueue: string;
    };
    readonly profile: {
      readonly supportPhone: string;
      readonly since: string;
      readonly suspendedWhy: string;
    };
    readonly kyc: {
      readonly approvedWithout: string;
      readonly none: string;
      readonly decisions: {
        readonly approved: {
          readonly open: string;
          readonly title: string;
        };
        readonly needs_info: {
          readonly open: string;
          readonly title: string;
        };
        readonly rejected: {
          readonly open: string;
          readonly title: string;
        };
      };
      readonly consequences: {
        readonly approved: (name: string) => string;
        readonly needs_info: (name: string) => string;
        readonly rejected: (name: string) => string;
      };
      readonly history: string;
      readonly decisionWords: {
        readonly approved: string;
        readonly needs_info: string;
        readonly rejected: string;
      };
      readonly restore: {
        readonly explanation: (name: string) => string;
        readonly hint: string;
      };
      readonly withdrawals: {
        readonly needs_info: {
          readonly open: string;
          readonly submit: string;
        };
        readonly rejected: {
          readonly open: string;
          readonly submit: string;
        };
      };
      readonly withdrawn: (name: string) => string;
      readonly noteHints: {
        readonly approved: string;
        readonly needs_info: string;
        readonly rejected: string;
      };
      readonly noteMissing: string;
      readonly notPending: string;
    };
    readonly suspend: {
      readonly title: (name: string) => string;
      readonly explanation: [string, string];
      readonly reasonHint: string;
      readonly submit: string;
    };
    readonly reset: {
      readonly open: string;
      readonly title: (name: string) => string;
      readonly explanation: [string, string];
      readonly submit: string;
      readonly made: string;
      readonly code: string;
      readonly handOver: string;
      readonly expires: string;
    };
    readonly reinstate: {
      readonly title: (name: string) => string;
      readonly explanation: string;
    };
    readonly balance: {
      readonly title: (mode: string) => string;
    };
    readonly terms: {
      readonly title: string;
      readonly editTitle: string;
      readonly explanation: string;
      readonly fee: string;
      readonly between: (minimum: string, maximum: string) => string;
      readonly atLeast: (minimum: string) => string;
      readonly refundPolicies: {
        readonly proportional: string;
        readonly keep: string;
      };
      readonly schedules: {
        readonly manual: string;
        readonly daily: string;
        readonly weekly: string;
      };
      readonly fields: {
        readonly percent: {
          readonly label: string;
          readonly hint: string;
        };
        readonly fixed: {
          readonly label: string;
        };
        readonly minimum: {
          readonly label: string;
        };
        readonly maximum: {
          readonly label: string;
          readonly hint: string;
        };
        readonly hours: {
          readonly label: string;
          readonly hint: string;
        };
        readonly payout: {
          readonly label: string;
          readonly hint: string;
        };
      };
      readonly wrong: {
        readonly percent: string;
        readonly money: string;
        readonly maximum: string;
        readonly hours: string;
      };
      readonly submit: string;
    };
    readonly endpoints: {
      readonly none: string;
    };
    readonly links: {
      readonly title: string;
      readonly audit: string;
    };
    readonly create: {
      readonly explanation: string;
      readonly hosted: string;
      readonly name: string;
      readonly nameHint: string;
      readonly password: string;
      readonly taken: string;
    };
    readonly done: {
      readonly created: string;
      readonly approved: string;
      readonly needs_info: string;
      readonly rejected: string;
      readonly suspended: string;
      readonly reinstated: string;
      readonly terms: string;
    };
  }>;
  messages: Both<{
    readonly kinds: {
      readonly test: 'Message de test' | 'Test message';
      readonly password_changed: 'Password changed' | 'Mot de passe modifié';
      readonly reset_password: 'Mot de passe oublié' | 'Forgotten password';
      readonly verify_email: 'Adresse à confirmer' | 'Address to confirm';
      readonly email_change_confirm: 'Nouvelle adresse à confirmer' | 'New address to confirm';
      readonly email_change_veto: 'Changement d’adresse' | 'Change of address';
      readonly email_change_undo: 'Adresse modifiée, à annuler' | 'Address changed, to undo';
      readonly email_changed: 'Adresse modifiée' | 'Address changed';
      readonly phone_code: 'Code par SMS' | 'Code by text message';
      readonly invitation: 'Invitation dans une boutique' | 'Invitation to a shop';
      readonly invitation_operator: 'Invitation à l’administration' | 'Invitation to the operator panel';
      readonly factor_added: 'Double authentification activée' | 'Second factor added';
      readonly factor_removed: 'Double authentification retirée' | 'Second factor removed';
      readonly recovery_code_used: 'Code de secours utilisé' | 'Recovery code used';
      readonly factor_suspended: 'Clé d’accès suspendue' | 'Passkey suspended';
      readonly new_device: 'Nouvel appareil' | 'New device';
      readonly sign_up: 'Inscription' | 'Sign-up';
      readonly unlock: 'Connexion suspendue' | 'Sign-in paused';
      readonly factor_guessed: 'Codes faux répétés' | 'Repeated wrong codes';
      readonly member_joined: 'Nouveau membre' | 'New member';
      readonly role_changed: 'Rôle modifié' | 'Role changed';
      readonly member_removed: 'Accès retiré' | 'Access removed';
      readonly ownership_offered: 'Propriété proposée' | 'Ownership offered';
      readonly ownership_changed: 'Ownership transferred' | 'Propriété transmise';
      readonly payment_received: 'Paiement reçu' | 'Payment received';
      readonly payments_received: 'Paiements réunis' | 'Gathered payments';
      readonly payments_daily: 'Paiements de la journée' | 'Payments of a day';
      readonly refund_made: 'Remboursement' | 'Refund';
      readonly refunds_made: 'Remboursements réunis' | 'Gathered refunds';
      readonly dispute_opened: 'Litige ouvert' | 'Dispute opened';
      readonly dispute_due: 'Litige bientôt à échéance' | 'Dispute due soon';
      readonly payout_paid: 'Versement envoyé' | 'Payout sent';
      readonly payout_failed: 'Versement échoué' | 'Payout failed';
      readonly endpoint_failing: 'Webhook en échec' | 'Webhook failing';
      readonly endpoint_recovered: 'Webhook rétabli' | 'Webhook recovered';
      readonly kyc_approved: 'Entreprise vérifiée' | 'Business verified';
      readonly kyc_needs_info: 'Vérification à compléter' | 'Verification incomplete';
      readonly kyc_rejected: 'Vérification refusée' | 'Verification rejected';
      readonly payout_account_changed: 'Compte de versement modifié' | 'Payout account changed';
      readonly receipt: 'Reçu' | 'Receipt';
      readonly receipt_refund: 'Reçu d’un remboursement' | 'Receipt of a refund';
      readonly receipt_sms: 'Reçu par SMS' | 'Receipt by text message';
      readonly receipt_refund_sms: 'Remboursement par SMS' | 'Refund by text message';
      readonly live_key_created: 'New live key' | 'Nouvelle clé de production';
    };
    readonly intro: string;
    readonly empty: string;
    readonly columns: {
      readonly to: string;
      readonly answer: string;
    };
    readonly test: {
      readonly open: string;
      readonly title: string;
      readonly explanation: string;
      readonly submit: string;
      readonly noMail: string;
    };
    readonly done: {
      readonly queued: string;
    };
  }>;
  methodLimits: Both<{
    readonly between: (min: string, max: string) => string;
  }>;
  methodsMerchant: Both<{
    readonly explanation: string;
    readonly hide: {
      readonly title: (method: string) => string;
      readonly explanation: string;
    };
    readonly show: {
      readonly title: (method: string) => string;
      readonly explanation: string;
    };
    readonly first: {
      readonly open: string;
      readonly title: (method: string) => string;
      readonly explanation: string;
      readonly submit: string;
    };
    readonly done: {
      readonly hidden: string;
      readonly first: string;
      readonly shown: string;
    };
  }>;
  methodsOperator: Both<{
    readonly explanation: string;
    readonly change: (method: string, mode: string) => string;
    readonly enabled: string;
    readonly yes: string;
    readonly no: string;
    readonly place: string;
    readonly min: {
      readonly label: string;
      readonly hint: string;
      readonly wrong: string;
    };
    readonly max: {
      readonly label: string;
      readonly hint: string;
      readonly wrong: string;
    };
    readonly done: {
      readonly saved: string;
    };
  }>;
  names: Both<{
    readonly status: 'Statut' | 'Status';
    readonly amount: 'Montant' | 'Amount';
    readonly id: 'Identifiant' | 'Identifier';
    readonly mode: 'Mode';
    readonly live: 'Réel' | 'Live';
    readonly test: 'Test';
    readonly date: 'Date';
    readonly name: 'Nom' | 'Name';
    readonly role: 'Rôle' | 'Role';
    readonly created: 'Created' | 'Créé le';
    readonly since: 'Depuis' | 'Since';
    readonly reason: 'Motif' | 'Reason';
    readonly method: 'Moyen' | 'Method';
    readonly payment_method: 'Moyen de paiement' | 'Payment method';
    readonly reference: 'Référence' | 'Reference';
    readonly account: 'Compte' | 'Account';
    readonly merchant: 'Commerçant' | 'Merchant';
    readonly merchant_id: 'Identifiant du commerçant' | 'Merchant id';
    readonly customer: 'Client' | 'Customer';
    readonly customer_number: 'Numéro du client' | 'Customer’s number';
    readonly provider: 'Opérateur' | 'Provider';
    readonly rail: 'Réseau' | 'Rail';
    readonly refunded: 'Remboursé' | 'Refunded';
    readonly settling: 'En cours de versement' | 'Being paid out';
    readonly refunding: 'En cours de remboursement' | 'Being refunded';
    readonly disputed: 'En litige' | 'In dispute';
    readonly paid: 'Paid' | 'Payé';
    readonly fee: 'Frais' | 'Fee';
    readonly available: 'Disponible' | 'Available';
    readonly pending: 'En attente' | 'Pending';
    readonly phone: 'Téléphone' | 'Phone';
    readonly number: 'Numéro' | 'Number';
    readonly holder: 'Titulaire' | 'Holder';
    readonly email: 'Adresse e‑mail' | 'E-mail address';
    readonly support_email: 'E‑mail pour les clients' | 'E-mail for customers';
    readonly endpoint: 'Adresse' | 'Endpoint';
    readonly event: 'Événement' | 'Event';
    readonly type: 'Type';
    readonly format: 'Format';
    readonly what: 'Quoi' | 'What';
    readonly about: 'Concerne' | 'About';
    readonly on: 'Le' | 'On';
    readonly description: 'Description';
    readonly optional_description: 'Description (facultative)' | 'Description (optional)';
    readonly failure_reason: 'Raison de l’échec' | 'Why it failed';
    readonly why: 'Pourquoi' | 'Why';
    readonly day: 'Jour' | 'Day';
    readonly period: 'Période' | 'Period';
    readonly from: 'Du' | 'From';
    readonly to: 'Au' | 'To';
    readonly time: 'Heure' | 'Time';
    readonly hours: 'Horaires' | 'Hours';
    readonly town: 'Ville' | 'Town';
    readonly payment: 'Paiement' | 'Payment';
    readonly payment_link: 'Lien de paiement' | 'Payment link';
    readonly transaction: 'Transaction';
    readonly operation: 'Transaction' | 'Opération';
    readonly counterparty: 'Avec' | 'With';
    readonly float: 'Fonds' | 'Float';
    readonly refund: 'Remboursement' | 'Refund';
    readonly dispute: 'Litige' | 'Dispute';
    readonly payout: 'Versement' | 'Payout';
    readonly bank_file: 'Fichier bancaire' | 'Bank file';
    readonly next_payout: 'Prochain versement' | 'Next payout';
    readonly minimum_payout: 'Versement minimum' | 'Minimum payout';
    readonly transfer_reference: 'Référence du virement' | 'Transfer reference';
    readonly details: 'Détails' | 'Details';
    readonly content: 'Contenu' | 'Content';
    readonly history: 'Historique' | 'History';
    readonly shop_name: 'Nom de la boutique' | 'Name of the shop';
    readonly health: 'Fonctionnement' | 'Health';
    readonly per_payment: 'Par paiement' | 'Per payment';
    readonly checkout: 'Affichage' | 'Checkout';
    readonly change: 'Changer' | 'Change';
    readonly latest_deliveries: 'Dernières notifications' | 'Latest deliveries';
    readonly latest_payments: 'Derniers paiements' | 'Latest payments';
    readonly updated: 'Dernier changement' | 'Last change';
    readonly opened: 'Ouvert le' | 'Opened';
    readonly decided: 'Tranché le' | 'Decided';
    readonly prepared: 'Préparé le' | 'Prepared';
    readonly submitted: 'Envoyé le' | 'Submitted';
    readonly answered: 'Réponse le' | 'Answered';
    readonly received: 'Reçu le' | 'Received';
    readonly registered: 'Enregistré le' | 'Set';
    readonly expires: 'Expire le' | 'Expires';
    readonly limits: 'Limites' | 'Limits';
    readonly scopes: 'Droits' | 'Permissions';
    readonly refund_policy: 'Si le paiement est remboursé' | 'If the payment is refunded';
    readonly delay_seconds: 'Disponible après' | 'Available after';
    readonly message: 'Message à la boutique' | 'Message to the shop';
    readonly your_message: 'Votre message à la boutique' | 'Your message to the shop';
    readonly amount_to_refund: 'Montant à rembourser' | 'Amount to refund';
    readonly language: 'Langue' | 'Language';
    readonly password: 'Mot de passe' | 'Password';
    readonly your_password: 'Votre mot de passe' | 'Your password';
    readonly new_password: 'Nouveau mot de passe' | 'New password';
    readonly findings: 'Anomalies' | 'Findings';
    readonly schedule_gateway: 'La plateforme' | 'The gateway';
    readonly you: 'Vous' | 'You';
    readonly cash_in_max: 'Dépôt, par opération' | 'Cash in, per transaction';
    readonly cash_in_per_day_max: 'Dépôts, par jour' | 'Cash in, per day';
    readonly cash_out_max: 'Retrait, par opération' | 'Cash out, per transaction';
    readonly cash_out_per_day_max: 'Retraits, par jour' | 'Cash out, per day';
  }>;
  notices: Both<{
    readonly notices: {
      readonly payments: {
        readonly label: string;
        readonly hint: string;
      };
      readonly refunds: {
        readonly label: string;
        readonly hint: string;
      };
      readonly payouts: {
        readonly label: string;
        readonly hint: string;
      };
      readonly disputes: {
        readonly label: string;
        readonly hint: string;
      };
      readonly webhooks: {
        readonly label: string;
        readonly hint: string;
      };
      readonly verification: {
        readonly label: string;
        readonly hint: string;
      };
    };
    readonly choices: {
      readonly daily: string;
      readonly off: string;
      readonly each: string;
    };
    readonly title: string;
    readonly intro: {
      readonly to: (email: string, shop: string) => string;
      readonly live: string;
      readonly always: string;
      readonly nothing: string;
      readonly noMail: string;
    };
    readonly submit: string;
    readonly done: {
      readonly saved: string;
    };
  }>;
  paymentLinks: Both<{
    readonly intro: string;
    readonly empty: {
      readonly title: string;
      readonly text: string;
    };
    readonly columns: {
      readonly name: string;
      readonly sum: string;
    };
    readonly states: {
      readonly on: string;
      readonly off: string;
    };
    readonly open: string;
    readonly between: (min: string, max: string) => string;
    readonly from: (min: string) => string;
    readonly upTo: (max: string) => string;
    readonly form: {
      readonly submit: string;
      readonly description: {
        readonly label: string;
        readonly hint: string;
        readonly wrong: string;
      };
      readonly amount: {
        readonly hint: string;
        readonly wrong: string;
      };
      readonly min: string;
      readonly max: string;
      readonly boundWrong: string;
      readonly expires: {
        readonly label: string;
        readonly hint: string;
        readonly wrong: string;
      };
      readonly count: {
        readonly label: string;
        readonly hint: string;
        readonly wrong: string;
      };
    };
    readonly edit: {
      readonly title: string;
    };
    readonly off: {
      readonly title: string;
      readonly explanation: string;
    };
    readonly on: {
      readonly open: string;
      readonly title: string;
      readonly explanation: string;
    };
    readonly done: {
      readonly created: string;
      readonly saved: string;
      readonly on: string;
      readonly off: string;
    };
    readonly one: {
      readonly address: string;
      readonly addressHint: string;
      readonly poster: string;
      readonly sum: string;
      readonly count: string;
      readonly countOf: (max: string) => string;
      readonly underWay: (count: string) => string;
      readonly expires: string;
      readonly none: string;
    };
    readonly poster: {
      readonly title: string;
      readonly formats: {
        readonly a4: string;
        readonly card: string;
      };
      readonly language: string;
      readonly print: string;
      readonly how: string;
      readonly closed: string;
      readonly scan: string;
      readonly means: string;
      readonly or: string;
      readonly test: string;
    };
  }>;
  payments: Both<{
    readonly title: (amount: string) => string;
    readonly waiting: {
      readonly attempts: string;
      readonly refunds: string;
      readonly disputes: string;
    };
    readonly noRefunds: string;
    readonly noRefundsYet: (option: string) => string;
    readonly wholeOnly: string;
    readonly facts: {
      readonly money: string;
      readonly gross: string;
      readonly feeReturned: string;
      readonly net: string;
      readonly merchantNet: string;
      readonly refunding: string;
      readonly reference: string;
      readonly merchantReference: string;
      readonly expires: string;
      readonly paid: string;
    };
    readonly metadata: string;
    readonly timeline: {
      readonly title: string;
      readonly truncated: string;
      readonly created: (amount: string) => string;
      readonly payableUntil: (moment: string) => string;
      readonly attempt: string;
      readonly refund: (amount: string) => string;
      readonly dispute: (amount: string) => string;
      readonly resolutions: {
        readonly succeeded: (reason: string) => string;
        readonly failed: (reason: string) => string;
        readonly returned: (reason: string) => string;
      };
      readonly railChoices: {
        readonly primary_down: string;
        readonly other_refused: string;
      };
      readonly reference: (reference: string) => string;
      readonly failures: {
        readonly insufficient_funds: string;
        readonly payer_timeout: string;
        readonly payer_declined: string;
        readonly invalid_code: string;
        readonly invalid_payer: string;
        readonly payer_limit_reached: string;
        readonly payer_busy: string;
        readonly payer_account_blocked: string;
        readonly provider_unavailable: string;
        readonly provider_error: string;
        readonly gateway_account: string;
      };
      readonly byHand: (reason: string) => string;
      readonly noReason: string;
      readonly moves: string;
      readonly moveColumns: {
        readonly what: string;
        readonly balance: string;
        readonly merchantBalance: string;
      };
      readonly transfers: {
        readonly capture: string;
        readonly release: string;
        readonly refund: string;
        readonly refund_hold: string;
        readonly refund_release: string;
        readonly dispute_hold: string;
        readonly dispute_won: string;
        readonly dispute_lost: string;
        readonly dispute_return: string;
        readonly late_capture: string;
        readonly late_refund: string;
      };
    };
    readonly undelivered: {
      readonly title: string;
      readonly moneyIsSafe: string;
      readonly events: (count: number, shown?: string | undefined) => string;
      readonly next: (moment: string) => string;
      readonly over: string;
      readonly see: string;
    };
  }>;
  paymentsMerchant: Both<{
    readonly list: {
      readonly searchHint: string;
      readonly tabs: {
        readonly all: string;
        readonly paid: string;
        readonly open: string;
        readonly failed: string;
        readonly refunded: string;
        readonly unpaid: string;
      };
      readonly bought: string;
      readonly disputed: string;
      readonly nothingFound: string;
      readonly clear: string;
    };
    readonly totals: {
      readonly all: (count: number, paid: string | null, refunded: string | null) => string;
      readonly some: (count: number, sum: string | null) => string;
      readonly refunded: (count: number, paid: string | null, refunded: string | null) => string;
      readonly more: (count: number) => string;
    };
    readonly empty: {
      readonly title: string;
      readonly test: string;
      readonly live: string;
      readonly site: string;
      readonly toKey: string;
      readonly kyc: string;
      readonly toKyc: string;
    };
    readonly one: {
      readonly answer: string;
      readonly checkoutHint: string;
      readonly done: {
        readonly canceled: string;
        readonly refund_succeeded: string;
        readonly refund_pending: string;
        readonly refund_failed: string;
      };
    };
    readonly events: {
      readonly title: string;
      readonly intro: string;
      readonly none: string;
      readonly noEndpoint: string;
      readonly delivery: string;
    };
    readonly cancel: {
      readonly title: string;
      readonly text: (amount: string) => string;
      readonly consequence: string;
      readonly refusals: {
        readonly PAYMENT_ALREADY_PAID: string;
        readonly PAYMENT_FAILED: string;
        readonly PAYMENT_IN_PROGRESS: string;
        readonly PAYMENT_EXPIRED: string;
      };
    };
    readonly refund: {
      readonly intro: (paid: string, remaining: string) => string;
      readonly amountHint: (remaining: string) => string;
      readonly reason: string;
      readonly reasonHint: string;
      readonly next: string;
      readonly nothingLeft: string;
      readonly wrongAmount: string;
      readonly tooMuch: (remaining: string) => string;
      readonly tooLong: string;
      readonly confirmTitle: (amount: string) => string;
      readonly to: string;
      readonly taken: string;
      readonly after: string;
      readonly atLeast: (amount: string) => string;
      readonly cancel: string;
      readonly toWallet: string;
      readonly toProvider: (provider: string) => string;
      readonly fromBalance: string;
      readonly final: string;
      readonly submit: (amount: string) => string;
      readonly balanceTooLow: (available: string, needed: string) => string;
      readonly tooManyParts: (remaining: string) => string;
      readonly notRefundable: string;
    };
  }>;
  paymentsOperator: Both<{
    readonly all: {
      readonly searchHint: string;
      readonly amountFrom: string;
      readonly amountTo: string;
      readonly amountWrong: string;
      readonly empty: string;
      readonly noneFound: string;
    };
    readonly refund: {
      readonly title: string;
      readonly explanation: (remaining: string) => string[];
      readonly tooMuch: (remaining: string) => string;
      readonly tooManyParts: string;
      readonly notRefundable: string;
      readonly balanceTooLow: string;
    };
  }>;
  paymentsReason: Both<{
    readonly simulated: string;
  }>;
  payoutAccounts: Both<{
    readonly intro: string;
    readonly none: string;
    readonly noneInTest: string;
    readonly inTest: string;
    readonly set: string;
    readonly held: (until: string) => string;
    readonly notYou: string;
    readonly present: string;
    readonly empty: string;
    readonly facts: {
      readonly until: string;
    };
    readonly form: {
      readonly explanation: string;
      readonly holder: {
        readonly label: string;
        readonly hint: string;
        readonly wrong: string;
      };
      readonly number: {
        readonly label: string;
        readonly hint: string;
      };
      readonly numberWrong: string;
      readonly phone: {
        readonly hint: string;
        readonly wrong: string;
      };
      readonly submit: string;
    };
    readonly done: {
      readonly set: string;
    };
  }>;
  payoutExports: Both<{
    readonly due: {
      readonly intro: string;
      readonly empty: string;
      readonly selectOne: (name: string, amount: string) => string;
      readonly export: string;
    };
    readonly states: {
      readonly ready: string;
      readonly on_hold: string;
      readonly no_account: string;
    };
    readonly heldUntil: (until: string) => string;
    readonly form: {
      readonly title: string;
      readonly explanation: string;
      readonly selected: (count: number, shown?: string | undefined) => string;
      readonly formatWrong: string;
      readonly nothing: string;
      readonly none: string;
      readonly submit: string;
    };
    readonly file: {
      readonly empty: string;
      readonly one: (amount: string) => string;
      readonly created: string;
      readonly excluded: string;
      readonly sentBefore: string;
      readonly download: string;
      readonly pay: string;
      readonly sum: string;
      readonly statuses: {
        readonly pending: (count: number) => string;
        readonly paid: (count: number, shown?: string | undefined) => string;
      };
      readonly done: {
        readonly paid: string;
      };
    };
    readonly paid: {
      readonly title: string;
      readonly explanation: (count: string, amount: string) => string;
      readonly back: string;
      readonly reference: {
        readonly label: string;
        readonly wrong: string;
      };
      readonly submit: string;
      readonly closed: string;
    };
  }>;
  people: Both<{
    readonly devices: {
      readonly title: string;
      readonly intro: string;
      readonly columns: {
        readonly name: string;
        readonly since: string;
        readonly used: string;
        readonly actions: string;
      };
      readonly current: string;
      readonly end: string;
      readonly endNamed: (name: string) => string;
      readonly endOthers: string;
      readonly alone: string;
      readonly endForm: {
        readonly title: string;
        readonly consequence: (name: string) => string;
        readonly submit: string;
      };
      readonly othersForm: {
        readonly title: string;
        readonly consequence: (count: number) => string;
        readonly submit: string;
      };
    };
    readonly known: {
      readonly title: string;
      readonly intro: string;
      readonly used: string;
      readonly trusted: string;
      readonly until: (day: string) => string;
      readonly forget: string;
      readonly forgetNamed: (name: string) => string;
      readonly form: {
        readonly title: string;
        readonly consequence: (name: string) => string;
        readonly submit: string;
      };
    };
    readonly password: {
      readonly title: string;
      readonly intro: string;
      readonly current: string;
      readonly repeat: string;
      readonly wrong: string;
      readonly differs: string;
      readonly missing: string;
      readonly slowDown: string;
    };
    readonly email: {
      readonly verified: string;
      readonly unverified: string;
      readonly verify: {
        readonly title: string;
        readonly explanation: (email: string) => string;
        readonly submit: string;
      };
      readonly change: {
        readonly title: string;
        readonly explanation: string;
        readonly label: string;
        readonly submit: string;
      };
      readonly taken: string;
    };
    readonly language: {
      readonly intro: string;
    };
    readonly done: {
      readonly verifying: string;
      readonly changing: string;
      readonly forgotten: string;
      readonly ended: string;
      readonly othersEnded: string;
      readonly password: string;
    };
  }>;
  profile: Both<{
    readonly form: {
      readonly title: string;
      readonly nameHint: string;
      readonly email: {
        readonly label: string;
        readonly hint: string;
      };
      readonly emailWrong: string;
      readonly phone: {
        readonly label: string;
        readonly hint: string;
      };
      readonly receipts: {
        readonly label: string;
        readonly hint: string;
        readonly yes: string;
        readonly no: string;
      };
      readonly phoneWrong: string;
      readonly color: {
        readonly label: string;
        readonly hint: string;
      };
      readonly colorWrong: string;
      readonly notes: {
        readonly checkout: string;
        readonly receipt: string;
        readonly hint: string;
        readonly french: string;
        readonly english: string;
        readonly wrong: string;
      };
    };
    readonly logo: {
      readonly file: string;
      readonly hint: string;
      readonly shrinks: string;
      readonly remove: string;
      readonly tooLarge: string;
      readonly tooManyPixels: string;
      readonly notPicture: string;
      readonly animated: string;
    };
    readonly preview: {
      readonly title: string;
      readonly intro: string;
      readonly see: string;
      readonly light: string;
      readonly dark: string;
      readonly update: string;
      readonly ownColor: string;
      readonly notSaved: string;
      readonly paid: string;
      readonly number: string;
      readonly pay: (amount: string) => string;
      readonly help: string;
    };
    readonly facts: {
      readonly title: string;
      readonly email: string;
    };
    readonly done: {
      readonly saved: string;
    };
  }>;
  rails: Both<{
    readonly intro: string;
    readonly none: string;
    readonly noAddress: string;
    readonly methods: {
      readonly title: string;
      readonly intro: string;
      readonly since: string;
      readonly suspend: {
        readonly title: (method: string, mode: string) => string;
        readonly explanation: [string, string];
        readonly reason: {
          readonly hint: string;
          readonly wrong: string;
        };
      };
      readonly reinstate: {
        readonly title: (method: string, mode: string) => string;
        readonly explanation: string;
      };
      readonly done: {
        readonly suspended: string;
        readonly reinstated: string;
      };
    };
    readonly columns: {
      readonly outcomes: string;
      readonly latency: string;
      readonly callback: string;
    };
    readonly callbacks: {
      readonly title: string;
      readonly attempt: string;
    };
    readonly live: string;
    readonly test: string;
    readonly primary: string;
    readonly fallback: (place: number) => string;
    readonly reported: (state: string) => string;
    readonly outcomes: (succeeded: string, failed: string, refused: string) => string;
    readonly noOutcomes: string;
    readonly latency: (median: string, p95: string) => string;
    readonly oldest: (span: string) => string;
    readonly nothing: string;
    readonly attempts: string;
    readonly download: string;
    readonly noBalances: string;
    readonly reportedAt: string;
    readonly balances: string;
  }>;
  refunds: Both<{
    readonly title: string;
    readonly intro: string;
    readonly empty: string;
    readonly one: {
      readonly title: (amount: string) => string;
      readonly pending: string;
      readonly pendingDispute: string;
      readonly answeredBy: string;
      readonly sources: {
        readonly provider: string;
        readonly operator: string;
      };
      readonly feeReturned: string;
    };
    readonly outcomes: {
      readonly succeeded: {
        readonly open: string;
        readonly title: string;
        readonly submit: string;
      };
      readonly failed: {
        readonly open: string;
        readonly title: string;
        readonly submit: string;
      };
    };
    readonly consequences: {
      readonly succeeded: (amount: string) => string;
      readonly failed: (amount: string) => string;
      readonly dispute: {
        readonly succeeded: (amount: string) => string;
        readonly failed: (amount: string) => string;
      };
      readonly asks: string;
      readonly confirmSucceeded: string;
      readonly confirmFailed: string;
    };
    readonly notPending: string;
    readonly done: {
      readonly succeeded: string;
      readonly failed: string;
      readonly created: string;
    };
  }>;
  reports: Both<{
    readonly period: {
      readonly days: (days: number) => string;
      readonly lastWeek: string;
      readonly lastMonth: string;
      readonly noDay: string;
      readonly wrongOrder: string;
      readonly tooLong: (days: number) => string;
      readonly between: (from: string, to: string) => string;
      readonly before: (from: string, to: string) => string;
      readonly lag: string;
    };
    readonly change: {
      readonly before: (value: string) => string;
      readonly now: string;
      readonly key: string;
      readonly today: (clock: string) => string;
    };
    readonly sales: {
      readonly title: string;
      readonly best: (day: string, amount: string) => string;
      readonly note: string;
    };
    readonly rate: {
      readonly title: string;
      readonly byDay: string;
      readonly of: (count: number, shown?: string | undefined) => string;
      readonly whole: (percent: string) => string;
      readonly none: string;
      readonly note: string;
    };
    readonly methods: {
      readonly unknown: string;
    };
    readonly failures: {
      readonly title: string;
      readonly none: string;
      readonly expired: string;
      readonly canceled: string;
      readonly other: string;
    };
    readonly payouts: {
      readonly byDay: string;
      readonly none: string;
      readonly best: (day: string, amount: string) => string;
    };
    readonly table: {
      readonly before: string;
      readonly rate: string;
      readonly failed: string;
      readonly canceled: string;
      readonly expired: string;
      readonly share: string;
    };
    readonly operator: {
      readonly all: string;
      readonly modes: string;
    };
  }>;
  roleNames: Both<{
    readonly owner: string;
    readonly administrator: string;
    readonly finance: string;
    readonly support: string;
    readonly developer: string;
    readonly cashier: string;
    readonly viewer: string;
    readonly compliance: string;
    readonly auditor: string;
    readonly monitor: string;
  }>;
  sandbox: Both<{
    readonly intro: string;
    readonly bounds: {
      readonly perDay: (count: string) => string;
      readonly kept: (days: string) => string;
    };
    readonly liveOnly: string;
    readonly toTest: string;
    readonly form: {
      readonly title: string;
      readonly amountWrong: string;
      readonly reference: {
        readonly label: string;
        readonly hint: string;
        readonly wrong: string;
      };
      readonly returnUrl: {
        readonly label: string;
        readonly hint: string;
        readonly wrong: string;
      };
      readonly submit: string;
    };
    readonly list: {
      readonly caption: string;
      readonly empty: string;
    };
    readonly people: {
      readonly title: string;
      readonly users: string;
      readonly usersDo: {
        readonly success: string;
        readonly insufficient: string;
        readonly declined: string;
        readonly timeout: string;
        readonly refund: string;
      };
      readonly numbers: string;
      readonly numbersDo: {
        readonly '789': string;
        readonly '039': string;
        readonly '019': string;
        readonly '129': string;
      };
      readonly code: string;
    };
    readonly clock: {
      readonly title: string;
      readonly unmoved: string;
      readonly ahead: (seconds: number) => string;
      readonly explanation: string;
      readonly steps: {
        readonly hour: string;
        readonly day: string;
        readonly week: string;
        readonly month: string;
      };
      readonly tooFull: string;
      readonly tooFar: string;
    };
    readonly payment: {
      readonly title: string;
      readonly open: string;
      readonly simulate: string;
      readonly simulateHint: string;
      readonly nothing: string;
      readonly toDisputes: string;
      readonly outcomes: {
        readonly succeed: string;
        readonly fail: string;
        readonly timeout: string;
        readonly refund: string;
        readonly dispute: string;
      };
      readonly refused: string;
      readonly expired: string;
    };
    readonly done: {
      readonly moved: string;
      readonly created: string;
      readonly succeed: string;
      readonly fail: string;
      readonly timeout: string;
      readonly refund: string;
      readonly dispute: string;
    };
  }>;
  search: Both<{
    readonly finds: string;
    readonly nothing: (q: string) => string;
    readonly inMode: {
      readonly live: string;
      readonly test: string;
    };
    readonly merchant: {
      readonly label: string;
      readonly where: {
        readonly live: string;
        readonly test: string;
      };
      readonly findable: {
        readonly reference: string;
        readonly phone: string;
        readonly id: string;
        readonly words: string;
      };
    };
    readonly operator: {
      readonly label: string;
      readonly where: string;
      readonly findable: {
        readonly id: string;
        readonly reference: string;
        readonly phone: string;
        readonly email: string;
        readonly name: string;
      };
    };
    readonly all: {
      readonly customer: string;
      readonly payment: string;
    };
    readonly more: string;
    readonly truncated: string;
    readonly by: (handles: string) => string;
    readonly handles: {
      readonly id: string;
      readonly slug: string;
      readonly transaction_id: string;
      readonly rail_reference: string;
      readonly rail_request_id: string;
      readonly customer_reference: string;
      readonly email: string;
      readonly phone: string;
      readonly phone_ending: string;
      readonly name: string;
    };
  }>;
  searchPlaces: Both<{
    readonly title: string;
    readonly off: string;
    readonly on: string;
  }>;
  sentences: Both<{
    readonly about: (what: string, name: string) => string;
    readonly no_reason: string;
    readonly nothing_yet: string;
    readonly search_too_long: string;
    readonly choose_from_list: string;
    readonly message_too_long: string;
    readonly description_too_long: string;
    readonly give_reason: string;
    readonly for_audit_log: string;
    readonly password_rule: string;
    readonly choose_password: string;
    readonly user_password_rule: string;
    readonly choose_user_password: string;
    readonly any_password_rule: string;
    readonly choose_any_password: string;
    readonly enter_name: string;
    readonly enter_email: string;
    readonly endpoint_disabled: string;
    readonly deleted_endpoint: string;
    readonly needs_kyc: string;
    readonly no_sales: string;
    readonly before_refunds_and_fees: string;
    readonly account_suspended: string;
    readonly same_figures: string;
    readonly daily_volume: string;
    readonly no_method: string;
    readonly qr_code: string;
    readonly has_account: string;
    readonly waiting_for_customer: string;
    readonly immediately: string;
    readonly up_to_date: string;
  }>;
  settlements: Both<{
    readonly title: string;
    readonly intro: string;
    readonly empty: string;
    readonly lines: (count: number, shown?: string | undefined) => string;
    readonly ownEmpty: {
      readonly title: string;
      readonly text: string;
    };
    readonly numbered: (number: string) => string;
    readonly until: (day: string) => string;
    readonly linesCount: string;
    readonly one: {
      readonly title: (amount: string) => string;
      readonly explanation: {
        readonly pending: string;
        readonly paid: string;
        readonly failed: string;
      };
      readonly toDo: {
        readonly pending: string;
        readonly failed: string;
      };
      readonly setAccount: string;
      readonly resolved: {
        readonly paid: string;
        readonly failed: string;
      };
    };
    readonly outcomes: {
      readonly paid: {
        readonly open: string;
        readonly title: string;
        readonly submit: string;
      };
      readonly failed: {
        readonly open: string;
        readonly title: string;
        readonly submit: string;
      };
    };
    readonly consequences: {
      readonly paid: (amount: string) => string;
      readonly failed: (amount: string) => string;
      readonly confirmPaid: string;
      readonly confirmFailed: string;
    };
    readonly referenceHint: string;
    readonly reasonLabel: string;
    readonly reasonHint: string;
    readonly destination: {
      readonly title: string;
      readonly none: string;
      readonly type: string;
      readonly types: {
        readonly bank_account: string;
        readonly mobile_money: string;
      };
      readonly until: string;
      readonly held: (until: string) => string;
      readonly sure: (number: string, holder: string) => string;
    };
    readonly onHold: string;
    readonly accountChanged: string;
    readonly closed: string;
    readonly create: {
      readonly open: string;
      readonly title: string;
      readonly explanation: [string, string];
      readonly submit: string;
      readonly nothing: string;
    };
    readonly done: {
      readonly created: string;
      readonly paid: string;
      readonly failed: string;
    };
  }>;
  settlementsLines: Both<{
    readonly title: string;
    readonly intro: string;
    readonly columns: {
      readonly what: string;
      readonly net: string;
    };
    readonly types: {
      readonly payment: string;
      readonly refund: string;
      readonly refund_failed: string;
      readonly dispute: string;
      readonly dispute_won: string;
      readonly payout_failed: string;
    };
    readonly empty: string;
  }>;
  shell: Both<{
    readonly skip: string;
    readonly menu: string;
    readonly shortcuts: string;
    readonly more: string;
    readonly change: {
      readonly more: string;
      readonly less: string;
      readonly points: (count: number, shown?: string | undefined) => string;
    };
    readonly waiting: string;
    readonly testNote: string;
    readonly bounced: (email: string) => string;
    readonly signedInAs: string;
    readonly logOut: string;
    readonly toStart: string;
    readonly errorTitle: (title: string) => string;
    readonly sending: string;
    readonly comeBack: (span: string) => string;
    readonly welcome: {
      readonly slogan: string;
      readonly points: {
        readonly test: string;
        readonly live: string;
        readonly ways: string;
      };
    };
    readonly legal: {
      readonly reach: string;
      readonly runBy: (service: string, company: string) => string;
      readonly writeTo: (address: string) => string;
    };
    readonly login: {
      readonly title: string;
      readonly submit: string;
      readonly wrong: string;
      readonly paused: string;
      readonly unlock: string;
      readonly noCookies: string;
      readonly noAccount: string;
      readonly forgotten: {
        readonly title: string;
        readonly team: string;
        readonly merchant: (whom: string) => string;
        readonly agent: (whom: string) => string;
        readonly operator: string;
      };
      readonly haveCode: string;
      readonly loggedOut: string;
    };
    readonly passkey: {
      readonly title: string;
      readonly intro: string;
      readonly submit: string;
      readonly instead: string;
      readonly confirm: string;
      readonly code: string;
      readonly wrong: string;
      readonly failed: string;
      readonly without: string;
    };
    readonly factor: {
      readonly title: string;
      readonly intro: string;
      readonly label: string;
      readonly hint: string;
      readonly submit: string;
      readonly missing: string;
      readonly wrong: string;
      readonly clock: string;
      readonly late: string;
      readonly trust: string;
      readonly other: string;
    };
    readonly reset: {
      readonly title: string;
      readonly intro: string;
      readonly code: string;
      readonly codeHint: string;
      readonly wrong: {
        readonly email: string;
        readonly code: string;
      };
      readonly invalid: string;
    };
    readonly register: {
      readonly open: string;
      readonly intro: string;
      readonly nameHint: string;
      readonly taken: string;
      readonly closed: {
        readonly title: string;
        readonly text: string;
      };
      readonly finish: {
        readonly title: string;
        readonly intro: string;
        readonly invalid: string;
        readonly again: string;
      };
    };
    readonly password: {
      readonly hint: string;
      readonly wrong: string;
      readonly missing: string;
    };
    readonly handOver: {
      readonly title: string;
      readonly as: string;
      readonly notYou: string;
      readonly intro: string;
      readonly submit: string;
      readonly invalid: string;
    };
    readonly confirm: {
      readonly why: string;
      readonly open: string;
    };
    readonly form: {
      readonly summary: string;
      readonly invalid: string;
      readonly busy: string;
      readonly refused: string;
      readonly incomplete: string;
      readonly shownOnce: string;
      readonly doNothing: string;
    };
    readonly table: {
      readonly next: string;
      readonly first: string;
      readonly filter: string;
      readonly refresh: string;
      readonly reset: string;
      readonly clear: (filter: string) => string;
      readonly noneFound: string;
      readonly any: string;
    };
    readonly period: {
      readonly chips: {
        readonly created: string;
        readonly succeeded: string;
      };
      readonly paid: {
        readonly from: string;
        readonly to: string;
      };
      readonly wrongDay: string;
    };
    readonly secret: {
      readonly title: string;
      readonly once: string;
      readonly copy: string;
    };
    readonly problems: {
      readonly notFound: {
        readonly title: string;
        readonly text: string;
      };
      readonly forbidden: {
        readonly title: string;
        readonly text: string;
      };
      readonly slowDown: {
        readonly title: string;
        readonly text: string;
      };
      readonly busy: {
        readonly title: string;
        readonly text: string;
      };
      readonly foreignForm: {
        readonly title: string;
        readonly text: string;
      };
      readonly tooLarge: {
        readonly title: string;
        readonly text: string;
      };
    };
  }>;
  subjects: Both<{
    readonly payments: string;
    readonly customers: string;
    readonly payment_links: string;
    readonly refunds: string;
    readonly disputes: string;
    readonly payouts: string;
    readonly deliveries: string;
    readonly messages: string;
    readonly delivery_log: string;
    readonly events: string;
    readonly attempts: string;
    readonly methods: string;
    readonly merchants: string;
    readonly webhooks: string;
    readonly rails: string;
    readonly ledger: string;
    readonly processes: string;
    readonly queues: string;
    readonly payout_account: string;
    readonly due_payouts: string;
    readonly bank_files: string;
    readonly audit_log: string;
    readonly home: string;
    readonly attempts_to_review: string;
    readonly businesses_to_verify: string;
    readonly sandbox: string;
    readonly till: string;
    readonly agents: string;
    readonly agent_locations: string;
    readonly profile: string;
    readonly balance: string;
    readonly api_keys: string;
    readonly health: string;
    readonly reports: string;
    readonly notifications: string;
    readonly security: string;
    readonly team: string;
    readonly people: string;
    readonly unapplied_funds: string;
    readonly activity: string;
    readonly kyc: string;
    readonly take_payment: string;
    readonly cash_in: string;
    readonly cash_out: string;
    readonly settings: string;
    readonly today: string;
    readonly pin: string;
  }>;
  teams: Both<{
    readonly may: {
      readonly owner: string;
      readonly administrator: string;
      readonly finance: string;
      readonly support: string;
      readonly developer: string;
      readonly cashier: string;
      readonly viewer: string;
    };
    readonly staffMay: {
      readonly administrator: string;
      readonly finance: string;
      readonly support: string;
      readonly compliance: string;
      readonly auditor: string;
      readonly monitor: string;
    };
    readonly colon: string;
    readonly intro: string;
    readonly empty: string;
    readonly columns: {
      readonly member: string;
      readonly access: string;
      readonly since: string;
    };
    readonly states: {
      readonly invited: string;
      readonly active: string;
      readonly removed: string;
    };
    readonly expired: string;
    readonly offered: string;
    readonly you: string;
    readonly until: string;
    readonly removedOn: string;
    readonly manage: string;
    readonly manageNamed: (name: string) => string;
    readonly rules: {
      readonly title: string;
      readonly on: string;
      readonly off: string;
      readonly begin: {
        readonly open: string;
        readonly explanation: string;
      };
      readonly end: {
        readonly open: string;
        readonly explanation: string;
      };
    };
    readonly done: {
      readonly ruleOn: string;
      readonly ruleOff: string;
      readonly invited: string;
      readonly updated: string;
      readonly removed: string;
      readonly enabled: string;
      readonly signedOut: string;
      readonly offered: string;
      readonly withdrawn: string;
      readonly accepted: string;
    };
    readonly invite: {
      readonly open: string;
      readonly title: string;
      readonly submit: string;
      readonly email: string;
      readonly exists: string;
      readonly limit: string;
    };
    readonly handOver: {
      readonly title: string;
      readonly name: string;
      readonly how: string;
      readonly back: string;
    };
    readonly role: {
      readonly open: string;
      readonly title: string;
      readonly onlyOwner: string;
      readonly lastAdministrator: string;
    };
    readonly remove: {
      readonly open: string;
      readonly title: string;
      readonly consequence: (name: string) => string;
    };
    readonly enable: {
      readonly open: string;
      readonly title: string;
      readonly consequence: (name: string) => string;
    };
    readonly sessions: {
      readonly open: string;
      readonly title: string;
      readonly device: string;
      readonly used: string;
      readonly none: (name: string) => string;
      readonly consequence: (name: string) => string;
    };
    readonly renew: {
      readonly open: string;
      readonly title: string;
      readonly consequence: (name: string) => string;
    };
    readonly offer: {
      readonly open: string;
      readonly title: string;
      readonly consequence: (name: string) => string;
      readonly withdraw: string;
      readonly withdrawTitle: string;
      readonly gone: string;
      readonly waits: string;
      readonly see: string;
      readonly accept: string;
      readonly acceptConsequence: string;
    };
    readonly shops: {
      readonly title: string;
      readonly here: string;
      readonly switch: string;
      readonly switchNamed: (name: string) => string;
      readonly leave: string;
      readonly leaveTitle: string;
      readonly leaveConsequence: string;
    };
    readonly join: {
      readonly title: string;
      readonly intro: (team: string, role: string) => string;
      readonly known: string;
      readonly submit: string;
      readonly invalid: string;
      readonly ask: string;
      readonly wrong: string;
      readonly member: string;
    };
    readonly keys: {
      readonly intro: string;
      readonly empty: string;
      readonly used: string;
      readonly never: string;
      readonly title: string;
      readonly days: string;
      readonly forever: string;
      readonly keep: string;
      readonly secret: string;
      readonly revoke: string;
      readonly revokeTitle: string;
      readonly revokeConsequence: (name: string) => string;
      readonly revoked: string;
      readonly addresses: string;
      readonly rename: string;
      readonly renameTitle: string;
      readonly renamed: string;
      readonly addressesTitle: string;
      readonly addressesHint: string;
      readonly addressesWrong: string;
      readonly addressesSet: string;
      readonly everywhere: string;
    };
  }>;
  till: Both<{
    readonly description: string;
    readonly amountWrong: string;
    readonly phone: string;
    readonly phoneHint: string;
    readonly phoneWrong: (example: string) => string;
    readonly phoneOld: string;
    readonly offline: string;
    readonly gaveUp: string;
    readonly install: string;
    readonly open: (amount: string) => string;
    readonly toOpen: string;
    readonly todayHint: string;
    readonly onlyLatest: (count: string) => string;
    readonly none: string;
    readonly one: {
      readonly scan: string;
      readonly failed: string;
      readonly again: string;
      readonly until: (clock: string) => string;
      readonly push: string;
      readonly choose: string;
      readonly byNumber: string;
      readonly providerWrong: string;
      readonly send: string;
      readonly check: string;
      readonly cancel: string;
      readonly another: string;
      readonly retry: string;
      readonly all: string;
      readonly help: string;
    };
    readonly states: {
      readonly waitingHint: string;
      readonly failed: string;
      readonly expired: string;
      readonly canceled: string;
    };
    readonly refusals: {
      readonly unavailable: string;
      readonly slowDown: string;
    };
  }>;
  transactionWords: Both<{
    readonly payment: string;
    readonly cash_in: string;
    readonly cash_out: string;
    readonly float_funding: string;
    readonly float_withdrawal: string;
    readonly refund: string;
    readonly dispute_refund: string;
    readonly sandbox_funding: string;
  }>;
  users: Both<{
    readonly title: string;
    readonly email: {
      readonly true: string;
      readonly false: string;
    };
    readonly phone: {
      readonly true: string;
      readonly false: string;
    };
    readonly sandbox: string;
    readonly done: {
      readonly tier: string;
      readonly frozen: string;
      readonly unfrozen: string;
    };
    readonly limits: {
      readonly title: string;
      readonly none: string;
      readonly tier: string;
      readonly tiers: {
        readonly unverified: string;
        readonly verified: string;
        readonly full: string;
      };
      readonly balance: string;
      readonly pay: string;
      readonly cash_in: string;
      readonly cash_out: string;
      readonly one: (amount: string) => string;
      readonly day: (amount: string, left: string) => string;
      readonly month: (amount: string, left: string) => string;
    };
    readonly frozen: string;
    readonly reasonHint: string;
    readonly frozenWhy: string;
    readonly freeze: {
      readonly open: string;
      readonly title: string;
      readonly submit: string;
      readonly explanation: string;
    };
    readonly unfreeze: {
      readonly open: string;
      readonly title: string;
      readonly submit: string;
      readonly explanation: string;
    };
    readonly identify: {
      readonly open: string;
      readonly title: string;
      readonly explanation: string;
    };
    readonly withdraw: {
      readonly open: string;
      readonly title: string;
      readonly explanation: string;
    };
  }>;
  webhooks: Both<{
    readonly waiting: {
      readonly events: (count: number, shown?: string | undefined) => string;
      readonly more: (count: string) => string;
      readonly notAccepted: {
        readonly own: string;
        readonly theirs: string;
      };
      readonly off: string;
      readonly now: string;
      readonly nextAt: (clock: string) => string;
      readonly nextOn: (moment: string) => string;
    };
    readonly since: (moment: string) => string;
    readonly rate: (delivered: number, finished: number) => string;
    readonly none: string;
    readonly stillFailing: (count: number, isMore: boolean) => string;
  }>;
  webhooksMerchant: Both<{
    readonly intro: string;
    readonly limit: string;
    readonly create: string;
    readonly caption: string;
    readonly empty: {
      readonly title: string;
      readonly text: string;
    };
    readonly form: {
      readonly createTitle: {
        readonly live: string;
        readonly test: string;
      };
      readonly editTitle: string;
      readonly url: {
        readonly label: string;
        readonly hint: string;
        readonly wrong: string;
      };
      readonly urlNotHttps: string;
      readonly descriptionHint: string;
      readonly events: string;
      readonly eventsHint: string;
      readonly eventsWrong: string;
      readonly names: string;
      readonly prefix: string;
      readonly create: string;
      readonly tooMany: string;
    };
    readonly made: {
      readonly title: string;
      readonly rotated: string;
      readonly secret: string;
      readonly keep: string;
      readonly notReached: string;
      readonly toEndpoint: string;
    };
    readonly endpoint: {
      readonly title: string;
      readonly names: string;
      readonly prefixed: string;
      readonly plain: string;
      readonly created: string;
      readonly recent: string;
      readonly atOnce: (count: number) => string;
      readonly ping: string;
      readonly pingHint: string;
      readonly delete: string;
      readonly enable: string;
      readonly disableHint: string;
      readonly isOff: string;
      readonly deadSince: (attempts: string, moment: string) => string;
      readonly dead: string;
      readonly isFailing: (moment: string) => string;
      readonly failures: string;
      readonly howToFix: string;
      readonly howToRestart: string;
      readonly all: string;
    };
    readonly done: {
      readonly saved: string;
      readonly savedUnreached: string;
      readonly enabled: string;
      readonly disabled: string;
      readonly deleted: string;
    };
    readonly rotateForm: {
      readonly consequence: string;
      readonly grace: string;
      readonly graces: {
        readonly 0: string;
        readonly 3600: string;
        readonly 86400: string;
        readonly 604800: string;
      };
    };
    readonly deleteForm: {
      readonly title: string;
      readonly consequence: string;
      readonly submit: string;
    };
    readonly verify: {
      readonly title: string;
      readonly explanation: string;
      readonly after: string;
    };
  }>;
};
declare function createAgentPanel(gateway: Gateway, options?: DashboardOptions): DashboardHandler;
declare function createComponentsPage(options?: Brand): DashboardHandler;
declare function createDashboard(gateway: Gateway, options?: DashboardOptions): DashboardHandler;
declare function createFrontPage(gateway: Gateway, options?: DashboardOptions): DashboardHandler;
declare function createOperatorPanel(gateway: Gateway, options?: DashboardOptions): DashboardHandler;
declare function createWalletPanel(gateway: Gateway, options?: DashboardOptions): DashboardHandler;
declare function findPanelTextFaults(texts: unknown): readonly TextFault[];

import { inBoth } from '../shell/both.ts';
import { counted } from '../vocabulary/counts.ts';

export const TEXT = inBoth({
  asOf: (moment: string) => ({ fr: `État au ${moment}.`, en: `As of ${moment}.` }),
  workers: {
    seen: { fr: 'Dernier signe de vie', en: 'Last seen' },
    version: { fr: 'Version', en: 'Version' },
    since: { fr: 'Démarré le', en: 'Started' },
    none: {
      fr: 'Aucun processus ne travaille en arrière-plan\u00a0: rien ne part, rien n’expire, rien n’est versé. Démarrez-en un.',
      en: 'No process runs background work: nothing is sent, expires or is paid out. Start one.',
    },
  },
  queues: {
    intro: {
      fr: 'Ce qui est à faire maintenant en mode réel, et depuis combien de temps le plus ancien attend.',
      en: 'Live work due now, and the age of the oldest item.',
    },
    name: { fr: 'File', en: 'Queue' },
    due: { fr: 'À faire', en: 'Due' },
    nothing: { fr: 'rien', en: 'nothing' },
    oldest: (span: string) => ({ fr: `le plus ancien attend depuis ${span}`, en: `the oldest has waited for ${span}` }),
    later: (count: string) => ({ fr: `${count} plus tard`, en: `${count} later` }),
    names: {
      deliveries: { fr: 'Notifications aux boutiques', en: 'Deliveries to shops' },
      messages: { fr: 'Messages aux personnes', en: 'Messages to people' },
      attempts: { fr: 'Interrogations des opérateurs', en: 'Provider polls' },
      tasks: { fr: 'Remboursements et autres tâches', en: 'Refunds and other tasks' },
      expiries: { fr: 'Paiements à faire expirer', en: 'Payments to expire' },
      releases: { fr: 'Argent à rendre disponible', en: 'Credits to release' },
      settlements: { fr: 'Versements à préparer', en: 'Payouts to create' },
      entries: { fr: 'Écritures à sceller', en: 'Entries to post' },
    },
    counts: (count: string, isMore: boolean) => ({
      fr: isMore ? `plus de ${count}` : count,
      en: isMore ? `more than ${count}` : count,
    }),
  },
  testWork: { fr: 'Mode test, à part\u00a0:', en: 'Test mode, apart:' },
  waiting: counted(
    ['# notification en attente', '# notifications en attente'],
    ['# delivery waiting', '# deliveries waiting'],
  ),
  failing: counted(
    ['# notification en échec', '# notifications en échec'],
    ['# failing delivery', '# failing deliveries'],
  ),
  failed: counted(
    ['# notification abandonnée en 24 heures', '# notifications abandonnées en 24 heures'],
    ['# delivery given up in 24 hours', '# deliveries given up in 24 hours'],
  ),
  leased: counted(
    ['# notification en route', '# notifications en route'],
    ['# delivery in flight', '# deliveries in flight'],
  ),
  store: {
    title: { fr: 'Base de données', en: 'Database' },
    name: { fr: 'Moteur', en: 'Engine' },
    schema: { fr: 'Schéma', en: 'Schema' },
    clock: { fr: 'Horloge de la base', en: 'Database clock' },
    difference: { fr: 'Écart avec la plateforme', en: 'Offset from the gateway' },
    none: { fr: 'aucun', en: 'none' },
    ahead: (span: string) => ({ fr: `${span} d’avance`, en: `${span} ahead` }),
    behind: (span: string) => ({ fr: `${span} de retard`, en: `${span} behind` }),
    partitions: { fr: 'Partitions', en: 'Partitions' },
    partitionsOf: (table: string, count: number, ahead: number) => ({
      fr: `${table} : ${count}, dont ${ahead} d’avance`,
      en: `${table}: ${count}, ${ahead} ahead`,
    }),
  },
});

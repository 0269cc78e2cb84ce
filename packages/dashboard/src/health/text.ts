import type { WorkerStatus } from '@mitako/contract';
import { plural } from '@mitako/pages';
import type { Tone } from '../components/small.tsx';
import { inBoth } from '../shell/both.ts';

export const TONES: { readonly [Status in WorkerStatus]: Tone } = { running: 'good', silent: 'bad', stopped: 'plain' };
export const TEXT = inBoth({
  title: { fr: 'Santé', en: 'Health' },
  asOf: { fr: (moment: string) => `État au ${moment}.`, en: (moment: string) => `As of ${moment}.` },
  workers: {
    seen: { fr: 'Dernier signe de vie', en: 'Last seen' },
    version: { fr: 'Version', en: 'Version' },
    since: { fr: 'Démarré le', en: 'Started' },
    statuses: {
      running: { fr: 'Travaille', en: 'Working' },
      silent: { fr: 'Silencieux', en: 'Silent' },
      stopped: { fr: 'Arrêté', en: 'Stopped' },
    },
    none: {
      fr: 'Aucun processus ne travaille en arrière-plan\u00a0: rien ne part, rien n’expire, rien n’est versé. Démarrez-en un.',
      en: 'No process runs background work: nothing is sent, expires or is paid out. Start one.',
    },
  },
  queues: {
    intro: {
      fr: 'Ce qui est à faire maintenant, et depuis combien de temps le plus ancien attend.',
      en: 'Work due now, and the age of the oldest item.',
    },
    name: { fr: 'File', en: 'Queue' },
    due: { fr: 'À faire', en: 'Due' },
    nothing: { fr: 'rien', en: 'nothing' },
    oldest: {
      fr: (span: string) => `le plus ancien attend depuis ${span}`,
      en: (span: string) => `the oldest has waited for ${span}`,
    },
    later: { fr: (count: string) => `${count} plus tard`, en: (count: string) => `${count} later` },
    ok: { fr: 'À jour', en: 'Up to date' },
    failing: { fr: 'En échec', en: 'Failing' },
    late: { fr: 'En retard', en: 'Late' },
    stuck: { fr: 'Bloquée', en: 'Stuck' },
    names: {
      deliveries: { fr: 'Envois aux boutiques', en: 'Deliveries to shops' },
      attempts: { fr: 'Interrogations des opérateurs', en: 'Provider polls' },
      tasks: { fr: 'Remboursements et autres tâches', en: 'Refunds and other tasks' },
      expiries: { fr: 'Paiements à faire expirer', en: 'Payments to expire' },
      releases: { fr: 'Argent à rendre disponible', en: 'Credits to release' },
      settlements: { fr: 'Versements à préparer', en: 'Payouts to create' },
      entries: { fr: 'Écritures à sceller', en: 'Entries to post' },
    },
    counts: {
      fr: (count: string, isMore: boolean) => (isMore ? `plus de ${count}` : count),
      en: (count: string, isMore: boolean) => (isMore ? `more than ${count}` : count),
    },
  },
  failing: {
    fr: (count: number, shown: string) =>
      plural('fr', count, { one: '# envoi en échec', other: '# envois en échec' }, shown),
    en: (count: number, shown: string) =>
      plural('en', count, { one: '# failing delivery', other: '# failing deliveries' }, shown),
  },
  failed: {
    fr: (count: number, shown: string) =>
      plural('fr', count, { one: '# envoi échoué en 24 heures', other: '# envois échoués en 24 heures' }, shown),
    en: (count: number, shown: string) =>
      plural('en', count, { one: '# failed delivery in 24 hours', other: '# failed deliveries in 24 hours' }, shown),
  },
  leased: {
    fr: (count: number, shown: string) =>
      plural('fr', count, { one: '# envoi en route', other: '# envois en route' }, shown),
    en: (count: number, shown: string) =>
      plural('en', count, { one: '# delivery in flight', other: '# deliveries in flight' }, shown),
  },
  store: {
    title: { fr: 'Base de données', en: 'Database' },
    name: { fr: 'Moteur', en: 'Engine' },
    schema: { fr: 'Schéma', en: 'Schema' },
    clock: { fr: 'Horloge de la base', en: 'Database clock' },
    difference: { fr: 'Écart avec la passerelle', en: 'Offset from the gateway' },
    none: { fr: 'aucun', en: 'none' },
    ahead: { fr: (span: string) => `${span} d’avance`, en: (span: string) => `${span} ahead` },
    behind: { fr: (span: string) => `${span} de retard`, en: (span: string) => `${span} behind` },
  },
});

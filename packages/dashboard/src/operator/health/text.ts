import type { WorkerStatus } from '@mitako/contract';
import { plural } from '@mitako/pages';
import type { Tone } from '../../components/small.tsx';
import type { Both } from '../../shell/both.ts';

export const TONES: { readonly [Status in WorkerStatus]: Tone } = { running: 'good', silent: 'bad', stopped: 'plain' };

const fr = {
  title: 'Santé',
  asOf: (moment: string) => `État au ${moment}.`,
  refresh: 'Actualiser',
  workers: {
    title: 'Processus',
    name: 'Nom',
    state: 'État',
    seen: 'Dernier signe de vie',
    version: 'Version',
    since: 'Démarré le',
    statuses: { running: 'Travaille', silent: 'Silencieux', stopped: 'Arrêté' },
    none: 'Aucun processus ne travaille en arrière-plan\u00a0: rien ne part, rien n’expire, rien n’est versé. Démarrez-en un.',
  },
  queues: {
    title: 'Files d’attente',
    intro: 'Ce qui est à faire maintenant, et depuis combien de temps le plus ancien attend.',
    name: 'File',
    due: 'À faire',
    nothing: 'rien',
    oldest: (span: string) => `le plus ancien attend depuis ${span}`,
    later: (count: string) => `${count} plus tard`,
    state: 'État',
    ok: 'À jour',
    late: 'En retard',
    stuck: 'Bloquée',
    names: {
      deliveries: 'Envois aux boutiques',
      attempts: 'Questions aux opérateurs',
      tasks: 'Remboursements et autres tâches',
      expiries: 'Paiements à faire expirer',
      releases: 'Argent à rendre disponible',
      settlements: 'Versements à préparer',
      entries: 'Écritures à sceller',
    },
    counts: (count: string, isMore: boolean) => (isMore ? `plus de ${count}` : count),
  },
  failing: (count: number) => plural('fr', count, { one: '# envoi en échec', other: '# envois en échec' }),
  failed: (count: number) =>
    plural('fr', count, { one: '# envoi échoué en 24 heures', other: '# envois échoués en 24 heures' }),
  leased: (count: number) => plural('fr', count, { one: '# envoi en route', other: '# envois en route' }),
  store: {
    title: 'Base de données',
    name: 'Moteur',
    schema: 'Schéma',
    clock: 'Horloge de la base',
    difference: 'Écart avec la passerelle',
    none: 'aucun',
    ahead: (span: string) => `${span} d’avance`,
    behind: (span: string) => `${span} de retard`,
  },
};

const en: typeof fr = {
  title: 'Health',
  asOf: (moment) => `As of ${moment}.`,
  refresh: 'Refresh',
  workers: {
    title: 'Processes',
    name: 'Name',
    state: 'State',
    seen: 'Last sign of life',
    version: 'Version',
    since: 'Started',
    statuses: { running: 'Working', silent: 'Silent', stopped: 'Stopped' },
    none: 'No process works in the background: nothing is sent, nothing expires, nothing is paid out. Start one.',
  },
  queues: {
    title: 'Queues',
    intro: 'What is to be done now, and for how long the oldest has waited.',
    name: 'Queue',
    due: 'To do',
    nothing: 'nothing',
    oldest: (span) => `the oldest has waited for ${span}`,
    later: (count) => `${count} later`,
    state: 'State',
    ok: 'Up to date',
    late: 'Late',
    stuck: 'Stuck',
    names: {
      deliveries: 'Deliveries to shops',
      attempts: 'Questions to operators',
      tasks: 'Refunds and other tasks',
      expiries: 'Payments to expire',
      releases: 'Money to make available',
      settlements: 'Payouts to prepare',
      entries: 'Entries to seal',
    },
    counts: (count, isMore) => (isMore ? `more than ${count}` : count),
  },
  failing: (count) => plural('en', count, { one: '# failing delivery', other: '# failing deliveries' }),
  failed: (count) =>
    plural('en', count, { one: '# failed delivery in 24 hours', other: '# failed deliveries in 24 hours' }),
  leased: (count) => plural('en', count, { one: '# delivery on its way', other: '# deliveries on their way' }),
  store: {
    title: 'Database',
    name: 'Engine',
    schema: 'Schema',
    clock: 'Clock of the database',
    difference: 'Difference to the gateway',
    none: 'none',
    ahead: (span) => `${span} ahead`,
    behind: (span) => `${span} behind`,
  },
};

export const TEXT: Both<typeof fr> = { fr, en };

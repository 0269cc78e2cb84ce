import { LIMITS } from '@mitako/contract';
import { formPage } from '../components/form-page.tsx';
import { goTo } from '../shell/respond.tsx';
import { customerName } from './customer-name.ts';
import { TEXT } from './text.ts';

export const nameCustomer = formPage(
  { route: 'updateCustomer', fields: ['name'], find: (page) => page.read('getCustomer') },
  (page, { customer }) => {
    const { name: text } = TEXT[page.locale];
    const path = `/customers/${customer.id}`;
    return {
      title: customer.name === null ? text.open : text.change,
      back: { href: page.path(path), label: customerName(customer, page.locale) },
      submit: page.buttons.save,
      inputs: [
        {
          name: 'name',
          label: text.label,
          hint: text.hint,
          wrong: text.wrong,
          value: customer.name ?? '',
          maxlength: LIMITS.customerNameLengthMax,
          isOptional: true,
        },
      ],
      body: ({ name }) => ({ name: name.trim() }),
      done: () => goTo(page, path, 'named'),
      around: (form) => <section class="card">{form}</section>,
    };
  },
);

export const editNotes = formPage(
  { route: 'updateCustomer', fields: ['notes'], find: (page) => page.read('getCustomer') },
  (page, { customer }) => {
    const { edit } = TEXT[page.locale];
    const path = `/customers/${customer.id}`;
    return {
      title: customer.notes === null ? edit.open : edit.change,
      back: { href: page.path(path), label: customerName(customer, page.locale) },
      submit: page.buttons.save,
      inputs: [
        {
          name: 'notes',
          type: 'area',
          rows: 6,
          label: edit.label,
          hint: edit.hint,
          wrong: edit.wrong,
          value: customer.notes ?? '',
          maxlength: LIMITS.customerNotesLengthMax,
          isOptional: true,
        },
      ],
      body: ({ notes }) => ({ notes: notes.replaceAll('\r\n', '\n') }),
      done: () => goTo(page, path, 'saved'),
      around: (form) => <section class="card">{form}</section>,
    };
  },
);

export const eraseCustomer = formPage(
  {
    route: 'eraseCustomer',
    find: (page) => page.read('getCustomer'),
    gone: (page) => goTo(page, '/customers', 'erased'),
  },
  (page, { customer }) => {
    const { erase } = TEXT[page.locale];
    return {
      title: erase.title,
      explanation: [erase.explanation.notes, erase.explanation.money, erase.explanation.back],
      submit: erase.submit,
      look: 'danger',
      back: { href: page.path(`/customers/${customer.id}`), label: customerName(customer, page.locale) },
      done: () => goTo(page, '/customers', 'erased'),
    };
  },
);

import { formPage } from '../components/form-page.tsx';
import { showReplayed, sinceInput } from './replay-failed.tsx';
import { TEXT as SHARED } from './text.ts';
import { TEXT as PARTS } from '../components/owned-text.ts';
import { TEXT } from './operator-text.ts';

/** Sends again what failed, of all merchants or of one. */
export const replayAll = formPage(
  { route: 'replayAllFailedDeliveries', fields: ['since', 'merchant', 'mode', 'cursor'] },
  (page) => {
    const text = SHARED[page.locale].replay;
    const { live, test } = PARTS[page.locale];
    const { label } = TEXT[page.locale];
    return {
      title: text.title,
      submit: text.submit,
      explanation: text.explanation,
      back: { href: page.path('/deliveries'), label },
      inputs: [
        sinceInput(page),
        {
          name: 'merchant',
          label: text.merchant,
          hint: text.merchantHint,
          value: page.query('merchant'),
          isOptional: true,
          maxlength: 64,
        },
        {
          name: 'mode',
          label: text.mode,
          options: [
            ['', text.bothModes],
            ['live', live],
            ['test', test],
          ],
        },
        { name: 'cursor', type: 'hidden' },
      ],
      body: ({ since, merchant, mode, cursor }) => ({
        since,
        ...(merchant !== '' && { merchant_id: merchant }),
        ...(mode !== '' && { mode }),
        ...(cursor !== '' && { cursor }),
      }),
      done: (result, typed) => showReplayed(page, { list: '/deliveries', label, typed, sensitive: true, result }),
    };
  },
);

import { formPage } from '../components/form-page.tsx';
import { showReplayed, sinceInput } from './replay-failed.tsx';
import { TEXT as SHARED } from './text.ts';

/** Sends again what failed, of all merchants or of one. */
export const replayAll = formPage(
  { route: 'replayAllFailedDeliveries', fields: ['since', 'merchant', 'mode', 'cursor'] },
  (page) => {
    const text = SHARED[page.locale].replay;
    return {
      title: page.buttons.resend_failed,
      submit: page.buttons.resend,
      explanation: text.explanation,
      back: { href: page.path('/deliveries'), label: page.subjects.deliveries },
      inputs: [
        sinceInput(page),
        {
          name: 'merchant',
          label: page.names.merchant_id,
          hint: text.merchantHint,
          value: page.query('merchant'),
          isOptional: true,
          maxlength: 64,
        },
        {
          name: 'mode',
          label: page.names.mode,
          options: [
            ['', text.bothModes],
            ['live', page.names.live],
            ['test', page.names.test],
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
      done: (result, typed) =>
        showReplayed(page, { list: '/deliveries', label: page.subjects.deliveries, typed, sensitive: true, result }),
    };
  },
);

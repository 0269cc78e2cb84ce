import { PinField } from '@mitako/pages';
import { formPage } from '../components/form-page.tsx';
import type { Section } from '../shell/page.ts';
import { goTo } from '../shell/respond.tsx';
import { TEXT } from './counter-text.ts';

/** The operator provides a password; only the agent knows the PIN. */
const choosePin = formPage(
  { route: 'setPin', fields: ['current', 'pin'], parameters: () => ({ role: 'agent' }) },
  (page) => {
    const text = TEXT[page.locale].setPin;
    return {
      title: text.title,
      explanation: text.explanation,
      submit: text.submit,
      inputs: [
        {
          name: 'current',
          field: 'password',
          type: 'password',
          autocomplete: 'current-password',
          label: page.names.your_password,
          wrong: text.wrongPassword,
        },
        {
          name: 'pin',
          type: 'password',
          wrong: text.wrong,
          draw: (_typed, error) => <PinField name="pin" label={text.pin} error={error} />,
        },
      ],
      body: ({ current: password, pin }) => ({ password, pin }),
      refusals: () => ({ INVALID_CREDENTIALS: { current: text.wrongPassword } }),
      done: () => goTo(page, '/today', 'pin'),
    };
  },
);

/** The agent's PIN. */
export const setPin: Section = {
  label: 'pin',
  path: '/pin',
  pages: { '/pin': choosePin },
};

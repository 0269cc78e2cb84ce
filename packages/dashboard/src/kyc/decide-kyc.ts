import { LIMITS } from '@mitako/contract';
import { displayed } from '@mitako/pages';
import { formPage } from '../components/form-page.tsx';
import { goTo } from '../shell/respond.tsx';
import type { Methods } from '../shell/page.ts';
import { chosenOf } from '../components/record.tsx';
import { DECISIONS, RESTORATIONS, WITHDRAWALS } from './kyc-card.tsx';
import { backTo } from '../merchants/merchant-forms.tsx';
import { TEXT } from '../merchants/text.ts';

/**
 * Explains what the decision means for the merchant, and asks for confirmation: the review of a submission, or the withdrawal of
 * an approval, or its return. A merchant who is not approved sees why.
 */
export function decideKyc(subject: 'answer' | 'withdrawal' | 'restoration'): Methods {
  const isWithdrawal = subject === 'withdrawal';
  const isRestoration = subject === 'restoration';
  return formPage(
    {
      route: 'decideKyc',
      fields: ['note'],
      find: async (page) => ({
        ...(await page.read('getMerchant')),
        decision: chosenOf(page, 'decision', isWithdrawal ? WITHDRAWALS : isRestoration ? RESTORATIONS : DECISIONS),
      }),
    },
    (page, { merchant, decision }) => {
      const text = TEXT[page.locale].kyc;
      const name = displayed(merchant.name);
      const isApproval = decision === 'approved';
      const { withdraw_approval: withdraw, restore_approval: restore } = page.buttons;
      return {
        title: isRestoration ? restore : isWithdrawal ? withdraw : text.decisions[decision].title,
        submit: isRestoration
          ? restore
          : isWithdrawal && !isApproval
            ? text.withdrawals[decision].submit
            : text.decisions[decision].open,
        ...((isWithdrawal || decision === 'rejected') && { look: 'danger' }),
        explanation: isRestoration
          ? text.restore.explanation(name)
          : isWithdrawal
            ? text.withdrawn(name)
            : text.consequences[decision](name),
        back: backTo(page, merchant),
        inputs: [
          {
            name: 'note',
            label: page.names.message,
            hint: isRestoration ? text.restore.hint : text.noteHints[decision],
            wrong: page.sentences.message_too_long,
            type: 'area',
            maxlength: LIMITS.noteLengthMax,
            rows: 4,
            isOptional: isApproval && !isRestoration,
          },
        ],
        body: ({ note }) => ({ decision, ...(note !== '' && { note }) }),
        refuses: ({ note }) => {
          if (note === '' && (!isApproval || isRestoration)) return { note: text.noteMissing };
          // Drawn while the file was pending: it does not withdraw an approval that another operator gave meanwhile.
          return !isWithdrawal && !isApproval && merchant.kyc_status === 'approved' ? text.notPending : undefined;
        },
        refusals: () => ({ KYC_NOT_PENDING: text.notPending }),
        done: () => goTo(page, `/merchants/${merchant.id}`, decision),
      };
    },
  );
}

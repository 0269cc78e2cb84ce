import type { Section } from '../../shell/section.ts';
import { ACCOUNTS } from '../groups.ts';
import { createMerchant, showNewMerchant } from './create-merchant.tsx';
import { confirmKyc, confirmKycWithdrawal, decideKyc, withdrawKyc } from './decide-kyc.tsx';
import { editTerms, showTermsForm } from './edit-terms.tsx';
import { listMerchants } from './list-merchants.tsx';
import { settleMerchant, showSettle } from './settle-merchant.tsx';
import { showMerchant } from './show-merchant.tsx';
import { confirmReinstate, confirmSuspend, reinstateMerchant, suspendMerchant } from './suspend-merchant.tsx';
import { TEXT } from './text.ts';

/** Whoever takes money through the gateway: their business file, their terms, and their accounts as such. */
export const merchants: Section = {
  label: { fr: TEXT.fr.title, en: TEXT.en.title },
  group: ACCOUNTS,
  path: '/merchants',
  pages: (routes) => {
    routes.get('/merchants', listMerchants);
    routes.get('/merchants/new', showNewMerchant);
    routes.post('/merchants/new', createMerchant);
    routes.get('/merchants/:merchant_id', showMerchant);
    routes.get('/merchants/:merchant_id/kyc/:decision', confirmKyc);
    routes.post('/merchants/:merchant_id/kyc/:decision', decideKyc);
    routes.get('/merchants/:merchant_id/kyc/:decision/withdraw', confirmKycWithdrawal);
    routes.post('/merchants/:merchant_id/kyc/:decision/withdraw', withdrawKyc);
    routes.get('/merchants/:merchant_id/suspend', confirmSuspend);
    routes.post('/merchants/:merchant_id/suspend', suspendMerchant);
    routes.get('/merchants/:merchant_id/reinstate', confirmReinstate);
    routes.post('/merchants/:merchant_id/reinstate', reinstateMerchant);
    routes.get('/merchants/:merchant_id/terms', showTermsForm);
    routes.post('/merchants/:merchant_id/terms', editTerms);
    routes.get('/merchants/:merchant_id/settle', showSettle);
    routes.post('/merchants/:merchant_id/settle', settleMerchant);
  },
};

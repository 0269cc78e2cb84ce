import { KYC_STATUSES } from '@mitako/contract';
import { displayed } from '@mitako/pages';
import { column } from '../components/table.tsx';
import { list } from '../components/list.tsx';
import { ButtonLink } from '../components/small.tsx';
import { statusChoices } from '../vocabulary/statuses.tsx';
import { orSearch } from '../search/search-page.tsx';
import type { Section } from '../shell/page.ts';
import { TEXT as SHELL } from '../shell/text.ts';
import { setMerchantMethod, showMerchantMethods } from '../methods/operator.tsx';
import { sendFileOf } from '../files/send-file-of.ts';
import { Since } from '../components/since.tsx';
import { MerchantBadges } from './merchant-badges.tsx';
import { decideKyc } from '../kyc/decide-kyc.ts';
import { editTerms } from './edit-terms.ts';
import { createMerchant, reinstateMerchant, settleMerchant, suspendMerchant } from './merchant-forms.tsx';
import { resetMerchantPassword } from './reset-password.tsx';
import { showMerchant } from './show-merchant.tsx';
import { TEXT } from './text.ts';

/** Merchants, newest first; `?status=pending` lists those with a business verification to review. */
const listMerchants = orSearch(
  list('listMerchants', (page) => {
    const { list: text } = TEXT[page.locale];
    const isQueue = page.query('status') === 'pending';
    return {
      title: isQueue ? page.subjects.businesses_to_verify : page.subjects.merchants,
      caption: page.subjects.merchants,
      actions: <ButtonLink href={page.path('/merchants/new')} label={page.buttons.create_merchant} />,
      filters: [
        { name: 'q', label: page.buttons.search, placeholder: text.searchHint },
        {
          name: 'status',
          field: 'kyc_status',
          label: page.subjects.kyc,
          choices: statusChoices(page, 'merchant', KYC_STATUSES),
        },
      ],
      columns: () => [
        column(page.names.name, ({ id, name, email }) => (
          <span>
            <a href={page.path(`/merchants/${id}`)}>{displayed(name)}</a>
            <small class="under soft">{displayed(email)}</small>
          </span>
        )),
        isQueue
          ? column(text.submitted, ({ kyc, created_at: at }) => (
              <Since page={page} at={kyc.submitted_at ?? at} isRecent />
            ))
          : column(text.since, ({ created_at: at }) => <Since page={page} at={at} isRecent />),
        column(page.names.status, (merchant) => <MerchantBadges page={page} merchant={merchant} />),
      ],
      isCompact: true,
      empty: text.empty,
      noneFound: isQueue ? text.emptyQueue : SHELL[page.locale].table.noneFound,
    };
  }),
);

/** Merchants: business verification, terms and accounts. */
export const merchants: Section = {
  label: 'merchants',
  group: 'accounts',
  isTab: true,
  path: '/merchants',
  pages: {
    '/merchants': listMerchants,
    '/merchants/new': createMerchant,
    '/merchants/:merchant_id': showMerchant,
    '/merchants/:merchant_id/kyc/:decision': decideKyc('answer'),
    '/merchants/:merchant_id/kyc/:decision/withdraw': decideKyc('withdrawal'),
    '/merchants/:merchant_id/kyc/:decision/restore': decideKyc('restoration'),
    '/merchants/:merchant_id/documents/:file_id': sendFileOf('downloadAnyFile'),
    '/merchants/:merchant_id/suspend': suspendMerchant,
    '/merchants/:merchant_id/reinstate': reinstateMerchant,
    '/merchants/:merchant_id/password': resetMerchantPassword,
    '/merchants/:merchant_id/terms': editTerms,
    '/merchants/:merchant_id/settle': settleMerchant,
    '/merchants/:merchant_id/methods': showMerchantMethods,
    '/merchants/:merchant_id/methods/:mode/:method': setMerchantMethod,
  },
};

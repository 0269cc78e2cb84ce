import { activity } from '../audit/merchant.tsx';
import { kyc } from '../kyc/merchant.tsx';
import { methods } from '../methods/merchant.tsx';
import { profile } from '../profile/merchant.ts';
import type { Section } from '../shell/page.ts';

/** What a merchant sets once: each part is a tab. */
export const settings: Section = {
  label: 'settings',
  route: 'updateProfile',
  group: 'account',
  path: profile.path,
  tabs: [profile, methods, kyc, activity],
  pages: { ...profile.pages, ...methods.pages, ...kyc.pages, ...activity.pages },
};

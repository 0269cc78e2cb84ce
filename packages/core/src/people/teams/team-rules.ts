import type { TeamRules } from '@mitako/contract/names';
import { merchantOf } from '../../kernel/callers.ts';
import type { ReadOperation, WriteOperation } from '../../kernel/operation.ts';
import { succeeded } from '../../kernel/result.ts';
import { merchantById } from '../../merchants/merchant-by-id.ts';
import type { Merchant } from '../../model.ts';

export const getTeamRules: ReadOperation<'getTeamRules'> = async (context, { caller }) =>
  succeeded(200, { rules: rulesToWire(await merchantById(context, merchantOf(caller).merchantId)) });

/** A rule that stands already keeps its time, from which its members have a working day. */
export const setTeamRules: WriteOperation<'setTeamRules'> = {
  refusals: { 'merchant.update': null },
  async decide(context, { caller, body: { second_factor_required: isRequired } }) {
    const merchant = await merchantById(context, merchantOf(caller).merchantId);
    const { factorRuleAtMs, version } = merchant;
    const sinceMs = factorRuleAtMs === 0 ? context.clock.now() : factorRuleAtMs;
    const next: Merchant = { ...merchant, factorRuleAtMs: isRequired ? sinceMs : 0, version: version + 1 };
    return {
      changes: [{ type: 'merchant.update', merchant: next, fromVersion: version }],
      answer: succeeded(200, { rules: rulesToWire(next) }),
    };
  },
};

function rulesToWire({ factorRuleAtMs }: Merchant): TeamRules {
  return { second_factor_required: factorRuleAtMs !== 0 };
}

import type { MerchantMethod, MerchantMethodParams } from '@mitako/contract';
import { amountIn, amountTyped, displayNames } from '@mitako/pages';
import { formPage } from '../components/form-page.tsx';
import { methodIn, methodName, MethodTable } from './method-words.tsx';
import { Card, Done } from '../components/small.tsx';
import { type Mode, notFound, type Page } from '../shell/page.ts';
import { goTo, show } from '../shell/respond.tsx';
import { backTo } from '../merchants/merchant-forms.tsx';
import { currencyOf, modeName } from '../merchants/merchant-names.tsx';
import { TEXT } from './operator-text.ts';

const MODES: readonly Mode[] = ['live', 'test'];

/** The payment methods of a merchant in both modes. */
export async function showMerchantMethods(page: Page): Promise<Response> {
  const [{ merchant }, { methods }, { balances }] = await Promise.all([
    page.read('getMerchant'),
    page.read('listMerchantMethods'),
    page.readOr('getMerchantBalance', { balances: [] }),
  ]);
  const text = TEXT[page.locale];
  return show(
    page,
    { title: page.subjects.methods, back: backTo(page, merchant) },
    <>
      <Done page={page} words={text.done} />
      <p class="soft">{text.explanation}</p>
      {MODES.map((mode) => (
        <Card title={modeName(page, mode === 'live')}>
          <MethodTable
            page={page}
            caption={modeName(page, mode === 'live')}
            currency={currencyOf(balances)}
            methods={methods.filter(({ livemode }) => livemode === (mode === 'live'))}
            name={({ method, country, ...each }) => (
              <span>
                {page.may('setMerchantMethods') ? (
                  <a href={page.path(`/merchants/${merchant.id}/methods/${mode}/${method}`)}>
                    {methodName(each, page.locale)}
                  </a>
                ) : (
                  methodName(each, page.locale)
                )}
                {/* A provider in two countries has two of them. */}
                {country !== null && (
                  <small class="under soft">{displayNames(page.locale, { type: 'region' }).of(country)}</small>
                )}
              </span>
            )}
          />
        </Card>
      ))}
    </>,
  );
}

/** Sets one method: whether it is on, its place and its limits. The others stay as they are. */
export const setMerchantMethod = formPage(
  {
    route: 'setMerchantMethods',
    fields: ['enabled', 'place', 'min', 'max'],
    parameters: (page) => ({ merchant_id: page.parameter('merchant_id') }),
    find: async (page) => {
      const mode = MODES.find((each) => each === page.parameter('mode'));
      if (mode === undefined) throw notFound();
      const parameters = { merchant_id: page.parameter('merchant_id') };
      const { merchant } = await page.read('getMerchant', { parameters });
      const { balances } = await page.read('getMerchantBalance', { parameters });
      const { methods } = await page.read('listMerchantMethods', { parameters, query: { mode } });
      return { ...methodIn(page, methods), merchant, mode, currency: currencyOf(balances) };
    },
  },
  (page, { merchant, mode, all, method, currency }) => {
    const text = TEXT[page.locale];
    const path = `/merchants/${merchant.id}/methods`;
    const name = methodName(method, page.locale);
    const limit = (typed: string): number | undefined => (typed === '' ? undefined : (amountIn(typed, currency) ?? -1));
    const typedOf = (amount: number | null): string => (amount === null ? '' : amountTyped(amount, currency));
    return {
      title: text.change(name, modeName(page, mode === 'live')),
      submit: page.buttons.save,
      back: { href: page.path(path), label: page.subjects.methods },
      inputs: [
        {
          name: 'enabled',
          label: text.enabled,
          value: method.enabled ? 'yes' : 'no',
          options: [
            ['yes', text.yes],
            ['no', text.no],
          ],
        },
        {
          name: 'place',
          label: text.place,
          value: String(all.indexOf(method) + 1),
          options: all.map((_, index) => [String(index + 1), String(index + 1)] as const),
        },
        { name: 'min', ...text.min, currency, value: typedOf(method.min), isOptional: true },
        { name: 'max', ...text.max, currency, value: typedOf(method.max), isOptional: true },
      ],
      body: ({ enabled, place, min, max }) => {
        const set: MerchantMethodParams = {
          method: method.method,
          enabled: enabled === 'yes',
          min: limit(min),
          max: limit(max),
        };
        const others = all.filter((each) => each !== method).map(paramsOf);
        const before = Math.max(0, Number(place) - 1);
        return { mode, methods: [...others.slice(0, before), set, ...others.slice(before)] };
      },
      faults: ({ min, max }) => ({
        ...((limit(min) ?? 1) < 1 && { min: text.min.wrong }),
        ...((limit(max) ?? 1) < 1 && { max: text.max.wrong }),
      }),
      refusals: () => ({ VALIDATION_ERROR: { max: text.max.wrong } }),
      done: () => goTo(page, path, 'saved'),
    };
  },
);

function paramsOf({ method, enabled, min, max }: MerchantMethod): MerchantMethodParams {
  return { method, enabled, min: min ?? undefined, max: max ?? undefined };
}

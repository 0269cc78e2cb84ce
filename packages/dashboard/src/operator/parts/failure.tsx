import { FAILURES, type FailureCode } from '@mitako/contract';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { Select } from '../../components/select.tsx';
import { TEXT as PAYMENTS } from '../../merchant/payments/text.ts';
import type { Page } from '../../shell/page.ts';

/** Why something failed, in the words that its merchant reads. */
export function failureWords(page: Page, code: FailureCode): string {
  return PAYMENTS[page.locale].timeline.failures[code];
}

/** The reasons that a rail may have, for an operator who found one out. */
export function FailureSelect({
  page,
  label,
  value,
}: {
  readonly page: Page;
  readonly label: string;
  readonly value: string;
}): JSX.Element {
  const codes = Object.keys(FAILURES) as FailureCode[];
  return (
    <Select
      name="failure_code"
      label={label}
      value={value === '' ? 'provider_error' : value}
      options={codes.map((code) => [code, failureWords(page, code)])}
    />
  );
}

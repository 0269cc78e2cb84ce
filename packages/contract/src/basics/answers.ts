import type { Pagination } from './types.ts';

/** Body of every success: the data, and the two constant fields of the envelope. */
export interface SuccessBody<Data> {
  /** The requested data. */
  readonly data: Data;
  /** Always true. */
  readonly success: true;
  /** Always null. */
  readonly error: null;
}

/** Rules that a request field violated (`details.fields` of `VALIDATION_ERROR`). */
export type FieldErrors = Readonly<
  Record<
    string,
    readonly {
      /** The rule, for programs. */
      readonly rule: string;
      /** A sentence for people. */
      readonly message: string;
    }[]
  >
>;

/** `{ <name>: … }`, the data of a success with one object. */
export type ItemOf<Name extends string, Item> = Readonly<Record<Name, Item>>;

/** `{ <plural>: […], pagination }`, the data of every list. */
export type PageOf<Plural extends string, Item> = ItemOf<Plural, readonly Item[]> & ItemOf<'pagination', Pagination>;

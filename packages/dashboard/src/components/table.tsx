import type { Child } from 'hono/jsx';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { Card } from './small.tsx';

/** A column of a {@link Table}. */
export interface Column<Row> {
  readonly label: string;
  readonly cell: (row: Row) => Child;
  /** Figures are aligned on the right, digit under digit. */
  readonly isNumber?: boolean;
  /** Left out on a phone, where a row is short. */
  readonly isExtra?: boolean;
  /** The rows are sorted by it, the greatest first. */
  readonly rank?: (row: Row) => number;
}

/** A column under this label. */
export function column<Row>(label: string, cell: Column<Row>['cell']): Column<Row> {
  return { label, cell };
}

/** A column of figures. */
export function figure<Row>(label: string, cell: Column<Row>['cell']): Column<Row> {
  return { label, cell, isNumber: true };
}

/** A column that a phone leaves out. */
export function extra<Row>(of: Column<Row>): Column<Row> {
  return { ...of, isExtra: true };
}

interface TableProps<Row> {
  readonly caption: string;
  /** Same as the heading above: the caption is for screen readers only. */
  readonly hidesCaption?: boolean;
  /**
   * On a phone a row has no labels. Of the columns that a phone shows, the first is beside the last one, the second beside
   * the third, and the fourth below. For long lists whose values speak for themselves.
   */
  readonly isCompact?: boolean;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  /** Shown when there are no rows: what would be here, and what to do about it. */
  readonly empty?: Child;
}

/**
 * Rows of one kind; on a phone each row is a block with the columns' names before its values. A link at the beginning of the
 * first column is that of the whole row.
 */
export function Table<Row>(props: TableProps<Row>): JSX.Element {
  const { caption, hidesCaption = false, isCompact = false, columns, empty } = props;
  if (props.rows.length === 0) return <p class="soft">{empty}</p>;
  const rank = columns.find((each) => each.rank !== undefined)?.rank;
  const rows = rank === undefined ? props.rows : props.rows.toSorted((one, other) => rank(other) - rank(one));
  const classes = classesOf(columns);
  // A table that is not laid out as one loses its roles in some browsers unless they are named.
  return (
    <div class="scroll">
      <table class={isCompact ? 'cards compact' : 'cards'} role="table">
        <caption class={hidesCaption ? 'sr' : undefined}>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ label, rank: by }, place) => (
              <th
                scope="col"
                role="columnheader"
                class={classes[place]}
                aria-sort={by === undefined ? undefined : 'descending'}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr role="row">
              {columns.map(({ label, cell }, place) => (
                <td role="cell" data-label={label} class={classes[place]}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Figures, what a phone leaves out, and the place of the others on a phone. */
function classesOf<Row>(columns: readonly Column<Row>[]): readonly (string | undefined)[] {
  const shown = columns.filter(({ isExtra }) => isExtra !== true);
  return columns.map((each) => {
    const place = each === shown.at(-1) ? 'last' : PLACES[shown.indexOf(each)];
    const classes = [each.isExtra === true ? 'extra' : place, each.isNumber === true && 'number'];
    return classes.filter(Boolean).join(' ') || undefined;
  });
}

const PLACES: readonly (string | undefined)[] = [undefined, 'second', 'third', 'fourth'];

interface TableCardProps<Row> extends Omit<TableProps<Row>, 'caption' | 'hidesCaption'> {
  readonly title: string;
  /** Before the table. */
  readonly intro?: string | false;
  /** After it. */
  readonly children?: Child;
}

/** A table that is a part of a page, under its own heading. */
export function TableCard<Row>({ title, intro = false, children, ...table }: TableCardProps<Row>): JSX.Element {
  return (
    <Card title={title}>
      {intro !== false && <p class="soft">{intro}</p>}
      <Table caption={title} hidesCaption {...table} />
      {children}
    </Card>
  );
}

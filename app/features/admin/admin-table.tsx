import type { ReactNode } from "react";

export type Column<Row> = {
  key: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** Which cell names the row. */
  isName?: boolean;
  className?: string;
};

type AdminTableProps<Row> = {
  /** Says what the table holds, for readers of screens. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
};

/** Hairlines between rows only; below 600 px each row is a labelled block (look: tables). */
export function AdminTable<Row>({ caption, columns, rows, rowKey }: AdminTableProps<Row>) {
  return (
    <table className="block w-full type-small sm:table">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only sm:not-sr-only sm:table-header-group">
        <tr className="sm:table-row">
          {columns.map(({ key, label, className = "" }) => (
            <th
              key={key}
              scope="col"
              className={`py-2 pe-4 text-start align-bottom type-label font-medium text-soft ${className}`}
            >
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block sm:table-row-group">
        {rows.map((row) => (
          <tr key={rowKey(row)} className="block border-t border-line py-3 sm:table-row sm:py-0">
            {columns.map((column) => (
              <Cell key={column.key} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { label, cell, isName, className = "" } = column;
  const Tag = isName ? "th" : "td";
  return (
    <Tag
      {...(isName ? { scope: "row" as const } : {})}
      className={`block min-w-0 py-1 text-start align-top font-normal wrap-anywhere sm:table-cell sm:py-3 sm:pe-4 ${className}`}
    >
      <span aria-hidden="true" className="me-2 type-label text-soft sm:hidden">
        {label}
      </span>
      {cell(row)}
    </Tag>
  );
}

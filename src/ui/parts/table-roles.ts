/** Explicit ARIA roles: browsers drop a table's semantics if it is laid out as cards. */
export const ROLES = Object.fromEntries(
  ['table', 'rowgroup', 'row', 'columnheader', 'rowheader', 'cell'].map((role) => [role, { role }]),
) as Record<'table' | 'rowgroup' | 'row' | 'columnheader' | 'rowheader' | 'cell', { role: string }>;

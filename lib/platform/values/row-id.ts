/** The maximum of PostgreSQL's `integer`: a query for a greater id would fail. */
const GREATEST = 2_147_483_647

export const isRowId = (id: number): boolean => Number.isInteger(id) && id >= 1 && id <= GREATEST

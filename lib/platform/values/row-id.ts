/** The maximum of PostgreSQL's `integer`: a query for a greater id would fail. */
const GREATEST = 2_147_483_647

/** Whether a number can be the id of a row. */
export const isRowId = (id: number): boolean => Number.isInteger(id) && id >= 1 && id <= GREATEST

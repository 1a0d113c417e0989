/** PostgreSQL's `integer`: no row has a greater id, and asking for one would be an error. */
const GREATEST = 2_147_483_647

/** Whether a number can be the id of a row. */
export const isRowId = (id: number): boolean => Number.isInteger(id) && id >= 1 && id <= GREATEST

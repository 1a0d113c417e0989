/** A receipt of the cash register. */
export type Receipt = {
  number: string
  /** The day on it: `2026-11-22`. */
  issuedOn: string
  /** Whether it says the buyer's tax id. */
  hasTaxId: boolean
}

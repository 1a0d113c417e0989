/** The columns that a tire's picture depends on; missing ones are null. */
export type DrawnTire = {
  productType: 'Tire'
  width: number | null
  profile: number | null
  diameter: number | null
  /** With the second load index where there is one: 123/120Q. */
  icVc: string | null
  manufacturer: string | null
  protector: string | null
}

export type DrawnWheel = {
  productType: 'Wheel'
  title: string
  makerName: string | null
  width: number | null
  diameter: number | null
  typeOfWheel: string | null
  boltPattern: string | null
  centralBoreDiameter: number | null
  offset: number | null
  color: string | null
}

export type DrawnSpacer = {
  productType: 'Spacer'
  boltPattern: string | null
  mounting: string | null
  thickness: number | null
  hubBore: number | null
  ringBore: number | null
  alloy: string | null
  thread: string | null
  studLength: number | null
}

export type DrawnProduct = DrawnTire | DrawnWheel | DrawnSpacer

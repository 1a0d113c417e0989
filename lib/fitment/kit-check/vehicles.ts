import type { Vehicle } from '@/lib/fitment/vehicle'

/** What no check reads stays on the server. */
type Sent = Omit<Vehicle, 'upsizes' | 'sources' | 'aliases'>

const sent: Record<keyof Sent, true> = {
  id: true,
  path: true,
  make: true,
  model: true,
  generation: true,
  yearFrom: true,
  yearTo: true,
  boltPattern: true,
  centerBore: true,
  thread: true,
  fastener: true,
  seat: true,
  studLength: true,
  stockOffset: true,
  stockOffsets: true,
  stockWheels: true,
  stockTires: true,
  brakeRim: true,
  loadIndexes: true,
  minLoadIndex: true,
  minSpeedSymbol: true,
  topSpeed: true,
  axleLoad: true,
  torque: true,
  confidence: true,
  boreConfidence: true,
  threadConfidence: true,
  offsetConfidence: true,
  loadConfidence: true,
  speedConfidence: true,
  axleConfidence: true,
}
const sentFields = Object.keys(sent) as (keyof Sent)[]

/** A vehicle without the names of its fields: the page sends all of them to the browser. */
export type VehicleRow = readonly Sent[keyof Sent][]
export const vehicleRow = (vehicle: Vehicle): VehicleRow => sentFields.map((field) => vehicle[field])

/** The vehicle of a row. */
export const vehicleOfRow = (row: VehicleRow): Vehicle => ({
  ...(Object.fromEntries(sentFields.map((field, place) => [field, row[place]])) as Sent),
  upsizes: [],
  sources: [],
  aliases: [],
})

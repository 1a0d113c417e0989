/** What a hub asks of a wheel or spacer. */
export type Fitment = {
  boltPattern: string
  /** Center bore, mm. */
  bore: number
  thread: string
  bolts: number
  /** Off-road cars on studs, others on bolts. */
  held: 'studs' | 'bolts'
}

const studs = (boltPattern: string, bore: number, thread: string): Fitment => ({
  boltPattern,
  bore,
  thread,
  bolts: Number.parseInt(boltPattern, 10),
  held: 'studs',
})

export const jimny = studs('5x139.7', 108, 'M12x1.25')
export const niva = studs('5x139.7', 98, 'M12x1.25')
export const hilux = studs('6x139.7', 106.1, 'M12x1.5')
export const landCruiser200 = studs('5x150', 110, 'M14x1.5')
export const patrol = studs('6x139.7', 110, 'M12x1.25')
export const navara = studs('6x114.3', 66.1, 'M12x1.25')
export const pajero = studs('6x139.7', 67.1, 'M12x1.5')
export const ranger = studs('6x139.7', 93.1, 'M12x1.5')
export const dMax = studs('6x139.7', 100.1, 'M12x1.5')
export const amarok: Fitment = { ...studs('5x120', 65.1, 'M14x1.5'), held: 'bolts' }
export const wranglerTj = studs('5x114.3', 71.5, '1/2-20 UNF')
export const wranglerJk = studs('5x127', 71.5, '1/2-20 UNF')
export const defender = studs('5x165.1', 114.3, 'M16x1.5')
export const gClass: Fitment = { ...studs('5x130', 84.1, 'M14x1.5'), held: 'bolts' }
export const duster = studs('5x114.3', 66.1, 'M12x1.5')

export const fitments = [
  jimny,
  niva,
  hilux,
  landCruiser200,
  patrol,
  navara,
  pajero,
  ranger,
  dMax,
  amarok,
  wranglerTj,
  wranglerJk,
  defender,
  gClass,
  duster,
]

/** A place by longitude and latitude, in degrees. */
type Place = readonly [longitude: number, latitude: number]

/** The border of Poland, clockwise from the mouth of the Oder; coarse, for a map the size of a hand. */
const border: readonly Place[] = [
  [14.12, 53.76],
  [14.22, 53.93],
  [14.8, 54.05],
  [15.5, 54.16],
  [16.1, 54.26],
  [16.56, 54.55],
  [17.4, 54.75],
  [18.3, 54.84],
  [18.75, 54.68],
  [18.45, 54.72],
  [18.55, 54.45],
  [18.95, 54.35],
  [19.4, 54.38],
  [19.65, 54.45],
  [20.5, 54.4],
  [21.5, 54.33],
  [22.77, 54.36],
  [23.0, 54.38],
  [23.35, 54.23],
  [23.5, 53.95],
  [23.6, 53.6],
  [23.85, 53.2],
  [23.93, 52.75],
  [23.6, 52.6],
  [23.18, 52.3],
  [23.63, 52.1],
  [23.65, 51.6],
  [23.55, 51.4],
  [24.1, 50.85],
  [24.0, 50.45],
  [23.5, 50.2],
  [22.9, 49.75],
  [22.68, 49.5],
  [22.75, 49.15],
  [22.88, 49.0],
  [22.3, 49.13],
  [21.6, 49.43],
  [21.0, 49.38],
  [20.35, 49.4],
  [20.1, 49.2],
  [19.75, 49.2],
  [19.45, 49.6],
  [19.1, 49.42],
  [18.85, 49.5],
  [18.6, 49.82],
  [18.0, 50.05],
  [17.6, 50.15],
  [17.7, 50.32],
  [16.95, 50.45],
  [16.7, 50.1],
  [16.35, 50.38],
  [16.25, 50.65],
  [15.8, 50.75],
  [15.3, 50.85],
  [15.02, 51.0],
  [14.95, 51.3],
  [14.72, 51.55],
  [14.62, 51.85],
  [14.73, 52.1],
  [14.55, 52.4],
  [14.63, 52.6],
  [14.2, 52.82],
  [14.15, 52.95],
  [14.42, 53.25],
]

/** What a driver orients by; a name that would cross the coast stands below its place. */
export const cities: readonly { name: string; place: Place; below?: boolean }[] = [
  { name: 'Warszawa', place: [21.01, 52.23] },
  { name: 'Gdańsk', place: [18.65, 54.35], below: true },
  { name: 'Poznań', place: [16.93, 52.41] },
  { name: 'Wrocław', place: [17.03, 51.11] },
  { name: 'Kraków', place: [19.94, 50.06] },
]

export const MAP_WIDTH = 640
export const MAP_HEIGHT = 400

const middle: Place = [19.05, 51.95]
/** Pixels for a degree of latitude. */
const SCALE = 64
const narrowing = Math.cos((middle[1] * Math.PI) / 180)

/** Where a place stands on the map. Straight meridians: over one country nobody sees the difference. */
export const onMap = ([longitude, latitude]: Place) => ({
  x: Math.round(MAP_WIDTH / 2 + (longitude - middle[0]) * narrowing * SCALE),
  y: Math.round(MAP_HEIGHT / 2 - (latitude - middle[1]) * SCALE),
})

export const borderPath = `M${border.map((place) => `${onMap(place).x} ${onMap(place).y}`).join('L')}Z`

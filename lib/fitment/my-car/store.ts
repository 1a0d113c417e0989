import { browserStorage } from '@/lib/platform/browser/browser-storage'
import { tabStorage } from '@/lib/platform/browser/tab-storage'
import { createStore } from '@/lib/platform/store'
import type { NamedCar } from './schema'

// The visitor's car in this browser. A page is the same for everybody: what depends on the car is added by its script.

export const MY_CAR_KEY = 'trakt-my-car'

/** In the storage of a tab: how the browser's car stands to the account's. */
const ASKED_KEY = 'trakt-my-car-asked'
/** `1`: they were compared. `ahead`: it was chosen before it was known who is signed in, and replaces the account's. */
type Comparison = '1' | 'ahead' | null

export const readComparison = () => tabStorage().getItem(ASKED_KEY) as Comparison
export function noteComparison(comparison: Comparison): void {
  if (comparison) tabStorage().setItem(ASKED_KEY, comparison)
  else tabStorage().removeItem(ASKED_KEY)
}

/** What something else wrote there is as good as nothing; a figure that is missing, or is none, is not said. */
export function parseMyCar(text: string | null): NamedCar | null {
  try {
    const { path, name, model, ...figures } = (JSON.parse(text ?? 'null') ?? {}) as Partial<
      Record<keyof NamedCar, unknown>
    >
    if (
      typeof path !== 'string' ||
      !/^[a-z0-9-]+\/[a-z0-9-]+$/.test(path) ||
      typeof name !== 'string' ||
      typeof model !== 'string'
    )
      return null
    return {
      path,
      name,
      model,
      tire: textOrNull(figures.tire),
      offset: numberOf(figures.offset),
      axleLoad: numberOf(figures.axleLoad),
    }
  } catch {
    return null
  }
}

// The schema would bring zod to every page: what is out of range is refused where fit is judged.
const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null)
const numberOf = (value: unknown) => (typeof value === 'number' ? value : null)

const storedText = () => browserStorage.getItem(MY_CAR_KEY)

const store = createStore(storedText())

function followOtherTabs({ key }: StorageEvent) {
  if (key === MY_CAR_KEY || key === null) store.write(storedText())
}

/** For `useSyncExternalStore`: the stored text, since the same text is the same car. */
export const myCarStore = {
  read: store.read,
  subscribe(listener: () => void) {
    window.addEventListener('storage', followOtherTabs)
    return store.subscribe(listener)
  },
}

export function writeMyCar(car: NamedCar | null): void {
  const text = car && JSON.stringify(car)
  if (text) browserStorage.setItem(MY_CAR_KEY, text)
  else browserStorage.removeItem(MY_CAR_KEY)
  store.write(text)
}

/** The next customer of this browser is asked for a car of their own. */
export function forgetMyCar(): void {
  writeMyCar(null)
  noteComparison(null)
}

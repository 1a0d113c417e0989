import type { FitVerdict, Hub, Kit, KitSpacer, KitTire, KitWheel } from '@/lib/fitment/kit'
import { sizeOf } from '@/lib/fitment/testing'
import { rims } from './testing-cars'

// Parts of the combinations, as people write them.

export const tire = (size: string, mark: string, more: Partial<KitTire> = {}): KitTire => {
  const marked = /^(\d+)?([A-Z])?$/.exec(mark)
  return {
    size: sizeOf(size),
    loadIndex: marked?.[1] ? Number(marked[1]) : null,
    speedSymbol: marked?.[2] ?? null,
    isForSnow: null,
    ...more,
  }
}
export const wheel = (
  rim: string,
  boltPattern: string,
  centerBore: number | null,
  drilledFor: string | null = 'M14x1.5',
): KitWheel => {
  const [stock] = rims(rim)
  return {
    rim: { diameter: stock?.diameter ?? 0, width: stock?.width ?? 0 },
    boltPattern,
    centerBore,
    offset: stock?.offset ?? null,
    seat: null,
    maxLoad: null,
    drilledFor,
  }
}
export const spacer = (
  boltPattern: string,
  thickness: number,
  bore: number,
  thread: string | null,
  more: Partial<KitSpacer> = {},
): KitSpacer => ({
  boltPattern,
  thickness,
  mounting: 'bolt-on',
  hubBore: bore,
  ringBore: bore,
  thread,
  ...more,
})

/** A combination as a fitment engineer reads it. */
export type Case = [name: string, hub: Hub, kit: Kit, verdict: FitVerdict]

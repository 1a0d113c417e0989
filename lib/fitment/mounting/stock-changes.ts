import { comparedRim, effectiveOffset } from '@/lib/fitment/judge/checks/offset'
import type { Hub, Kit } from '@/lib/fitment/kit'
import { setupsOf } from '@/lib/fitment/kit-check/setup'
import { rimText } from '@/lib/measures/dimensions'
import { tireSizeText } from '@/lib/measures/tire-sizes'
import { withMinus } from '@/lib/platform/values/number-text'

export type StockChange = { of: 'tire' | 'rim' | 'offset'; from: string; to: string }

const UNKNOWN = '?'

/** `?` stands for what is not known of the car. */
export function stockChanges(kit: Kit, hub: Hub): StockChange[] {
  const { tire, wheel, spacer } = kit
  const { before } = setupsOf(kit, hub)
  const stockSizes = hub.stockTires.map(tireSizeText)
  const changes: StockChange[] = []
  if (tire && !stockSizes.includes(tireSizeText(tire.size)))
    changes.push({ of: 'tire', from: stockSizes.join(', ') || UNKNOWN, to: tireSizeText(tire.size) })
  const stockRim = (wheel && comparedRim(wheel.rim, hub)) ?? before.wheel?.rim
  const from = stockRim ? rimText(stockRim) : UNKNOWN
  if (wheel && rimText(wheel.rim) !== from) changes.push({ of: 'rim', from, to: rimText(wheel.rim) })
  const stockOffset = (wheel && comparedRim(wheel.rim, hub)?.offset) ?? before.wheel?.offset ?? null
  const offset = wheel ? wheel.offset : stockOffset
  if (offset === null || !(wheel || spacer)) return changes
  const to = effectiveOffset(offset, spacer?.thickness)
  if (to !== stockOffset)
    changes.push({
      of: 'offset',
      from: stockOffset === null ? UNKNOWN : withMinus(stockOffset),
      to: withMinus(to),
    })
  return changes
}

import { describe, expect, it } from 'vitest'
import { nearbySizes } from './nearby-sizes'

const size = (width: number, profile: number, diameter: number) => ({ width, profile, diameter })
const onSale = [
  size(195, 80, 15),
  size(205, 75, 15),
  size(215, 75, 15),
  size(235, 75, 15),
  size(31, 10.5, 15),
  size(175, 80, 16),
]

describe('sizes offered instead of one that the shop does not have', () => {
  it('differ in diameter by less than 3 %, the closest first', () => {
    // 693.0 mm is asked for; 205/75 R15 has 688.5, 215/75 R15 has 703.5, 235/75 R15 has 733.5
    expect(nearbySizes(size(195, 80, 15), onSale)).toEqual([size(205, 75, 15), size(215, 75, 15)])
  })

  it('fit the same rim, however close another one comes in diameter', () => {
    // 175/80 R16 has 686.4 mm
    expect(nearbySizes(size(205, 75, 15), onSale)).not.toContainEqual(size(175, 80, 16))
  })

  it('may be flotation sizes, in inches', () => {
    // 265/75 R15 has 778.5 mm, 31x10.5 R15 has 787.4
    expect(nearbySizes(size(265, 75, 15), onSale)).toEqual([size(31, 10.5, 15)])
  })

  it('do not exist for a size far from all others', () => {
    expect(nearbySizes(size(145, 70, 12), onSale)).toEqual([])
  })
})

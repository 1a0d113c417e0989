import { expect, test } from 'vitest'
import { sizeOf } from '@/lib/fitment/testing'
import { permittedRims } from './rim-widths'

/**
 * Published rim widths, least and greatest, in inches. Where each was read:
 * - etrto: tables of the ETRTO Standards Manual as the public repository phatleatfinepass/Mitraauto has them
 *   (supabase/functions/_shared/etrto_runtime), which names the manual's page for each size
 * - etrtoNarrower: the same manual, a size that ends before the shares
 * - offRoad: 1st-c.ru/razmer-diska-dlya-shiny-245, a tire maker's table for off-roaders
 * - radar: omni-united.com, Radar Renegade X and Renegade RT, approved rim width range
 * - uniroyal: api.tirelibrary.com, Tiger Paw XTM
 * - wheelstire: wheelstire.com/what-size-rims-fits-33-x-12-5-x-15-tires
 * - maxxis: anyflip.com/tnpvk/livc, catalog with the MT-762 in LT sizes, its columns partly scrambled
 * - trade: what makers of LT and flotation tires print, as the trade knows it; not read in a public table
 */
const published = {
  etrto: [
    ['175/70R15', 4.5, 6],
    ['175/75R16', 4.5, 6],
    ['185/65R15', 5, 6.5],
    ['185/80R15', 4.5, 6],
    ['195/65R15', 5.5, 7],
    ['195/80R15', 5, 6.5],
    ['205/65R16', 5.5, 7.5],
    ['205/70R15', 5, 7],
    ['205/75R15', 5, 7],
    ['205/80R16', 5, 7],
    ['215/65R16', 6, 7.5],
    ['215/70R16', 5.5, 7],
    ['215/75R15', 5.5, 7],
    ['215/80R16', 5.5, 7],
    ['225/70R16', 6, 7.5],
    ['225/75R15', 6, 7.5],
    ['225/75R16', 6, 7.5],
    ['235/65R17', 6.5, 8.5],
    ['235/70R16', 6, 8],
    ['235/75R15', 6, 8],
    ['235/80R16', 6, 8],
    ['245/65R17', 7, 8.5],
    ['245/70R16', 6.5, 8],
    ['245/75R16', 6.5, 8],
    ['245/75R17', 6.5, 8],
    ['255/55R18', 7, 9],
    ['255/60R18', 7, 9],
    ['255/65R17', 7, 9],
    ['255/70R16', 6.5, 8.5],
    ['255/70R18', 6.5, 8.5],
    ['265/60R18', 7.5, 9.5],
    ['265/65R17', 7.5, 9.5],
    ['265/70R15', 7, 9],
    ['265/70R16', 7, 9],
    ['265/70R17', 7, 9],
    ['265/75R16', 7, 9],
    ['275/65R17', 7.5, 9.5],
    ['275/65R18', 7.5, 9.5],
    ['275/70R16', 7, 9],
    ['275/70R18', 7, 9],
    ['285/50R15', 8, 10],
    ['285/60R18', 8, 10],
    ['285/65R17', 8, 10],
    ['285/70R17', 7.5, 9.5],
    ['285/75R18', 7.5, 9.5],
    ['295/50R16', 8, 10.5],
    ['315/60R17', 8.5, 11],
    ['195/45R16', 6, 7.5],
    ['205/45R17', 6.5, 7.5],
    ['215/45R17', 7, 8],
    ['225/45R18', 7, 8.5],
    ['225/45R19', 7, 8.5],
    ['235/45R19', 7.5, 9],
    ['235/45R20', 7.5, 9],
    ['245/45R18', 7.5, 9],
    ['245/45R20', 7.5, 9],
    ['255/45R18', 8, 9.5],
    ['255/45R20', 8, 9.5],
    ['265/45R20', 8.5, 10],
    ['275/45R19', 8.5, 10.5],
    ['275/45R20', 8.5, 10.5],
    ['275/45R21', 8.5, 10.5],
    ['275/45R22', 8.5, 10.5],
    ['285/45R20', 9, 10.5],
    ['285/45R22', 9, 10.5],
    ['295/45R20', 9.5, 11],
    ['305/45R22', 9.5, 11.5],
    ['325/45R24', 10, 12],
    ['235/40R20', 8, 9.5],
    ['245/40R20', 8, 9.5],
    ['255/40R20', 8.5, 10],
    ['265/40R20', 9, 10.5],
    ['275/40R20', 9, 11],
    ['285/40R20', 9.5, 11],
    ['295/40R21', 10, 11.5],
    ['305/40R22', 10, 12],
    ['315/40R21', 10.5, 12.5],
    ['325/40R22', 11, 13],
    ['225/35R20', 7.5, 9],
    ['255/35R19', 8.5, 10],
    ['275/35R20', 9, 11],
    ['285/35R20', 9.5, 11],
    ['295/35R20', 10, 11.5],
    ['315/35R20', 10.5, 12.5],
    ['335/35R20', 11, 13],
  ],
  etrtoNarrower: [['205/35R18', 7.5, 7.5]],
  offRoad: [
    ['235/85R16', 6, 7.5],
    ['195/80R15', 5, 6.5],
    ['215/80R15', 5.5, 7],
    ['205/80R16', 5, 7],
    ['215/75R15', 5.5, 7],
    ['225/75R15', 6, 7.5],
    ['235/75R15', 6, 8],
    ['255/75R15', 6.5, 8.5],
    ['225/75R16', 6, 7.5],
    ['195/70R15', 5, 6.5],
    ['205/70R15', 5, 7],
    ['265/70R15', 7, 9],
    ['215/70R16', 5.5, 7],
    ['225/70R16', 6, 7.5],
    ['235/70R16', 6, 8],
  ],
  radar: [
    ['265/50R20', 8, 9.5],
    ['265/60R20', 7.5, 9.5],
    ['265/75R16', 7, 9],
    ['275/55R20', 7.5, 9.5],
    ['275/65R18', 7.5, 9],
    ['275/70R18', 7, 8.5],
    ['285/65R18', 8, 10],
    ['285/70R17', 7.5, 9],
    ['285/75R16', 7.5, 9.5],
    ['295/55R20', 8, 10],
    ['295/65R20', 8, 10],
    ['295/70R17', 7.5, 10],
    ['305/55R20', 8.5, 11],
    ['325/60R20', 9, 12],
    ['31x10.50R15LT', 7, 9],
    ['33x11.50R20LT', 8, 10.5],
    ['33x12.50R15LT', 8, 10.5],
    ['33x12.50R17LT', 8.5, 11],
    ['33x12.50R18LT', 8.5, 11],
    ['33x12.50R20LT', 8.5, 11],
    ['35x12.50R15LT', 8, 10.5],
    ['35x12.50R17LT', 8.5, 11],
    ['35x12.50R18LT', 8.5, 11],
    ['35x12.50R20LT', 8.5, 11],
  ],
  uniroyal: [['235/75R15', 6, 8]],
  wheelstire: [['33x12.50R15', 8.5, 11]],
  maxxis: [
    ['265/75R16', 7, 8],
    ['285/75R16', 7.5, 9],
    ['305/70R16', 8, 9.5],
  ],
  trade: [
    ['265/70R16', 7, 8.5],
    ['265/70R17', 7, 8.5],
    ['315/70R17', 8, 11],
    ['315/75R16', 8, 11],
    ['215/85R16', 5.5, 7],
    ['255/85R16', 6.5, 8],
    ['30x9.50R15', 6.5, 8.5],
    ['32x11.50R15', 8, 10],
    ['33x10.50R15', 7, 9],
    ['35x12.50R15', 8.5, 11],
    ['37x12.50R17', 8.5, 11],
  ],
} as const

const facts = Object.values(published).flat()

test.each(facts)('no rim is permitted for %s that a published table refuses: %d–%d', (text, from, to) => {
  const rims = permittedRims(sizeOf(text))
  expect(rims?.from).toBeGreaterThanOrEqual(from)
  expect(rims?.to).toBeLessThanOrEqual(to)
})

test('a rim is refused only where every published table refuses it', () => {
  const sizes = [...new Set(facts.map(([text]) => text.replace(/LT$/, '')))]
  for (const text of sizes) {
    const ofSize = facts.filter(([each]) => each.replace(/LT$/, '') === text)
    const rims = permittedRims(sizeOf(text))
    const widest = rims?.widest ?? rims
    expect(widest?.from, text).toBeLessThanOrEqual(Math.min(...ofSize.map(([, from]) => from)))
    expect(widest?.to, text).toBeGreaterThanOrEqual(Math.max(...ofSize.map(([, , to]) => to)))
  }
})

test('the tables of the ETRTO manual are what the shares of the section width give', () => {
  for (const [text, from, to] of published.etrto) {
    const rims = permittedRims(sizeOf(text))
    expect(rims?.widest ?? rims, text).toEqual({ from, to })
  }
})

test('a size that no table has gets no range', () => {
  for (const text of ['295/30R22', '225/85R16', '34x10.50R15'])
    expect(permittedRims(sizeOf(text)), text).toBeNull()
})

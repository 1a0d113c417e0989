import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readToolSegment, toolNames, toolPath, toolValuesIn } from './address'
import { readLength, readTireSize } from './reading'

describe('what people write into a field', () => {
  test.each([
    ['195/80R15', { width: 195, profile: 80, diameter: 15 }],
    ['195/80 R15 96Q', { width: 195, profile: 80, diameter: 15 }],
    ['195 80 15', { width: 195, profile: 80, diameter: 15 }],
    ['195-80-15', { width: 195, profile: 80, diameter: 15 }],
    ['LT265/70r17', { width: 265, profile: 70, diameter: 17 }],
    ['195/80 Р15С', { width: 195, profile: 80, diameter: 15 }],
    ['31х10,5 р15', { width: 31, profile: 10.5, diameter: 15 }],
    ['31×10.50-15LT', { width: 31, profile: 10.5, diameter: 15 }],
    ['235/75R17,5', { width: 235, profile: 75, diameter: 17.5 }],
  ])('%s is read as a tire size', (text, value) => {
    expect(readTireSize(text)).toEqual({ value })
  })

  test.each([
    ['', 'empty'],
    ['banana', 'notSize'],
    ['205R16C', 'noProfile'],
    ['80/195 R15', 'sizeRange'],
    ['195/80R80', 'sizeRange'],
    ['9x9R15', 'sizeRange'],
  ])('%j is no tire size: %s', (text, code) => {
    expect(readTireSize(text)).toEqual({ problem: { code } })
  })

  test.each([
    ['7', 7],
    ['7J', 7],
    ['5,5"', 5.5],
    ['177.8 mm', 7],
    ['17,78 см', 7],
    ['6 cali', 6],
    ['6 дюймов', 6],
  ])('%s is a width in inches', (text, inches) => {
    expect(readLength(text, 'in', { least: 3, most: 16 }).value).toBeCloseTo(inches, 9)
  })

  test.each([
    ['ET -10', -10],
    ['ЕТ30', 30],
    ['−12,5 мм', -12.5],
    ['1 in', 25.4],
  ])('%s is an offset in mm', (text, mm) => {
    expect(readLength(text, 'mm', { least: -150, most: 150 }).value).toBeCloseTo(mm, 9)
  })
})

describe('the address of an answer', () => {
  test('a size stands in it without a slash, and is shown as on the sidewall again', () => {
    const path = toolPath('tire-size', { old: '195/80R15', new: '31х10,5 R15' })
    expect(path).toMatch(/^\/tools\/tire-size\/old=195-80R15&new=/)
    expect(toolValuesIn('tire-size', path)?.old).toBe('195/80 R15')
  })

  test('any text comes back from the address that it was written into, read by browser and server alike', () => {
    const text = fc
      .string({
        unit: fc.constantFrom('a', '9', 'R', ' ', '/', '%', '&', '+', '=', '#', '?', ';', 'х', '″', '😀'),
        maxLength: 20,
      })
      .filter((each) => readTireSize(each).value === undefined)
    fc.assert(
      fc.property(fc.constantFrom(...toolNames), text, text, (tool, first, second) => {
        const values = { old: first, width: first, distance: first, axle: second, marking: second }
        const path = toolPath(tool, values)
        const read = toolValuesIn(tool, path)
        // the router decodes a path once, and encodes the segment that it hands over
        const segment = encodeURIComponent(decodeURIComponent(path.slice(`/tools/${tool}/`.length)))
        expect(readToolSegment(tool, segment)).toEqual({ values: read, isStrange: false })
        for (const [field, value] of Object.entries(read ?? {}))
          expect(value).toBe(values[field as keyof typeof values])
      }),
    )
  })

  test('an address of 10 kB and one with unknown fields are said to be strange, and none throws', () => {
    expect(readToolSegment('offset', `et=${'9'.repeat(10_000)}`)).toEqual({ values: {}, isStrange: true })
    expect(readToolSegment('offset', 'color=red&et=5')).toEqual({ values: { et: '5' }, isStrange: true })
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (segment) => void readToolSegment('gearing', segment)),
    )
  })
})

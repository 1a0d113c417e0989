import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { billOfMaterials, type ThirdParty, thirdParties, thirdPartyNotices } from './third-party'

const document = readFileSync('docs/licenses.md', 'utf8')
/** What stands in backticks. */
const codes = (text = ''): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)

const allowed = codes(/^`MIT`.*$/m.exec(document)?.[0])
const exceptions = [...document.matchAll(/^\| (`.*?) \| (`.*?) \|/gm)].flatMap(([, names, license]) =>
  codes(names).map((name) => ({ name, license: codes(license)[0] ?? '' })),
)

const isNamed = (name: string, pattern: string) =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern
const exceptionOf = (name: string) => exceptions.find((each) => isNamed(name, each.name))

/** The licenses of an SPDX expression of which the shop must keep all, or of a choice those that it may choose. */
const partsOf = (license: string) => license.replace(/[()]/g, '').split(/ AND /)
const isAllowed = (license: string, also?: string) =>
  partsOf(license).every((part) => part.split(' OR ').some((each) => allowed.includes(each) || each === also))

let packages: ThirdParty[] = []
beforeAll(async () => {
  packages = await thirdParties()
})

test('every package that a release may contain has a license that docs/licenses.md allows, or is an exception there', () => {
  expect(allowed).toContain('MIT')
  const refused = packages.filter(({ name, license }) => {
    const exception = exceptionOf(name)
    const isUnclear = license === '' || license.startsWith('SEE LICENSE')
    return isUnclear ? !exception : !isAllowed(license, exception?.license)
  })
  expect(refused.map(({ name, license }) => `${name}: ${license}`)).toEqual([])
  expect(packages.length).toBeGreaterThan(200)
})

test('every exception in docs/licenses.md is of a package that is still there, and still needs it', () => {
  const needless = exceptions.filter(
    (exception) =>
      !packages.some(({ name, license }) => isNamed(name, exception.name) && !isAllowed(license)),
  )
  expect(needless).toEqual([])
})

test('the notices of a release name every installed package, with the texts that typefaces and LGPL ask for', async () => {
  const notices = await thirdPartyNotices()
  for (const name of ['next', 'sharp', '@fontsource-variable/onest', '@prisma/client'])
    expect(notices).toMatch(new RegExp(`^${name} \\d`, 'm'))
  expect(notices).toContain('SIL OPEN FONT LICENSE')
  expect(notices).toContain('GNU LESSER GENERAL PUBLIC LICENSE')
})

test('the bill of materials of a release lists what it ships with checksums, and no place that it was fetched from', async () => {
  const text = await billOfMaterials()
  const bill: {
    metadata: { component: { name: string } }
    components: { name: string; hashes: unknown[] }[]
  } = JSON.parse(text)
  expect(bill.metadata.component.name).toBe('trakt-4x4')
  const names = bill.components.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['next', 'react', 'pg', '@prisma/client', 'node']))
  expect(names).not.toContain('vitest')
  expect(bill.components.every(({ hashes }) => hashes.length > 0)).toBe(true)
  expect(text).not.toMatch(/\.tgz|"distribution"|registry/i)
}, 120_000)

import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { PROJECT_ROOT } from '@/local/project'

let checkout: string
const write = async (path: string, text: string) => {
  await mkdir(dirname(join(checkout, path)), { recursive: true })
  await writeFile(join(checkout, path), text)
}
const read = (path: string) => readFile(join(checkout, path), 'utf8')
const generate = () =>
  promisify(execFile)(process.execPath, [join(PROJECT_ROOT, 'scripts', 'routes.mjs')], { cwd: checkout })
const generated = async () =>
  (await readdir(join(checkout, 'app/(pl)'), { recursive: true }))
    .filter((path) => /\.tsx?$/.test(path))
    .sort()

beforeEach(async () => {
  checkout = await mkdtemp(join(tmpdir(), 'shop-routes-'))
  onTestFinished(() => rm(checkout, { recursive: true, force: true }))
})

test('a Polish route file hands on what its original exports and copies the settings that Next reads as text', async () => {
  await write(
    'app/[locale]/(shop)/news/[id]/page.tsx',
    `export const ensureStatic = 'navigation'
export async function generateMetadata() {}
export function generateStaticParams() {}
export default function Page() {}
`,
  )
  await generate()
  expect(await read('app/(pl)/(shop)/news/[id]/page.tsx')).toBe(
    `// Generated from app/[locale]/(shop)/news/[id]/page.tsx: edit that file.
export { default, generateMetadata, generateStaticParams } from '../../../../[locale]/(shop)/news/[id]/page'
export const ensureStatic = 'navigation'
`,
  )
})

test('a Polish page without a parameter of its own generates none', async () => {
  await write(
    'app/[locale]/layout.tsx',
    'export const generateStaticParams = () => []\nexport default function Layout() {}\n',
  )
  await generate()
  expect(await read('app/(pl)/layout.tsx')).toContain("export { default } from '../[locale]/layout'")
})

test('a Polish route file runs in the browser where its original does', async () => {
  await write('app/[locale]/error.tsx', "'use client'\n\nexport default function Failure() {}\n")
  await generate()
  expect(await read('app/(pl)/error.tsx')).toMatch(/^'use client'\n/)
})

test('only route files have a Polish one, and it goes with its original', async () => {
  await write('app/[locale]/page.tsx', 'export default function Page() {}\n')
  await write('app/[locale]/old/route.ts', 'export const GET = () => new Response()\n')
  await write('app/[locale]/Helper.tsx', 'export const Helper = () => null\n')
  await generate()
  expect(await generated()).toEqual(['old/route.ts', 'page.tsx'])
  await rm(join(checkout, 'app/[locale]/old'), { recursive: true })
  await generate()
  expect(await generated()).toEqual(['page.tsx'])
})

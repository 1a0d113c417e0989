import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { readTargets } from '@/fuzz/routes'
import { openApiDocument } from '@/lib/platform/api/openapi'
import { areas } from '@/lib/platform/identity/roles'
import { setUpDemo } from '@/lib/platform/runtime/testing'
import { allCalls } from '@/lib/site/calls'
import { PROJECT_ROOT } from '@/local/project'

setUpDemo({ DATABASE_URL: 'postgresql://shop@127.0.0.1:1/shop' })

const names = Object.keys(allCalls).sort()
const documentFor = (withStaff: boolean) => openApiDocument(allCalls, { withStaff })
const namesIn = (document: ReturnType<typeof documentFor>) =>
  Object.values(document.paths).flatMap((operations) =>
    Object.values(operations).map(({ operationId }) => operationId),
  )

test('each route file serves the calls that the table has at its address, and no others', async () => {
  const served = (await readTargets()).filter(({ kind, description }) => kind === 'call' && description)
  expect(served.map(({ name }) => name).sort()).toEqual(names)
  expect(names.length).toBeGreaterThan(150)
  for (const { name, description } of served)
    expect(description, name).toBe(allCalls[name as keyof typeof allCalls].description)
})

test('a route file is one line that names its own address', () => {
  const files = readdirSync(join(PROJECT_ROOT, 'app/api'), { recursive: true, encoding: 'utf8' })
  for (const file of files.filter((each) => each.endsWith('route.ts') && !each.includes('[[')))
    expect(readFileSync(join(PROJECT_ROOT, 'app/api', file), 'utf8'), file).toMatch(
      new RegExp(
        `^import \\{ (\\w+) \\} from '@/lib/[\\w/-]+'\\n\\nexport const \\{ [A-Z, ]+ \\} = \\1\\(\\s*'/api/${file
          .replace('/route.ts', '')
          .replace(/[[\].]/g, '\\$&')}',?\\s*\\)\\n$`,
      ),
    )
})

test('each parameter of a path has its schema, and no schema has another', () => {
  for (const [name, { description }] of Object.entries(allCalls)) {
    const inPath = [...name.matchAll(/\[(\w+)\]/g)].map(([, each]) => each)
    const { params } = description
    expect([name, params instanceof z.ZodObject ? Object.keys(params.shape) : []]).toEqual([name, inPath])
  }
})

test('the OpenAPI document has every call for the staff, and only those of other people for others', () => {
  const isOfStaff = (name: string) =>
    areas.some((area) => area === allCalls[name as keyof typeof allCalls].description.user)
  expect(namesIn(documentFor(true)).sort()).toEqual(names)
  expect(namesIn(documentFor(false)).sort()).toEqual(names.filter((name) => !isOfStaff(name)))
  expect(JSON.stringify(documentFor(false))).not.toContain('/api/admin/')
})

/** What answers with a page or a file. */
const files = [
  'GET /api/complaints/receipt',
  'GET /api/demo/outbox',
  'GET /api/demo/outbox/[id]',
  'GET /api/withdrawal/receipt',
]

test('each read that is open to all says what it answers, but those of pages and files', () => {
  const open = Object.entries(allCalls).flatMap(([name, { description }]) =>
    name.startsWith('GET') && ['anyone', 'visitor'].includes(description.user) && !description.answers
      ? [name]
      : [],
  )
  expect(open.sort()).toEqual(files)
})

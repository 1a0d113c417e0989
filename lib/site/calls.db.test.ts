import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { openApiDocument } from '@/lib/platform/api/openapi'
import { db } from '@/lib/platform/database/db'
import { allCalls } from '@/lib/site/calls'
import { suggestionsFile } from '@/lib/storefront/suggestions/queries'

afterAll(() => db().$disconnect())

const { paths } = openApiDocument(allCalls, { withStaff: false })

/** What the document says of an answer with status 200. */
function answerSchema(name: string) {
  const [method = '', address = ''] = name.split(' ')
  const operation = paths[address.replace(/\[(\w+)\]/g, '{$1}')]?.[method.toLowerCase()]
  const responses = operation?.responses as Record<string, { content: Record<string, { schema: object }> }>
  return z.fromJSONSchema(responses[200]?.content['application/json']?.schema as z.core.JSONSchema.Schema)
}

/** The demo's own things, by the names of params. */
async function samplesOf(address: string): Promise<Record<string, string>[]> {
  const ids = (rows: { id: number }[]) => rows.map(({ id }) => ({ id: String(id) }))
  const productType = /\/(tires|wheels|spacers)\/\[id\]/.exec(address)?.[1]
  const types = { tires: 'Tire', wheels: 'Wheel', spacers: 'Spacer' } as const
  if (productType)
    return ids(
      await db().product.findMany({ where: { productType: types[productType as 'tires'] }, take: 5 }),
    )
  if (address === '/api/products/[id]') return ids(await db().product.findMany({ take: 5 }))
  if (address === '/api/vehicles/[id]') return ids(await db().vehicle.findMany({ take: 5 }))
  if (address === '/api/tires/news/[id]') return ids(await db().news.findMany({ where: { published: true } }))
  return [
    {
      width: address.includes('wheel') ? '7' : '195',
      profile: '80',
      diameter: '15',
      boltSpacing: '5x139.7',
      boltDistance: '5x139.7',
      title: 'trakt',
    },
  ]
}

const queries: Record<string, string> = {
  'GET /api/fitment': '?tire=195/80R15&rim=15x6&boltPattern=5x139.7',
  'GET /api/tires': '?pageSize=100',
  'GET /api/wheels': '?pageSize=100',
  'GET /api/spacers': '?pageSize=100',
}

const reads = Object.entries(allCalls).filter(
  ([name, { description }]) =>
    name.startsWith('GET') && ['anyone', 'visitor'].includes(description.user) && description.answers,
)

test.each(reads)('%s answers what the OpenAPI document says', async (name, call) => {
  const address = name.split(' ')[1] ?? ''
  const schema = answerSchema(name)
  // kept by Next, which is not here
  if (address.startsWith('/api/suggestions/')) {
    expect(schema.safeParse(await suggestionsFile('pl')).error).toBeUndefined()
    return
  }
  for (const params of await samplesOf(address)) {
    const request = new Request(`http://127.0.0.1:3000${address}${queries[name] ?? ''}`)
    const answer = await call(request, { params: Promise.resolve(params) })
    const body = await answer.json()
    expect([answer.status, Array.isArray(body) && body.length === 0], JSON.stringify([params, body])).toEqual(
      [200, false],
    )
    expect(schema.safeParse(body).error, JSON.stringify(params)).toBeUndefined()
    // what no schema names is dropped by it
    expect(call.description.answers?.parse(body), JSON.stringify(params)).toEqual(body)
  }
})

import { NextRequest } from 'next/server'
import { expect, test } from 'vitest'
import { GET as checkKit } from '@/app/[locale]/(shop)/kit/check/route'
import { GET as search } from '@/app/[locale]/(shop)/products/title/route'
import { GET as calculate } from '@/app/[locale]/(shop)/tools/answer/route'

const targetOf = async (get: typeof search, address: string) => {
  const { status, headers } = await get(new NextRequest(`https://trakt.example${address}`))
  return [status, headers.get('location')]
}

test('a form that is sent without JavaScript leads to the address of its answer, in the language of the page', async () => {
  expect(await targetOf(search, '/en/products/title?title=+195%2F80+')).toEqual([
    303,
    expect.stringMatching(/^\/en\/products\/title\/.+/),
  ])
  expect(await targetOf(search, '/products/title?title=')).toEqual([303, '/tires'])
  expect(await targetOf(calculate, '/ru/tools/answer?tool=unknown')).toEqual([303, '/ru/tools'])
  expect(await targetOf(calculate, '/tools/answer?tool=gearing')).toEqual([
    303,
    expect.stringMatching(/^\/tools\/gearing/),
  ])
  expect(await targetOf(checkKit, '/en/kit/check?tireSize=215%2F75R15')).toEqual([
    303,
    expect.stringMatching(/^\/en\/kit\/.*215/),
  ])
})

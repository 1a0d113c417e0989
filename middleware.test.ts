import { readdirSync } from 'node:fs'
import { unstable_doesMiddlewareMatch } from 'next/experimental/testing/server'
import { expect, test } from 'vitest'
import { config } from './middleware'

const visits: { headers?: Record<string, string>; cookies?: Record<string, string> }[] = [
  {},
  { headers: { 'accept-language': 'en' } },
  { cookies: { 'trakt-locale': 'en' } },
  { headers: { 'accept-language': 'ru', 'content-type': 'text/csv' }, cookies: { session: 'x' } },
]
const isMatched = (path: string) =>
  visits.some((visit) =>
    unstable_doesMiddlewareMatch({ config, url: `https://trakt.example${path}`, ...visit }),
  )

test('no call of the API passes through the middleware, which would keep its body and cut it off at 10 MB', () => {
  const routes = ['api', 'media'].flatMap((folder) =>
    readdirSync(`app/${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('route.ts'))
      .map((file) => `/${folder}/${file}`.replace(/\/route\.ts$/, '').replace(/\[[^\]]+\]/g, '17')),
  )
  expect(routes.length).toBeGreaterThan(60)
  const spellings = routes.flatMap((path) => [
    path,
    `${path}/`,
    `${path}%20`,
    path.replace(/(\/\w+\/.*)o/, '$1%6F'),
    path.replace(/\/17/, '/x%2Fadmin%2Fy'),
  ])
  const others = ['/api', '/api/', '/api/admin', '/api/admin/admin/x', '/api/en/admin/x', '/_next/admin/x']
  expect([...spellings, ...others].filter(isMatched)).toEqual([])
})

test('the fence and the visit that wants another language pass through the middleware', () => {
  const paths = [
    '/admin',
    '/admin/order/1',
    '/en/admin/import',
    '/xx/admin',
    '/apis/admin',
    '/en/create',
    '/CreateOrder',
  ]
  expect(paths.filter((path) => !isMatched(path))).toEqual([])
  expect(['/', '/tires', '/apis', '/mediation', '/english'].filter((path) => !isMatched(path))).toEqual([])
})

test.each([
  ['a Polish browser', { headers: { 'accept-language': 'pl-PL,pl;q=0.9' } }],
  ['a visitor who chose Polish', { headers: { 'accept-language': 'en' }, cookies: { 'trakt-locale': 'pl' } }],
])('a public page that %s asks for is drawn without the middleware', (_, polish) => {
  const paths = ['/', '/tires', '/products/title/opony%20zimowe', '/en/tires', '/tires/filter/width=195']
  for (const path of paths)
    expect(
      unstable_doesMiddlewareMatch({ config, url: `https://trakt.example${path}`, ...polish }),
      path,
    ).toBe(false)
})

test('a browser that merely knows Polish passes through the middleware, which sorts its languages', () => {
  const isSorted = (header: string) =>
    unstable_doesMiddlewareMatch({
      config,
      url: 'https://trakt.example/',
      headers: { 'accept-language': header },
    })
  expect(['pl;q=0.2,en;q=0.9', 'en,pl'].map(isSorted)).toEqual([true, true])
  expect(['pl', 'pl-PL', 'pl-PL,pl;q=0.9,en-US;q=0.8', 'pl,en;q=0.9'].map(isSorted)).toEqual([
    false,
    false,
    false,
    false,
  ])
})

test('no page without a language begins with two letters, which the middleware takes for one', () => {
  const pages = ['(shop)', '(dynamic)', '(bare)', '(admin)'].flatMap((group) =>
    readdirSync(`app/[locale]/${group}`),
  )
  expect(pages.length).toBeGreaterThan(30)
  expect(pages.filter((name) => /^[a-z]{2}$/.test(name))).toEqual([])
})

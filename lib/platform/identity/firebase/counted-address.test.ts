import { expect, test } from 'vitest'
import { countedAddress } from './firebase-client'

const key = 'k'.repeat(43)

test.each([
  [`/invitation?key=${key}`, '/invitation'],
  [`/en/stockAlerts?confirm=${key}`, '/en/stockAlerts'],
  [`/track/${key}`, '/track/-'],
  ['/ru/track/short?x=1', '/ru/track/-'],
  ['/Payment?order=K7M2Q-X9D4T', '/Payment'],
  ['/tires/filter/width=195?utm_source=letter&page=2#top', '/tires/filter/width=195?utm_source=letter'],
])('the counting of visits is told %s as %s', (path, counted) => {
  expect(countedAddress(`https://trakt.example${path}`)).toBe(`https://trakt.example${counted}`)
})

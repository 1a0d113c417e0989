import { describe, expect, test } from 'vitest'
import { embedAddress, excerpt, newsDate, videoId } from './rules'

const ID = 'aqz-KE-bpKQ'

describe('a video link becomes a player', () => {
  test.each([
    `https://www.youtube.com/watch?v=${ID}`,
    `https://youtube.com/watch?feature=share&v=${ID}&list=PL123&index=2`,
    `http://m.youtube.com/watch?v=${ID}`,
    `https://www.youtube.com/shorts/${ID}`,
    `https://www.youtube.com/shorts/${ID}?si=abc&feature=share`,
    `https://www.youtube.com/shorts/${ID}/`,
    `https://youtu.be/${ID}?si=xyz`,
    `https://www.youtube.com/embed/${ID}?rel=0`,
    `https://www.youtube-nocookie.com/embed/${ID}`,
    `https://www.youtube.com/live/${ID}`,
    `  https://www.youtube.com/watch?v=${ID}#comments `,
    `www.youtube.com/watch?v=${ID}`,
    `//youtu.be/${ID}`,
    `HTTPS://WWW.YOUTUBE.COM/watch?v=${ID}`,
  ])('%s', (link) => {
    expect(videoId(link)).toBe(ID)
    expect(embedAddress(link)).toBe(`https://www.youtube-nocookie.com/embed/${ID}?autoplay=1&rel=0`)
  })

  test('it begins where the link says', () => {
    expect(embedAddress(`https://youtu.be/${ID}?t=90`)).toContain('start=90')
    expect(embedAddress(`https://www.youtube.com/watch?v=${ID}&t=1m30s`)).toContain('start=90')
    expect(embedAddress(`https://www.youtube.com/watch?v=${ID}&t=soon`)).not.toContain('start')
  })
})

describe("anything else leaves the shop's own video", () => {
  test.each([
    '',
    'nonsense',
    'https://vimeo.com/12345',
    'https://www.youtube.com/',
    'https://www.youtube.com/watch',
    'https://www.youtube.com/watch?v=short',
    `https://www.youtube.com/watch?v=${ID}x`,
    `https://www.youtube.com/watch?v=${ID.slice(0, 10)}"`,
    `https://youtube.com.evil.example/watch?v=${ID}`,
    `https://evil.example/?u=https://www.youtube.com/watch?v=${ID}`,
    `https://notyoutube.com/watch?v=${ID}`,
    `javascript:alert(1)//youtube.com/watch?v=${ID}`,
    `https://www.youtube.com/playlist?list=PL123`,
  ])('%j', (link) => {
    expect(videoId(link)).toBeNull()
    expect(embedAddress(link)).toBeNull()
  })
})

test('the date is the day it was in Poland', () => {
  const lateEvening = '2026-07-27T22:30:00.000Z'
  expect(newsDate(lateEvening, 'pl')).toBe('28 lipca 2026')
  expect(newsDate(lateEvening, 'en')).toBe('July 28, 2026')
  expect(newsDate(lateEvening, 'ru')).toBe('28 июля 2026\u00a0г.')
})

test('an excerpt ends between words', () => {
  expect(excerpt('Karkas oglądamy,\n\nprześwietlamy i szorstkujemy.', 31)).toBe(
    'Karkas oglądamy, prześwietlamy…',
  )
  expect(excerpt('Krótko.', 30)).toBe('Krótko.')
  expect(excerpt('x'.repeat(50), 20)).toBe(`${'x'.repeat(20)}…`)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FrameReader, toFrames } from './connection'

test('a long message travels in announced frames and arrives whole, also through UTF-8', () => {
  // The odd offset makes the cut fall between the two halves of an emoji.
  const message = { text: `x${'🛞'.repeat(20_000)}` }
  const frames = toFrames(message)
  expect(frames[0]).toBe(String(frames.length - 1))
  const reader = new FrameReader()
  const read = frames.map((frame) => reader.read(Buffer.from(frame, 'utf8').toString('utf8')))
  expect(read.pop()).toEqual(message)
  expect(read.every((part) => part === undefined)).toBe(true)
})

test('every message is read as it was sent', () => {
  fc.assert(
    fc.property(fc.array(fc.dictionary(fc.string(), fc.string({ maxLength: 40_000 }))), (messages) => {
      const reader = new FrameReader()
      const read = messages
        .flatMap(toFrames)
        .map((frame) => reader.read(frame))
        .filter((message) => message !== undefined)
      expect(JSON.stringify(read)).toBe(JSON.stringify(messages))
    }),
    { numRuns: 50 },
  )
})

test('the keep-alive of the SDKs is no message', () => {
  const reader = new FrameReader()
  expect(reader.read('0')).toBe(undefined)
  expect(reader.read('{"t":"c"}')).toEqual({ t: 'c' })
})

test('a frame that is not JSON is refused', () => {
  expect(() => new FrameReader().read('hello there')).toThrow('JSON')
})

import { expect, test } from 'vitest'
import { draftId, newDraftId } from './form-result'

test('every bit of the id of a refused complaint form is random, and PostgreSQL’s type takes it', () => {
  const ids = Array.from({ length: 500 }, newDraftId)
  expect(ids.every((id) => draftId.safeParse(id).success)).toBe(true)
  const bits = ids.map((id) =>
    BigInt(`0x${id.replaceAll('-', '')}`)
      .toString(2)
      .padStart(128, '0'),
  )
  for (let place = 0; place < 128; place++)
    expect(new Set(bits.map((each) => each[place])).size, `bit ${place}`).toBe(2)
})

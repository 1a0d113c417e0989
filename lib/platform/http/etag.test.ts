import { expect, test } from 'vitest'
import { holdsVersion } from './etag'

const etag = '"abc"'

test('a client has the version that it names alone, in a list, as weak, or by a star', () => {
  for (const named of ['"abc"', 'W/"abc"', '"old", "abc"', '"old","abc"', '"old" , W/"abc"', '*'])
    expect(holdsVersion(named, etag), named).toBe(true)
})

test('a client that names no version or only others does not have this one', () => {
  for (const named of [undefined, '"old"', '"old", "older"', 'abc', '"abc-640"', '"x"abc"'])
    expect(holdsVersion(named, etag), named).toBe(false)
})

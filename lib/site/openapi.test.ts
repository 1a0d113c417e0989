import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { openApiDocument } from '@/lib/platform/api/openapi'
import { allCalls } from '@/lib/site/calls'

test.each([true, false])(
  'the document is valid OpenAPI 3.1, with the staff’s part: %s',
  async (withStaff) => {
    const validator = new Validator()
    const document = JSON.parse(JSON.stringify(openApiDocument(allCalls, { withStaff })))
    expect(await validator.validate(document)).toEqual({ valid: true })
    expect(validator.version).toBe('3.1')
  },
)

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { PROJECT_ROOT } from '../project'

type Schema = Readonly<Record<string, unknown>>
type Contents = { content?: Record<string, { schema: Schema }> }
type Operation = { requestBody?: Contents; responses: Record<string, Contents> }
type Description = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

/** An object has no field that its schema does not know. */
const strictly = (key: string, value: unknown): unknown =>
  key !== 'properties' && Object(value).properties ? { additionalProperties: false, ...Object(value) } : value

/** Extract of the ministry's API description (https://api-test.ksef.mf.gov.pl/docs/v2): the calls that the shop makes. */
const description: Description = JSON.parse(
  readFileSync(join(PROJECT_ROOT, 'local/ksef/open-api.json'), 'utf8').replaceAll(
    '#/components/schemas/',
    '#/definitions/',
  ),
  strictly,
)

export const operationOf = (method: string, path: string): Operation | undefined =>
  description.paths[path]?.[method]

/** What is wrong with a value by a schema of the description. */
export function faultsOf(value: unknown, schema: Schema): string[] {
  const whole = { ...schema, definitions: description.components.schemas }
  const { error } = z.fromJSONSchema(whole, { defaultTarget: 'openapi-3.0' }).safeParse(value)
  return error ? error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) : []
}

import { z } from 'zod'

/** The JSON Schema of what a schema reads or gives. Answers may have more fields one day, so that none is forbidden. */
export function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output' = 'input'): object {
  const { $schema: _, ...described } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
      const { def } = zodSchema._zod
      // The input of `preprocess` can be anything; its output has the useful schema.
      if (def.type === 'pipe' && def.in._zod.def.type === 'transform' && def.out instanceof z.ZodType)
        Object.assign(jsonSchema, jsonSchemaOf(def.out, io))
    },
  })
  return described
}

export function propertiesOf(schema: z.ZodType | undefined) {
  const { properties = {}, required = [] } = (schema ? jsonSchemaOf(schema) : {}) as {
    properties?: Record<string, object>
    required?: string[]
  }
  return { properties, required }
}

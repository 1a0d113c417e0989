import { z } from 'zod'
import { call, callTable } from '@/lib/platform/api/call-table'
import { type OpenApi, openApiDocument } from '@/lib/platform/api/openapi'

/** Built once, with and without the staff's part. */
const documents = new Map<boolean, OpenApi>()

export const openApi = callTable(
  /** All calls as an OpenAPI document; those of the administration for the staff alone. */
  call(
    'GET /api/openapi.json',
    'visitor',
    { answers: z.looseObject({ openapi: z.string() }) },
    async (user): Promise<OpenApi> => {
      const withStaff = user?.role !== undefined
      // loaded when it is asked for, because it loads every call
      const { allCalls } = await import('@/lib/site/calls')
      const document = documents.get(withStaff) ?? openApiDocument(allCalls, { withStaff })
      documents.set(withStaff, document)
      return document
    },
  ),
)

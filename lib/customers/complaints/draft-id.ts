import { randomBytes } from 'node:crypto'
import { z } from 'zod'

/** The id of a refused form opens what was typed, so all of its 128 bits are random; those of a UUID are 122. */
export const newDraftId = (): string =>
  randomBytes(16)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')

/** As PostgreSQL's type uuid takes it, whatever its version says. */
export const draftId = z.guid()

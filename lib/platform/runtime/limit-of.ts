import 'server-only'
import { env } from './env'
import { type Limit, type LimitName, limits } from './limits'

/** A limit as the owner of the shop has set it, or as the table has it. */
export const limitOf = (name: LimitName): Limit => env().LIMITS[name] ?? limits[name]

import { RegisterQuery } from './schema'

/** A list of a register as its page asks for it. */
export const listed = (wanted: object = {}): RegisterQuery => RegisterQuery.parse(wanted)

// Figures of the trade: tire sizes, rims, bolt patterns, threads, load and speed.
// The files that other modules and pages may import; all else of the folder is the module's own.

export type * as boltPatterns from './bolt-patterns'
export type * as dimensions from './dimensions'
export type * as fields from './fields'
export type * as limits from './limits'
export type * as loadAndSpeed from './load-and-speed'
export type * as ownTire from './own-tire'
export type * as readers from './readers'
export type * as rimWidths from './rim-widths'
export type * as threads from './threads'
export type * as tireSizes from './tire-sizes'

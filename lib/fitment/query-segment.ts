// A query as one segment of a path, where a page is cached by its path.

/** The longest segment that is read. */
export const LONGEST_ADDRESS = 4_000

/** Encodes `%`, `&`, `+` and `/` twice: the router decodes a path before it is split. */
export const segmentOfQuery = (query: string): string => query.replace(/%(25|26|2B|2F)/g, '%25$1')

/** The query in a segment as the address of the browser has it. */
export const queryInSegment = (segment: string): string => segment.replace(/%25(25|26|2B|2F)/g, '%$1')

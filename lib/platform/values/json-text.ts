/** The value of a JSON text; null for a text that is none, as a proxy may answer in place of a service. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

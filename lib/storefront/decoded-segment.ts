/** A segment of an address; as it stands where a hand-typed percent sign encodes nothing. */
export function decodedSegment(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The SDKs split a message into frames of this many characters and announce the number of frames. */
const FRAME_LENGTH = 16_384
/** A bare 0 is the SDKs' keep-alive: a message without frames. */
const COUNT = /^\d{1,6}$/

/** The frames of one message, preceded by their number when there are several. */
export function toFrames(message: unknown): string[] {
  const text = JSON.stringify(message)
  if (text.length <= FRAME_LENGTH) return [text]
  const frames: string[] = []
  for (let start = 0; start < text.length; ) {
    let end = Math.min(start + FRAME_LENGTH, text.length)
    // Half a surrogate pair cannot be encoded in UTF-8: keep the pair in one frame.
    if (end < text.length && /[\uD800-\uDBFF]/.test(text.charAt(end - 1))) end -= 1
    frames.push(text.slice(start, end))
    start = end
  }
  return [String(frames.length), ...frames]
}

/** Joins the frames of one connection into messages. */
export class FrameReader {
  private missing = 0
  private text = ''

  /** Returns the message when this frame completes it, else `undefined`. */
  read(frame: string): unknown {
    if (this.missing === 0 && COUNT.test(frame)) {
      this.missing = Number(frame)
      return undefined
    }
    this.text += frame
    this.missing = Math.max(this.missing - 1, 0)
    if (this.missing > 0) return undefined
    const { text } = this
    this.text = ''
    return JSON.parse(text)
  }
}

import { Refusal } from '../refusal'

/** The SDKs split a message into frames of this many characters and announce the number of frames. */
const FRAME_LENGTH = 16_384
const MAX_FRAMES = 1_000
const COUNT = /^\d{1,6}$/

/** The frames of one message, preceded by their number when there are several. */
export function toFrames(message: unknown): string[] {
  const text = JSON.stringify(message)
  if (text.length <= FRAME_LENGTH) return [text]
  const frames: string[] = []
  for (let start = 0; start < text.length; ) {
    let end = Math.min(start + FRAME_LENGTH, text.length)
    // Half a surrogate pair cannot be encoded in UTF-8: keep the pair in one frame.
    if (end < text.length && isHighSurrogate(text.charCodeAt(end - 1))) end -= 1
    frames.push(text.slice(start, end))
    start = end
  }
  return [String(frames.length), ...frames]
}

/** Joins the frames of one connection into messages. */
export class FrameReader {
  private missing = 0
  private parts: string[] = []

  /** Returns the message when this frame completes it, else `undefined`. */
  read(frame: string): unknown {
    if (this.missing === 0) {
      if (!COUNT.test(frame)) return parse(frame)
      // A bare 0 is the SDK's keep-alive: a message without frames.
      this.missing = Number(frame)
      if (this.missing > MAX_FRAMES) {
        throw new Refusal(
          'invalid_request',
          `A message of ${frame} frames is longer than the ${MAX_FRAMES} allowed`,
        )
      }
      return undefined
    }
    this.parts.push(frame)
    this.missing -= 1
    if (this.missing > 0) return undefined
    const text = this.parts.join('')
    this.parts = []
    return parse(text)
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal('invalid_request', 'A message is not JSON')
  }
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff
}

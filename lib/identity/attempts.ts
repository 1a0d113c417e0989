type Limit = {
  /** Attempts of one key within the window. */
  attempts: number
  windowMs: number
  /** Keys that are remembered; past that the oldest are forgotten, so that memory stays bounded. */
  keys: number
}

/** Counts attempts in this process's memory: enough to slow down guessing, and no state that instances share. */
export class AttemptLimit {
  private readonly windows = new Map<string, { began: number; count: number }>()

  constructor(private readonly limit: Limit) {}

  /** Counts one attempt. Answers the seconds to wait, 0 when the attempt is within the limit. */
  take(key: string, now = Date.now()): number {
    const window = this.current(key, now) ?? { began: now, count: 0 }
    window.count += 1
    this.windows.delete(key)
    this.windows.set(key, window)
    this.forgetOldest()
    return this.wait(window, now, this.limit.attempts)
  }

  /** The seconds to wait before the next attempt, without counting one. */
  waitOf(key: string, now = Date.now()): number {
    const window = this.current(key, now)
    return window ? this.wait(window, now, this.limit.attempts - 1) : 0
  }

  private current(key: string, now: number) {
    const window = this.windows.get(key)
    return window && now - window.began < this.limit.windowMs ? window : undefined
  }

  private wait(window: { began: number; count: number }, now: number, most: number): number {
    if (window.count <= most) return 0
    return Math.max(1, Math.ceil((window.began + this.limit.windowMs - now) / 1_000))
  }

  private forgetOldest() {
    for (const key of this.windows.keys()) {
      if (this.windows.size <= this.limit.keys) return
      this.windows.delete(key)
    }
  }
}

'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { uploadPicture } from '@/lib/media/client'
import { errorCode } from '@/lib/platform/http/client'

export type Upload = {
  key: number
  file: File
  preview: string
  /** From 0 to 1. It is 1 while the server processes the picture. */
  progress: number
  failure: string | null
  /** The place in the order of sending. */
  turn: number
}

/** Uploads pictures one after the other, so that they keep their order. */
export function useUploads(onUploaded: (url: string) => void) {
  const [uploads, setUploads] = useState<Upload[]>([])
  const turns = useRef(0)
  const waiting = uploads.filter(({ failure }) => !failure)
  const [next] = waiting.toSorted((one, other) => one.turn - other.turn)
  const turn = next?.turn

  const alter = (key: number, change: Partial<Upload>) =>
    setUploads((all) => all.map((each) => (each.key === key ? { ...each, ...change } : each)))

  const forget = (key: number) =>
    setUploads((all) => {
      const gone = all.find((each) => each.key === key)
      if (gone) URL.revokeObjectURL(gone.preview)
      return all.filter((each) => each.key !== key)
    })

  const send = useEffectEvent(async (signal: AbortSignal) => {
    if (!next) return
    const { key, file } = next
    try {
      const onProgress = (progress: number) => alter(key, { progress })
      const { url } = await uploadPicture(file, { onProgress, signal })
      onUploaded(url)
      forget(key)
    } catch (error) {
      if (!signal.aborted) alter(key, { failure: errorCode(error) })
    }
  })
  // Leaving the page aborts the upload. Next may keep the page: shown again, it sends the picture anew.
  useEffect(() => {
    if (turn === undefined) return
    const stop = new AbortController()
    void send(stop.signal)
    return () => stop.abort()
  }, [turn])

  function add(chosen: Iterable<File>) {
    for (const file of chosen) {
      turns.current += 1
      const key = turns.current
      const preview = URL.createObjectURL(file)
      setUploads((all) => [...all, { key, file, preview, progress: 0, failure: null, turn: key }])
    }
  }

  function retry(key: number) {
    turns.current += 1
    alter(key, { progress: 0, failure: null, turn: turns.current })
  }

  return { uploads, add, retry, forget, underWay: waiting.length }
}

export type Uploads = ReturnType<typeof useUploads>

'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { uploadPicture } from '@/lib/media/client'
import { errorCode } from '@/lib/platform/http/client'

export type Upload = {
  key: number
  name: string
  preview: string
  /** From 0 to 1. It is 1 while the server processes the picture. */
  progress: number
  failure: string | null
}

/** Uploads pictures one after the other, so that they keep their order. */
export function useUploads(onUploaded: (url: string) => void) {
  const [uploads, setUploads] = useState<Upload[]>([])
  const files = useRef(new Map<number, File>())
  const waiting = useRef(new Set<number>())
  const isLeft = useRef(false)
  const stops = useRef(new Map<number, AbortController>())
  const queue = useRef<Promise<void>>(Promise.resolve())
  const last = useRef(0)
  const arrived = useRef(onUploaded)
  useEffect(() => {
    arrived.current = onUploaded
  })

  const alter = (key: number, change: Partial<Upload>) =>
    setUploads((all) => all.map((each) => (each.key === key ? { ...each, ...change } : each)))

  function forget(key: number) {
    stops.current.get(key)?.abort()
    files.current.delete(key)
    waiting.current.delete(key)
    setUploads((all) => {
      const gone = all.find((each) => each.key === key)
      if (gone) URL.revokeObjectURL(gone.preview)
      return all.filter((each) => each.key !== key)
    })
  }

  async function send(key: number) {
    const file = files.current.get(key)
    if (!file || isLeft.current || !waiting.current.has(key)) return
    const stop = new AbortController()
    stops.current.set(key, stop)
    try {
      const onProgress = (progress: number) => alter(key, { progress })
      const { url } = await uploadPicture(file, { onProgress, signal: stop.signal })
      arrived.current(url)
      forget(key)
    } catch (error) {
      if (stop.signal.aborted) return
      waiting.current.delete(key)
      alter(key, { failure: errorCode(error) })
    } finally {
      stops.current.delete(key)
    }
  }

  function enqueue(key: number) {
    waiting.current.add(key)
    queue.current = queue.current.then(() => send(key))
  }

  const begin = useEffectEvent(() => {
    isLeft.current = false
    for (const key of waiting.current) enqueue(key)
  })
  // Leaving the page aborts what is being sent. Next may keep the page: shown again, it sends the rest.
  useEffect(() => {
    begin()
    return () => {
      isLeft.current = true
      for (const stop of stops.current.values()) stop.abort()
    }
  }, [])

  function add(chosen: Iterable<File>) {
    for (const file of chosen) {
      last.current += 1
      const key = last.current
      files.current.set(key, file)
      const preview = URL.createObjectURL(file)
      setUploads((all) => [...all, { key, name: file.name, preview, progress: 0, failure: null }])
      enqueue(key)
    }
  }

  function retry(key: number) {
    alter(key, { progress: 0, failure: null })
    enqueue(key)
  }

  return { uploads, add, retry, forget, underWay: uploads.filter(({ failure }) => !failure).length }
}

export type Uploads = ReturnType<typeof useUploads>

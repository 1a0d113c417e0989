'use client'

import { useEffect, useRef, useState } from 'react'

/** The checkboxes of this name in a form; those of a table belong to it by its id, so they work without script. */
export const boxesOf = (form: HTMLFormElement | null, name: string): HTMLInputElement[] =>
  [...(form?.elements ?? [])].filter(
    (element): element is HTMLInputElement => element instanceof HTMLInputElement && element.name === name,
  )

type Picked = { all: number; ticked: HTMLInputElement[] }

const isSameSelection = (one: Picked, other: Picked) =>
  one.all === other.all &&
  one.ticked.length === other.ticked.length &&
  one.ticked.every((box, place) => box === other.ticked[place])

/** The rows that are picked. Their boxes are the only state: a page that was left and comes back shows what is ticked in it. */
export function usePicked(name: string) {
  const form = useRef<HTMLFormElement>(null)
  const [picked, setPicked] = useState<Picked>({ all: 0, ticked: [] })
  const read = () => {
    const boxes = boxesOf(form.current, name)
    const now = { all: boxes.length, ticked: boxes.filter((box) => box.checked) }
    setPicked((before) => (isSameSelection(before, now) ? before : now))
  }
  // after every rendering: rows may have left the list
  useEffect(() => {
    read()
    document.addEventListener('change', read)
    return () => document.removeEventListener('change', read)
  })
  const pickAll = (checked: boolean) => {
    for (const box of boxesOf(form.current, name)) box.checked = checked
    read()
  }
  return { form, ...picked, pickAll }
}

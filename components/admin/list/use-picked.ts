'use client'

import { useEffect, useRef, useState } from 'react'

/** The checkboxes of this name in a form. Those of a table name the form by its id, so they work without script. */
export const boxesOf = (form: HTMLFormElement | null, name: string): HTMLInputElement[] =>
  [...(form?.elements ?? [])].filter(
    (element): element is HTMLInputElement => element instanceof HTMLInputElement && element.name === name,
  )

type Picked = { all: number; ticked: HTMLInputElement[] }

const isSameSelection = (one: Picked, other: Picked) =>
  one.all === other.all &&
  one.ticked.length === other.ticked.length &&
  one.ticked.every((box, place) => box === other.ticked[place])

/** The picked rows. The boxes are the only state, so a page that Next kept shows what is ticked when it comes back. */
export function usePicked(name: string) {
  const form = useRef<HTMLFormElement>(null)
  const [picked, setPicked] = useState<Picked>({ all: 0, ticked: [] })
  const read = () => {
    const boxes = boxesOf(form.current, name)
    const now = { all: boxes.length, ticked: boxes.filter((box) => box.checked) }
    setPicked((before) => (isSameSelection(before, now) ? before : now))
  }
  // reads after every rendering, because rows may have left the list
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

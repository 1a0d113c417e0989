import { useRef } from 'react'
import { Button, type ButtonProps } from '@/components/ui/buttons/Button'

type Props = Omit<ButtonProps, 'onClick'> & {
  /** The accessible name of the file input. */
  control: string
  accept: string
  multiple?: boolean
  onChoose: (files: File[]) => void
}

export function FileButton({ control, accept, multiple, onChoose, ...button }: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={multiple}
        aria-label={control}
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])])
          // emptied, so that choosing the same file again, corrected, fires a change event
          target.value = ''
        }}
      />
      <Button {...button} onClick={() => input.current?.click()} />
    </>
  )
}

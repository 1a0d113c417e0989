import type { ComponentProps } from 'react'

/** For robots only: not seen, not read out, not reached by Tab, not filled in by the browser. */
export function RobotField({ label, ...rest }: ComponentProps<'input'> & { label: string }) {
  return (
    <div aria-hidden="true" className="absolute -left-[200vw] h-px w-px overflow-hidden">
      <label>
        {label}
        <input type="text" {...rest} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}

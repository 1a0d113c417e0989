import { Notice } from '@/components/ui/Notice'

/** Focuses an element when it is drawn, since the pressed button, which had the focus, has left the page. */
export const takeFocus = (element: HTMLElement | null) => element?.focus()

export const DoneNotice = ({ title }: { title: string }) => (
  <div role="status" tabIndex={-1} ref={takeFocus}>
    <Notice kind="success" title={title} />
  </div>
)

import { Notice } from '@/components/ui/Notice'

/** Focuses an element once it is mounted, since the pressed button, which had the focus, has left the page. */
export const focusOnMount = (element: HTMLElement | null) => element?.focus()

export const DoneNotice = ({ title }: { title: string }) => (
  <div role="status" tabIndex={-1} ref={focusOnMount}>
    <Notice kind="success" title={title} />
  </div>
)

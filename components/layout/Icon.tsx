import { classes } from '@/components/ui/classes'

const paths = {
  menu: 'M3 6h18M3 12h18M3 18h18',
  search: 'M10.5 4a6.5 6.5 0 100 13 6.5 6.5 0 000-13zM15.5 15.5L21 21',
  person: 'M12 4a4 4 0 100 8 4 4 0 000-8zM4 21c.6-4.2 3.8-6 8-6s7.4 1.8 8 6',
  cart: 'M2 4h3l2.4 11.2h11L21 7.5H6M9 20.5h.01M17 20.5h.01',
  phone: 'M6 3h4l1.5 5-2.5 2a12 12 0 005 5l2-2.5 5 1.5v4a2 2 0 01-2 2C11 20 4 13 4 5a2 2 0 012-2z',
  chat: 'M4 5h16v11H10l-5 4v-4H4z',
  down: 'M6 9l6 6 6-6',
}

/** Line drawings of the interface: always beside words or a label, so hidden from screen readers. */
export function Icon({ name, className }: { name: keyof typeof paths; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="square"
      className={classes('size-5 shrink-0', className)}
    >
      <path d={paths[name]} />
    </svg>
  )
}

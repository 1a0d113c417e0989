import { FieldError } from '@/components/ui/controls/Field'

/** Announces below a form what is wrong with it as a whole. */
export const Problem = ({ id, children }: { id: string; children: string | null }) => (
  <span role="status">{children ? <FieldError id={id}>{children}</FieldError> : null}</span>
)

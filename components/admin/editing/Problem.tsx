import { FieldError } from '@/components/ui/controls/Field'

/** What is wrong with a form as a whole, announced below it. */
export const Problem = ({ id, children }: { id: string; children: string | null }) => (
  <span role="status">{children ? <FieldError id={id}>{children}</FieldError> : null}</span>
)

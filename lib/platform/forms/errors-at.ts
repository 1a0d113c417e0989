import type { FieldError } from '@/lib/platform/errors'

export const errorsAt = <Control extends string>(
  controls: readonly Control[],
  errors: FieldError[],
): [Control, FieldError['code']][] =>
  errors.flatMap(({ path, code }): [Control, FieldError['code']][] => {
    const control = controls.find((each) => each === path)
    return control ? [[control, code]] : []
  })

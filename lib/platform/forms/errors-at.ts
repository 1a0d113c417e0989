import type { InvalidField } from '@/lib/platform/errors'

export const errorsAt = <Control extends string>(
  controls: readonly Control[],
  errors: InvalidField[],
): [Control, InvalidField['code']][] =>
  errors.flatMap(({ path, code }): [Control, InvalidField['code']][] => {
    const control = controls.find((each) => each === path)
    return control ? [[control, code]] : []
  })

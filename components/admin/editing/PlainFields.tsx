import { ControlField, type ControlFieldProps } from './ControlField'

export type PlainField = Omit<ControlFieldProps, 'value' | 'defaultValue'> & {
  name: string
  value?: string | number | undefined
  /** The words of the first option, which chooses nothing; left out, the select has no empty option. */
  all?: string
  className?: string
}

type Props = { fields: readonly PlainField[]; faultOf?: (name: string) => string | undefined }

/** The fields of a form without state: uncontrolled inputs with names and first values. */
export const PlainFields = ({ fields, faultOf }: Props) =>
  fields.map(({ name, value = '', all, options, error, className, ...rest }) => {
    const field = (
      <ControlField
        // a new key, because React ignores another default value of a mounted select
        key={options ? `${name} ${value}` : name}
        maxLength={300}
        {...rest}
        name={name}
        defaultValue={value}
        options={options && (all === undefined ? options : [{ value: '', label: all }, ...options])}
        error={error ?? faultOf?.(name)}
      />
    )
    return className ? (
      <div key={name} className={className}>
        {field}
      </div>
    ) : (
      field
    )
  })

import { ControlField, type ControlFieldProps } from './ControlField'

export type PlainField = Omit<ControlFieldProps, 'value' | 'defaultValue'> & {
  name: string
  value?: string | number | undefined
  /** The words for no choice, where there is that choice. */
  all?: string
  className?: string
}

type Props = { fields: readonly PlainField[]; faultOf?: (name: string) => string | undefined }

/** The fields of a form that keeps no state: its controls have their names and what they begin with. */
export const PlainFields = ({ fields, faultOf }: Props) =>
  fields.map(({ name, value = '', all, options, error, className, ...rest }) => {
    const field = (
      <ControlField
        // React gives a mounted select no other default
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

/** A torque in Nm; with `wheels` where it differs between alloy and steel wheels. */
export type Torque = { nm: string; wheels: 'alloy' | 'steel' | null }

/** Reads the torque of a vehicle: `118-147`, `131 alloy;209 steel`. Empty where nothing is known or readable. */
export function readTorque(text: string | null): Torque[] {
  return (text ?? '').split(';').flatMap((part) => {
    const [, nm, wheels] = /^\s*(\d{2,3}(?:-\d{2,3})?)(?: (alloy|steel))?\s*$/.exec(part) ?? []
    if (!nm) return []
    return [{ nm: nm.replace('-', '–'), wheels: wheels === 'alloy' || wheels === 'steel' ? wheels : null }]
  })
}

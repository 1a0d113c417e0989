import type { CarName } from './car-words'

// What the filter of the list of all cars reads, as short as it goes: the page has it of every car twice.

const DIVIDER = '\t'

export const listedName = ({ make, model, generation, yearFrom, yearTo, aliases }: CarName): string =>
  [make, model, generation, yearFrom, yearTo ?? '', aliases.join(';')].join(DIVIDER)

export function readListedName(text: string): CarName {
  const [make = '', model = '', generation = '', yearFrom, yearTo, aliases = ''] = text.split(DIVIDER)
  return {
    make,
    model,
    generation,
    yearFrom: Number(yearFrom),
    yearTo: yearTo ? Number(yearTo) : null,
    aliases: aliases.split(';').filter(Boolean),
  }
}

import { compare, gt, valid } from 'semver'
import { z } from 'zod'

/** A part of the bill of materials (CycloneDX). */
export type Component = { name: string; version: string }

const Event = z.object({
  introduced: z.string().optional(),
  fixed: z.string().optional(),
  last_affected: z.string().optional(),
})
type Event = z.output<typeof Event>

const Affected = z.object({
  package: z.object({ ecosystem: z.string(), name: z.string() }).optional(),
  ranges: z.array(z.object({ type: z.string(), events: z.array(Event) })).default([]),
  versions: z.array(z.string()).default([]),
})

/** What is read of a record of https://ossf.github.io/osv-schema. */
export const OsvRecord = z.object({
  id: z.string(),
  summary: z.string().default(''),
  withdrawn: z.string().optional(),
  database_specific: z.object({ severity: z.string().optional() }).nullish(),
  affected: z.array(Affected).default([]),
})
export type OsvRecord = z.output<typeof OsvRecord>

export type Weakness = Component & {
  id: string
  summary: string
  /** As GitHub says it: LOW, MODERATE, HIGH or CRITICAL; empty where the record says nothing. */
  severity: string
  fixed: string[]
}

/** The known weaknesses of npm packages, one for each record and version that is shipped; the severest first. */
export function weaknessesOf(components: readonly Component[], records: readonly OsvRecord[]): Weakness[] {
  const shipped = new Map<string, Component[]>()
  for (const component of components)
    shipped.set(component.name, [...(shipped.get(component.name) ?? []), component])
  const found = records.flatMap((record) => {
    if (record.withdrawn) return []
    const concerned = new Map<string, Weakness>()
    for (const affected of record.affected) {
      if (affected.package?.ecosystem !== 'npm') continue
      for (const { name, version } of shipped.get(affected.package.name) ?? [])
        if (isAffected(version, affected))
          concerned.set(`${name} ${version}`, {
            name,
            version,
            id: record.id,
            summary: record.summary,
            severity: record.database_specific?.severity ?? '',
            fixed: affected.ranges.flatMap(({ events }) => events.flatMap(({ fixed }) => fixed ?? [])),
          })
    }
    return [...concerned.values()]
  })
  return found.sort((a, b) => rank(a) - rank(b) || (a.name < b.name ? -1 : 1))
}

/** What says nothing of its severity counts as severe. */
const SEVERITIES = ['CRITICAL', 'HIGH', '', 'MODERATE', 'MEDIUM', 'LOW']
const rank = ({ severity }: Weakness) => SEVERITIES.indexOf(severity.toUpperCase())
export const isSevere = (weakness: Weakness): boolean => rank(weakness) < 3

/** As the schema says it under "evaluation": versions that are listed, or any of the ranges. */
const isAffected = (version: string, { versions, ranges }: z.output<typeof Affected>) =>
  versions.includes(version) || ranges.some(({ type, events }) => type !== 'GIT' && isIn(version, events))

/** In OSV the bound before every version. */
const BEGINNING = '0'

function isIn(version: string, events: Event[]): boolean {
  const bounds = events.map(({ introduced, fixed, last_affected }) => {
    const at = introduced ?? fixed ?? last_affected ?? ''
    const turns = introduced !== undefined ? 'on' : fixed !== undefined ? 'off' : 'off after'
    return { at: at === BEGINNING ? '0.0.0-0' : at, turns }
  })
  // A bound that is no version: better a weakness too many than one too few.
  if (bounds.some(({ at }) => !valid(at))) return true
  let isOn = false
  for (const { at, turns } of bounds.sort((a, b) => compare(a.at, b.at))) {
    const distance = compare(version, at)
    if (turns === 'on' && distance >= 0) isOn = true
    if (turns === 'off' && distance >= 0) isOn = false
    if (turns === 'off after' && distance > 0) isOn = false
  }
  return isOn
}

/** The records of a text: one, a list, or a list under `vulns`. Throws `ZodError` and `SyntaxError`. */
export function recordsIn(text: string): OsvRecord[] {
  const read: unknown = JSON.parse(text)
  const { data } = z.object({ vulns: z.array(OsvRecord) }).safeParse(read)
  if (data) return data.vulns
  return Array.isArray(read) ? z.array(OsvRecord).parse(read) : [OsvRecord.parse(read)]
}

const Details = z.object({ newest: z.string().refine((version) => valid(version) !== null) })

/** The newest release that the nightly check has seen (`details` of its run), if it is newer than the running one. */
export function newerRelease(details: unknown, running: string): string | null {
  const { data } = Details.safeParse(details)
  return data && gt(data.newest, running) ? data.newest : null
}

import { LONGEST_ADDRESS, queryInSegment, segmentOfQuery } from '@/lib/fitment/query-segment'
import { tireSizeText } from '@/lib/measures/tire-sizes'
import { queryOfSegment } from '@/lib/platform/http/request/search-params'
import { type FieldText, readTireSize } from './reading'

export const toolNames = ['tire-size', 'offset', 'bolt-circle', 'gearing', 'load-speed'] as const
export type ToolName = (typeof toolNames)[number]

/** The fields of each form in the order of its address, with the example that the tool's own page opens with. */
export const toolExamples = {
  'tire-size': { old: '195/80 R15', new: '215/75 R15' },
  offset: { width: '5.5', et: '5', newWidth: '7', newEt: '0', spacer: '' },
  'bolt-circle': { holes: '5', from: 'centers', distance: '82.1', hole: '' },
  gearing: { old: '195/80 R15', new: '215/75 R15', axle: '4.09', newAxle: '', gear: '', speed: '90' },
  'load-speed': { marking: '96Q', kg: '', kmh: '', inches: '', mm: '', psi: '', bar: '' },
} as const satisfies Record<ToolName, Record<string, string>>

export type ToolField<Tool extends ToolName> = keyof (typeof toolExamples)[Tool] & string
export type ToolValues<Tool extends ToolName> = Record<ToolField<Tool>, FieldText>

/** A longer text is no figure, so that cutting it off loses nothing. */
const LONGEST_VALUE = 100

export const TOOLS_PATH = '/tools'
/** Where every form leads without JavaScript; it has the tool's name in the field `tool`. */
export const ANSWER_PATH = '/tools/answer'

export const isToolName = (text: unknown): text is ToolName => toolNames.includes(text as ToolName)

export const toolFieldsOf = <Tool extends ToolName>(tool: Tool) =>
  Object.keys(toolExamples[tool]) as ToolField<Tool>[]

/** A size that can be read stands in an address without the slash that would split its path. */
function inAddress(text: string): string {
  const { value } = text.includes('/') ? readTireSize(text) : {}
  return value ? tireSizeText(value).replace('/', '-').replace(' ', '') : text.slice(0, LONGEST_VALUE)
}

/** The other way: a size that can be read is shown as on a sidewall. */
function fromAddress(text: string): string {
  const { value } = /\dR\d/.test(text) ? readTireSize(text) : {}
  return value ? tireSizeText(value) : text.slice(0, LONGEST_VALUE)
}

function toolQuery(tool: ToolName, values: Readonly<Record<string, FieldText>>): string {
  const address = new URLSearchParams()
  for (const field of toolFieldsOf(tool)) {
    const text = values[field]
    if (text !== undefined) address.set(field, inAddress(text))
  }
  return address.toString()
}

export function toolPath(tool: ToolName, values: Readonly<Record<string, FieldText>> = {}): string {
  const text = segmentOfQuery(toolQuery(tool, values))
  return text ? `${TOOLS_PATH}/${tool}/${text}` : `${TOOLS_PATH}/${tool}`
}

/** The answer that is rendered in advance: Next wants one of each page. */
export const exampleSegment = (tool: ToolName): string => toolQuery(tool, toolExamples[tool])

/** `isStrange` says that something in it belongs to no field and was left aside. Never throws. */
export function readToolSegment<Tool extends ToolName>(tool: Tool, segment: string) {
  const fields = toolFieldsOf(tool)
  const values = {} as ToolValues<Tool>
  if (segment.length > LONGEST_ADDRESS) return { values, isStrange: true }
  let isStrange = false
  for (const [name, text] of queryOfSegment(segment)) {
    const field = fields.find((each) => each === name)
    if (field && values[field] === undefined) values[field] = fromAddress(text)
    else isStrange = true
  }
  return { values, isStrange }
}

/** The fields in the path of a page, as the browser's address has it; null where it is the tool's own page. */
export function toolValuesIn<Tool extends ToolName>(tool: Tool, path: string): ToolValues<Tool> | null {
  const start = `${TOOLS_PATH}/${tool}/`
  if (!path.startsWith(start)) return null
  return readToolSegment(tool, queryInSegment(path.slice(start.length))).values
}

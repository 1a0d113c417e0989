import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** How many requirements of levels 1 and 2 each section of ASVS 5.0.0 begins with; those of level 3 follow them. */
const sections: Record<string, number[]> = {
  1: [2, 9, 11, 3, 2],
  2: [3, 3, 4, 1],
  3: [0, 2, 4, 6, 5, 0, 2],
  4: [3, 1, 2, 4],
  5: [1, 3, 2, 3],
  6: [3, 12, 4, 4, 5, 3, 0, 4],
  7: [3, 4, 2, 5, 2, 2],
  8: [2, 3, 1, 1],
  9: [3, 4],
  10: [2, 2, 4, 11, 5, 2, 3],
  11: [2, 3, 3, 4, 1, 1],
  12: [3, 2, 4],
  13: [1, 5, 2, 5],
  14: [2, 4, 3],
  15: [3, 3, 7],
  16: [1, 5, 4, 3, 3],
  17: [1, 4, 2],
}
const wanted = Object.entries(sections).flatMap(([chapter, counts]) =>
  counts.flatMap((count, section) =>
    Array.from({ length: count }, (_, number) => `${chapter}.${section + 1}.${number + 1}`),
  ),
)

const states = ['met', 'not applicable', 'open'] as const
type State = (typeof states)[number]

// The formatter pads the cells of tables.
const document = readFileSync('docs/security.md', 'utf8').replace(/ +/g, ' ')
const rows = [...document.matchAll(/^\| (\d[\d., ]+) \| .+ \| (met|not applicable|open) \|$/gm)].map(
  ([, numbers = '', state]) => ({ numbers: numbers.split(', '), state: state as State }),
)
/** What the state of the requirements with these numbers rests on. */
const groundOf = (numbers: string[]) =>
  document.split('\n').find((line) => line.startsWith(`- **${numbers.join(', ')}** `)) ?? ''
/** Requirements of a document are met by the section of this one, or the file, to which their ground leads. */
const isWrittenDown = (numbers: string[]) => {
  const row = document.split('\n').find((line) => line.startsWith(`| ${numbers.join(', ')} | `)) ?? ''
  return / written down \| met/.test(row) && /\]\(/.test(groundOf(numbers))
}
const countOf = (state: State, chapter?: string) =>
  rows
    .filter((row) => row.state === state)
    .flatMap(({ numbers }) => numbers)
    .filter((number) => !chapter || number.startsWith(`${chapter}.`)).length

test('every requirement of levels 1 and 2 of ASVS 5.0.0 is answered once, in its order', () => {
  expect(wanted).toHaveLength(253)
  expect(rows.flatMap(({ numbers }) => numbers)).toEqual(wanted)
})

test('the summary of the security document adds up', () => {
  for (const chapter of Object.keys(sections)) {
    const [, ...counts] =
      new RegExp(`^\\| \\[V${chapter} .+\\) \\| (\\d+) \\| (\\d+) \\| (\\d+) \\|$`, 'm').exec(document) ?? []
    expect([chapter, counts.map(Number)]).toEqual([chapter, states.map((state) => countOf(state, chapter))])
  }
  const all = states.map((state) => `**${countOf(state)}**`).join(' | ')
  expect(document).toContain(`| **all** | ${all} |`)
})

test('each test that the security document quotes is in the file that it names', () => {
  const quoted = [...document.matchAll(/\]\(([^)]+)\): “(.+?)”/g)]
  const missing = quoted.filter(([, file = '', title = '']) => {
    const source = readFileSync(join('docs', file), 'utf8').replaceAll("\\'", "'")
    return !source.includes(title)
  })
  expect(quoted.length).toBeGreaterThan(100)
  expect(missing.map(([, file, title]) => `${file}: ${title}`)).toEqual([])
})

test('what is met is held by a test or by what this document says, or admits that no test holds it', () => {
  const unheld = rows.filter(({ numbers, state }) => {
    const ground = groundOf(numbers)
    const isHeld = /\]\([^)]+\): “/.test(ground) || /no test holds/.test(ground)
    return state === 'met' && !isHeld && !isWrittenDown(numbers)
  })
  expect(unheld.map(({ numbers }) => numbers.join(', '))).toEqual([])
})

test('every section and file that the security document leads to is there', () => {
  const anchors = [...document.matchAll(/^##+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  )
  const inside = [...document.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor = '']) => anchor)
  expect(inside.filter((anchor) => !anchors.includes(anchor))).toEqual([])
  const files = [...document.matchAll(/\]\(([^)#]+)/g)].map(([, file = '']) => file)
  expect(files.length).toBeGreaterThan(200)
  expect(files.filter((file) => !/^https?:/.test(file) && !existsSync(join('docs', file)))).toEqual([])
})

test('every state in the security document rests on something, and what is met on code, a test or a written rule', () => {
  const unfounded = rows.filter(({ numbers, state }) => {
    const ground = groundOf(numbers)
    return !ground || (state === 'met' && !/\]\(/.test(ground))
  })
  expect(unfounded.map(({ numbers }) => numbers.join(', '))).toEqual([])
})

import fc from 'fast-check'
import pLimit from 'p-limit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findInconsistencies, piecesByProduct } from '../e2e/support/consistency'
import { sendRaw } from '../e2e/support/raw-request'
import { faultOf } from './answers'
import { type Case, casesOf } from './cases'
import { readTargets, type Target } from './routes'
import { createWorld, fillIn, renewCallers, rowsOf, type World } from './world'

// Set by the script that starts the shop: the number of cases and the seed. `only` and `path` repeat one case.
const CASES = Number(process.env.FUZZ_CASES ?? 3_000)
const SEED = Number(process.env.FUZZ_SEED ?? 1)
const ONLY = process.env.FUZZ_ONLY
const PATH = process.env.FUZZ_PATH
/** Maximum time of an answer, in ms; unlimited where machines are shared. */
const LIMIT_MS = Number(process.env.FUZZ_LIMIT_MS ?? Number.POSITIVE_INFINITY)
const AT_ONCE = Number(process.env.FUZZ_AT_ONCE ?? 10)
const ROUND = 2_000
const SHOWN = 15
const LONGEST = 10
const SHRINK_MS = 15_000

type Finding = { target: Target; seed: number; index: number; sent: Case; fault: string }

const targets = (await readTargets()).filter(({ name }) => !ONLY || name === ONLY)
let world: World
let secrets: string[] = []

beforeAll(async () => {
  world = await createWorld()
  // The values are in the bystander's order and in no request: an echo of the caller's own address would be no secret.
  secrets = [`${world.bystander.uid}@`]
})
afterAll(() => world?.database.end())

/** How long each answer took, and how far into the run it was asked for, in ms. */
const answers: { took: number; asked: number; name: string; path: string }[] = []
const answered = new Map<number, number>()

/** Sends one request. Returns what is wrong with its answer, or null. */
async function check(target: Target, sent: Case): Promise<string | null> {
  const { method, path, headers, body } = fillIn(world, sent)
  const began = performance.now()
  const answer = await sendRaw(method, path, headers, body).catch((error: Error) => error)
  const took = performance.now() - began
  if (answer instanceof Error) return `has no answer: ${answer.message}`
  answers.push({ took: Math.round(took), asked: Math.round(began), name: target.name, path: sent.path })
  answered.set(answer.status, (answered.get(answer.status) ?? 0) + 1)
  return faultOf(target, sent, answer, secrets)
}

/** Writes get the most cases; pages refuse all input in the same way. */
function weightOf({ method, kind }: Target): number {
  if (method === 'GET') return kind === 'call' ? 2 : 1
  return kind === 'page' ? 0.3 : 6
}

/** How many of a round's cases each target gets; at least one. */
function shareOf(target: Target, cases: number): number {
  const all = targets.reduce((sum, each) => sum + weightOf(each), 0)
  return Math.ceil((cases * weightOf(target)) / all)
}

async function runRound(seed: number, cases: number): Promise<{ sent: number; findings: Finding[] }> {
  const most = Math.max(...targets.map((target) => shareOf(target, cases)))
  const planned = targets.flatMap((target, position) =>
    fc.sample(casesOf(target), { seed, numRuns: shareOf(target, cases) }).map((sent, index) => {
      // Targets are interleaved so that different requests run side by side; each target starts at another position.
      const turn = (index + (position / targets.length) * most) % most
      return { target, seed, index, sent, turn }
    }),
  )
  planned.sort((a, b) => a.turn - b.turn)
  const findings: Finding[] = []
  const limit = pLimit(AT_ONCE)
  await limit.map(planned, async (plan) => {
    const fault = await check(plan.target, plan.sent)
    if (fault) findings.push({ ...plan, fault })
  })
  return { sent: planned.length, findings }
}

/** Shrinks a finding and prints the command that repeats it. */
async function shrinkAndDescribe({ target, seed, index, sent, fault }: Finding): Promise<string> {
  const again = fc.asyncProperty(casesOf(target), async (smaller) => {
    expect(await check(target, smaller)).toBeNull()
  })
  const shrunk = await fc.check(again, { seed, path: String(index), interruptAfterTimeLimit: SHRINK_MS })
  const smallest = shrunk.counterexample?.[0] ?? sent
  const path = shrunk.counterexamplePath ?? String(index)
  return `${target.name} ${fault}\n  ${shortened(JSON.stringify(smallest))}\n  npm run fuzz -- --only '${target.name}' --seed ${seed} --path ${path}`
}

const shortened = (text: string) => (text.length > 1_000 ? `${text.slice(0, 1_000)}…` : text)

function report(sent: number): void {
  answers.sort((a, b) => a.took - b.took)
  const at = (part: number) => answers[Math.floor((answers.length - 1) * part)]?.took ?? 0
  const statuses = [...answered].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`)
  console.log(`${sent} cases to ${targets.length} targets with seed ${SEED}`)
  console.log(`answers: ${statuses.join(', ')}`)
  console.log(`ms: p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}, longest ${at(1)}`)
  // those of one moment waited for the same thing
  for (const { took, asked, name } of answers.slice(-LONGEST).reverse())
    console.log(`  ${took} ms, asked after ${(asked / 1_000).toFixed(1)} s: ${name}`)
}

test.runIf(PATH)('the case that was found is answered as it should be', async () => {
  const [target] = targets
  if (!target) throw new Error(`there is no ${ONLY}`)
  const again = fc.asyncProperty(casesOf(target), async (sent) => {
    expect(await check(target, sent)).toBeNull()
  })
  await fc.assert(again, { seed: SEED, path: PATH ?? '', endOnFailure: true })
})

test.skipIf(PATH)(
  'no request fails the shop, tells of its inside or changes what is not the caller’s',
  async () => {
    expect(targets.length).toBeGreaterThan(0)
    const rows = await rowsOf(world.database, world.bystander.uid)
    const pieces = await piecesByProduct(world.database)
    const findings: Finding[] = []
    let sent = 0
    for (let round = 0; sent < CASES; round++) {
      await renewCallers(world)
      const done = await runRound(SEED + round, Math.min(ROUND, CASES - sent))
      sent += done.sent
      findings.push(...done.findings)
      if (CASES > ROUND) console.log(`${sent} of ${CASES} cases, ${findings.length} wrong answers`)
      if (findings.length > SHOWN * 20) break
    }
    report(sent)
    // One finding of each kind.
    const kinds = new Map(findings.map((finding) => [`${finding.target.name} ${finding.fault}`, finding]))
    for (const finding of [...kinds.values()].slice(0, SHOWN)) console.log(await shrinkAndDescribe(finding))
    expect(findings.length, `${findings.length} answers were wrong, of ${kinds.size} kinds`).toBe(0)
    expect(await rowsOf(world.database, world.bystander.uid)).toEqual(rows)
    expect(await findInconsistencies(world.database)).toEqual([])
    const now = await piecesByProduct(world.database)
    for (const [id, before] of pieces) expect([id, now.get(id)]).toEqual([id, before])
    // they are not repeated: a busy moment says nothing about the case
    expect(answers.filter(({ took }) => took > LIMIT_MS)).toEqual([])
  },
)

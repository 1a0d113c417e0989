import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { access, requiredUse } from '@/e2e/access'
import { readTargets } from '@/fuzz/routes'
import { areas, can, type Role, roles } from '@/lib/identity/roles'
import * as session from '@/lib/identity/session/session'
import { PROJECT_ROOT } from '@/local/project'

const callerOf = vi.spyOn(session, 'callerOf')
afterAll(() => callerOf.mockRestore())

/** Loading all handlers takes time. */
const LOADING_MS = 60_000

const callAs = (role: Role | undefined) =>
  callerOf.mockResolvedValue({
    user: { uid: 'me', name: 'Me', email: 'me@x.pl', isAdmin: role !== undefined, ...(role ? { role } : {}) },
    by: 'token',
  })

test(
  'every call of the administration refuses each role that its area is not open to, and names the area that the list has',
  async () => {
    const calls = (await readTargets()).filter(({ kind }) => kind === 'call')
    const guarded = calls.flatMap(({ name, method, address, description }) => {
      const area = areas.find((each) => each === description?.user)
      const listed = access[address]?.[method]
      if (area || areas.some((each) => each === listed)) expect([name, area]).toEqual([name, listed])
      const isRead = method === 'GET' && description?.needs === undefined
      if (area) expect([name, isRead ? 'see' : 'change']).toEqual([name, requiredUse(method, address)])
      return area ? [{ name, method, address, area }] : []
    })
    expect(guarded.length).toBeGreaterThan(50)
    for (const { name, method, address, area } of guarded) {
      const module = await import(join(PROJECT_ROOT, 'app', address, 'route.ts'))
      const use = requiredUse(method, address)
      for (const role of [undefined, ...roles].filter((each) => !can(each, use, area))) {
        callAs(role)
        const request = new Request(`https://trakt.example${address}`, {
          method,
          headers: { authorization: 'Bearer t' },
        })
        const answer: Response = await module[method](request, { params: Promise.resolve({}) })
        expect([name, role, answer.status]).toEqual([name, role, 403])
      }
    }
  },
  LOADING_MS,
)

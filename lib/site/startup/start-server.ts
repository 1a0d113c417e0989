import 'server-only'
import { writeSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'

/** Ends the process when the start fails: Next alone would go on and answer every request with 500. */
export async function startServer(): Promise<void> {
  const isBuild = process.env.NEXT_PHASE === 'phase-production-build'
  try {
    await checkAndStart({ isBuild })
  } catch (error) {
    if (isBuild) throw error
    endStart(error)
  }
}

async function checkAndStart({ isBuild }: { isBuild: boolean }): Promise<void> {
  // As before Node 24, which has 64 kB: a small buffer that Next keeps with a page would keep all of them.
  Buffer.poolSize = 8 * 1024
  const { env } = await import('@/lib/platform/runtime/env')
  const trustProxy = env().TRUSTED_PROXIES > 0
  const { log } = await import('@/lib/platform/runtime/log')
  const { identifyRequest } = await import('@/lib/platform/runtime/request-id')
  const { addSocketAddress } = await import('@/lib/platform/http/request/client-address')
  const { hookRequests } = await import('@/lib/platform/http/server/server-hook')
  const { answerUnroutable } = await import('@/lib/platform/http/server/unroutable')
  const { drainBeforeStop, sendElsewhere, warmUp } = await import('@/lib/platform/http/server/readiness')
  const { sendCompressedAsset } = await import('@/lib/platform/http/server/compressed-assets')
  const { sendClosedPage } = await import('@/lib/site/closed-shop')
  const { interceptPage } = await import('@/lib/platform/pages/page-interceptor')
  const { sendKeptAnswer } = await import('@/lib/platform/pages/kept-answers')
  const { keepOutagePages } = await import('@/lib/platform/pages/outage-pages')
  const telemetry = env().OTEL_EXPORTER_OTLP_ENDPOINT && !isBuild ? await loadTelemetry() : null
  // the scripts of `next dev` change too often to be known by their hashes
  const isServing = process.env.NODE_ENV === 'production'
  const hook = (request: IncomingMessage, response: ServerResponse) => {
    identifyRequest(request, response, { trustProxy })
    addSocketAddress(request)
    telemetry?.measureRequest(request, response)
    return (
      sendElsewhere(request, response) ||
      answerUnroutable(request, response) ||
      sendClosedPage(request, response) ||
      (isServing &&
        (sendCompressedAsset(request, response) ||
          sendKeptAnswer(request, response) ||
          interceptPage(request, response)))
    )
  }
  hookRequests(hook, { refusesUpgrades: isServing })
  if (isServing && !isBuild) {
    const { trySettings } = await import('./try-settings')
    const problems = await trySettings()
    const refusals = problems.filter(({ kind }) => kind === 'refused')
    for (const { setting, words } of problems) log.warn({ setting, problem: words })
    if (refusals.length > 0)
      endStart(
        `The shop does not start:\n${refusals.map(({ setting, words }) => `  ${setting}: ${words}`).join('\n')}`,
      )
  }
  // A build serves nobody, and may have no database.
  if (isBuild) return
  // Starts after the warm-up, so that the first visitor does not wait for the background's code.
  const startBeside = async () => {
    if (isServing) await keepOutagePages()
    const { renewTermsAfterRelease } = await import('@/lib/office/settings/renew-terms-after-release')
    void renewTermsAfterRelease()
    const { startBackground } = await import('@/lib/site/background')
    startBackground()
  }
  void (isServing ? warmUp(startBeside) : startBeside()).catch(endStart)
  if (isServing) drainBeforeStop(env().DRAIN_SECONDS)
  const { tryToLoadSettings } = await import('@/lib/shop/settings/load')
  await tryToLoadSettings()
  const { followOtherServers } = await import('@/lib/site/follow-other-servers')
  followOtherServers()
}

const loadTelemetry = async () => (await import('@/lib/platform/telemetry/start')).startTelemetry()

/** Ends a server that must not serve. Its reason is written even with LOG_LEVEL=silent, and before the process ends. */
export function endStart(reason: unknown): never {
  const words = reason instanceof Error ? reason.message : String(reason)
  writeSync(process.stderr.fd, `${words}\n`)
  process.exit(1)
}

import 'server-only'
import { randomBytes } from 'node:crypto'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { bestEncoding, type Encoding } from '@/lib/platform/http/server/accepted-encoding'
import { isDatabaseDown } from '@/lib/platform/http/server/database-watch'
import { isLoadingCode } from '@/lib/platform/http/server/readiness'
import {
  answerHeaders,
  contentSecurityPolicy,
  isPaymentPage,
  pageHeaders,
  surroundings,
} from '@/lib/platform/http/server/security-headers'
import { splitLocale } from '@/lib/platform/i18n/routing'
import { log } from '@/lib/platform/runtime/log'
import { REQUEST_ID_HEADER } from '@/lib/platform/runtime/request-id'
import { hasFailedForBusyDatabase } from './busy-requests'
import { admitInlineScripts } from './inline-scripts'
import { bareOutagePage, isOutagePage, outagePage } from './outage-pages'
import { keepPrivate, markPublic, PUBLIC_CACHING } from './public-caching'
import { bodyOf, compress, type StoredPage, storedPages, validityOf } from './stored-pages'

/** How long a visitor waits for a page that has a stored version: then that version is sent, however old. */
const PATIENCE_WITH_STORED_MS = 2_000
/** How long a visitor waits for a page without a stored version: then the outage page is sent. */
const PATIENCE_MS = 8_000
/** The same while this server may still be loading code: another try would load no faster, and meet the same server. */
const PATIENCE_WHILE_LOADING_MS = 30_000
const RETRY_AFTER_SECONDS = 5

/** Headers of one answer, which the next visitor of the same page does not get. */
const OF_ONE_ANSWER = new Set([
  REQUEST_ID_HEADER,
  'x-nextjs-cache',
  'x-accel-expires',
  'content-length',
  'content-encoding',
])

type Callback = (error?: Error | null) => void

/**
 * Buffers Next's answer to a page request and sends it with its content security policy; other answers pass unchanged. On
 * a failure it sends the last version of the page, or the outage page.
 */
export class BufferedAnswer {
  private state: 'waiting' | 'held' | 'passed' | 'taken over' = 'waiting'
  private readonly chunks: Buffer[] = []
  private readonly pathname: string
  readonly path: string
  private readonly encoding: Encoding | undefined
  private readonly next: Pick<ServerResponse, 'write' | 'end' | 'writeHead' | 'flushHeaders' | 'setHeader'>
  private timer: NodeJS.Timeout
  private isLate = false
  private isComplete = false

  constructor(
    request: IncomingMessage,
    private readonly response: ServerResponse,
  ) {
    this.pathname = pathnameOf(request)
    this.path = splitLocale(this.pathname).path
    this.encoding = bestEncoding(request.headers)
    // Pages are compressed here, once for all visitors, instead of by Next for each visitor.
    delete request.headers['accept-encoding']
    const { write, end, writeHead, flushHeaders, setHeader } = response
    this.next = { write, end, writeHead, flushHeaders, setHeader }
    this.timer = storedPages.has(this.pathname)
      ? setTimeout(() => this.giveUp(), PATIENCE_WITH_STORED_MS)
      : setTimeout(() => void this.giveUpUnlessLoading(), PATIENCE_MS)
    response.once('close', () => {
      this.isComplete = true
      clearTimeout(this.timer)
    })
    this.intercept()
  }

  private giveUp(): void {
    this.isLate = true
    this.takeOver()
  }

  private async giveUpUnlessLoading(): Promise<void> {
    const isWorthWaiting = isLoadingCode() && !(await isDatabaseDown())
    if (this.isComplete) return
    if (isWorthWaiting) this.timer = setTimeout(() => this.giveUp(), PATIENCE_WHILE_LOADING_MS - PATIENCE_MS)
    else this.giveUp()
  }

  private intercept(): void {
    const { response, next } = this
    const call = (name: 'write' | 'end' | 'writeHead', args: unknown[]) =>
      Reflect.apply(next[name] as (...args: unknown[]) => unknown, response, args)

    response.writeHead = ((status: number, ...rest: [unknown?, unknown?]) => {
      if (this.state === 'taken over') return response
      if (this.state === 'passed') return call('writeHead', [status, ...rest])
      response.statusCode = status
      const headers = rest.find((value) => typeof value === 'object') as OutgoingHttpHeaders | undefined
      for (const [name, value] of Object.entries(headers ?? {}))
        if (value !== undefined) response.setHeader(name, value)
      this.decide()
      return this.isPassed() ? call('writeHead', [status]) : response
    }) as ServerResponse['writeHead']

    response.write = ((chunk: string | Uint8Array, ...rest: [(BufferEncoding | Callback)?, Callback?]) => {
      this.decide()
      if (this.isPassed()) return call('write', [chunk, ...rest])
      this.hold(chunk, rest)
      return true
    }) as ServerResponse['write']

    response.end = ((
      ...args: [(string | Uint8Array | Callback)?, (BufferEncoding | Callback)?, Callback?]
    ) => {
      this.decide()
      this.isComplete = true
      if (this.isPassed()) {
        clearTimeout(this.timer)
        return call('end', args)
      }
      const [chunk, ...rest] = args
      if (chunk && typeof chunk !== 'function') this.hold(chunk, rest as [])
      if (this.state === 'held') void this.finish()
      return response
    }) as ServerResponse['end']

    response.flushHeaders = () => {
      this.decide()
      if (this.isPassed()) Reflect.apply(next.flushHeaders, response, [])
    }
  }

  private isPassed(): boolean {
    return this.state === 'passed'
  }

  /** Called when Next has set the headers: pages and failures are buffered, everything else passes through. */
  private decide(): void {
    if (this.state !== 'waiting') return
    const type = String(this.response.getHeader('content-type') ?? '')
    const isHeld = this.response.statusCode >= 500 || type.startsWith('text/html')
    this.state = isHeld ? 'held' : 'passed'
    if (isHeld) return
    clearTimeout(this.timer)
    // The browser's copy came with the right policy; a policy in this answer would replace it.
    if (this.response.statusCode === 304) this.response.removeHeader('content-security-policy')
    markPublic(this.response)
  }

  private hold(chunk: string | Uint8Array, rest: [(BufferEncoding | Callback)?, Callback?]): void {
    const encoding = rest.find((value) => typeof value === 'string')
    if (this.state === 'held') this.chunks.push(Buffer.from(chunk as string, encoding as BufferEncoding))
    const written = rest.find((value) => typeof value === 'function')
    if (written) process.nextTick(written)
  }

  private async finish(): Promise<void> {
    clearTimeout(this.timer)
    if (this.response.statusCode >= 500) return this.takeOver()
    try {
      const page = await this.admit()
      this.send(page, await bodyOf(page, this.encoding))
    } catch (error) {
      log.error({ event: 'page_not_sent', error: String(error) })
      this.response.destroy()
    }
  }

  /** Adds the policy to the page and compresses it. Stores public pages unless they are hidden from search engines. */
  private async admit(): Promise<StoredPage> {
    const { response, pathname, path } = this
    const etag = String(response.getHeader('etag') ?? '')
    // A page for one visitor, as one with a cookie, is neither cacheable nor stored here.
    const isForOne = response.hasHeader('set-cookie') || isPaymentPage(path)
    const stored = isForOne ? undefined : storedPages.get(pathname)
    const seconds = isForOne ? keepPrivate(response) : markPublic(response)
    const rendered = Buffer.concat(this.chunks).toString()
    const validity = validityOf(rendered, seconds)
    if (stored && stored.etag === etag && response.statusCode === 200) {
      stored.sentAt = Date.now()
      stored.validity = validity ?? stored.validity
      return stored
    }
    const { html, inlineScripts } = this.admitted(rendered)
    const policy = contentSecurityPolicy(surroundings(), { path, inlineScripts })
    const headers = this.commonHeaders(policy)
    const page = { etag, policy, headers, validity, compressed: await compress(html), sentAt: Date.now() }
    const isWorthKeeping = isOutagePage(pathname) || !/<meta name="robots" content="noindex/.test(html)
    if (!isForOne && seconds > 0 && response.statusCode === 200 && etag && isWorthKeeping)
      storedPages.set(pathname, page)
    return page
  }

  /** The headers that this answer has in common with those to other visitors. */
  private commonHeaders(policy: string): StoredPage['headers'] {
    const { response } = this
    response.setHeader('content-security-policy', policy)
    response.setHeader('vary', this.vary())
    const links = response.getHeader('link')
    // Next appends them as it renders a page, and again as it answers with it.
    if (links) response.setHeader('link', [...new Set(String(links).split(/,\s*(?=<)/))].join(', '))
    return Object.entries(response.getHeaders()).flatMap(([name, value]) =>
      value === undefined || OF_ONE_ANSWER.has(name) ? [] : [[name, value]],
    )
  }

  /** PayPal's script allows others by the page's nonce, so the payment page is built for each visitor and never stored. */
  private admitted(rendered: string): { html: string; inlineScripts: string[] } {
    const { html, hashes, refused } = admitInlineScripts(rendered)
    if (refused.length > 0) log.warn({ event: 'inline_script_refused', scripts: refused })
    if (!isPaymentPage(this.path)) return { html, inlineScripts: hashes }
    const nonce = randomBytes(16).toString('base64')
    const withNonce = html.replace('<script', `<script nonce="${nonce}"`)
    return { html: withNonce, inlineScripts: [...hashes, `'nonce-${nonce}'`] }
  }

  /** Answers with the stored page instead of Next; further output of Next is dropped. */
  takeOver(stored = storedPages.get(this.pathname)): void {
    clearTimeout(this.timer)
    if (this.state === 'taken over' || this.response.headersSent) return
    this.state = 'taken over'
    const { response } = this
    for (const name of response.getHeaderNames()) if (name !== REQUEST_ID_HEADER) response.removeHeader(name)
    response.setHeader = () => response
    response.appendHeader = () => response
    void this.answerInstead(stored).catch((error) => {
      log.error({ event: 'page_not_sent', error: String(error) })
      response.destroy()
    })
  }

  private async answerInstead(stored: StoredPage | undefined) {
    const looked = isDatabaseDown()
    if (stored) {
      const age = Math.round((Date.now() - stored.sentAt) / 1_000)
      return this.sendInstead(200, { 'cache-control': PUBLIC_CACHING, age }, stored)
    }
    const isDown = await looked
    // Only a page that fails by itself is an error of the shop. Otherwise a later request may succeed.
    const status = isDown || this.isLate || hasFailedForBusyDatabase() ? 503 : 500
    const { locale } = splitLocale(this.pathname)
    const page = outagePage(locale) ?? (await bareOutagePage(status))
    const retry = { 'cache-control': 'private, no-store', 'retry-after': RETRY_AFTER_SECONDS }
    return this.sendInstead(status, retry, page)
  }

  private async sendInstead(status: number, headers: Record<string, string | number>, page: StoredPage) {
    const { response } = this
    const body = await bodyOf(page, this.encoding)
    response.setHeader = this.next.setHeader
    response.statusCode = status
    const around = surroundings()
    for (const { key, value } of [...answerHeaders(around), ...pageHeaders(around, this)])
      response.setHeader(key, value)
    response.setHeader('content-type', 'text/html; charset=utf-8')
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    this.send(page, body)
    this.state = 'taken over'
    // what Next sets from now on is for a page that is not sent
    response.setHeader = () => response
  }

  /** From the first header to the last byte without a pause, in which Next could answer too. */
  private send({ policy }: StoredPage, body: Buffer): void {
    const { response, next } = this
    this.state = 'passed'
    response.setHeader('content-security-policy', policy)
    response.setHeader('vary', this.vary())
    if (this.encoding) response.setHeader('content-encoding', this.encoding)
    response.setHeader('content-length', body.length)
    Reflect.apply(next.end, response, [body])
  }

  /** `Vary` for an address without a language: it may redirect by cookie or by the browser's language. */
  private vary(): string {
    const names = String(this.response.getHeader('vary') ?? '')
      .split(/\s*,\s*/)
      .filter(Boolean)
    names.push('Accept-Encoding')
    if (this.path === this.pathname) names.push('Accept-Language', 'Cookie')
    return [...new Set(names)].join(', ')
  }
}

export function pathnameOf(request: IncomingMessage): string {
  const [pathname = '/'] = (request.url ?? '/').split('?')
  return pathname
}

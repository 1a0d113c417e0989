import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { themeScript } from '@/lib/platform/browser/theme'
import { admitInlineScripts } from './inline-scripts'

const sourceOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
const page = (...scripts: string[]) =>
  `<html><body>${scripts.map((script) => `<script>${script}</script>`).join('')}</body></html>`

test("an inline script with the framework's data may run, by its hash", () => {
  const list = '(self.__next_f=self.__next_f||[]).push([0])'
  const chunks =
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"],"runtimeModuleIds":[1]});'
  const binary = 'self.__next_f.push([3,"AAEC"])'
  expect(admitInlineScripts(page(list, chunks, binary))).toEqual({
    html: page(list, chunks, binary),
    hashes: [list, chunks, binary].map(sourceOf),
    refused: [],
  })
})

test('the script that sets the theme may run', () => {
  expect(admitInlineScripts(page(themeScript)).hashes).toEqual([sourceOf(themeScript)])
})

test("pieces of React's data that follow each other become one script with the same data", () => {
  const pieces = [String.raw`1:\"a\\\"\n`, 'zażółć', String.raw`\u003c/script\u003e`]
  const { html, hashes } = admitInlineScripts(
    page(...pieces.map((piece) => `self.__next_f.push([1,"${piece}"])`)),
  )
  const whole = `self.__next_f.push([1,"${pieces.join('')}"])`
  expect(html).toBe(page(whole))
  expect(hashes).toEqual([sourceOf(whole)])
})

test("pieces of React's data with a part of the page between them stay where they are", () => {
  const rendered =
    '<script>self.__next_f.push([1,"a"])</script><p></p><script>self.__next_f.push([1,"b"])</script>'
  expect(admitInlineScripts(rendered).html).toBe(rendered)
})

test('a script that was smuggled into the page may not run, in the form of data neither', () => {
  const smuggled = [
    'alert(1)',
    'self.__next_f.push(alert(1))',
    'self.__next_f.push([1,"a"]);alert(1)',
    'self.__next_f.push([1,"a"+alert(1)])',
    'self.__next_f.push([1,`a`])',
  ]
  const { hashes, refused } = admitInlineScripts(page(...smuggled))
  expect(hashes).toEqual([])
  expect(refused).toHaveLength(smuggled.length)
})

/** Every piece of code that this version of React writes into pages: `['$RX=function…;', '$RX("']`. */
function reactsOwnCode(): { code: string; call: string }[] {
  const file = 'node_modules/next/dist/compiled/react-dom/cjs/react-dom-server.node.production.js'
  const literal = /stringToPrecomputedChunk\(\s*('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")\s*\)/g
  const literals = readFileSync(file, 'utf8').matchAll(literal)
  const texts = [...literals].map(([, text = '']) => String(runInNewContext(text)))
  return texts
    .filter((text) => /\$R[A-Z]|reactFormReplay/.test(text))
    .map((text) => {
      const [, code = '', call = ''] = /^([\s\S]*?)(\$R[A-Z]\(")?$/.exec(text) ?? []
      return { code, call: call && `${call}B:0","S:0")` }
    })
}

test('what React writes to put late parts of a page in their place may run', () => {
  const scripts = reactsOwnCode().map(({ code, call }) => code + call)
  expect(scripts.length).toBeGreaterThan(8)
  expect(admitInlineScripts(page(...scripts)).refused).toEqual([])
})

test("only React's own code and its calls with text may run as React's scripts", () => {
  const [reactCode = ''] = reactsOwnCode().map(({ code }) => code)
  const smuggled = [`${reactCode}alert(1)`, '$RC(alert(1))', '$RX=alert;$RX("B:0")', '$RC("B:0");alert(1)']
  expect(admitInlineScripts(page(...smuggled)).hashes).toEqual([])
})

test('structured data needs no permission, because browsers do not run it', () => {
  const rendered = '<script type="application/ld+json">{"@type":"Product"}</script>'
  expect(admitInlineScripts(rendered)).toEqual({ html: rendered, hashes: [], refused: [] })
})

import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PlainFields } from './PlainFields'

const render = (fields: Parameters<typeof PlainFields>[0]['fields']) =>
  renderToStaticMarkup(
    createElement(PlainFields, { fields, faultOf: (name) => (name === 'search' ? 'za długie' : undefined) }),
  )

test('a field with options is a select that begins with its value, or with the words for no choice', () => {
  const options = [{ value: 'paid', label: 'Opłacone' }]
  const chosen = render([{ name: 'payment', label: 'Płatność', value: 'paid', all: 'Wszystkie', options }])
  expect(chosen).toMatch(/<select[^>]* name="payment"/)
  expect(chosen).toContain('<option value="">Wszystkie</option>')
  expect(chosen).toContain('<option value="paid" selected="">Opłacone</option>')
  expect(render([{ name: 'payment', label: 'Płatność', all: 'Wszystkie', options }])).toContain(
    '<option value="" selected="">Wszystkie</option>',
  )
})

test('a field without options is a text with its label, its value and what is wrong with it', () => {
  const field = render([
    { name: 'search', type: 'search', label: 'Szukaj', value: 'Jan', className: 'flex-1' },
  ])
  expect(field).toMatch(/^<div class="flex-1">/)
  expect(field).toMatch(/<input [^>]*type="search"[^>]* value="Jan"/)
  expect(field).toContain('aria-invalid="true"')
  expect(field).toContain('za długie')
  expect(render([{ name: 'note', label: 'Uwaga', rows: 3, value: 'Zadzwonić' }])).toMatch(
    /<textarea[^>]* rows="3"[^>]*>Zadzwonić<\/textarea>/,
  )
})

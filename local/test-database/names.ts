/** `catalogue` has the demo catalog, `tables` only the empty tables. */
export type Template = 'catalogue' | 'tables'

export function templateName(template: Template): string {
  return `template_${template}`
}

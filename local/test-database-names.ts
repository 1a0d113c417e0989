/** `catalogue` has the demo catalogue, `tables` only what the migrations make. */
export type Template = 'catalogue' | 'tables'

export function templateName(template: Template): string {
  return `template_${template}`
}

import type { AxeBuilder } from '@axe-core/playwright'

/** The violations that axe finds, each with its first element. */
export async function violationsOf(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

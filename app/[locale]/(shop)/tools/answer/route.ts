import { formTarget } from '@/components/layout/links/form-target'
import { isToolName, TOOLS_PATH, toolPath } from '@/lib/fitment/tools/address'

export const GET = formTarget(({ searchParams }) => {
  const { tool, ...values } = Object.fromEntries(searchParams)
  return isToolName(tool) ? toolPath(tool, values) : TOOLS_PATH
})

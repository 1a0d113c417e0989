import { BoltCircleTool } from '@/components/fitment/tools/BoltCircleTool'
import { ToolPage, toolMetadata } from '@/components/fitment/tools/ToolPage'
import { withParam } from '@/components/layout/links/with-param'
import { exampleSegment } from '@/lib/fitment/tools/address'

export const generateStaticParams = () => [{ query: exampleSegment('bolt-circle') }]

export const generateMetadata = () => toolMetadata('bolt-circle', true)

export default withParam('query', (query) => (
  <ToolPage tool="bolt-circle" Tool={BoltCircleTool} segment={query} />
))

import { TireSizeTool } from '@/components/fitment/tools/TireSizeTool'
import { ToolPage, toolMetadata } from '@/components/fitment/tools/ToolPage'
import { withParam } from '@/components/layout/links/with-param'
import { exampleSegment } from '@/lib/fitment/tools/address'

export const generateStaticParams = () => [{ query: exampleSegment('tire-size') }]

export const generateMetadata = () => toolMetadata('tire-size', true)

export default withParam('query', (query) => (
  <ToolPage tool="tire-size" Tool={TireSizeTool} segment={query} />
))

import { LoadSpeedTool } from '@/components/fitment/tools/LoadSpeedTool'
import { ToolPage, toolMetadata } from '@/components/fitment/tools/ToolPage'
import { withParam } from '@/components/layout/links/with-param'
import { exampleSegment } from '@/lib/fitment/tools/address'

export const generateStaticParams = () => [{ query: exampleSegment('load-speed') }]

export const generateMetadata = () => toolMetadata('load-speed', true)

export default withParam('query', (query) => (
  <ToolPage tool="load-speed" Tool={LoadSpeedTool} segment={query} />
))

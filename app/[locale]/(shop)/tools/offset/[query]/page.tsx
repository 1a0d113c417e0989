import { OffsetTool } from '@/components/fitment/tools/OffsetTool'
import { ToolPage, toolMetadata } from '@/components/fitment/tools/ToolPage'
import { withParam } from '@/components/layout/links/with-param'
import { exampleSegment } from '@/lib/fitment/tools/address'

export const generateStaticParams = () => [{ query: exampleSegment('offset') }]

export const generateMetadata = () => toolMetadata('offset', true)

export default withParam('query', (query) => <ToolPage tool="offset" Tool={OffsetTool} segment={query} />)

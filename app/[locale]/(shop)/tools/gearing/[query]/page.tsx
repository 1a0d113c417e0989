import { GearingTool } from '@/components/fitment/tools/GearingTool'
import { ToolPage, toolMetadata } from '@/components/fitment/tools/ToolPage'
import { withParam } from '@/components/layout/links/with-param'
import { exampleSegment } from '@/lib/fitment/tools/address'

export const generateStaticParams = () => [{ query: exampleSegment('gearing') }]

export const generateMetadata = () => toolMetadata('gearing', true)

export default withParam('query', (query) => <ToolPage tool="gearing" Tool={GearingTool} segment={query} />)

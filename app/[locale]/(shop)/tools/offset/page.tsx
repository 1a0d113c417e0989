import { OffsetTool } from '@/components/fitment/tools/OffsetTool'
import { ToolPage, toolMetadata } from '@/components/fitment/tools/ToolPage'

export const generateMetadata = () => toolMetadata('offset')

export default () => <ToolPage tool="offset" Tool={OffsetTool} />

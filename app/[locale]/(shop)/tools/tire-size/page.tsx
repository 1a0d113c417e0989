import { TireSizeTool } from '@/components/fitment/tools/TireSizeTool'
import { ToolPage, toolMetadata } from '@/components/fitment/tools/ToolPage'

export const generateMetadata = () => toolMetadata('tire-size')

export default () => <ToolPage tool="tire-size" Tool={TireSizeTool} />

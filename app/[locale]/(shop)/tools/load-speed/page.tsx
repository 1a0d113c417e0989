import { LoadSpeedTool } from '@/components/fitment/tools/LoadSpeedTool'
import { ToolPage, toolMetadata } from '@/components/fitment/tools/ToolPage'

export const generateMetadata = () => toolMetadata('load-speed')

export default () => <ToolPage tool="load-speed" Tool={LoadSpeedTool} />

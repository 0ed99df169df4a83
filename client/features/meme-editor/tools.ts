import Frame from 'lucide-react/icons/frame'
import ImagePlus from 'lucide-react/icons/image-plus'
import Layers from 'lucide-react/icons/layers'
import LayoutTemplate from 'lucide-react/icons/layout-template'
import Pencil from 'lucide-react/icons/pencil'
import Sticker from 'lucide-react/icons/sticker'
import Type from 'lucide-react/icons/type'

/** `text` and `picture` add a layer immediately, the others open a panel. */
export const TOOLS = [
  { name: 'templates', label: 'Template', icon: LayoutTemplate },
  { name: 'text', label: 'Text', icon: Type },
  { name: 'stickers', label: 'Stickers', icon: Sticker },
  { name: 'picture', label: 'Picture', icon: ImagePlus },
  { name: 'pen', label: 'Pen', icon: Pencil },
  { name: 'canvas', label: 'Canvas', icon: Frame },
  { name: 'layers', label: 'Layers', icon: Layers },
] as const

export type ToolName = (typeof TOOLS)[number]['name']
export type PanelName = Exclude<ToolName, 'text' | 'picture'>

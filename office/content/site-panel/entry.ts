import { openPanel } from './panel.ts'

// In a frame of the back office the page is looked at, not visited.
if (window.top === window) openPanel()

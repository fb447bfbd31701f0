import type { ViewerSwitches } from '../analytics-viewer.ts';
import type { Customization } from './web-player.ts';

/** The display switches of a page in the words of the player. Author and Close are in the header of the page itself. */
export function customizationOf(switches: ViewerSwitches): Customization {
  return {
    showCustomizableHeader: switches.heading,
    showStatusBar: switches.statusBar,
    showToolBar: switches.toolBar,
    showPageNavigation: switches.pageNavigation,
    showFilterPanel: switches.filterPanel,
    showExportVisualization: switches.exportVisualization,
    showExportFile: switches.exportFile,
    showUndoRedo: switches.undoRedo,
    showDodPanel: switches.detailsPanel,
    showClose: false,
    showAuthor: false,
  };
}

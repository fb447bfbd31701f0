import type { NamedPage } from '@pellucid/contract';
import type { ViewerSwitches } from '../../viewer/analytics-viewer.ts';

/** The display switches of a page, as a viewer takes them. */
export function switchesOf(page: NamedPage): ViewerSwitches {
  return {
    statusBar: page.showStatusBar,
    toolBar: page.showToolBar,
    pageNavigation: page.showPageNavigation,
    filterPanel: page.showFilterPanel,
    exportFile: page.showExportFile,
    exportVisualization: page.showExportVisualization,
    undoRedo: page.showUndoRedo,
    detailsPanel: page.showDodPanel,
    heading: page.showCustomizableHeader,
    title: page.menu,
  };
}

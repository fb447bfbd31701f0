import { FakeWebPlayer } from '../testing/fake-web-player.ts';
import { describeViewer } from '../testing/viewer-contract.ts';
import { SpotfireViewer } from './spotfire-viewer.ts';
import type { Customization, FilterColumn } from './web-player.ts';

describeViewer('the viewer of a Spotfire server', () => {
  const player = new FakeWebPlayer();
  player.failures.set('setFilter', (column: FilterColumn) =>
    column.filterSettings.values?.includes('Unknown') ? ['ErrorFiltering', 'No such value'] : null,
  );
  const viewer = new SpotfireViewer('https://spotfire.example/spotfire/wp/', async () => player);
  viewer.attach({ elementId: 'analysis', customization: {} as Customization, loginElement: () => null });
  return {
    viewer,
    path: '/Customer/Spend',
    field: 'nature',
    value: 'Education',
    other: { field: 'company', value: 'Acme' },
    failing: { field: 'state', value: 'Unknown', includeEmpty: false },
    mark: null,
    dispose: () => undefined,
  };
});

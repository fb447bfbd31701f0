import type { EndpointResponse, landingPreview } from '@pellucid/contract';
import { TileChart } from '../../charts/tile-chart.tsx';
import { ThemeProvider } from '../../ui/theme-provider.tsx';

const HEIGHT = 400;

/** The tile of a preview. Loaded on demand: the landing page is usable before its charts are. */
export function PreviewChart({ preview }: { preview: EndpointResponse<typeof landingPreview> }) {
  return (
    <ThemeProvider>
      <TileChart tile={preview.tile} fields={preview.fields} result={preview.result} height={HEIGHT} />
    </ThemeProvider>
  );
}

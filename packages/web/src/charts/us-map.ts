import { feature } from 'topojson-client';
import topology from 'us-atlas/states-albers-10m.json';
import { STATES, TERRITORIES } from './us-states.ts';

type Position = number[];
type Geometry = { type: 'Polygon'; coordinates: Position[][] } | { type: 'MultiPolygon'; coordinates: Position[][][] };

interface Area {
  type: 'Feature';
  properties: { name: string };
  geometry: Geometry;
}

/** What `feature` gives for a collection of shapes. */
interface Shapes {
  features: { id?: string | number; geometry: Geometry }[];
}

const BOX = { size: 28, gap: 64, left: 585, top: 592 } as const;

/** The shapes of states and territories, each named by its postal code. The atlas is projected already, with y downwards; ECharts' is upwards. */
export function usAreas(): { type: 'FeatureCollection'; features: Area[] } {
  const atlas = topology as unknown as Parameters<typeof feature>[0];
  const codes = new Map(Object.entries(STATES).map(([code, { fips }]) => [fips, code]));
  const shapes = feature(atlas, 'states') as unknown as Shapes;
  const states = shapes.features.flatMap(({ id, geometry }): Area[] => {
    const code = codes.get(String(id));
    if (code === undefined) return [];
    return [{ type: 'Feature', properties: { name: code }, geometry: flipped(geometry) }];
  });
  return { type: 'FeatureCollection', features: [...states, ...TERRITORIES.map(territory)] };
}

/** Territories lie far away or are too small to hit: each is a box below the south-east. */
function territory(code: string, at: number): Area {
  const x = BOX.left + at * BOX.gap;
  const y = -BOX.top;
  const ring = [
    [x, y],
    [x + BOX.size, y],
    [x + BOX.size, y - BOX.size],
    [x, y - BOX.size],
    [x, y],
  ];
  return { type: 'Feature', properties: { name: code }, geometry: { type: 'Polygon', coordinates: [ring] } };
}

function flipped(geometry: Geometry): Geometry {
  const ring = (positions: Position[]): Position[] => positions.map(([x = 0, y = 0]) => [x, -y]);
  if (geometry.type === 'Polygon') return { ...geometry, coordinates: geometry.coordinates.map(ring) };
  return { ...geometry, coordinates: geometry.coordinates.map((polygon) => polygon.map(ring)) };
}

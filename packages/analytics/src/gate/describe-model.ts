import type { ModelDescription } from '@pellucid/contract';
import type { Dimension, Measure, Model } from '../model/model.ts';
import { rowPolicy } from '../plan/row-policy.ts';
import { isFree, type Scope } from '../scope/scope.ts';
import { capabilitiesOf } from './capabilities.ts';
import type { FreeTier } from './free-rankings.ts';
import { versionOfSources } from './planner.ts';
import type { Snapshots } from './snapshot.ts';
import type { TierLimits } from './tier-limits.ts';

/** What a scope can ask: names, labels and types, and what each type takes. */
export async function describeModel(
  {
    model,
    freeTier,
    snapshots,
    limits,
  }: { model: Model; freeTier: FreeTier; snapshots: Snapshots; limits: TierLimits },
  scope: Scope,
): Promise<ModelDescription> {
  const at = await snapshots.read();
  const free = isFree(scope);
  const allowed = <T extends { name: string }>(fields: Iterable<T>, names: readonly string[]): T[] =>
    [...fields].filter(({ name }) => !free || names.includes(name));
  const sources = allowed(model.sources.values(), freeTier.sources).map(async (source) => ({
    name: source.name,
    label: source.label,
    description: source.description,
    visibility: source.visibility.kind,
    // What is there cannot be said before the company is chosen.
    programYears: rowPolicy(source, scope).kind === 'unchosen' ? [] : await limits.programYears(source.name, scope, at),
    dimensions: allowed(source.dimensions.values(), freeTier.dimensions).map((dimension) => ({
      ...fieldOf(dimension),
      manyValued: dimension.lookup?.bridge !== undefined,
    })),
    measures: allowed(source.measures.values(), freeTier.measures).map(fieldOf),
  }));
  return {
    dataVersion: versionOfSources(model.sources.values(), scope, at.versions),
    ...capabilitiesOf(free),
    sources: await Promise.all(sources),
  };
}

function fieldOf({ name, label, type, description, synonyms }: Measure | Dimension) {
  return { name, label, type, description, synonyms: [...synonyms] };
}

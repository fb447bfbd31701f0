import { ENTITIES, type EntityDef } from '@pellucid/contract';
import type { APIRequestContext } from 'playwright-core';
import { expect } from 'vitest';
import { linksOf, valueFor } from './entity-values.ts';

/** Far from the numbers of the journey that fills lists, whose records may be on the same installation. */
const FIRST = 20;

/** Makes records to look at, with every field and link that a journey fills, and takes them away again. */
export function recordMaker(api: APIRequestContext) {
  const made: string[] = [];

  /** A new record; answers its id. */
  async function make(definition: EntityDef, n = FIRST): Promise<number> {
    const data: Record<string, unknown> = {};
    for (const [name, field] of Object.entries(definition.fields)) {
      const value = valueFor(definition, name, field, n);
      if (value !== undefined) data[name] = value;
    }
    for (const { name, field } of linksOf(definition)) {
      const target = ENTITIES.find((each) => each.definition.name === field.to)?.definition;
      if (target === undefined) throw new Error(`${definition.name}.${name} links to nothing`);
      const id = field.unique ? await make(target, n + 1) : await firstOf(target);
      data[name] = field.type === 'relations' ? [{ id }] : { id };
    }
    const answer = await api.post(`/api/${definition.path}`, { data });
    expect(answer.status(), await answer.text()).toBe(201);
    const { id } = await answer.json();
    made.push(`/api/${definition.path}/${id}`);
    return id;
  }

  async function firstOf({ path, noun }: EntityDef): Promise<number> {
    const [record] = await (await api.get(`/api/${path}?size=1&sort=id`)).json();
    if (record === undefined) throw new Error(`There is no ${noun.one} to link to`);
    return record.id;
  }

  return {
    make,
    /** Those that link to others go first. */
    async clear(): Promise<void> {
      for (const address of made.splice(0).toReversed()) await api.delete(address);
    },
  };
}

import { expect, it } from 'vitest';
import { ENTITIES } from '../entities.ts';

/** Fields that are kept for others: no screen and no rule of this product goes by them. */
const READ_BY_OTHERS: Readonly<Record<string, readonly string[]>> = {
  company: ['createAggspendDB'],
  pageInfo: ['pageDomain', 'gaPageUrl', 'subPagesFromSpotfire', 'htmlUpload'],
  configurationFilter: ['filterFile'],
  configurationStandardPagesFilter: ['filteringScheme', 'markings', 'haveAlternateDB', 'tableFor'],
};

it.each(Object.entries(READ_BY_OTHERS))('the form of a %s says who reads what has no effect here', (name, fields) => {
  const definition = ENTITIES.find((entity) => entity.definition.name === name)?.definition;
  const told = fields.map((field) => [field, definition?.fields[field]?.help]);
  expect(Object.fromEntries(told)).toEqual(
    Object.fromEntries(fields.map((field) => [field, expect.stringMatching(/^Read by /)])),
  );
});

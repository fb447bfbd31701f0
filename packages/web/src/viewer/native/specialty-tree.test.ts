import type { Condition } from '@pellucid/contract';
import { expect, it } from 'vitest';
import { found, isChosen, isPartlyChosen, type TreeNode, toggled, treeOf } from './specialty-tree.ts';

const NODES = treeOf([
  { value: 'Physicians|Internal Medicine', records: 5 },
  { value: 'Physicians|Internal Medicine|Cardiology', records: 20 },
  { value: 'Physicians|Internal Medicine|Oncology', records: 30 },
  { value: 'Physicians|Dermatology', records: 7 },
  { value: 'Dental Providers|Dentist', records: 90 },
  { value: null, records: 4 },
]);

function node(path: string, nodes: readonly TreeNode[] = NODES): TreeNode {
  const hit = nodes.find((each) => path === each.path || path.startsWith(`${each.path}|`));
  if (hit === undefined) throw new Error(`no ${path}`);
  return hit.path === path ? hit : node(path, hit.children);
}
const toggle = (path: string, condition: Condition | null) => toggled('specialty', NODES, node(path), condition);

it('adds records up from below, the most frequent first', () => {
  expect(NODES.map(({ label, records }) => [label, records])).toEqual([
    ['Dental Providers', 90],
    ['Physicians', 62],
  ]);
  expect(node('Physicians|Internal Medicine').records).toBe(55);
});

it('says leaves as values, and a level as all that begins with it', () => {
  const leaf = toggle('Physicians|Dermatology', null);
  expect(leaf).toEqual({ field: 'specialty', op: 'eq', value: 'Physicians|Dermatology' });
  const both = toggle('Physicians|Internal Medicine', leaf);
  expect(both).toEqual({
    field: 'specialty',
    op: 'startsWith',
    value: ['Physicians|Dermatology', 'Physicians|Internal Medicine'],
  });
  expect(isChosen(node('Physicians|Internal Medicine|Oncology'), both)).toBe(true);
  expect(isPartlyChosen(node('Physicians'), both)).toBe(true);
  expect(isChosen(node('Physicians'), both)).toBe(false);
});

it('a level takes the place of what was chosen below it; without one below it the others stay', () => {
  const oncology = toggle('Physicians|Internal Medicine|Oncology', null);
  const all = toggle('Physicians', oncology);
  expect(all).toEqual({ field: 'specialty', op: 'startsWith', value: 'Physicians' });
  expect(toggle('Physicians|Internal Medicine|Oncology', all)).toEqual({
    field: 'specialty',
    op: 'in',
    value: ['Physicians|Internal Medicine|Cardiology', 'Physicians|Dermatology'],
  });
  expect(toggle('Physicians', all)).toBeNull();
});

it('finds what a text is in, with the levels above', () => {
  expect(found(NODES, 'onco').map(({ path, children }) => [path, children.map((child) => child.path)])).toEqual([
    ['Physicians', ['Physicians|Internal Medicine']],
  ]);
});

it.each(['orthop', 'orthopaed', 'orthopedic', 'Orthopa'])('finds %s in either spelling', (text) => {
  const nodes = treeOf([{ value: 'Physicians|Orthopaedic Surgery', records: 3 }]);
  expect(found(nodes, text)).toHaveLength(1);
});

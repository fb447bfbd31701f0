import type { Condition, FieldValue } from '@pellucid/contract';
import { chosenValues, conditionOn } from './mark-conditions.ts';

/** A level of values such as "grouping|classification|specialization". */
export interface TreeNode {
  /** The value up to this level. */
  readonly path: string;
  readonly label: string;
  /** Records of it and of all below it. */
  readonly records: number;
  readonly children: readonly TreeNode[];
}

interface Branch {
  records: number;
  children: Map<string, Branch>;
}

/** The values as a tree, the most frequent first on each level. What is empty is in no branch. */
export function treeOf(values: readonly FieldValue[]): TreeNode[] {
  const root: Branch = { records: 0, children: new Map() };
  for (const { value, records } of values) {
    if (value === null || value === '') continue;
    let branch = root;
    for (const level of String(value).split('|')) {
      const child = branch.children.get(level) ?? { records: 0, children: new Map() };
      branch.children.set(level, child);
      child.records += records;
      branch = child;
    }
  }
  return nodesOf(root, '');
}

function nodesOf({ children }: Branch, above: string): TreeNode[] {
  return [...children]
    .map(([label, branch]) => {
      const path = above === '' ? label : `${above}|${label}`;
      return { path, label, records: branch.records, children: nodesOf(branch, path) };
    })
    .sort((a, b) => b.records - a.records);
}

/** The nodes whose label, or that of one below or above them, has a text: `orthopedic` also finds what is spelled `orthopaedic`. */
export function found(nodes: readonly TreeNode[], text: string): TreeNode[] {
  const wanted = text.toLowerCase();
  return nodes.flatMap((node) => {
    const label = node.label.toLowerCase();
    if (label.includes(wanted) || american(label).includes(american(wanted))) return [node];
    const children = found(node.children, text);
    return children.length === 0 ? [] : [{ ...node, children }];
  });
}

const american = (text: string) => text.replaceAll(/[ao]e/g, 'e');

/** What a filter chooses: values, or with `startsWith` all that begins with them. */
export function chosenPaths(condition: Condition | null): string[] {
  if (condition?.op !== 'startsWith') return chosenValues(condition).map(String);
  const { value = [] } = condition;
  return (Array.isArray(value) ? value : [value]).map(String);
}

/** Whether a node is chosen, by itself or with one above it; with `startsWith` also with one whose name its own begins with. */
export function isChosen({ path }: TreeNode, condition: Condition | null): boolean {
  const paths = chosenPaths(condition);
  return condition?.op === 'startsWith' ? paths.some((chosen) => path.startsWith(chosen)) : paths.includes(path);
}

/** Whether something below a node is chosen. */
export function isPartlyChosen(node: TreeNode, condition: Condition | null): boolean {
  return node.children.some((child) => isChosen(child, condition) || isPartlyChosen(child, condition));
}

/** The filter with a node added, or taken away with all below it; what was chosen above it then stays for the others there. */
export function toggled(field: string, nodes: readonly TreeNode[], node: TreeNode, condition: Condition | null) {
  const chosen = chosenNodes(nodes, condition);
  const within = ({ path }: TreeNode) => path === node.path || path.startsWith(`${node.path}|`);
  if (!isChosen(node, condition)) return conditionOf(field, [...chosen.filter((other) => !within(other)), node]);
  const without = (other: TreeNode): TreeNode[] => {
    if (within(other)) return [];
    return node.path.startsWith(`${other.path}|`) ? other.children.flatMap(without) : [other];
  };
  return conditionOf(field, chosen.flatMap(without));
}

/** The highest nodes that are chosen. */
function chosenNodes(nodes: readonly TreeNode[], condition: Condition | null): TreeNode[] {
  return nodes.flatMap((node) => (isChosen(node, condition) ? [node] : chosenNodes(node.children, condition)));
}

/** Values where nothing is below them, else all that begins with the paths. */
function conditionOf(field: string, nodes: readonly TreeNode[]): Condition | null {
  const paths = nodes.map(({ path }) => path);
  if (nodes.every(({ children }) => children.length === 0)) return conditionOn(field, paths);
  const [path = '', ...more] = paths;
  return { field, op: 'startsWith', value: more.length === 0 ? path : paths };
}

import { type Rewrites, replaced } from './replaced.ts';

const NAMES = '(?:(?:the|their|full)\\s+)*names?';
const COLUMN =
  '(?:(?:the|their|its|home)\\s+)*(?:specialt(?:y|ies)|states?|cit(?:y|ies)|totals?|total\\s+amounts?|amounts?|types?|professions?)(?:\\s+(?:received|paid|amounts?))?';
const AND = '(?:\\s*,\\s*(?:and\\s+)?|\\s+and\\s+|\\s*&\\s*)';
const ASKING =
  '(?:(?:please|kindly|could\\s+you|can\\s+you|(?:i|we)(?:\\s+would|\\W?d)?\\s+(?:need|want|like))\\s+)*(?:(?:show|list|give|provide|tell|state|report|send|get|pull)\\s+(?:me\\s+|us\\s+)?)?';
const OF =
  '\\s+(?:of|for)\\s+(?<who>(?:(?:the|all|each|every|any)\\s+)*)(?!payments?\\b|records?\\b|transactions?\\b|those\\b|them\\b|these\\b)';

const PLAINER: Rewrites = [
  // `names, specialties and totals of the doctors paid by Pfizer`: who they are is asked, and the rest stands beside them.
  [
    new RegExp(
      `^(?<asking>${ASKING})${NAMES}${AND}(?<columns>${COLUMN}(?:${AND}${COLUMN})*)${OF}(?<rest>[^?]+?)[\\s?.]*$`,
      'i',
    ),
    '$<asking>$<who>$<rest> with $<columns>',
  ],
  [
    new RegExp(
      `^(?<asking>${ASKING})(?<columns>${COLUMN}(?:${AND}${COLUMN})*)${AND}${NAMES}${OF}(?<rest>[^?]+?)[\\s?.]*$`,
      'i',
    ),
    '$<asking>$<who>$<rest> with $<columns>',
  ],
];

/** People whose name is asked for beside something else of them, said as a list of them with it. */
export function withNamesFirst(question: string): string {
  return replaced(question, PLAINER);
}

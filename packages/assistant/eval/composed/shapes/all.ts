import { BASIC } from './basic.ts';
import { HEADINGS_SHAPES } from './headings.ts';
import { MEMBERS } from './members.ts';
import { SESSIONS } from './sessions.ts';
import type { Shapes } from './shape.ts';
import { STATISTICS } from './statistics.ts';

/** Every shape of a question by its name, of which as many are put together. */
export const SHAPES: Shapes = { ...BASIC, ...SESSIONS, ...HEADINGS_SHAPES, ...STATISTICS, ...MEMBERS };

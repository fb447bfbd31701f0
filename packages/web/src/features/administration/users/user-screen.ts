import { userCalls, userDef } from '@pellucid/contract';
import type { EntityScreen } from '../../../crud/entity-screen.ts';

/** Accounts, who they belong to and what they may do. */
export const userScreen: EntityScreen = {
  definition: userDef,
  calls: userCalls,
};

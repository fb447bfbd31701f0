import { userCalls, userDef } from '@pellucid/contract';
import type { EntityScreen } from '../../../crud/entity-screen.ts';
import { ActivatedEditor } from './activated-editor.tsx';
import { ActivationSwitch } from './activation-switch.tsx';
import { AuthoritiesEditor } from './authorities-editor.tsx';
import { CompanyEditor, UserGroupEditor } from './company-editors.tsx';
import { UserActions } from './user-actions.tsx';
import { UserActivity } from './user-activity.tsx';

/** Accounts, who they belong to and what they may do. */
export const userScreen: EntityScreen = {
  definition: userDef,
  calls: userCalls,
  groups: [
    { title: 'Account', fields: ['login', 'email', 'firstName', 'lastName', 'langKey'] },
    {
      title: 'Access',
      fields: [
        'authorities',
        'company',
        'userGroup',
        'activated',
        'isRejected',
        'assignedRoles',
        'confirmed',
        'mustChangePassword',
        'lastSignInAt',
      ],
    },
    {
      title: 'About the person',
      fields: ['organization', 'department', 'contact', 'usertype', 'npi', 'promotionCode', 'imageUrl'],
    },
  ],
  editors: {
    activated: ActivatedEditor,
    authorities: AuthoritiesEditor,
    company: CompanyEditor,
    userGroup: UserGroupEditor,
  },
  asksReason: true,
  RowActions: ActivationSwitch,
  ViewActions: UserActions,
  ViewExtra: UserActivity,
};

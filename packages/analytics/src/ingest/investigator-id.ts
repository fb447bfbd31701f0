import { idOfName } from '../warehouse/id-of-name.ts';
import { cleanId, PERSON } from './recipients.ts';

/** The profiles of the people whose NPI is known, while investigators are taken. */
export const PROFILE_OF_NPI = 'profile_of_npi';

/** The id that an investigator has as a recipient: of the profile, also where the NPI alone says which it is. */
export const INVESTIGATOR_ID = `coalesce(${cleanId('profile_id')},
  (SELECT known_id FROM ${PROFILE_OF_NPI} WHERE known_npi = ${cleanId('npi')}), ${cleanId('npi')}, ${idOfName(PERSON)})`;

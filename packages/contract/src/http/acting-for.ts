import { z } from 'zod';

/** The id of the company whose private records an administrator asks for; without it their own company's, if they have one. */
export const ACTING_FOR_HEADER = 'X-Acting-For';

/** The headers of a call that is answered from private records; the others pass as they are. */
export const ActingForHeaders = z.looseObject({
  [ACTING_FOR_HEADER.toLowerCase()]: z.coerce.number().int().min(1).optional(),
});

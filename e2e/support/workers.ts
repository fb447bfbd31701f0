/** Workers that run journeys at once, each with an installation of its own. A journey waits more than it works. */
export const WORKERS = 2;

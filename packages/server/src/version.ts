import packageJson from '../package.json' with { type: 'json' };

/** Version of the product, as the top bar shows it. */
export const VERSION = packageJson.version;

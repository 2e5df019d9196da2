/** The version of the packages, which have one together: `node scripts/version.mjs` writes it. */
export const VERSION = '0.1.0';

import { serveTrials } from './compare/serve-trials.ts';
import { methodNamed } from './registry.ts';

/** The program of a process that tries a method once and tells what came out. */
serveTrials(methodNamed);

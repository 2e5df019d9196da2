/**
 * Latin puzzles over HTTP: the uses of the workshop as an API with OpenAPI, worked out in threads; and the studio.
 *
 * @packageDocumentation
 */

export { readTokens } from './http/tokens.ts';
export type { ServiceLimits, ServiceOptions } from './rules/settings.ts';
export { type RunningService, startService } from './service.ts';

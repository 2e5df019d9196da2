/** Whether a value, such as one read from JSON, is an object whose fields can be looked at by name. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

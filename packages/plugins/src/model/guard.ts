import { type FactsOf, type Fault, makeFault } from '@latin-puzzles/core/basis';
import { PLUGIN_FAULTS, type PluginFaultFacts } from './faults.ts';

/** Raised when a plugin fails while it runs: who runs plugins catches it and tells the fault. */
export class PluginError extends Error {
  readonly fault: Fault;
  constructor(fault: Fault) {
    super(fault.message);
    this.name = 'PluginError';
    this.fault = fault;
  }
}

/** A fault of a plugin, to be thrown. */
export function pluginFault<C extends keyof PluginFaultFacts>(
  plugin: string,
  kind: C,
  ...facts: FactsOf<PluginFaultFacts[C]>
): PluginError {
  return new PluginError(makeFault(PLUGIN_FAULTS, kind, plugin, ...facts));
}

/** Calls a plugin. What it throws becomes a fault that names it. */
export function guarded<T>(plugin: string, call: () => T): T {
  try {
    return call();
  } catch (error) {
    throw asFault(plugin, error);
  }
}

/** The items that a plugin gives, taken one by one in the same care. */
export function* guardedItems<T>(plugin: string, call: () => Iterable<T>): Generator<T, void, undefined> {
  const items = guarded(plugin, () => call()[Symbol.iterator]());
  try {
    for (let step = guarded(plugin, () => items.next()); !step.done; step = guarded(plugin, () => items.next()))
      yield step.value;
  } finally {
    items.return?.();
  }
}

export function asFault(plugin: string, error: unknown): PluginError {
  if (error instanceof PluginError) return error;
  return pluginFault(plugin, 'plugin.threw', { plugin, said: saidBy(error) });
}

/** What an exception says, in a line. */
export function saidBy(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  const [line = ''] = text.split('\n');
  const short = line.length > 200 ? `${line.slice(0, 200)}…` : line;
  return /[.!?…]$/.test(short) ? short : `${short}.`;
}

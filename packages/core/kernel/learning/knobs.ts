const KD = memory.data(64 * 8);
class Knobs { @inline @operator('[]') get(i: i32): f64 { return load<f64>(KD + (<usize>i << 3)); } }
export const K = changetype<Knobs>(<usize>KD);
export function knob(i: i32, v: f64): void { store<f64>(KD + (<usize>i << 3), v); }

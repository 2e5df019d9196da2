/** How heavy a line is: none, light or heavy. */
export type Weight = 0 | 1 | 2;

/** Box-drawing characters by the weights of their arms: up, right, down, left. */
const JUNCTIONS = new Map(
  `
  0101─ 0202━ 1010│ 2020┃
  0110┌ 0210┍ 0120┎ 0220┏ 0011┐ 0012┑ 0021┒ 0022┓
  1100└ 1200┕ 2100┖ 2200┗ 1001┘ 1002┙ 2001┚ 2002┛
  1110├ 1210┝ 2110┞ 1120┟ 2120┠ 2210┡ 1220┢ 2220┣
  1011┤ 1012┥ 2011┦ 1021┧ 2021┨ 2012┩ 1022┪ 2022┫
  0111┬ 0112┭ 0211┮ 0212┯ 0121┰ 0122┱ 0221┲ 0222┳
  1101┴ 1102┵ 1201┶ 1202┷ 2101┸ 2102┹ 2201┺ 2202┻
  1111┼ 1112┽ 1211┾ 1212┿ 2111╀ 1121╁ 2121╂ 2112╃ 2211╄ 1122╅ 1221╆ 2212╇ 1222╈ 2122╉ 2221╊ 2222╋
  `
    .trim()
    .split(/\s+/)
    .map((entry) => [entry.slice(0, 4), entry.slice(4)] as const),
);

export function junction(up: Weight, right: Weight, down: Weight, left: Weight): string {
  return JUNCTIONS.get(`${up}${right}${down}${left}`) ?? ' ';
}

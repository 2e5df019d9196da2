/** For buttons beside the board: pressed with a pointer, they leave the keys to the board. Tab still leads to them. */
export function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

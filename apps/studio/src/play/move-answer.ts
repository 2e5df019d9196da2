/** What a move is answered with: it was made, it broke a rule, it solved the puzzle. */
export type MoveAnswer = 'made' | 'wrong' | 'solved';
